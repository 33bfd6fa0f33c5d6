/** The mouse on the board: a click chooses or moves, a piece can be dragged to its destination. */
import { type InputEvent, type MoveInput, showInput, stepInput } from '@crownhead/client';
import type { Place } from '@crownhead/rules';
import type { GameScreen } from './model.ts';

/** What the mouse did to the move being entered; `event` is then to be done as with any other input. */
export interface Handled {
  readonly screen: GameScreen;
  readonly event: InputEvent | null;
}

const chosenOf = (input: MoveInput): Place | null => showInput(input).chosen ?? input.planned;

/** The button goes down. On the piece that is chosen already nothing is done yet: it may be dragged, or be meant otherwise. */
export function pressAt(screen: GameScreen, place: Place): Handled {
  const { input } = screen;
  if (input === null || input.sent !== null || chosenOf(input) !== place)
    return { screen: { ...screen, held: { place, again: false } }, event: { type: 'press', place } };
  return { screen: { ...screen, held: { place, again: true } }, event: null };
}

/** The button is down and the mouse goes on: what is under it is shown like what the keys choose. */
export function dragOver(screen: GameScreen, place: Place | null): Handled {
  const { input, held } = screen;
  if (!input || !held || place === null || chosenOf(input) !== held.place || input.cursor === place)
    return { screen, event: null };
  return { screen: { ...screen, input: { ...input, cursor: place } }, event: null };
}

/** The button goes up: elsewhere the piece goes there; on the piece chosen before, it is a click. Outside nothing happens. */
export function dropAt(screen: GameScreen, place: Place | null): Handled {
  const { input, held } = screen;
  const released = { ...screen, held: null };
  if (!input || !held || chosenOf(input) !== held.place) return { screen: released, event: null };
  if (place === held.place) return { screen: released, event: held.again ? { type: 'press', place } : null };
  const { input: grabbed } = stepInput(input, { type: 'grab', place: held.place });
  return { screen: { ...released, input: grabbed }, event: { type: 'drop', place } };
}
