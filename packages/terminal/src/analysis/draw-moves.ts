/** The tree as text in the panel: the main line, each variation on lines of its own, the selected move in view. */
import { evaluationText, type MoveEntry, type MoveLine, moveList } from '@crownhead/client/analysis';
import type { NodeId } from '@crownhead/rules';
import type { Rect } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import { PLAIN, type Style } from '../term/style.ts';
import { widthOf, wrap } from '../term/width.ts';
import { plainText } from '../ui/glyphs.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, BOLD, chosenRow, DIM } from '../ui/theme.ts';
import type { AnalysisScreen } from './model.ts';

interface Word {
  readonly text: string;
  readonly kind: 'move' | 'variation' | 'aside' | 'proof';
  readonly id: NodeId | null;
  readonly isSelected: boolean;
}

interface Row {
  readonly indent: number;
  readonly words: readonly Word[];
}

/** What the rows are laid out for: some signs take more columns in plain letters. */
interface Page {
  readonly columns: number;
  readonly look: Look;
}

const aside = (text: string): Word => ({ text, kind: 'aside', id: null, isSelected: false });

function wordsOf(entry: MoveEntry, depth: number): readonly Word[] {
  const { id, isSelected, label, text, symbols, evaluation } = entry;
  const move = `${label}${label === '' ? '' : ' '}${entry.isPass ? 'passes' : text}${symbols.join('')}`;
  const worth: readonly Word[] = evaluation
    ? [{ ...aside(evaluationText(evaluation)), kind: evaluation.kind === 'estimate' ? 'aside' : 'proof' }]
    : [];
  const folded = entry.foldedCount > 0 ? [aside(`(+${entry.foldedCount})`)] : [];
  return [
    { text: move, kind: depth === 0 ? 'move' : 'variation', id, isSelected },
    ...worth,
    ...entry.comments.flatMap((comment) => comment.split(' ').map(aside)),
    ...folded,
  ];
}

/** Words in rows of so many columns. */
function laidOut(words: readonly Word[], indent: number, { columns, look }: Page): readonly Row[] {
  const rows: Row[] = [];
  let row: Word[] = [];
  let used = 0;
  // A parenthesis may be added at each end.
  const room = columns - indent - (indent > 0 ? 2 : 0);
  for (const word of words) {
    // A comment may have a word that is wider than the panel.
    for (const text of wrap(plainText(word.text, look), room)) {
      const wide = widthOf(text);
      if (row.length > 0 && used + 1 + wide > room) {
        rows.push({ indent, words: row });
        row = [];
        used = 0;
      }
      used += (row.length > 0 ? 1 : 0) + wide;
      row.push({ ...word, text });
    }
  }
  return row.length > 0 ? [...rows, { indent, words: row }] : rows;
}

const INDENT = 2;
const MOST_INDENT = 8;

function rowsOf(line: MoveLine, page: Page): readonly Row[] {
  const { depth } = line;
  const indent = Math.min(MOST_INDENT, depth * INDENT);
  const rows: Row[] = [];
  let words: Word[] = line.comments.flatMap((comment) => comment.split(' ').map(aside));
  for (const entry of line.moves) {
    words.push(...wordsOf(entry, depth));
    if (entry.variations.length + entry.unplayed.length === 0) continue;
    rows.push(...laidOut(words, indent, page));
    words = [];
    for (const variation of entry.variations) rows.push(...rowsOf(variation, page));
    for (const text of entry.unplayed) {
      const lost = `(not legal: ${text})`.split(' ').map(aside);
      rows.push(...laidOut(lost, Math.min(MOST_INDENT, indent + INDENT), page));
    }
  }
  if (line.result !== null) words.push(aside(line.result));
  const all = [...rows, ...laidOut(words, indent, page)];
  return depth === 0 ? all : enclosed(all);
}

/** In parentheses that stick to the first and the last word. */
function enclosed(rows: readonly Row[]): readonly Row[] {
  const last = rows.length - 1;
  return rows.map(({ indent, words }, i) => ({
    indent,
    words: words.map((word, j) => {
      const opening = i === 0 && j === 0 ? '(' : '';
      const closing = i === last && j === words.length - 1 ? ')' : '';
      return { ...word, text: `${opening}${word.text}${closing}` };
    }),
  }));
}

function styleOfWord({ kind, isSelected }: Word, sheet: Sheet): Style {
  if (isSelected) return chosenRow(sheet.look, true);
  switch (kind) {
    case 'move':
      return BOLD;
    case 'variation':
      return PLAIN;
    case 'aside':
      return DIM;
    case 'proof':
      return accent(sheet.look, true);
  }
}

export function drawMoves(sheet: Sheet, { board }: AnalysisScreen, { x, y, width, height }: Rect): void {
  const rows = rowsOf(moveList(board), { columns: width, look: sheet.look });
  if (rows.length === 0) sheet.text(x, y, 'No moves yet.', DIM, width);
  const selected = rows.findIndex(({ words }) => words.some(({ isSelected }) => isSelected));
  const middle = Math.max(0, selected) - Math.floor(height / 2);
  const first = Math.max(0, Math.min(rows.length - height, middle));
  for (const [i, { indent, words }] of rows.slice(first, first + height).entries()) {
    let column = x + indent;
    for (const word of words) {
      const end = sheet.text(column, y + i, word.text, styleOfWord(word, sheet), x + width - column);
      if (word.id !== null)
        sheet.zone({ x: column, y: y + i, width: end - column, height: 1 }, { type: 'pick', index: word.id });
      column = end + 1;
    }
  }
}
