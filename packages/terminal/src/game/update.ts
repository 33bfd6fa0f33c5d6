/** What happens at a game's screen when something is done or told. */
import {
  type CursorEvent,
  type InputEvent,
  type MoveInput,
  moveCommand,
  stepKeys,
  takeBackSent,
} from '@crownhead/client';
import { columnOf, formatMove, type Move, rowOf, type Square } from '@crownhead/rules';
import type { AppCommand, Context, ScreenEvent, Turn } from '../app/screen.ts';
import { placeColumn, placeRow } from '../board/geometry.ts';
import { editField, textField } from '../ui/text-field.ts';
import { actionsOf, goAway, leave, otherPeople, otherSeat, plays } from './actions.ts';
import { choicesOf, followChange, type GameScreen, placeCursor } from './model.ts';

type GameTurn = Turn<GameScreen>;

const sendMove = ({ view }: GameScreen, move: Move | null): readonly AppCommand[] => {
  const command = move && moveCommand(view.state, move);
  return command ? [{ type: 'table.send', command }] : [];
};

/** Keys that only look about leave the cursor where they put it. */
const isLooking = ({ type }: InputEvent | CursorEvent): boolean => type === 'arrow' || type === 'cycle';

function enterMove(screen: GameScreen, event: InputEvent | CursorEvent, context: Context): GameTurn {
  if (screen.input === null) return { screen };
  const { input, move } = stepKeys(screen.input, event);
  const placed = isLooking(event) ? input : placeCursor(input);
  const next: GameScreen = { ...screen, input: placed, said: null, blinkFrom: context.now };
  return { screen: next, commands: sendMove(screen, move) };
}

/** Up and down go to the nearest choice there; left and right go through them all (C3). */
function nearest(input: MoveInput, up: boolean): Square | null {
  const from = input.cursor;
  if (from === null) return null;
  const way = up !== input.settings.flipped ? -1 : 1;
  const cost = (square: Square): number => {
    const rows = (rowOf(square) - placeRow(from)) * way;
    return rows <= 0 ? Number.POSITIVE_INFINITY : rows * 2 + Math.abs(columnOf(square) - placeColumn(from));
  };
  const best = choicesOf(input).reduce<Square | null>(
    (least, square) => (least === null || cost(square) < cost(least) ? square : least),
    null,
  );
  return best !== null && cost(best) < Number.POSITIVE_INFINITY ? best : null;
}

const ARROWS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  'shift+up': 'up',
  'shift+down': 'down',
  'shift+left': 'left',
  'shift+right': 'right',
};

/** Whoever keeps others waiting is asked once: the same keys copy text elsewhere. */
function interrupt(screen: GameScreen): GameTurn {
  const { place, confirm, isServer } = screen;
  const isMissed = plays(screen) || (isServer && otherPeople(screen).length > 0);
  const waitedFor = place !== 'here' && confirm !== 'quit' && isMissed;
  return waitedFor ? { screen: { ...screen, confirm: 'quit' } } : { screen, commands: [{ type: 'quit' }] };
}

function press(screen: GameScreen, key: string, context: Context): GameTurn {
  const { input } = screen;
  const arrow = ARROWS[key];
  if (arrow) return enterMove(screen, { type: 'arrow', arrow }, context);
  switch (key) {
    case 'left':
    case 'shift+tab':
      return enterMove(screen, { type: 'cycle', by: -1 }, context);
    case 'right':
    case 'tab':
      return enterMove(screen, { type: 'cycle', by: 1 }, context);
    case 'up':
    case 'down': {
      const to = input && nearest(input, key === 'up');
      if (input && to !== null)
        return { screen: { ...screen, input: { ...input, cursor: to }, blinkFrom: context.now } };
      return { screen };
    }
    case 'enter': {
      const over = input === null || input.context.outcome !== null;
      const ready = over && screen.view.asked === 'ready' ? actionsOf(screen, context)[0] : undefined;
      return ready?.key === 'y' ? ready.run(screen, context) : enterMove(screen, { type: 'enter' }, context);
    }
    case 'backspace':
      return enterMove(screen, { type: 'back' }, context);
    case 'escape': {
      const begun =
        input !== null && (input.turn ?? input.planned ?? input.premove) !== null && input.sent === null;
      return begun ? enterMove(screen, { type: 'escape' }, context) : leave(screen);
    }
    default:
      return { screen };
  }
}

/** A digit or a letter of the board begins a typed move. */
const BEGINS_MOVE = /^[1-9a-h]$/i;

function type(screen: GameScreen, char: string, context: Context): GameTurn {
  if (char === '.') return enterMove(screen, { type: 'end' }, context);
  if (char === ' ') return press(screen, 'enter', context);
  if (BEGINS_MOVE.test(char) && screen.input !== null) {
    return { screen: { ...screen, entry: { of: 'move', field: textField(char) }, said: null } };
  }
  if (char === ':' || char === '/')
    return { screen: { ...screen, entry: { of: 'command', field: textField('') }, said: null } };
  const action = actionsOf(screen, context).find(({ key }) => key === char.toLowerCase());
  return action ? action.run({ ...screen, said: null }, context) : { screen };
}

/** By its key or by how one of its words begins, as `resign` or `off`; anything else is a move. */
function command(screen: GameScreen, said: string, context: Context): GameTurn {
  if (/^(q|quit|exit|wq)!?$/.test(said)) return interrupt(screen);
  const actions = actionsOf(screen, context);
  const named = ({ label }: { label: string }): boolean =>
    label.startsWith(said) || label.split(' ').some((word) => word.startsWith(said));
  const action =
    actions.find(({ key }) => key === said) ?? (said.length > 1 ? actions.find(named) : undefined);
  return action ? action.run(screen, context) : enterMove(screen, { type: 'text', text: said }, context);
}

