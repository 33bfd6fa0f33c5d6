/** The part of docs/training.md that says which puzzles are shipped. */
import { countPuzzles, type PuzzleEntry } from '../src/index.ts';

const BEGIN = '<!-- puzzles: written by packages/training/build/shipped-puzzles.ts -->\n';
const END = '<!-- end of puzzles -->';

const numberText = (count: number): string => count.toLocaleString('en');

export function puzzleTable(puzzles: readonly PuzzleEntry[]): string {
  const { goals, tiers, themes, ratings } = countPuzzles(puzzles);
  const [lowest, tenth, half, nine, highest] = ratings;
  const share = (count: number): string => `${Math.round((100 * count) / puzzles.length)} %`;
  const row = (name: string, count: number): string => `| ${name} | ${numberText(count)} | ${share(count)} |`;
  return [
    `${numberText(puzzles.length)} puzzles, rated from ${lowest} to ${highest}: a tenth are below ${tenth}, half below ${half}, nine tenths below ${nine}.`,
    '',
    '| of them | puzzles | share |',
    '| --- | ---: | ---: |',
    row('to win', goals.win),
    row('to draw', goals.draw),
    ...Object.entries(tiers).map(([tier, count]) => row(tier, count)),
    ...Object.entries(themes).map(([theme, count]) => row(theme, count)),
    '',
  ].join('\n');
}

/** The page with this table in place of the one it had. */
export function withTable(page: string, table: string): string {
  const [before, rest] = page.split(BEGIN);
  if (before === undefined || rest === undefined) throw new Error('the page has no place for the table');
  return `${before}${BEGIN}${table}${rest.slice(rest.indexOf(END))}`;
}
