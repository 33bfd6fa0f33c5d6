/** Draws the analysis: the board as at a game, beside it the engine and the tree, or the report. */
import { showInput } from '@crownhead/client';
import { selectedNode, titleOf } from '@crownhead/client/analysis';
import { SIDE_NAMES } from '@crownhead/match';
import { describeOutcome, type Square } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import { isBlinkOn, nextBlink } from '../board/cursor-blink.ts';
import { drawPressableBoard } from '../board/draw-pressable.ts';
import type { Mark } from '../board/marks.ts';
import { layoutGame } from '../game/layout.ts';
import type { Rect } from '../term/canvas.ts';
import { PLAIN } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import { drawTextField } from '../ui/draw-text-field.ts';
import { charHint, drawHints, type Hint, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, BOLD } from '../ui/theme.ts';
import { drawLines } from './draw-lines.ts';
import { drawMoves } from './draw-moves.ts';
import { drawReport } from './draw-report.ts';
import { drawExplorer } from './explorer.ts';
import { type AnalysisScreen, type EntryKind, gameOf, lastSquares, sideNamesOf } from './model.ts';
import { shapesText } from './shapes.ts';

/** The moves need room as well. */
const MOST_SHAPE_ROWS = 3;
const ENTRY_LABELS = {
  move: 'Move: ',
  comment: 'Comment: ',
  mark: 'Mark (! ? !! ?? !? ?! [] = +- -+): ',
  shapes: 'Circle or arrow (12, r11-15): ',
} as const satisfies Readonly<Record<EntryKind, string>>;

function marksOf(screen: AnalysisScreen): ReadonlyMap<Square, Mark> {
  const shown = showInput(screen.input);
  const marks = new Map<Square, Mark>();
  for (const shape of selectedNode(screen.board).note.shapes) {
    for (const square of shape.kind === 'circle' ? [shape.square] : [shape.from, shape.to])
      marks.set(square, 'planned');
  }
  // Pieces that can move are marked for players who choose by keys.
  if (screen.input.cursor !== null && shown.chosen === null)
    for (const square of shown.movable) marks.set(square, 'movable');
  if (shown.chosen !== null) {
    for (const square of shown.targets) marks.set(square, 'target');
    marks.set(shown.chosen, 'chosen');
  }
  for (const square of shown.refused?.squares ?? []) marks.set(square, 'refused');
  return marks;
}

function situation(screen: AnalysisScreen): string {
  const { outcome, position } = gameOf(screen);
  const names = SIDE_NAMES[sideNamesOf(screen)];
  const isEnd = selectedNode(screen.board).children.length === 0;
  const ended = outcome ?? (isEnd ? mainOutcome(screen) : null);
  return ended ? describeOutcome(ended, names) : `${names[position.turn]} to move`;
}

/** How the game ended, at the end of its main line. */
function mainOutcome({ board }: AnalysisScreen) {
  let node = board.tree.root;
  while (node.children[0]) node = node.children[0];
  return node.id === board.selected && node.id !== board.tree.root.id ? board.tree.outcome : null;
}

export function drawAnalysis(screen: AnalysisScreen, sheet: Sheet, context: Context): void {
  const layout = layoutGame(sheet.size, sheet.look, screen.flipped);
  const { panel, hints, notice } = layout;
  const [first = ''] = wrap(screen.said ?? situation(screen), notice.width);
  sheet.text(notice.x, notice.y, first, screen.said ? accent(sheet.look) : BOLD);
  const shown = showInput(screen.input);
  const picture = {
    board: shown.board,
    sideNames: sideNamesOf(screen),
    marks: marksOf(screen),
    last: shown.path.length > 1 ? shown.path : lastSquares(screen),
    cursor: screen.input.cursor,
    blinkOn: isBlinkOn(screen.blinkFrom, context.now),
    numbers: context.config.numbers,
  };
  drawPressableBoard(sheet, layout, picture);
  if (screen.reportRow !== null) drawReport(sheet, screen, panel);
  else {
    sheet.text(panel.x, panel.y, titleOf(screen.board.tree) || 'Analysis', BOLD, panel.width);
    const lines = drawLines(sheet, screen, { ...panel, y: panel.y + 1 });
    const played = drawExplorer(sheet, screen, { ...panel, y: lines });
    const below = drawShapes(sheet, screen, panel, played);
    drawMoves(sheet, screen, { ...panel, y: below + 1, height: panel.y + panel.height - below - 1 });
  }
  drawKeys(sheet, screen, { ...hints, entryY: layout.entryY }, context);
}

