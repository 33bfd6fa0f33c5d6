/** A board that asks for something: moves are entered by mouse, keys and typing, for puzzles, cards and lessons alike. */
import {
  type CursorEvent,
  freeContext,
  INPUT_SETTINGS,
  type InputEvent,
  type InputReason,
  type MoveInput,
  startInput,
  stepKeys,
} from '@crownhead/client';
import { type Game, type Move, REFUSAL_WORDS } from '@crownhead/rules';
import type { Context, ScreenEvent } from '../app/screen.ts';
import { nearestChoice, placeCursor } from '../game/choices.ts';
import { BOARD_ARROWS, VI_ARROWS } from '../ui/arrow-keys.ts';
import { editField, type TextField, textField } from '../ui/text-field.ts';

export interface TaskBoard {
  readonly input: MoveInput;
  /** A move being typed. */
  readonly entry: TextField | null;
  readonly blinkFrom: number;
}

/** After something was done at the board. */
export interface Entered {
  readonly board: TaskBoard;
  /** A whole move, legal where it stands. */
  readonly move: Move | null;
  /** Why what was tried is not possible. */
  readonly said: string | null;
}

const REFUSALS: Readonly<Record<InputReason, string>> = {
  ...REFUSAL_WORDS,
  ambiguous: 'That could be more than one move: write it in full.',
  'not-seated': 'Moves cannot be entered here.',
};

/** The board of a game at its present position, seen by the side that is not at the top. */
export function taskBoard(
  game: Game,
  flipped: boolean,
  { config, now }: Pick<Context, 'config' | 'now'>,
): TaskBoard {
  const settings = { ...INPUT_SETTINGS, flipped, autoComplete: config.autoComplete };
  const input = startInput(freeContext(game), settings);
  return { input: placeCursor(input), entry: null, blinkFrom: now };
}

function step(board: TaskBoard, event: InputEvent | CursorEvent, { now }: Context): Entered {
  const { input, move } = stepKeys(board.input, event);
  const isLooking = event.type === 'arrow' || event.type === 'cycle';
  const said = input.refused ? REFUSALS[input.refused.reason] : null;
  return {
    board: { input: isLooking ? input : placeCursor(input), entry: null, blinkFrom: now },
    move,
    said,
  };
}

const still = (board: TaskBoard): Entered => ({ board, move: null, said: null });

function pressed(board: TaskBoard, key: string, context: Context): Entered | null {
  const arrow = BOARD_ARROWS[key];
  if (arrow) return step(board, { type: 'arrow', arrow }, context);
  switch (key) {
    case 'left':
    case 'shift+tab':
      return step(board, { type: 'cycle', by: -1 }, context);
    case 'right':
    case 'tab':
      return step(board, { type: 'cycle', by: 1 }, context);
    case 'up':
    case 'down': {
      const to = nearestChoice(board.input, key === 'up');
      return still(
        to === null
          ? board
          : { ...board, input: { ...board.input, cursor: to, refused: null }, blinkFrom: context.now },
      );
    }
    case 'enter':
      return step(board, { type: 'enter' }, context);
    case 'backspace':
      return step(board, { type: 'back' }, context);
    case 'escape':
      return board.input.turn === null ? null : step(board, { type: 'escape' }, context);
    default:
      return null;
  }
}

/** While a move is typed, keys belong to it. */
function edited(board: TaskBoard, entry: TextField, event: ScreenEvent, context: Context): Entered | null {
  const closed = { ...board, entry: null };
  if (event.type === 'key' && event.key === 'escape') return still(closed);
  if (event.type === 'key' && event.key === 'enter')
    return entry.text.trim() === ''
      ? still(closed)
      : step(closed, { type: 'text', text: entry.text }, context);
  if (event.type !== 'key' && event.type !== 'char' && event.type !== 'paste') return null;
  const next = editField(entry, event) ?? entry;
  const isGone = next.text === '' && event.type === 'key';
  return still({ ...board, entry: isGone ? null : next });
}

/** What somebody does at the board; null for everything that is not about it. */
export function enterAt(board: TaskBoard, event: ScreenEvent, context: Context): Entered | null {
  if (event.type === 'square') return step(board, { type: 'press', place: event.place }, context);
  if (event.type === 'drop') {
    const { turn } = board.input;
    const isElsewhere = turn !== null && event.place !== null && turn.path.at(-1) !== event.place;
    return isElsewhere ? step(board, { type: 'press', place: event.place }, context) : still(board);
  }
  if (board.entry !== null) return edited(board, board.entry, event, context);
  if (event.type === 'paste') return step(board, { type: 'text', text: event.text }, context);
  if (event.type === 'key') return pressed(board, event.key, context);
  if (event.type !== 'char') return null;
  if (/^[1-9]$/.test(event.char)) return still({ ...board, entry: textField(event.char) });
  if (event.char === ':' || event.char === '/') return still({ ...board, entry: textField('') });
  if (event.char === '.') return step(board, { type: 'end' }, context);
  const arrow = VI_ARROWS[event.char];
  return arrow ? pressed(board, arrow, context) : null;
}