/** While something is being typed, keys belong to it. */
function edit(screen: GameScreen, event: ScreenEvent, context: Context): GameTurn {
  const entry = screen.entry!;
  if (event.type === 'key' && event.key === 'escape') return { screen: { ...screen, entry: null } };
  if (event.type === 'key' && event.key === 'enter') {
    const closed = { ...screen, entry: null };
    const { text } = entry.field;
    if (text.trim() === '') return { screen: closed };
    if (entry.of === 'command') return command(closed, text.trim().toLowerCase(), context);
    if (entry.of === 'move') return enterMove(closed, { type: 'text', text }, context);
    return { screen: closed, commands: [{ type: 'table.send', command: { type: 'chat', text } }] };
  }
  if (event.type !== 'key' && event.type !== 'char' && event.type !== 'paste') return { screen };
  const field = editField(entry.field, event);
  if (field === null) return { screen };
  const gone = field.text === '' && event.type === 'key';
  return { screen: { ...screen, entry: gone ? null : { ...entry, field } } };
}

const isYes = (event: ScreenEvent): boolean =>
  (event.type === 'char' && event.char.toLowerCase() === 'y') || (event.type === 'pick' && event.index === 0);
const isNo = (event: ScreenEvent): boolean =>
  (event.type === 'char' && event.char.toLowerCase() === 'n') ||
  (event.type === 'pick' && event.index === 1) ||
  (event.type === 'key' && event.key === 'escape');

function decide(screen: GameScreen, event: ScreenEvent): GameTurn {
  const closed = { ...screen, confirm: null };
  if (isNo(event)) return { screen: closed };
  if (!isYes(event)) return { screen };
  switch (screen.confirm!) {
    case 'resign':
      return {
        screen: closed,
        commands: [{ type: 'table.send', command: { type: 'resign', confirmed: true } }],
      };
    case 'close':
      return { screen: closed, commands: [{ type: 'table.send', command: { type: 'table.close' } }] };
    case 'remove': {
      const seat = otherSeat(screen);
      return seat === null
        ? { screen: closed }
        : { screen: closed, commands: [{ type: 'table.send', command: { type: 'seat.remove', seat } }] };
    }
    case 'quit':
      return { screen: closed, commands: [{ type: 'quit' }] };
    case 'leave':
      return goAway(closed);
  }
}

const isAcknowledged = (event: ScreenEvent): boolean =>
  (event.type === 'key' && (event.key === 'enter' || event.key === 'escape')) ||
  (event.type === 'char' && event.char === ' ') ||
  event.type === 'pick';

/** After the last message of a table that is closed there is nothing more to see. */
function acknowledge(screen: GameScreen): GameTurn {
  const boxes = screen.boxes.slice(1);
  const next = { ...screen, boxes };
  const { state } = screen.view;
  if (boxes.length > 0 || state.status !== 'closed') return { screen: next };
  // R17: where the program is to end with the game, it does.
  const ends = screen.place === 'here' && state.options.table.after === 'exit';
  return ends ? { screen: next, commands: [{ type: 'quit' }] } : goAway(next);
}

function told(screen: GameScreen, event: ScreenEvent, context: Context): GameTurn | null {
  switch (event.type) {
    case 'table.changed': {
      const { computerProblem = null } = event;
      const followed = followChange(
        { ...screen, computerProblem },
        event.change,
        event.computerFailed,
        context,
      );
      return { screen: followed.screen, commands: sendMove(followed.screen, followed.move) };
    }
    case 'table.refused': {
      const { input } = screen;
      const backAgain = event.command === 'move' && input ? placeCursor(takeBackSent(input)) : input;
      return { screen: { ...screen, input: backAgain, said: event.problem.message } };
    }
    case 'hint': {
      if (screen.hint !== 'asked') return { screen };
      const said = event.move ? `How about ${formatMove(event.move)}?` : 'No hint this time.';
      return { screen: { ...screen, hint: event.move, said } };
    }
    case 'file.written':
      return { screen: { ...screen, said: event.fault?.message ?? `Saved as ${event.file}.` } };
    case 'refused':
      return { screen: { ...screen, said: event.problem.message } };
    case 'table.opened':
    case 'file.read':
    case 'online':
    case 'lobby':
    case 'visit.restarted':
      return { screen };
    default:
      return null;
  }
}

export function updateGame(screen: GameScreen, event: ScreenEvent, context: Context): GameTurn {
  const heard = told(screen, event, context);
  if (heard) return heard;
  if (event.type === 'key' && event.key === 'ctrl+c') return interrupt(screen);
  if (screen.boxes.length > 0) return isAcknowledged(event) ? acknowledge(screen) : { screen };
  if (screen.confirm !== null) return decide(screen, event);
  if (screen.entry !== null && event.type !== 'square') return edit(screen, event, context);
  switch (event.type) {
    case 'square':
      return enterMove({ ...screen, entry: null }, { type: 'press', place: event.place }, context);
    case 'key':
      return press(screen, event.key, context);
    case 'char':
      return type(screen, event.char, context);
    case 'paste':
      return enterMove(screen, { type: 'text', text: event.text }, context);
    default:
      return { screen };
  }
}