/** Circles and arrows as text, with the colours and directions that the board's frames cannot show. Returns the row below. */
function drawShapes(sheet: Sheet, { board }: AnalysisScreen, { x, width }: Rect, y: number): number {
  const { shapes } = selectedNode(board).note;
  if (shapes.length === 0) return y;
  const rows = wrap(`Drawn: ${shapesText(shapes, sheet.look.ascii)}`, width).slice(0, MOST_SHAPE_ROWS);
  for (const [i, row] of rows.entries()) sheet.text(x, y + i, row, PLAIN, width);
  return y + rows.length;
}

function drawKeys(
  sheet: Sheet,
  screen: AnalysisScreen,
  { entryY, ...hints }: { x: number; y: number; width: number; height: number; entryY: number },
  context: Context,
): void {
  const { entry } = screen;
  if (entry === null) {
    drawHints(sheet, hints, hintsOf(screen, context), 2);
    return;
  }
  const start = sheet.text(hints.x, entryY, ENTRY_LABELS[entry.of], accent(sheet.look));
  drawTextField(sheet, entry.field, { x: start, y: entryY, columns: sheet.size.width - start - 2 }, BOLD);
  const keys = [keyHint('Enter', 'enter', 'done'), keyHint('Esc', 'escape', 'cancel')];
  drawHints(sheet, { ...hints, y: entryY + 1, height: 1 }, keys);
}

const END: readonly Hint[] = [charHint('m', 'back'), charHint('?', 'help')];

function hintsOf(
  { reportRow, report, lines, hasExplorer }: AnalysisScreen,
  { look }: Context,
): readonly Hint[] {
  if (reportRow !== null) {
    const isWorking = report.status === 'working';
    const walk = { key: look.ascii ? 'Up Down' : '↑ ↓', label: 'moves', meaning: null };
    return [
      ...(isWorking ? [] : [walk, keyHint('Enter', 'enter', 'try another move')]),
      ...(report.status === 'done' && report.report.quality === 'quick'
        ? [charHint('f', 'full report')]
        : []),
      ...(report.status === 'done' && report.report.rows.length > 0 ? [charHint('c', 'keep as a card')] : []),
      ...(report.status === 'done' ? [charHint('w', 'write into the moves')] : []),
      charHint('r', 'moves'),
      ...(isWorking ? [keyHint('Esc', 'escape', 'stop')] : []),
      ...END,
    ];
  }
  return [
    { key: look.ascii ? 'Left Right' : '← →', label: 'move', meaning: null },
    { key: look.ascii ? 'Up Down' : '↑ ↓', label: 'variation', meaning: null },
    { key: '11-15', label: 'play', meaning: null },
    charHint('e', lines.isOn ? 'engine off' : 'engine on'),
    charHint('r', 'report'),
    charHint('c', 'comment'),
    charHint('!', 'mark'),
    // Beside the explorer its games are nearer than edits.
    { ...charHint('p', 'promote'), isRare: hasExplorer },
    charHint('d', 'delete'),
    charHint('u', 'undo'),
    charHint('s', 'save'),
    { ...charHint('x', 'explorer'), isRare: true },
    { ...charHint('f', 'find in library'), isRare: !hasExplorer },
    { ...charHint('L', 'learn the line'), isRare: true },
    { ...charHint('t', 'threat'), isRare: true },
    { ...charHint('+', 'lines'), isRare: true },
    { ...charHint('o', 'circle, arrow'), isRare: true },
    { ...charHint('v', 'flip'), isRare: true },
    ...END,
  ];
}

export const analysisWakes = (screen: AnalysisScreen, { now }: Context): number | null =>
  screen.input.cursor === null ? null : nextBlink(screen.blinkFrom, now);
