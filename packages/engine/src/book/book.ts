/** The opening book: moves that a deep search has found good, and the choice among those that are as good. */
import {
  applyMove,
  legalMoves,
  type Move,
  mirror,
  mirrorMove,
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

/** An entry, and the position as the book has it. */
interface Found {
  readonly entry: BookEntry;
  readonly seen: Position;
}

/** Made from the bytes of the book's file, read when it is first asked. */
export class OpeningBook {
  readonly #bytes: Uint8Array;
  #tree: BookTree | null = null;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The moves of a position that the book knows, the best first; empty where it knows none. */
  moves(position: Position, rules: RuleSet): readonly BookMove[] {
    const found = this.#find(position, rules);
    if (found === null || found.entry.moves.length === 0) return [];
    const { entry, seen } = found;
    const next = nextPositions(seen).map(bookKey);
    const byKey = new Map(legalMoves(seen).map((move) => [bookKey(applyMove(seen, move)), move]));
    return entry.moves
      .map(({ place, score }) => {
        const move = byKey.get(next[place]!)!;
        return { move: seen === position ? move : mirrorMove(move), score };
      })
      .sort((a, b) => b.score - a.score);
  }

  /** In the book Black begins; a game that White begins is found by its mirror image. */
  #find(position: Position, rules: RuleSet): Found | null {
    if (!movesAreOfficial(rules)) return null;
    this.#tree ??= readBook(this.#bytes);
    for (const seen of [position, mirror(position)]) {
      const entry = this.#tree.get(bookKey(seen));
      if (entry) return { entry, seen };
    }
    return null;
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
    const ply = this.#find(position, rules)?.entry.ply ?? plies;
    if (ply >= plies) return null;
    const moves = this.moves(position, rules);
    const most = ply < FIRST_MOVES.plies ? Math.max(margin, FIRST_MOVES.margin) : margin;
    const best = moves[0]?.score ?? 0;
    const good = moves.filter(({ score }) => score >= best - most);
    return good[Math.floor(new Random(seed).next() * good.length)]?.move ?? null;
  }
}
