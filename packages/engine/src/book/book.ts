/** The opening book: moves that a deep search has found good, and the choice among those that are as good. */
import {
  applyMove,
  legalMoves,
  type Move,
  movesAreOfficial,
  type Position,
  type RuleSet,
  sameMove,
} from '@crownhead/rules';
import { Random } from '../random.ts';
import { type BookEntry, type BookTree, readBook } from './book-file.ts';
import { bookKey } from './key.ts';
import { nextPositions } from './next-positions.ts';

/** A move the book has, and what it is worth for the side to move. */
export interface BookMove {
  readonly move: Move;
  readonly score: number;
}

/** How a player uses the book. */
export interface BookUse {
  /** Moves of the game it remembers, both sides counted. */
  readonly plies: number;
  /** A move that is worth less than the best by no more than this is as good to it. */
  readonly margin: number;
}

/** The first move of each side decides nothing yet: by so much any player may differ from the best, for variety. */
const FIRST_MOVES = { plies: 2, margin: 32 };

/** Made from the bytes of the book's file, read when it is first asked. */
export class OpeningBook {
  readonly #bytes: Uint8Array;
  #tree: BookTree | null = null;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The moves of a position that the book knows, the best first; empty where it knows none. */
  moves(position: Position, rules: RuleSet): readonly BookMove[] {
    const stored = this.#entry(position, rules)?.moves ?? [];
    if (stored.length === 0) return [];
    const next = nextPositions(position).map(bookKey);
    const byKey = new Map(legalMoves(position).map((move) => [bookKey(applyMove(position, move)), move]));
    return stored
      .map(({ place, score }) => ({ move: byKey.get(next[place]!)!, score }))
      .sort((a, b) => b.score - a.score);
  }

  #entry(position: Position, rules: RuleSet): BookEntry | undefined {
    if (!movesAreOfficial(rules)) return undefined;
    this.#tree ??= readBook(this.#bytes);
    return this.#tree.get(bookKey(position));
  }

  /** How many moves of a line from there the book has, one after the other. */
  length(position: Position, rules: RuleSet, line: readonly Move[]): number {
    let at = position;
    for (const [i, move] of line.entries()) {
      if (!this.moves(at, rules).some((known) => sameMove(known.move, move))) return i;
      at = applyMove(at, move);
    }
    return line.length;
  }

  /** One of the moves that are as good as the best, by the seed; null where the player knows none by heart. */
  choose(position: Position, rules: RuleSet, { plies, margin }: BookUse, seed: number): Move | null {
    const ply = this.#entry(position, rules)?.ply ?? plies;
    if (ply >= plies) return null;
    const moves = this.moves(position, rules);
    const most = ply < FIRST_MOVES.plies ? Math.max(margin, FIRST_MOVES.margin) : margin;
    const best = moves[0]?.score ?? 0;
    const good = moves.filter(({ score }) => score >= best - most);
    return good[Math.floor(new Random(seed).next() * good.length)]?.move ?? null;
  }
}
