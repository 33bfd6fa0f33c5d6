/** The report in the panel: the curve, what each side gave away, and the moves that are worth a word. */
import { moveNumberOf } from '@crownhead/client/analysis';
import { SIDE_NAMES } from '@crownhead/match';
import { formatMove, moveOf, nodeOf, ROOT_ID } from '@crownhead/rules';
import type { Rect } from '../term/canvas.ts';
import { PLAIN } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, BOLD, chosenRow, DIM } from '../ui/theme.ts';
import { type AnalysisScreen, type ReportRow, type ReportView, sideNamesOf } from './model.ts';

const STEPS = { blocks: '▁▂▃▄▅▆▇█', plain: '_.-=+*#@' } as const;

/** The points expected for Black over the game, low to high. */
function curveText({ curve }: ReportView, width: number, isAscii: boolean): string {
  const steps = isAscii ? STEPS.plain : STEPS.blocks;
  const columns = Math.min(width, curve.length);
  return Array.from({ length: columns }, (_, i) => {
    const at = columns === 1 ? 0 : Math.round((i * (curve.length - 1)) / (columns - 1));
    return steps[Math.min(7, Math.floor(curve[at]! * 8))]!;
  }).join('');
}

/** `12. 11-15??`, with what makes it special. */
function headOf({ board, reported }: AnalysisScreen, { ply, mark, isLosing, isTurning }: ReportRow): string {
  const id = reported[ply - 1] ?? ROOT_ID;
  const node = nodeOf(board.tree, id);
  const move = node && moveOf(node);
  const { number, first } = moveNumberOf(board.tree, id);
  const dots = node?.ply?.before.turn === first ? '.' : '…';
  const note = isLosing ? ' the losing move' : isTurning ? ' turning point' : '';
  return `${number}${dots} ${move ? formatMove(move) : 'passes'}${mark ?? ''}${note}`;
}

function drawRows(
  sheet: Sheet,
  screen: AnalysisScreen,
  view: ReportView,
  { x, y, width, height }: Rect,
): void {
  const chosen = screen.reportRow ?? 0;
  const rows = view.rows.flatMap((row, index) => [
    { text: headOf(screen, row), index, isHead: true },
    ...row.reasons
      .flatMap((reason) => wrap(reason, width - 1))
      .map((text) => ({ text, index, isHead: false })),
  ]);
  if (rows.length === 0) sheet.text(x, y, 'No move gave much away.', PLAIN, width);
  const at = rows.findIndex(({ index }) => index === chosen);
  const first = Math.max(0, Math.min(rows.length - height, at - 2));
  for (const [i, { text, index, isHead }] of rows.slice(first, first + height).entries()) {
    const style = isHead ? (index === chosen ? chosenRow(sheet.look, true) : BOLD) : DIM;
    sheet.text(isHead ? x : x + 1, y + i, text, style, width);
    sheet.zone({ x, y: y + i, width, height: 1 }, { type: 'pick', index });
  }
}

export function drawReport(sheet: Sheet, screen: AnalysisScreen, { x, y, width, height }: Rect): void {
  const { report } = screen;
  const title = report.status === 'done' && report.report.quality === 'quick' ? 'Quick report' : 'Report';
  sheet.text(x, y, title, accent(sheet.look, true), width);
  if (report.status !== 'done') {
    const percent = report.status === 'working' ? `${Math.floor(report.part * 100)} %` : '';
    const words = { working: `Working: ${percent}`, failed: 'The report could not be made.', none: '' };
    sheet.text(x, y + 1, words[report.status], PLAIN, width);
    if (report.status === 'working') {
      const full = Math.floor(report.part * width);
      const [done, left] = sheet.look.ascii ? ['#', '.'] : ['█', '░'];
      sheet.canvas.put(x, y + 2, done.repeat(full) + left.repeat(width - full), PLAIN);
    }
    return;
  }
  const names = SIDE_NAMES[sideNamesOf(screen)];
  const view = report.report;
  sheet.canvas.put(x, y + 1, curveText(view, width, sheet.look.ascii), accent(sheet.look));
  for (const [i, side] of (['black', 'white'] as const).entries()) {
    const { loss, kept } = view[side];
    sheet.text(
      x,
      y + 2 + i,
      `${names[side]} gave ${loss.toFixed(2)}, kept ${Math.round(kept)} %`,
      PLAIN,
      width,
    );
  }
  drawRows(sheet, screen, view, { x, y: y + 5, width, height: height - 5 });
}
