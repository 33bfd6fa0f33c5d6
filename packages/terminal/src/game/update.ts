/** How a game's screen reacts to input and to events. */
import {
  type CursorEvent,
  hintText,
  type InputEvent,
  moveCommand,
  stepKeys,
  takeBackSent,
} from '@crownhead/client';
import type { Move, Place } from '@crownhead/rules';
import type { AppCommand, Context, ScreenEvent, ScreenStep } from '../app/screen.ts';
import { type Arrow, BOARD_ARROWS, VI_ARROWS } from '../ui/arrow-keys.ts';
import { editField, textField } from '../ui/text-field.ts';
import {
  type Action,
  actionsOf,
  canAnalyse,
  escapeGame,
  leaveTable,
  otherPeople,
  plays,
  unofferedOf,
} from './actions.ts';
import { nearestChoice, placeCursor } from './choices.ts';
import { decide } from './confirm.ts';
import { lookAt, lookBy } from './looking.ts';
import { followChange, type GameScreen, remark } from './model.ts';
import { dragOver, dropAt, type Handled, pressAt } from './mouse.ts';

type GameTurn = ScreenStep<GameScreen>;

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

/** Leaving while others wait is confirmed once: the same keys copy text in other programs. */
function interrupt(screen: GameScreen): GameTurn {
  const { place, confirm, isServer } = screen;
  const isMissed = plays(screen) || (isServer && otherPeople(screen).length > 0);
  const waitedFor = place !== 'here' && confirm !== 'quit' && isMissed;
  return waitedFor ? { screen: { ...screen, confirm: 'quit' } } : { screen, commands: [{ type: 'quit' }] };
}

function press(screen: GameScreen, key: string, context: Context): GameTurn {
  const { input } = screen;
  const arrow = BOARD_ARROWS[key];
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
      const to = input && nearestChoice(input, key === 'up');
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
    case 'home':
      return { screen: lookAt(screen, 0) };
    case 'escape': {
      const begun =
        input !== null && (input.turn ?? input.planned ?? input.premove) !== null && input.sent === null;
      return begun ? enterMove(screen, { type: 'escape' }, context) : escapeGame(screen);
    }
    default:
      return { screen };
  }
}

/** A digit or a letter of the board begins a typed move, except `h`, which is an arrow. */
const BEGINS_MOVE = /^[1-9a-gA-H]$/;
/** Ranks of the dark squares on file H. */
const AFTER_H = /^[2468]$/;
/** `H` is a file of the board. */
const GAME_ARROWS: Readonly<Record<string, Arrow>> = { ...VI_ARROWS, J: 'down', K: 'up', L: 'right' };

/** `h` is left; if a rank follows, it was the file of a typed move, and the cursor is where it was. */
function typeMove(screen: GameScreen, char: string, beforeH: Place | null): GameTurn {
  const { input } = screen;
  const isFile = beforeH !== null && input !== null && AFTER_H.test(char);
  const entry = { of: 'move', field: textField(isFile ? `h${char}` : char) } as const;
  return {
    screen: { ...screen, entry, said: null, ...(isFile && { input: { ...input, cursor: beforeH } }) },
  };
}

function type(screen: GameScreen, char: string, beforeH: Place | null, context: Context): GameTurn {
  const arrow = GAME_ARROWS[char];
  if (arrow) {
    const turn = press(screen, arrow, context);
    return char === 'h'
      ? { ...turn, screen: { ...turn.screen, beforeH: screen.input?.cursor ?? null } }
      : turn;
  }
  if (char === '.') return enterMove(screen, { type: 'end' }, context);
  if (char === ' ') return press(screen, 'enter', context);
  // No move can be typed where the game is over, so its letters are free.
  if (BEGINS_MOVE.test(char) && screen.input !== null && !canAnalyse(screen))
    return typeMove(screen, char, beforeH);
  if (char === ':' || char === '/')
    return { screen: { ...screen, entry: { of: 'command', field: textField('') }, said: null } };
  const action = actionFor(screen, char, context);
  return action ? action.run({ ...screen, said: null }, context) : { screen };
}

function actionFor(screen: GameScreen, char: string, context: Context): Action | undefined {
  const actions = [...actionsOf(screen, context), ...unofferedOf(screen)];
  return actions.find(({ key }) => key === char) ?? actions.find(({ key }) => key === char.toLowerCase());
}

