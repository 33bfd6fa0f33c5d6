/** Draws a game: notice, players, board, panel, keys, and boxes over the board. */
import {
  clockFace,
  type InputView,
  isCleared,
  type Prompt,
  type PromptKind,
  type PromptMessage,
  type PromptPart,
  showInput,
} from '@crownhead/client';
import { playing } from '@crownhead/match';
import { type Board, clearSetup, type Square, START_SETUP, squaresOfMove } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import { isBlinkOn, nextBlink } from '../board/cursor-blink.ts';
import type { BoardPicture } from '../board/draw-board.ts';
import { drawPressableBoard } from '../board/draw-pressable.ts';
import type { Mark } from '../board/marks.ts';
import { wrap } from '../term/width.ts';
import { drawTextField } from '../ui/draw-text-field.ts';
import { charHint, drawHints, type Hint, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD } from '../ui/theme.ts';
import { actionsOf } from './actions.ts';
import { drawBoxes, drawInvitation } from './draw-boxes.ts';
import { drawPanel } from './draw-panel.ts';
import { type GameLayout, layoutGame } from './layout.ts';
import { lookingNotice, positionAt } from './looking.ts';
import { type GameScreen, isFlipped, tableNow } from './model.ts';
import { promptFor, promptSentence } from './prompt.ts';

const lastSquares = ({ view: { state } }: GameScreen): readonly Square[] =>
  state.round ? positionAt(state.round.game, state.round.game.plies.length).last : [];

/** Boxes and questions have the player's attention; meanwhile nothing blinks. */
const isAsking = ({ boxes, confirm }: GameScreen): boolean => boxes.length > 0 || confirm !== null;

const blinks = (screen: GameScreen): boolean =>
  !isAsking(screen) &&
  screen.looking === null &&
  screen.input !== null &&
  screen.input.cursor !== null &&
  screen.input.sent === null;

/** What there is to see of a move being entered: what comes later counts. */
function marksOf({ view, hint }: GameScreen, shown: InputView | null): ReadonlyMap<Square, Mark> {
  const marks = new Map<Square, Mark>();
  const mark = (squares: readonly Square[], as: Mark): void => {
    for (const square of squares) marks.set(square, as);
  };
  if (shown && playing(view.state) !== null) {
    if (shown.chosen === null) mark(shown.movable, 'movable');
    else {
      mark(shown.targets, 'target');
      mark([shown.chosen], 'chosen');
    }
  }
  if (hint !== null && hint !== 'asked') mark(squaresOfMove(hint), 'planned');
  const plan = [shown?.planned, ...(shown?.premove ?? [])];
  mark(
    plan.filter((place): place is Square => typeof place === 'number'),
    'planned',
  );
  mark(shown?.refused?.squares ?? [], 'refused');
  return marks;
}

function pictureOf(screen: GameScreen, { now, config }: Context): BoardPicture {
  const { input, view } = screen;
  const shown = input && showInput(input);
  const { round } = view.state;
  const sideNames = (round?.table ?? view.state.options.table).sideNames;
  if (screen.looking && round) {
    const { position, last } = positionAt(round.game, screen.looking.at);
    const still = { marks: new Map(), cursor: null, blinkOn: false };
    return { board: position, last, sideNames, numbers: config.numbers, ...still };
  }
  // R17: the box with the result has been acknowledged.
  const cleared = round !== null && isCleared(round, screen.boxes.length === 0);
  const board: Board = cleared ? clearSetup() : (shown?.board ?? START_SETUP);
  return {
    board,
    sideNames,
    marks: marksOf(screen, shown),
    last: cleared ? [] : shown && shown.path.length > 1 ? shown.path : lastSquares(screen),
    cursor: blinks(screen) ? (input?.cursor ?? null) : null,
    blinkOn: isBlinkOn(screen.blinkFrom, now),
    numbers: config.numbers,
  };
}

const KIND_STYLES: Readonly<Record<PromptKind, 'alarm' | 'bold' | 'accent'>> = {
  link: 'alarm',
  question: 'bold',
  result: 'bold',
  time: 'alarm',
  turn: 'bold',
  event: 'accent',
  refusal: 'accent',
};

/**
 * Above the board (M5). What passes by follows on the same line or the next; where there is neither, it is below the
 * board. Returns whether it is.
 */
