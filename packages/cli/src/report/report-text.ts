/** A report as people read it: a curve, the marks with a sentence each, and what was given away. */
import {
  claimText,
  type GameReport,
  MARK_WORDS,
  MARKS,
  type Mark,
  type PlyReport,
  type SideReport,
} from '@crownhead/analysis';
import { moveNumberOf } from '@crownhead/client/analysis';
import { formatMove, type GameTree, mainLine } from '@crownhead/rules';
import { plural } from '../words.ts';

const PLOT_ROWS = 7;
const PLOT_COLUMNS = 66;
const LABEL = 7;
/** Marks of two signs as one, for one column. */
const SIGNS: Readonly<Record<Mark, string>> = { '!': '!', '?!': '⁈', '?': '?', '??': '⁇' };
const EIGHTHS = ' ▁▂▃▄▅▆▇█';

/** The value of each column: its ply, or where there are more plies than columns the ply that the column begins with. */
function columnsOf(values: readonly number[]): number[] {
  const width = Math.min(values.length, PLOT_COLUMNS);
  return Array.from({ length: width }, (_, i) => Math.floor((i * values.length) / width));
}

/** What Black expected after each ply, from the floor up. */
function plot({ start, plies }: GameReport): string[] {
  const values = [start, ...plies.map(({ black }) => black)];
  const columns = columnsOf(values);
  const rows = Array.from({ length: PLOT_ROWS }, (_, row) => {
    const floor = PLOT_ROWS - 1 - row;
    const cell = (i: number): string =>
      EIGHTHS[Math.round(Math.min(1, Math.max(0, values[i]! * PLOT_ROWS - floor)) * 8)]!;
    const label =
      row === 0 ? 'Black' : row === PLOT_ROWS - 1 ? 'White' : row === PLOT_ROWS >> 1 ? 'level' : '';
    return `${label.padStart(LABEL - 1)} │${columns.map(cell).join('')}│`;
  });
  const markAt = (from: number, to: number): string => {
    const marks = plies.slice(Math.max(0, from - 1), Math.max(0, to - 1)).map(({ mark }) => mark);
    const worst = MARKS.findLast((mark) => marks.includes(mark));
    return worst === undefined ? ' ' : SIGNS[worst];
  };
  const marks = columns.map((from, i) => markAt(from, columns[i + 1] ?? values.length)).join('');
  return marks.trim() === '' ? rows : [...rows, `${' '.repeat(LABEL)} ${marks}`.trimEnd()];
}

/** `14... 17-13`. */
function plyLabel({ ply, side, move }: PlyReport, tree: GameTree): string {
  const { number, first } = moveNumberOf(tree, mainLine(tree)[ply - 1]!.id);
  return `${number}${side === first ? '.' : '...'} ${move === null ? 'passes' : formatMove(move)}`;
}

const sideLine = (name: string, { loss, kept, marks }: SideReport): string => {
  const counted = (['??', '?', '?!'] as const).map((mark) => `${marks[mark]} ${mark}`).join('  ');
  return `${name.padEnd(LABEL)}gave away ${loss.toFixed(2)} points, kept ${kept.toFixed(1)} % of what was at stake   ${counted}`;
};

function headOf(ply: PlyReport, tree: GameTree, { losing }: GameReport): string {
  const { mark, claims, loss } = ply;
  // An estimate has its own number: the least that any search said, while losses have to add up.
  const hasNumber = loss > 0 && claims[0]?.proof !== 'estimate';
  const words = mark === null ? '' : ` ${mark}  ${MARK_WORDS[mark]}`;
  const decided = mark !== null ? '' : losing === ply.ply ? '  the losing move' : '  turning point';
  return `${plyLabel(ply, tree)}${words}${decided}${hasNumber ? `  −${loss.toFixed(2)}` : ''}`;
}

const tellLines = (ply: PlyReport, tree: GameTree, report: GameReport): string[] => [
  headOf(ply, tree, report),
  ...ply.claims.map((claim) => `    ${claimText(claim)}`),
];

/** What the numbers are, said once for all games. */
export const POINTS_TEXT =
  'Points: a win counts 1, a draw 0.5. An estimate is what a search thinks; every other reason was checked.\n';

/** `title` names the game; `tree` has it as its main line. */
export function reportText(title: string, tree: GameTree, report: GameReport): string {
  const { plies, losing, turning } = report;
  if (plies.length === 0) return `${title}\nThe game has no moves.\n`;
  const told = plies.filter(({ ply, mark }) => mark !== null || ply === losing || turning.includes(ply));
  const at = (ply: number): string => plyLabel(plies[ply - 1]!, tree);
  return `${[
    title,
    ...plot(report),
    sideLine('Black', report.black),
    sideLine('White', report.white),
    ...(turning.length > 0
      ? [`Turning ${turning.length === 1 ? 'point' : 'points'}: ${turning.map(at).join(', ')}`]
      : []),
    ...(losing === null ? [] : [`The losing move: ${at(losing)}`]),
    ...(told.length === 0
      ? [`No marks in ${plural(plies.length, 'ply', 'plies')}.`]
      : told.flatMap((ply) => tellLines(ply, tree, report))),
  ].join('\n')}\n`;
}
