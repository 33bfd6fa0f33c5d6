/** The npm package `rapid-draughts` as a contestant: a move generator in the same language, counting the same lines. */
import { createRequire } from 'node:module';

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
