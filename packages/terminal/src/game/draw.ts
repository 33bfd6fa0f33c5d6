/** Draws a game: notice, players, board, panel, keys, and boxes over the board. */
import {
  clockFace,
  isCleared,
  type PromptKind,
  type PromptPart,
  promptText,
  showInput,
} from '@crownhead/client';
import { playing } from '@crownhead/match';
import {
  type Board,
  clearSetup,
  SIDES,
  type Side,
  type Square,
  START_SETUP,
  squaresOfMove,
} from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import { type BoardPicture, drawBoard } from '../board/draw-board.ts';
import { placeUnder } from '../board/geometry.ts';
import { wrap } from '../term/width.ts';
import { drawTextField } from '../ui/draw-text-field.ts';
import { charHint, drawHints, type Hint, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, DIM, PIECES } from '../ui/theme.ts';
import { actionsOf } from './actions.ts';
import { drawBoxes } from './draw-boxes.ts';
import { drawPanel } from './draw-panel.ts';
import { drawPlayer } from './draw-player.ts';
import { type GameLayout, layoutGame } from './layout.ts';
import { type GameScreen, isFlipped, tableNow } from './model.ts';
import { promptFor } from './prompt.ts';

const BLINK_MS = 500;

function lastSquares({ view }: GameScreen): readonly Square[] {
  const ply = view.state.round?.game.plies.at(-1);
  if (ply?.kind !== 'move') return [];
  return [ply.move.from, ply.move.path.at(-1)!];
}

/** Boxes and questions have the player's attention; meanwhile nothing blinks. */
const isAsking = ({ boxes, confirm }: GameScreen): boolean => boxes.length > 0 || confirm !== null;

const blinks = (screen: GameScreen): boolean =>
  !isAsking(screen) && screen.input !== null && screen.input.cursor !== null && screen.input.sent === null;

function pictureOf(screen: GameScreen, { now, config }: Context): BoardPicture {
  const { input, view, hint } = screen;
  const shown = input && showInput(input);
  const on = playing(view.state) !== null;
  const inks = PIECES[(view.state.round?.table ?? view.state.options.table).sideNames];
  const { round } = view.state;
  // R17: the box with the result has been acknowledged.
  const cleared = round !== null && isCleared(round, screen.boxes.length === 0);
  const board: Board = cleared ? clearSetup() : (shown?.board ?? START_SETUP);
  const marked =
    !shown || !on ? [] : shown.chosen === null ? shown.movable : [...shown.targets, shown.chosen];
  const planned = [shown?.planned, ...(shown?.premove ?? [])].filter((place) => typeof place === 'number');
  const hinted = hint !== null && hint !== 'asked' ? squaresOfMove(hint) : [];
  const isOn = Math.floor((now - screen.blinkFrom) / BLINK_MS) % 2 === 0;
  return {
    board,
    inks,
    marked,
    pointed: [...(shown?.refused?.squares ?? []), ...planned, ...hinted],
    last: cleared ? [] : shown && shown.path.length > 1 ? shown.path : lastSquares(screen),
    cursor: blinks(screen) ? (input?.cursor ?? null) : null,
    blinkOn: isOn,
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

function drawNotice(sheet: Sheet, screen: GameScreen, layout: GameLayout, now: number): void {
  const prompt = promptFor(screen, now);
  const { x } = layout.across;
  const styles = { alarm: alarm(sheet.look), bold: BOLD, accent: accent(sheet.look) };
  const linesOf = ({ saying }: PromptPart): readonly string[] =>
    wrap(promptText(saying, tableNow(screen, now), now), sheet.size.width - x);
  const draw = (part: PromptPart, lines: readonly string[], from: number): void => {
    for (const [i, line] of lines.entries())
      sheet.text(x, layout.noticeY + from + i, line, styles[KIND_STYLES[part.kind]]);
  };
  const lines = linesOf(prompt).slice(0, 2);
  draw(prompt, lines, 0);
  if (prompt.also && lines.length === 1) draw(prompt.also, linesOf(prompt.also).slice(0, 1), 1);
}

const ENTRY_LABELS = { move: 'Your move: ', command: ':', words: 'Say: ' } as const;
const ENTRY_ENDS = { move: 'play it', command: 'do it', words: 'say it' } as const;

function drawEntry(sheet: Sheet, screen: GameScreen, layout: GameLayout): void {
  const { x, width } = layout.across;
  const y = layout.entryY;
  if (screen.entry === null) return;
  const start = sheet.text(x, y, ENTRY_LABELS[screen.entry.of], accent(sheet.look));
  drawTextField(sheet, screen.entry.field, { x: start, y, columns: width + 20 }, BOLD);
}

function hintsOf(screen: GameScreen, context: Context): readonly Hint[] {
  const chars = actionsOf(screen, context).map(({ key, label }) => charHint(key, label));
  if (screen.entry)
    return [keyHint('Enter', 'enter', ENTRY_ENDS[screen.entry.of]), keyHint('Esc', 'escape', 'forget it')];
  const { input } = screen;
  if (input?.premove) return [keyHint('Esc', 'escape', 'forget the plan'), ...chars];
  if (input?.context.role !== 'mover') return chars;
  const arrows = context.look.ascii ? 'Left/Right' : '← →';
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
  const { board, across } = layout;
  const face = clockFace(screen.view.state, tableNow(screen, context.now));
  const top: Side = flipped ? 'white' : 'black';
  for (const side of SIDES) {
    const y = side === top ? layout.topY : layout.bottomY;
    drawPlayer(sheet, screen, side, face, { ...across, y });
  }
  drawNotice(sheet, screen, layout, context.now);
  drawBoard(sheet.canvas, board, pictureOf(screen, context), sheet.look);
  const area = { x: board.x, y: board.y, width: across.width, height: board.squareHeight * 8 };
  sheet.zone(area, (at) => {
    const place = placeUnder(board, at);
    return place === null ? null : { type: 'square', place };
  });
  drawPanel(sheet, screen, layout.panel, context);
  drawEntry(sheet, screen, layout);
  if (isAsking(screen)) drawBoxes(sheet, screen, area);
  else drawHints(sheet, layout.hints, hintsOf(screen, context));
  if (screen.view.spectators.length > 0 && layout.entryY < sheet.size.height)
    drawWatchers(sheet, screen, layout);
}

function drawWatchers(sheet: Sheet, { view }: GameScreen, { panel }: GameLayout): void {
  const names = view.spectators.map(({ name }) => name).join(', ');
  sheet.text(panel.x, panel.y + panel.height - 1, `Watching: ${names}`, DIM, panel.width);
}

export function gameWakes(screen: GameScreen, { now }: Context): number | null {
  const wakes: number[] = [];
  if (blinks(screen))
    wakes.push(screen.blinkFrom + (Math.floor((now - screen.blinkFrom) / BLINK_MS) + 1) * BLINK_MS);
  const { changesAt } = clockFace(screen.view.state, tableNow(screen, now));
  if (changesAt !== null) wakes.push(changesAt - screen.view.clockOffset);
  const { kind, until } = promptFor(screen, now);
  if (kind === 'link' || until !== null) wakes.push((Math.floor(now / 1000) + 1) * 1000);
  return wakes.length === 0 ? null : Math.min(...wakes);
}
