/** The options of a search as a query; options that need another one say so. */
import type { GameFilter, Query } from '@crownhead/library';
import { err, type Result } from '@crownhead/rules';
import { type FilterTexts, readFilter, readQuery, type SearchTexts } from '@crownhead/terminal/query';

export function filterOf(options: FilterTexts): Result<GameFilter, string> {
  const filter = readFilter(options);
  const isSideOfNobody = options.side !== undefined && options.player === undefined;
  return filter.ok && isSideOfNobody ? err('--side is the side of the --player: name one.') : filter;
}

/** Options that say how a board is found. */
const ABOUT_A_BOARD = { reversed: '--reversed', held: '--held', byPly: '--by-ply' } as const;

export function queryOf(options: SearchTexts): Result<Query, string> {
  const query = readQuery(options);
  if (!query.ok) return query;
  const filter = filterOf(options);
  if (!filter.ok) return filter;
  const [about] = (Object.keys(ABOUT_A_BOARD) as (keyof typeof ABOUT_A_BOARD)[]).filter(
    (name) => options[name] !== undefined,
  );
  return query.value.board || about === undefined
    ? query
    : err(`${ABOUT_A_BOARD[about]} is about a board: add --fen, --mask or --material.`);
}