const LOOK_KEYS: Readonly<Record<string, (screen: GameScreen) => GameScreen>> = {
  left: (screen) => lookBy(screen, -1),
  up: (screen) => lookBy(screen, -1),
  right: (screen) => lookBy(screen, 1),
  down: (screen) => lookBy(screen, 1),
  home: (screen) => lookAt(screen, 0),
};

/** An earlier position is shown: keys go through the moves, and whatever would enter a move comes back to the game first. */
function look(screen: GameScreen, event: ScreenEvent, context: Context): GameTurn {
  const back: GameScreen = { ...screen, looking: null };
  switch (event.type) {
    case 'key': {
      if (event.key === 'end' || event.key === 'escape' || event.key === 'enter') return { screen: back };
      return { screen: LOOK_KEYS[event.key]?.(screen) ?? screen };
    }
    case 'char': {
      const arrow = GAME_ARROWS[event.char];
      if (arrow) return { screen: LOOK_KEYS[arrow]!(screen) };
      const action = actionFor(screen, event.char, context);
      if (action) return action.run(screen, context);
      return /^[1-9a-g:/]$/i.test(event.char) ? type(back, event.char, null, context) : { screen };
    }
    case 'square':
    case 'paste':
      return { screen: back };
    case 'pick':
      return { screen: lookAt(screen, event.index) };
    default:
      return { screen };
  }
}

/** By its key or by how one of its words begins, as `resign` or `off`; anything else is a move. */
function command(screen: GameScreen, said: string, context: Context): GameTurn {
  if (/^(q|quit|exit|wq)!?$/.test(said)) return interrupt(screen);
  const actions = [...actionsOf(screen, context), ...unofferedOf(screen)];
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
  return ends ? { screen: next, commands: [{ type: 'quit' }] } : leaveTable(next);
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
      return { screen: { ...screen, input: backAgain, said: { kind: 'refused', refused: event.problem } } };
    }
    case 'hint': {
      if (screen.hint !== 'asked') return { screen };
      return { screen: { ...screen, hint: event.move, said: remark(hintText(event.move)) } };
    }
    case 'file.written':
      return { screen: { ...screen, said: remark(event.fault?.message ?? `Saved as ${event.file}.`) } };
    case 'refused':
      return { screen: { ...screen, said: remark(event.problem.message) } };
    case 'notice':
      return { screen: { ...screen, said: remark(event.text) } };
    case 'game.not-kept':
      return { screen: { ...screen, boxes: [...screen.boxes, { kind: 'text', text: event.text }] } };
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

/** With the mouse; what it did to the move goes on as from the keyboard. */
function point(screen: GameScreen, { screen: next, event }: Handled, context: Context): GameTurn {
  if (event !== null) return enterMove(next, event, context);
  return { screen: next === screen ? screen : { ...next, blinkFrom: context.now } };
}

/** Somebody has done something at the terminal. */
function act(screen: GameScreen, event: ScreenEvent, beforeH: Place | null, context: Context): GameTurn {
  if (event.type === 'key' && event.key === 'ctrl+c') return interrupt(screen);
  if (screen.boxes.length > 0) return isAcknowledged(event) ? acknowledge(screen) : { screen };
  if (screen.confirm !== null) return decide(screen, screen.confirm, event);
  if (screen.entry !== null && event.type !== 'square') return edit(screen, event, context);
  if (screen.looking !== null) return look(screen, event, context);
  switch (event.type) {
    case 'square':
      return point(screen, pressAt({ ...screen, entry: null }, event.place), context);
    case 'drag':
      return point(screen, dragOver(screen, event.place), context);
    case 'drop':
      return point(screen, dropAt(screen, event.place), context);
    case 'key':
      return press(screen, event.key, context);
    case 'char':
      return type(screen, event.char, beforeH, context);
    case 'paste':
      return enterMove(screen, { type: 'text', text: event.text }, context);
    case 'pick':
      return { screen: lookAt(screen, event.index) };
    default:
      return { screen };
  }
}

export function updateGame(screen: GameScreen, event: ScreenEvent, context: Context): GameTurn {
  return told(screen, event, context) ?? act({ ...screen, beforeH: null }, event, screen.beforeH, context);
}
