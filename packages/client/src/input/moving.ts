/** Choosing a piece and going hop by hop: what a mover's presses mean. A spectator can choose too, only to look. */
import {
  type Attempt,
  beginTurn,
  explain,
  has,
  hop,
  type Move,
  mayEnd,
  nextHops,
  type Place,
  pieceAt,
  type Square,
  squaresOfMove,
  type Turn,
  toMove,
  walk,
} from '@crownhead/rules';
import { at, hasHopped, hopTo, onlyEnd, wayTo } from './hops.ts';
import type { InputReason, MoveInput, Step } from './input.ts';
import { boardDuring } from './show.ts';
import { refusedTry, squareOf, stuck } from './why.ts';

export const still = (input: MoveInput): Step => ({ input, move: null });

/** Says no and leaves everything as it was (M2). */
export const refuse = (
  input: MoveInput,
  reason: InputReason,
  attempt: Attempt,
  turn: Turn | null = input.turn,
): Step => still({ ...input, refused: refusedTry(input.context, reason, attempt, turn) });

/** Hands a move over to the table; the board goes on showing it. */
export function handOver(input: MoveInput, move: Move): Step {
  const { position, rules } = input.context;
  const turn = walk(position, rules, squaresOfMove(move));
  return { input: { ...input, turn, planned: null, premove: null, sent: move }, move };
}

/** Is it a piece of the side to move, as the board stands now? */
const isOwn = ({ context: { position }, turn }: MoveInput, square: Square | null): square is Square =>
  square !== null && has(position[position.turn], square) && (turn === null || square !== turn.path[0]);

function choose(input: MoveInput, place: Place): Step {
  const { context } = input;
  const { position, rules } = context;
  const square = squareOf(place);
  const fault = explain(position, rules, [square ?? place]);
  if (square !== null && context.spent.includes(square)) return refuse(input, 'one-jump-only', [square]);
  if (square === null || !has(position[position.turn], square)) {
    return refuse(input, fault.ok ? 'no-piece' : fault.error, [place]);
  }
  const turn = beginTurn(position, square);
  const refused = nextHops(turn, rules).length === 0 ? stuck(context, square) : null;
  return still({ ...input, turn, refused });
}

/** Those who are not to move may look but not hop. */
const notYours = ({ context: { role } }: MoveInput): InputReason | null =>
  role === 'mover' ? null : role === 'waiting' ? 'not-your-turn' : 'not-seated';

/** After a hop: the turn is complete, or completes itself, or waits for the next hop. */
function goOn(input: MoveInput, turn: Turn): Step {
  const { rules } = input.context;
  if (nextHops(turn, rules).length === 0) return handOver(input, toMove(turn));
  const only = input.settings.autoComplete ? onlyEnd(turn, rules) : null;
  return only ? handOver(input, only) : still({ ...input, turn });
}

function go(input: MoveInput, turn: Turn, place: Place): Step {
  const { position, rules } = input.context;
  const attempt = [...turn.path, place];
  const role = notYours(input);
  if (role) return refuse(input, role, attempt);
  const square = squareOf(place);
  const next = hopTo(turn, rules, square);
  if (next) return goOn(input, hop(turn, next));
  const further = square === null ? null : wayTo(turn, rules, square);
  if (further === 'ambiguous') return refuse(input, 'ambiguous', attempt);
  if (further) return goOn(input, further);
  const fault = explain(position, rules, square === null ? attempt : [...turn.path, square]);
  return refuse(input, fault.ok ? 'must-finish' : fault.error, attempt);
}

/** M8: ends the turn where it may end. */
export function end(input: MoveInput): Step {
  const { turn, context } = input;
  const role = notYours(input);
  if (role) return refuse(input, role, []);
  if (turn === null || !hasHopped(turn)) return refuse(input, 'unreadable', []);
  return mayEnd(turn, context.rules)
    ? handOver(input, toMove(turn))
    : refuse(input, 'must-finish', turn.path);
}

export function complete(input: MoveInput): Step {
  const role = notYours(input);
  if (role) return refuse(input, role, []);
  const move = input.turn && onlyEnd(input.turn, input.context.rules);
  return move ? handOver(input, move) : refuse(input, 'ambiguous', input.turn?.path ?? []);
}

/**
 * In the middle of a jump somebody chooses something else, by press or by drag: another piece, own or not, has to wait. Null
 * where nothing stands.
 */
function chooseDuringJump(input: MoveInput, turn: Turn, square: Square): Step | null {
  const board = boardDuring(turn, input.context.rules);
  return pieceAt(board, square) ? refuse(input, 'only-the-jumper', [square]) : null;
}

/** A press: chooses, chooses again, hops, or ends the turn where the piece stands. */
export function press(input: MoveInput, place: Place): Step {
  const { turn } = input;
  const square = squareOf(place);
  if (turn === null) return choose(input, place);
  if (square === at(turn)) return hasHopped(turn) ? end(input) : still({ ...input, turn: null });
  if (!hasHopped(turn) && isOwn(input, square)) return choose(input, place);
  const other = hasHopped(turn) && square !== null ? chooseDuringJump(input, turn, square) : null;
  return other ?? go(input, turn, place);
}

/** Takes hold of a piece; one under way is held where it is. */
export function grab(input: MoveInput, place: Place): Step {
  const { turn } = input;
  const square = squareOf(place);
  if (turn && square === at(turn)) return still({ ...input, dragging: true });
  if (turn && hasHopped(turn)) {
    if (square === null) return refuse(input, 'light-square', [place]);
    return chooseDuringJump(input, turn, square) ?? refuse(input, 'no-piece', [place]);
  }
  const { input: chosen } = choose(turn ? { ...input, turn: null } : input, place);
  return still({ ...chosen, dragging: chosen.turn !== null });
}

/** Dropped where it was, or outside, the piece stays chosen. */
export function drop(input: MoveInput, place: Place | null): Step {
  const { turn, dragging } = input;
  const released = { ...input, dragging: false, over: null };
  if (!dragging || turn === null || place === null || squareOf(place) === at(turn)) {
    return still({ ...released, refused: input.refused });
  }
  return go(released, turn, place);
}

/** Takes back a hop, then the choice. */
export function back(input: MoveInput): Step {
  const { turn, context } = input;
  if (turn === null) return still(input);
  const { position, rules } = context;
  return still({ ...input, turn: hasHopped(turn) ? walk(position, rules, turn.path.slice(0, -1)) : null });
}
