/** Planned moves: entered while the other side thinks, played on the turn, dropped if they are not legal then. */
import { type Attempt, has, type Place, parseMoveText, resolveMove, type Square } from '@crownhead/rules';
import type { InputContext, MoveInput, Step } from './input.ts';
import { handOver, refuse, still } from './moving.ts';
import { refusedTry, squareOf } from './why.ts';

export const isPlanning = ({ context, settings }: MoveInput): boolean =>
  settings.premoves && context.role === 'waiting' && context.outcome === null;

const isOwn = ({ position, side }: InputContext, square: Square | null): square is Square =>
  square !== null && side !== null && has(position[side], square);

const plan = (input: MoveInput, premove: Attempt): Step => still({ ...input, premove, planned: null });

/** An own piece, then where it is to go; anything else gives the plan up. */
export function pressPlan(input: MoveInput, place: Place): Step {
  const { planned, premove, context } = input;
  const square = squareOf(place);
  if (planned === square && square !== null) return still({ ...input, planned: null });
  if (isOwn(context, square)) return still({ ...input, planned: square, premove: null });
  if (planned !== null) {
    return square === null ? refuse(input, 'light-square', [planned, place]) : plan(input, [planned, square]);
  }
  return premove ? still({ ...input, premove: null }) : refuse(input, 'not-your-turn', [place]);
}

export function grabPlan(input: MoveInput, place: Place): Step {
  const square = squareOf(place);
  if (!isOwn(input.context, square)) return refuse(input, 'not-your-turn', [place]);
  return still({ ...input, planned: square, premove: null, dragging: true });
}

export function dropPlan(input: MoveInput, place: Place | null): Step {
  const released = { ...input, dragging: false, over: null };
  const stays = !input.dragging || place === null || squareOf(place) === input.planned;
  // An own piece may have gone by then, so that its square is a fair aim.
  const square = stays ? null : squareOf(place);
  if (stays || input.planned === null) return still(released);
  return square === null
    ? refuse(released, 'light-square', [input.planned, place])
    : plan(released, [input.planned, square]);
}

export function textPlan(input: MoveInput, text: string): Step {
  const attempt = parseMoveText(text);
  if (!attempt.ok) return refuse(input, 'unreadable', []);
  const [from] = attempt.value;
  return typeof from === 'number' && isOwn(input.context, from)
    ? plan(input, attempt.value)
    : refuse(input, 'not-your-turn', attempt.value);
}

/** The turn has come: the plan is played, or dropped with the reason. */
export function playPlan(input: MoveInput, premove: Attempt): Step {
  const { position, rules, outcome } = input.context;
  const move = resolveMove(position, rules, premove, { outcome });
  if (move.ok) return handOver(input, move.value);
  return still({ ...input, refused: refusedTry(input.context, move.error, premove) });
}