function drawNotice(sheet: Sheet, screen: GameScreen, layout: GameLayout, now: number): boolean {
  const prompt = promptFor(screen, now);
  const { x, y, width, height } = layout.notice;
  const styles = { alarm: alarm(sheet.look), bold: BOLD, accent: accent(sheet.look) };
  const linesOf = ({ message }: PromptPart): readonly string[] =>
    wrap(promptSentence(screen, message, now), width);
  const rows = height > 1 ? [y, y + 1] : [y, layout.entryY];
  const draw = ({ kind }: PromptPart, text: string, at: { x: number; y: number }): void =>
    void sheet.text(at.x, at.y, text, styles[KIND_STYLES[kind]]);
  const [first = '', second] = linesOf(prompt);
  draw(prompt, first, { x, y });
  if (second !== undefined) draw(prompt, second, { x, y: rows[1]! });
  const below = belowPrompt(screen, prompt);
  const also = below && linesOf(below);
  if (!also || second !== undefined) return second !== undefined && height === 1;
  const beside = sheet.widthOf(first) + 3;
  const fitsBeside = height === 1 && also.length === 1 && beside + sheet.widthOf(also[0]!) <= width;
  draw(below, also[0]!, fitsBeside ? { x: x + beside, y } : { x, y: rows[1]! });
  return height === 1 && !fitsBeside;
}

const isLookingBack = (message: PromptMessage): boolean =>
  message.from === 'notice' && message.notice.code === 'looking-back';

/** Where something else comes first, it is said below that the board shows an earlier position. */
function belowPrompt(screen: GameScreen, prompt: Prompt): PromptPart | null {
  if (screen.looking === null || isLookingBack(prompt.message)) return prompt.also;
  const message: PromptMessage = { from: 'notice', notice: lookingNotice(screen) };
  return { kind: 'event', message, side: null, until: null };
}

const ENTRY_LABELS = { move: 'Your move: ', command: ':', words: 'Say: ' } as const;
const ENTRY_ENDS = { move: 'play', command: 'run', words: 'send' } as const;

function drawEntry(sheet: Sheet, screen: GameScreen, layout: GameLayout): void {
  const { x, width } = layout.across;
  const y = layout.entryY;
  if (screen.entry === null) return;
  const start = sheet.text(x, y, ENTRY_LABELS[screen.entry.of], accent(sheet.look));
  drawTextField(sheet, screen.entry.field, { x: start, y, columns: width + 20 }, BOLD);
}

function hintsOf(screen: GameScreen, context: Context): readonly Hint[] {
  const chars = actionsOf(screen, context).map(({ key, label, isRare = false }) => ({
    ...charHint(key, label),
    isRare,
  }));
  if (screen.entry)
    return [keyHint('Enter', 'enter', ENTRY_ENDS[screen.entry.of]), keyHint('Esc', 'escape', 'cancel')];
  if (screen.looking) {
    const ends = [keyHint('End', 'end', 'back to the game'), keyHint('Home', 'home', 'start')];
    return [...ends, ...chars];
  }
  const { input } = screen;
  if (input?.premove) return [keyHint('Esc', 'escape', 'cancel plan'), ...chars];
  if (input?.context.role !== 'mover') return chars;
  const arrows = context.look.ascii ? 'Arrows, hl' : '←→ hl';
  const chosen = input.turn !== null;
  const moving = [
    keyHint(arrows, 'right', chosen ? 'where to' : 'piece'),
    keyHint('Enter', 'enter', chosen ? 'go' : 'choose'),
    ...(chosen
      ? [keyHint('Esc', 'escape', 'another piece')]
      : [{ key: '11-15', label: 'or type', meaning: null }]),
  ];
  return [...moving, ...chars];
}

export function drawGame(screen: GameScreen, sheet: Sheet, context: Context): void {
  const flipped = isFlipped(screen);
  const layout = layoutGame(sheet.size, sheet.look, flipped);
  const { hints } = layout;
  const isBelow = drawNotice(sheet, screen, layout, context.now);
  const area = drawPressableBoard(sheet, layout, pictureOf(screen, context));
  drawPanel(sheet, screen, layout.panel, context);
  drawEntry(sheet, screen, layout);
  const shares = hints.y === layout.entryY && (isBelow || screen.entry !== null);
  if (isAsking(screen)) {
    drawBoxes(sheet, screen, area, context.now);
    return;
  }
  if (screen.view.state.round === null) drawInvitation(sheet, screen, area);
  drawHints(sheet, shares ? { ...hints, y: hints.y + 1, height: 1 } : hints, hintsOf(screen, context), 2);
}

export function gameWakes(screen: GameScreen, context: Context): number | null {
  const { now } = context;
  const wakes = [coveredWakes(screen, context) ?? []].flat();
  if (blinks(screen)) wakes.push(nextBlink(screen.blinkFrom, now));
  return wakes.length === 0 ? null : Math.min(...wakes);
}

/** Under another screen nothing blinks, and all limits run. */
export function coveredWakes(screen: GameScreen, { now }: Context): number | null {
  const wakes: number[] = [];
  const { changesAt } = clockFace(screen.view.state, tableNow(screen, now));
  if (changesAt !== null) wakes.push(changesAt - screen.view.clockOffset);
  const { kind, until } = promptFor(screen, now);
  if (kind === 'link' || until !== null) wakes.push((Math.floor(now / 1000) + 1) * 1000);
  return wakes.length === 0 ? null : Math.min(...wakes);
}
