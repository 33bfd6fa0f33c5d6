/** The move input itself: takes what a player does, returns the new state and, when it is complete, the move to send. */
import { type Place, parseMoveText, readMove, walk } from '@crownhead/rules';
import type { InputContext, InputEvent, InputSettings, MoveInput, Step } from './input.ts';
import { startInput } from './input.ts';
import { back, complete, drop, end, grab, handOver, press, refuse, still } from './moving.ts';
import { dropPlan, grabPlan, isPlanning, playPlan, pressPlan, textPlan } from './planning.ts';
import { squareOf } from './why.ts';

/** Typed to end a turn that may end (M8). */
const END_WORDS: readonly string[] = ['end', 'stop', '.'];

function pressAt(input: MoveInput, place: Place | null): Step {
  if (place === null) return still(input);
  return isPlanning(input) ? pressPlan(input, place) : press(input, place);
}

function type(input: MoveInput, text: string): Step {
  const { position, rules, outcome, role } = input.context;
  if (END_WORDS.includes(text.trim().toLowerCase())) return end(input);
  if (isPlanning(input)) return textPlan(input, text);
  if (role !== 'mover' && !outcome)
    return refuse(input, role === 'waiting' ? 'not-your-turn' : 'not-seated', []);
  const move = readMove(position, rules, text, { outcome, begun: input.turn?.path });
  if (move.ok) return handOver(input, move.value);
  const attempt = parseMoveText(text);
  const named = attempt.ok ? attempt.value : [];
  // As far as the text was right: that is where its mistake can be shown.
  const squares = named.map(squareOf).filter((square) => square !== null);
  const turn = (squares.length === named.length ? walk(position, rules, squares) : null) ?? input.turn;
  return refuse(input, move.error, named, turn);
}

function happen(input: MoveInput, event: InputEvent): Step {
  switch (event.type) {
    case 'press':
      return pressAt({ ...input, cursor: squareOf(event.place) ?? event.place }, event.place);
    case 'grab':
      return isPlanning(input) ? grabPlan(input, event.place) : grab(input, event.place);
    case 'over':
      return still({ ...input, over: event.place });
    case 'drop':
      return isPlanning(input) ? dropPlan(input, event.place) : drop(input, event.place);
    case 'enter':
      return pressAt(input, input.cursor);
    case 'back':
      return input.turn ? back(input) : still({ ...input, planned: null, premove: null });
    case 'text':
      return type(input, event.text);
    case 'end':
      return end(input);
    case 'complete':
      return complete(input);
    case 'escape':
      return still({ ...input, turn: null, planned: null, premove: null, dragging: false, over: null });
  }
}

/** A refusal is read until the player does something else. */
const KEEPS_REFUSAL: readonly InputEvent['type'][] = ['over', 'drop'];

/** Takes what the player did; returns the input after it, and the move when one is complete. */
export function stepInput(input: MoveInput, event: InputEvent): Step {
  // Looking about is possible at any time.
  const looking = event.type === 'over';
  if (input.sent !== null && !looking) return still(input);
  const fresh = KEEPS_REFUSAL.includes(event.type) ? input : { ...input, refused: null };
  if (input.context.outcome && !looking && event.type !== 'escape') return refuse(fresh, 'game-over', []);
  return happen(fresh, event);
}

/** The table has moved on, or something else about it has changed. A plan is played when its turn has come. */
export function followTable(input: MoveInput, context: InputContext): Step {
  const { game, turn, role } = input.context;
  if (context.game === game && context.turn === turn && context.role === role) {
    return still({ ...input, context });
  }
  const { premove, planned, cursor, settings } = input;
  const fresh: MoveInput = { ...startInput(context, settings), cursor };
  if (context.game !== game || role !== 'waiting' || context.outcome) return still(fresh);
  if (context.role === 'mover') return premove ? playPlan(fresh, premove) : still(fresh);
  return still({ ...fresh, premove, planned });
}

/** The table did not take the move: the board is as it was before it (M2). */
export const takeBackSent = (input: MoveInput): MoveInput => ({
  ...startInput(input.context, input.settings),
  cursor: input.cursor,
});

/** The same input with other settings. */
export const withSettings = (input: MoveInput, settings: Partial<InputSettings>): MoveInput => ({
  ...input,
  settings: { ...input.settings, ...settings },
});
