/**
 * Searches of the archive as statements, the same in every store. Each follows the list of games under one term, the
 * rarest, and looks the others up: every step is a range or a row of one index, and their number is bounded.
 */
import type { ArchiveExplored, ArchiveMove, ArchiveResult, FoundGame } from '@crownhead/protocol';
import type { Explore, FoundGames, GameSearch } from '../archive-store.ts';

/** A statement with `$1`, `$2` … for its values. */
export interface Ask {
  /** The same for the same text. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | number)[];
}
type Row = Readonly<Record<string, string | number | null>>;
/** Asks for rows, one statement after the other, and returns what follows from them. */
export type Plan<T> = Generator<Ask, T, readonly Row[]>;

/** Games between two times; `before` is a place in the order of all games, last ended first. */
interface Range {
  readonly from: number;
  readonly before: { readonly endedAt: number; readonly id: string };
}

/** Before every game that ended. */
export const LATEST = { endedAt: Number.MAX_SAFE_INTEGER, id: '' };
const ALL: Range = { from: 0, before: LATEST };

const IN_RANGE = 'term = $1 and ended_at >= $2 and (ended_at, id) < ($3, $4)';
const NEWEST = 'order by ended_at desc, id desc';
const rangeValues = (term: string, { from, before }: Range) => [term, from, before.endedAt, before.id];

/**
 * A column of the game's row under another term, or null. Written as a value and not as a join, which a planner may turn round:
 * then it would read all games of that term.
 */
const under = (term: string, column: string): string =>
  `(select ${column} from postings as other where other.term = ${term}
    and other.ended_at = scanned.ended_at and other.id = scanned.id)`;

/** Each of `count` further values, from `$first` on, is a term that the game has too. */
const hasAll = (count: number, first: number): string =>
  Array.from({ length: count }, (_, i) => `and ${under(`$${first + i}`, '1')} = 1`).join('\n');

interface Driver {
  readonly term: string;
  readonly others: readonly string[];
  /** How many games it has in the range, counted up to the bound. */
  readonly count: number;
}

/** The term with fewest games: nothing is found that it does not have. */
function* rarestOf(terms: readonly string[], range: Range, most: number): Plan<Driver> {
  const text = `select count(*) as games from (select 1 from postings where ${IN_RANGE} ${NEWEST} limit $5) as counted`;
  let best: { term: string; count: number } | null = null;
  for (const term of terms) {
    const [row] = yield { name: 'archive.count', text, values: [...rangeValues(term, range), most] };
    const count = Number(row!.games);
    if (best === null || count < best.count) best = { term, count };
    if (count === 0) break;
  }
  const { term, count } = best!;
  return { term, others: terms.filter((other) => other !== term), count };
}

/** `$6` is how many games are wanted, `$7` the term of the position, or nothing. */
const searchText = (others: number): string => `
  select (select listing from games where games.id = scanned.id) as listing, ${under('$7', 'other.ply')} as ply
  from (
    select ended_at, id from postings where ${IN_RANGE} ${NEWEST} limit $5
  ) as scanned
  where true ${hasAll(others, 8)}
  order by scanned.ended_at desc, scanned.id desc limit $6`;

const foundGame = ({ listing, ply }: Row): FoundGame => ({
  ...JSON.parse(listing as string),
  ...(ply === null ? {} : { ply }),
});

export function* searchPlan({
  terms,
  position,
  from = 0,
  before = LATEST,
  limit,
  scan,
}: GameSearch): Plan<FoundGames> {
  const range = { from, before };
  const driver = yield* rarestOf(terms, range, scan);
  if (driver.count === 0) return { games: [], next: null };
  const bounds = rangeValues(driver.term, range);
  const { others } = driver;
  const rows = yield {
    name: `archive.search.${others.length}`,
    text: searchText(others.length),
    values: [...bounds, scan, limit + 1, position ?? '', ...others],
  };
  const games = rows.slice(0, limit).map(foundGame);
  const last = games.at(-1);
  if (rows.length > limit) return { games, next: { endedAt: last!.endedAt, id: last!.id } };
  if (driver.count < scan) return { games, next: null };
  // All that was looked at, and there may be more.
  const [end] = yield {
    name: 'archive.reached',
    text: `select ended_at, id from postings where ${IN_RANGE} ${NEWEST} limit 1 offset $5`,
    values: [...bounds, scan - 1],
  };
  return { games, next: { endedAt: Number(end!.ended_at), id: String(end!.id) } };
}

/** The result of a game, and the moves that were played from a position in it. */
const PLAYED = "other.result || ' ' || other.moves";

/** `$5` is how many games are looked at, `$6` the term of the position. Those that did not have it are counted under null. */
const exploreText = (others: number): string => `
  select played, count(*) as games, max(ended_at) as last from (
    select scanned.ended_at, ${under('$6', PLAYED)} as played
    from (
      select ended_at, id from postings where ${IN_RANGE} ${NEWEST} limit $5
    ) as scanned
    where true ${hasAll(others, 7)}
  ) as fitting
  group by played`;

/** Where nothing is asked but the position, its own list has everything. */
const EXPLORE_ALL = `
  select played, count(*) as games, max(ended_at) as last from (
    select ${PLAYED} as played, ended_at from postings as other where ${IN_RANGE} ${NEWEST} limit $5
  ) as fitting
  group by played`;

/** A turn that was passed, among the moves of a posting. */
export const PASSED = 'pass';

const NO_GAMES = { games: 0, black: 0, white: 0, drawn: 0, last: 0 };

/** The rows by what was played as a list of moves; a row may have several, where a position came twice. */
function movesOf(rows: readonly Row[]): ArchiveMove[] {
  const byMove = new Map<string, Omit<ArchiveMove, 'move'>>();
  for (const row of rows) {
    const games = Number(row.games);
    const [result, ...moves] = String(row.played).trim().split(' ') as [ArchiveResult, ...string[]];
    for (const move of moves) {
      const sum = byMove.get(move) ?? NO_GAMES;
      const counted = result === 'none' ? {} : { [result]: sum[result] + games };
      const last = Math.max(sum.last, Number(row.last));
      byMove.set(move, { ...sum, ...counted, games: sum.games + games, last });
    }
  }
  const moves = [...byMove].map(([move, sums]) => ({ move: move === PASSED ? null : move, ...sums }));
  return moves.toSorted((a, b) => b.games - a.games || ((a.move ?? '') < (b.move ?? '') ? -1 : 1));
}

export function* explorePlan({ position, terms, scan }: Explore): Plan<ArchiveExplored> {
  const driver = yield* rarestOf([position, ...terms], ALL, scan);
  const bounds = [...rangeValues(driver.term, ALL), scan];
  const others = driver.others.filter((other) => other !== position);
  const found = yield terms.length === 0
    ? { name: 'archive.explore', text: EXPLORE_ALL, values: bounds }
    : {
        name: `archive.explore.${others.length}`,
        text: exploreText(others.length),
        values: [...bounds, position, ...others],
      };
  const rows = found.filter(({ played }) => played !== null);
  const games = rows.reduce((sum, row) => sum + Number(row.games), 0);
  return { games, complete: driver.count < scan, moves: movesOf(rows) };
}
