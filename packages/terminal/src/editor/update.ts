/** What happens while a position is set up. Every refusal says why and changes nothing (E4). */
import type { LocalSetup } from '@crownhead/client/local';
import { findPreset, OFFICIAL_PRESET, optionsFrom, SIDE_NAMES } from '@crownhead/match';
import {
  applySetupText,
  clearSetup,
  describeFenError,
  describeSetupError,
  EDIT_WORDS,
  forceStart,
  formatFen,
  isComplete,
  menOnKingRow,
  newTree,
  opposite,
  type Place,
  type Position,
  parseFen,
  placeAt,
  placeColumn,
  placePiece,
  placeRow,
  removePiece,
  type Setup,
  START_WORDS,
  standardSetup,
  startFrom,
  toPosition,
} from '@crownhead/rules';
import { toAnalysis } from '../analysis/start.ts';
import type { Context, ScreenEvent, ScreenStep } from '../app/screen.ts';
import { helpScreen } from '../screens/help.ts';
import { playSetupForm } from '../screens/setup-form.ts';
import { editField, textField } from '../ui/text-field.ts';
import { type EditorScreen, TOOLS } from './model.ts';

type EditorTurn = ScreenStep<EditorScreen>;

const say = (screen: EditorScreen, said: string): EditorTurn => ({ screen: { ...screen, said } });

const presetFor = ({ config }: Context) => findPreset(config.rules) ?? OFFICIAL_PRESET;

const MOST_PAST = 200;

function undo(screen: EditorScreen): EditorTurn {
  const [setup, ...past] = screen.past;
  if (!setup) return say(screen, 'There is nothing to undo.');
  return { screen: { ...screen, setup, past, said: null, offered: isComplete(setup) } };
}

/** The board has changed; with twelve and twelve it starts automatically or offers to (E6). */
function changed(screen: EditorScreen, setup: Setup, said: string | null, context: Context): EditorTurn {
  const past = [screen.setup, ...screen.past].slice(0, MOST_PAST);
  const next = { ...screen, setup, past, said };
  if (!isComplete(setup)) return { screen: { ...next, offered: false } };
  if (screen.offered) return { screen: next };
  const offered = { ...next, offered: true };
  if (context.config.startsWhenComplete) return complete(offered, context);
  return say(offered, 'All 24 pieces are placed: press s to start the game.');
}

const CROWNED = 'A man on its king row was crowned.';

function place(screen: EditorScreen, at: Place, context: Context): EditorTurn {
  const here = { ...screen, cursor: at, blinkFrom: context.now };
  const tool = TOOLS[screen.tool]!;
  if (tool === 'eraser') {
    const removed = removePiece(screen.setup, at);
    return removed.ok ? changed(here, removed.value, null, context) : say(here, EDIT_WORDS[removed.error]);
  }
  const placed = placePiece(screen.setup, at, tool);
  if (!placed.ok) return say(here, EDIT_WORDS[placed.error]);
  return changed(here, placed.value.setup, placed.value.crowned ? CROWNED : null, context);
}

function erase(screen: EditorScreen, context: Context): EditorTurn {
  const removed = removePiece(screen.setup, screen.cursor);
  return removed.ok ? changed(screen, removed.value, null, context) : say(screen, EDIT_WORDS[removed.error]);
}

/** A position when there is a colon in it, otherwise pieces on squares; a mistake keeps the text, to be put right. */
function enter(screen: EditorScreen, text: string, context: Context): EditorTurn {
  if (text.trim() === '') return { screen: { ...screen, entry: null } };
  if (text.includes(':')) {
    const fen = parseFen(text);
    if (!fen.ok) return say(screen, describeFenError(fen.error));
    const turn = fen.value.turn ?? screen.setup.turn ?? 'black';
    const position = toPosition({ ...fen.value, turn });
    if (!position.ok) return say(screen, START_WORDS[position.error]);
    const said = menOnKingRow(fen.value) === 0 ? null : CROWNED;
    return changed({ ...screen, entry: null, offered: true }, position.value, said, context);
  }
  const placed = applySetupText(screen.setup, text);
  if (!placed.ok) return say(screen, placed.error.map(describeSetupError).join(' '));
  const { setup, crowned } = placed.value;
  return changed({ ...screen, entry: null }, setup, crowned.length > 0 ? CROWNED : null, context);
}

/** Who plays it is asked next. */
function begin(screen: EditorScreen, position: Position, force: boolean, context: Context): EditorTurn {
  const start: LocalSetup['options']['start'] = { kind: 'position', fen: formatFen(position), force };
  const options = { ...optionsFrom(presetFor(context)), start };
  return {
    screen: { ...screen, confirm: null },
    go: { to: 'push', screen: playSetupForm(options, context) },
  };
}

function complete(screen: EditorScreen, context: Context): EditorTurn {
  const position = startFrom(screen.setup);
  return position.ok
    ? begin(screen, position.value, false, context)
    : say(screen, START_WORDS[position.error]);
}

const BLANK = 'There are no pieces: the game will end immediately without a result. Start anyway?';

