/** How well scores foretell results, by kinds of positions. */
import { countBits } from '@crownhead/rules';
import { Random } from '../src/random.ts';
import type { Board } from './board.ts';

/** The kinds of positions that are looked at apart. */
const CLASSES = [
  { name: 'all', has: () => true },
  { name: 'no kings, 17+', has: (kings: boolean, pieces: number) => !kings && pieces >= 17 },
  {
    name: 'no kings, 11–16',
    has: (kings: boolean, pieces: number) => !kings && pieces >= 11 && pieces <= 16,
  },
  { name: 'kings, 11+', has: (kings: boolean, pieces: number) => kings && pieces >= 11 },
  { name: 'kings, 8–10', has: (kings: boolean, pieces: number) => kings && pieces >= 8 && pieces <= 10 },
  { name: 'kings, 6–7', has: (kings: boolean, pieces: number) => kings && pieces <= 7 },
] as const;

/** One position of a game: the expected results by several judges, and how the game ended, all 0 to 1. */
export interface Judged {
  readonly game: number;
  readonly board: Board;
  readonly expected: readonly number[];
  readonly result: number;
}

export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const n = pairs.length;
  let [sumX, sumY, sumXx, sumYy, sumXy] = [0, 0, 0, 0, 0];
  for (const [x, y] of pairs) {
    sumX += x;
    sumY += y;
    sumXx += x * x;
    sumYy += y * y;
    sumXy += x * y;
  }
  const spread = Math.sqrt((n * sumXx - sumX * sumX) * (n * sumYy - sumY * sumY));
  return spread === 0 ? 0 : (n * sumXy - sumX * sumY) / spread;
}

const DRAWS = 200;

type Pairs = readonly (readonly [number, number])[];

/** The standard error of a figure by drawing games again: positions of one game say much the same. */
function errorOf(games: number, figure: (drawn: readonly number[]) => number): number {
  const random = new Random(1);
  const figures = Array.from({ length: DRAWS }, () =>
    figure(Array.from({ length: games }, () => Math.floor(random.next() * games))),
  );
  const mean = figures.reduce((sum, r) => sum + r, 0) / DRAWS;
  return Math.sqrt(figures.reduce((sum, r) => sum + (r - mean) ** 2, 0) / DRAWS);
}

interface Figure {
  readonly value: number;
  readonly error: number;
}

export interface ClassRow {
  readonly name: string;
  readonly positions: number;
  readonly games: number;
  /** One for each judge, with its standard error. */
  readonly correlations: readonly Figure[];
  /** How much better each judge is than the one `against` it, if there is one. */
  readonly gains: readonly (Figure | null)[];
}

function groupedByGame(judged: readonly Judged[]): Judged[][] {
  const groups = new Map<number, Judged[]>();
  for (const one of judged) {
    const group = groups.get(one.game);
    if (group === undefined) groups.set(one.game, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

/** `against`: the judge that each judge is compared with, or null. */
export function classTable(judged: readonly Judged[], against: readonly (number | null)[]): ClassRow[] {
  return CLASSES.map(({ name, has }) => {
    const members = judged.filter(({ board }) => has(board.kings !== 0, countBits(board.own | board.other)));
    const byGame = groupedByGame(members);
    const pairsOf = against.map((_, judge) =>
      byGame.map(
        (positions): Pairs => positions.map(({ expected, result }) => [expected[judge]!, result] as const),
      ),
    );
    const over = (judge: number, drawn: readonly number[]): number =>
      correlation(drawn.flatMap((game) => pairsOf[judge]![game]!));
    const figureOf = (figure: (drawn: readonly number[]) => number): Figure => ({
      value: figure([...byGame.keys()]),
      error: errorOf(byGame.length, figure),
    });
    return {
      name,
      positions: members.length,
      games: byGame.length,
      correlations: against.map((_, judge) => figureOf((drawn) => over(judge, drawn))),
      gains: against.map((base, judge) =>
        base === null ? null : figureOf((drawn) => over(judge, drawn) - over(base, drawn)),
      ),
    };
  });
}
