/** Draws a list: its title, the rows of the page, and the keys. */
import type { Context } from '../app/screen.ts';
import type { Size } from '../term/canvas.ts';
import { PLAIN } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import { numberText } from '../training/words.ts';
import { glyphs } from '../ui/glyphs.ts';
import { drawHints } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, BOLD, chosenRow, DIM } from '../ui/theme.ts';
import type { ListPurpose, ListScreen } from './list.ts';

const MOST_WIDTH = 110;
/** Title, line, two lines of words; below the rows how many there are, and two lines for the keys. */
const ABOVE = 5;
const BELOW = 3;
const INTRO_LINES = 2;

/** How many rows fit on a page. */
export const pageRows = (purpose: ListPurpose, { height }: Size): number =>
  Math.max(1, height - topOf(purpose) - BELOW);

/** Where the rows begin. */
const topOf = ({ headings }: Pick<ListPurpose, 'headings'>): number => (headings ? ABOVE + 1 : ABOVE);

/** Where the columns begin, and where the last one ends. */
function columnsAt(shares: readonly number[], x: number, width: number): readonly number[] {
  const edges = [x];
  for (const share of shares) edges.push(edges.at(-1)! + Math.floor(share * width));
  return [...edges.slice(0, -1), x + width];
}

export function drawList(purpose: ListPurpose, screen: ListScreen, sheet: Sheet, context: Context): void {
  const { width: whole, height } = sheet.size;
  const width = Math.min(MOST_WIDTH, whole - 4);
  const x = Math.floor((whole - width) / 2);
  const about = purpose.about(screen, context);
  sheet.text(x + 1, 1, purpose.title(screen, context), BOLD, width - sheet.widthOf(about) - 4);
  sheet.textRight(x + width - 1, 1, about, DIM);
  sheet.text(x + 1, 2, glyphs(sheet.look).frame.across.repeat(width - 2), DIM);
  const words = screen.said ?? purpose.intro?.(screen, context) ?? '';
  const style = screen.said === null ? DIM : accent(sheet.look);
  const lines = wrap(words, width - 4);
  for (const [i, line] of lines.slice(0, INTRO_LINES).entries()) {
    const isCut = i === INTRO_LINES - 1 && lines.length > INTRO_LINES;
    sheet.text(x + 1, 3 + i, isCut ? `${line} …` : line, style, width - 2);
  }
  const count = purpose.count(screen, context);
  const room = pageRows(purpose, sheet.size);
  const top = topOf(purpose);
  const at = Math.min(screen.at, Math.max(0, count - 1));
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), count - room));
  const edges = columnsAt(purpose.columns, x + 3, width - 4);
  if (count === 0) sheet.text(x + 3, top, purpose.empty(screen, context), DIM, width - 4);
  else
    for (const [i, heading] of (purpose.headings ?? []).entries())
      sheet.text(edges[i]!, top - 1, heading, DIM, edges[i + 1]! - edges[i]! - 1);
  for (let i = 0; i < room && first + i < count; i += 1) {
    const index = first + i;
    const here = index === at;
    const row = { x, y: top + i, width, height: 1 };
    const chosen = chosenRow(sheet.look, here);
    if (here) sheet.canvas.fill(row, ' ', chosen);
    sheet.text(x + 1, row.y, here ? glyphs(sheet.look).arrow : ' ', chosen);
    for (const [column, cell] of purpose.row(screen, index, context).entries()) {
      const faint = column === (purpose.main ?? 0) ? PLAIN : DIM;
      sheet.text(edges[column]!, row.y, cell, here ? chosen : faint, edges[column + 1]! - edges[column]! - 1);
    }
    sheet.zone(row, { type: 'pick', index });
  }
  if (count > room) {
    const last = Math.min(count, first + room);
    sheet.textRight(
      x + width - 1,
      height - BELOW,
      `${numberText(first + 1)}–${numberText(last)} of ${numberText(count)}`,
      DIM,
    );
  }
  drawHints(sheet, { x: x + 1, y: height - 2, width, height: 1 }, purpose.hints(screen, context), 1);
}
