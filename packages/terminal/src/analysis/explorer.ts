/** The explorer beside an analysis: what was played from the position on the board in the games of the library. */
import { type ExplorerMove, explore } from '@crownhead/library';
import { firstByRules, formatMove, type Move } from '@crownhead/rules';
import type { Context, ScreenStep } from '../app/screen.ts';
import type { Rect } from '../term/canvas.ts';
import { PLAIN } from '../term/style.ts';
import { numberText } from '../training/words.ts';
import type { Sheet } from '../ui/sheet.ts';
import { BOLD, DIM } from '../ui/theme.ts';
import { type AnalysisScreen, gameOf } from './model.ts';

/** The same screen with what was played from its position. */
export function withExplorer(screen: AnalysisScreen, { library }: Context): AnalysisScreen {
  const isWanted = screen.hasExplorer && library !== null;
  return { ...screen, explored: isWanted ? explore(library, gameOf(screen).position) : null };
}

/** Shown or not; the games are opened where none are. */
export function toggleExplorer(screen: AnalysisScreen, context: Context): ScreenStep<AnalysisScreen> {
  const next = withExplorer({ ...screen, hasExplorer: !screen.hasExplorer }, context);
  const isMissing = next.hasExplorer && context.library === null;
  return { screen: next, commands: isMissing ? [{ type: 'library.open', files: [] }] : [] };
}

/** Wins of the first side, draws and losses, in percent of the games with a result. */
function shareText({ black, white, drawn }: ExplorerMove, first: 'black' | 'white'): string {
  const all = black + white + drawn;
  if (all === 0) return '';
  const [won, lost] = first === 'black' ? [black, white] : [white, black];
  return [won, drawn, lost].map((count) => Math.round((100 * count) / all)).join('/');
}

/** Picks of nodes are their ids, from 0 on: rows of the explorer are counted down from −1. */
const pickOf = (row: number): number => -1 - row;

/** The move of the row that was picked; null where it was none of the explorer. */
export const pickedMove = ({ explored }: AnalysisScreen, pick: number): Move | null =>
  pick < 0 ? (explored?.moves[-1 - pick]?.move ?? null) : null;

const MOST_ROWS = 6;
const GAMES_END = 15;

/** Returns the row below. */
export function drawExplorer(sheet: Sheet, screen: AnalysisScreen, { x, y, width }: Rect): number {
  if (!screen.hasExplorer) return y;
  const { explored } = screen;
  const games =
    explored === null
      ? 'opening the games'
      : `${numberText(explored.games)} ${explored.games === 1 ? 'game' : 'games'}`;
  sheet.text(x, y, `Explorer: ${games}`, DIM, width);
  const first = firstByRules(gameOf(screen).rules);
  const rows = explored?.moves.slice(0, MOST_ROWS) ?? [];
  for (const [i, row] of rows.entries()) {
    const at = y + 1 + i;
    sheet.text(x, at, row.move ? formatMove(row.move) : 'passes', BOLD, GAMES_END - 6);
    sheet.textRight(x + GAMES_END, at, `${row.games}`, PLAIN);
    sheet.text(x + GAMES_END + 2, at, shareText(row, first), DIM, width - GAMES_END - 2);
    sheet.zone({ x, y: at, width, height: 1 }, { type: 'pick', index: pickOf(i) });
  }
  return y + 1 + rows.length;
}