/** E5: from any state; with a side empty it says who has lost already, and asks once. */
function force(screen: EditorScreen, context: Context): EditorTurn {
  const start = forceStart(screen.setup);
  if (!start.ok) return say(screen, START_WORDS[start.error]);
  const { position, alreadyLost, isBlank } = start.value;
  if (isBlank) return { screen: { ...screen, confirm: BLANK } };
  if (alreadyLost === null) return begin(screen, position, true, context);
  const name = SIDE_NAMES[presetFor(context).table.sideNames][alreadyLost];
  return {
    screen: { ...screen, confirm: `${name} has no pieces and has already lost. Start anyway?` },
  };
}

/** Any board with a side to move can be analysed, whoever may have lost on it already. */
function analyse(screen: EditorScreen, context: Context): EditorTurn {
  const start = forceStart(screen.setup);
  if (!start.ok) return say(screen, START_WORDS[start.error]);
  const { rules } = presetFor(context);
  const tree = newTree({ rules, start: start.value.position });
  return { screen: { ...screen, said: null }, ...toAnalysis(tree, context, { flipped: screen.flipped }) };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

function step(
  screen: EditorScreen,
  [rows, columns]: readonly [number, number],
  { now }: Context,
): EditorTurn {
  const way = screen.flipped ? -1 : 1;
  const within = (n: number): number => Math.min(7, Math.max(0, n));
  const row = within(placeRow(screen.cursor) + rows * way);
  const column = within(placeColumn(screen.cursor) + columns * way);
  return { screen: { ...screen, cursor: placeAt(row, column), blinkFrom: now } };
}

const choose = (screen: EditorScreen, tool: number): EditorTurn => ({
  screen: { ...screen, tool: (tool + TOOLS.length) % TOOLS.length, said: null },
});

function type(screen: EditorScreen, char: string, context: Context): EditorTurn {
  const number = Number(char);
  if (number >= 1 && number <= TOOLS.length) return choose(screen, number - 1);
  const { turn } = screen.setup;
  switch (char.toLowerCase()) {
    case ' ':
      return place(screen, screen.cursor, context);
    case 't':
    case '=':
      return { screen: { ...screen, entry: textField(''), said: null } };
    case 'w':
      return {
        screen: { ...screen, setup: { ...screen.setup, turn: opposite(turn ?? 'black') }, said: null },
      };
    case 'n':
      return changed({ ...screen, offered: true }, standardSetup(turn ?? 'black'), null, context);
    case 'c':
      return changed(screen, clearSetup(turn), null, context);
    case 'u':
      return undo(screen);
    case '?':
      return { screen, go: { to: 'push', screen: helpScreen() } };
    case 'v':
      return { screen: { ...screen, flipped: !screen.flipped } };
    case 's':
      return complete(screen, context);
    case 'f':
      return force(screen, context);
    case 'a':
      return analyse(screen, context);
    case 'p':
      return say(screen, formatFen(screen.setup));
    default:
      return { screen };
  }
}

function press(screen: EditorScreen, key: string, context: Context): EditorTurn {
  const arrow = STEPS[key];
  if (arrow) return step(screen, arrow, context);
  switch (key) {
    case 'enter':
      return place(screen, screen.cursor, context);
    case 'backspace':
    case 'delete':
      return erase(screen, context);
    case 'tab':
      return choose(screen, screen.tool + 1);
    case 'shift+tab':
      return choose(screen, screen.tool - 1);
    case 'escape':
      return { screen, go: { to: 'back' }, commands: [{ type: 'draft', setup: screen.setup }] };
    default:
      return { screen };
  }
}

function edit(screen: EditorScreen, event: ScreenEvent, context: Context): EditorTurn {
  if (event.type === 'key' && event.key === 'escape')
    return { screen: { ...screen, entry: null, said: null } };
  if (event.type === 'key' && event.key === 'enter') return enter(screen, screen.entry!.text, context);
  if (event.type !== 'key' && event.type !== 'char' && event.type !== 'paste') return { screen };
  const entry = editField(screen.entry!, event);
  return { screen: entry === null ? screen : { ...screen, entry } };
}

function decide(screen: EditorScreen, event: ScreenEvent, context: Context): EditorTurn {
  const yes = event.type === 'char' && event.char.toLowerCase() === 'y';
  const no =
    (event.type === 'char' && event.char.toLowerCase() === 'n') ||
    (event.type === 'key' && event.key === 'escape');
  if (no) return { screen: { ...screen, confirm: null } };
  const start = yes ? forceStart(screen.setup) : null;
  return start?.ok ? begin(screen, start.value.position, true, context) : { screen };
}

export function updateEditor(screen: EditorScreen, event: ScreenEvent, context: Context): EditorTurn {
  if (screen.confirm !== null) return decide(screen, event, context);
  if (event.type === 'pick') return choose(screen, event.index);
  if (event.type === 'square') return place({ ...screen, entry: null }, event.place, context);
  if (screen.entry !== null) return edit(screen, event, context);
  switch (event.type) {
    case 'key':
      return press(screen, event.key, context);
    case 'char':
      return type(screen, event.char, context);
    case 'paste':
      return enter(screen, event.text, context);
    case 'wheel':
      return choose(screen, screen.tool + event.by);
    default:
      return { screen };
  }
}
