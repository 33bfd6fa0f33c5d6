/** Computers that play any legal move without thinking, for tests in which playing well does not matter. */
import { Random, type SearchRequest, type SearchResult } from '@crownhead/engine';
import { type Move, visitMoves } from '@crownhead/rules';
import type { EnginePool } from '../../src/computer/pool.ts';

/** Some rule sets have very many moves; the first of them will do. */
const LOOKED_AT = 64;

export class RandomEnginePool implements EnginePool {
  readonly queued = 0;

  async play({ position, rules }: SearchRequest, _level: number, seed: number): Promise<Move | null> {
    const moves: Move[] = [];
    visitMoves(position, rules, (move) => moves.push(move) < LOOKED_AT);
    return moves[Math.floor(new Random(seed).next() * moves.length)] ?? null;
  }

  async search(): Promise<SearchResult> {
    return { depth: 0, nodes: 0, ms: 0, lines: [] };
  }

  async close(): Promise<void> {}
}
