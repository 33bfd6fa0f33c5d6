/** The npm package `rapid-draughts` as a contestant: a move generator and a search in the same language. */
import { createRequire } from 'node:module';
import { type Position, squaresOf } from '@crownhead/rules';

/** The part of its engine that perft needs, and a match. */
interface RivalEngine {
  readonly moves: readonly object[];
  strategy: { moves(engine: RivalEngine): readonly object[] };
  clone(): RivalEngine;
  move(move: object): void;
}

export interface RivalGame {
  readonly engine: RivalEngine;
  readonly moves: readonly RivalMove[];
}

/** By its numbers of squares, which are one less than ours. */
export interface RivalMove {
  readonly origin: number;
  readonly destination: number;
  readonly captures: readonly number[];
}

/** Its sides are light and dark, which is our black; a board is a word of bits for each, and one for the kings. */
export interface RivalData {
  readonly player: 'light' | 'dark';
  readonly board: { readonly light: number; readonly dark: number; readonly king: number };
  readonly stats: { readonly sinceCapture: number; readonly sinceNonKingAdvance: number };
}

interface Rival {
  readonly EnglishDraughtsEngineFactory: { setup(): RivalEngine };
  readonly EnglishDraughts: { setup(data: RivalData): RivalGame };
  readonly EnglishDraughtsComputerFactory: {
    alphaBeta(options: { readonly maxDepth: number }): (game: RivalGame) => Promise<RivalMove>;
  };
}

const require = createRequire(import.meta.url);

/** Null where it is not installed: a tool for measuring is no dependency of the program, so it is not imported. */
export function loadRival(): Rival | null {
  try {
    return require('rapid-draughts/english');
  } catch {
    return null;
  }
}

/** The bit of each square from 1 on, as its board has them. */
const BITS = [
  11, 5, 31, 25, 10, 4, 30, 24, 3, 29, 23, 17, 2, 28, 22, 16, 27, 21, 15, 9, 26, 20, 14, 8, 19, 13, 7, 1, 18,
  12, 6, 0,
] as const;

const wordOf = (set: Position['black']): number =>
  squaresOf(set).reduce((word, square) => word | (1 << BITS[square - 1]!), 0);

/** Our position as its own. */
export const rivalData = ({ black, white, kings, turn }: Position): RivalData => ({
  player: turn === 'black' ? 'dark' : 'light',
  board: { dark: wordOf(black), light: wordOf(white), king: wordOf(kings) },
  // By its own count of quiet moves it would give up long before the draw, so it counts from zero each time.
  stats: { sinceCapture: 0, sinceNonKingAdvance: 0 },
});

/** `bulk` counts the last ply without making it, which is the quicker way for this package too. */
function perft(engine: RivalEngine, depth: number, bulk: boolean): number {
  if (depth === 0) return 1;
  const { moves } = engine;
  if (bulk && depth === 1) return moves.length;
  let total = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    total += perft(next, depth - 1, bulk);
  }
  return total;
}

export const rivalPerft = (rival: Rival, depth: number, bulk: boolean): number =>
  perft(rival.EnglishDraughtsEngineFactory.setup(), depth, bulk);

/** Its own search, each position to the depth; returns how many there were. */
export async function rivalSearch(
  rival: Rival,
  positions: readonly Position[],
  depth: number,
): Promise<number> {
  const search = rival.EnglishDraughtsComputerFactory.alphaBeta({ maxDepth: depth });
  for (const position of positions) await search(rival.EnglishDraughts.setup(rivalData(position)));
  return positions.length;
}
