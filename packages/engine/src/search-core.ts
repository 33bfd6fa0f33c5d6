/**
 * The search of the official rules as the rest of the engine sees it. There are two of them, which visit the same nodes:
 * one in TypeScript (`search.ts`), which runs everywhere, and the same in WebAssembly (`wasm-core.ts`), which is quicker.
 */
import { evaluate } from './evaluation.ts';
import type { Depth, Score } from './score.ts';
import { type MoveBoard, type Prober, type Root, Search } from './search.ts';
import { Transpositions } from './transposition.ts';

/** The two cores by name. */
export type CoreName = 'wasm' | 'typescript';

/** A position being searched. */
export interface CoreSearch {
  readonly nodes: number;
  readonly stopped: boolean;
  /** The value, for the side to move at the root, of the move that leads to this board. */
  searchMove(board: MoveBoard, alpha: Score, beta: Score, depth: Depth): Score;
  /** The boards of the best line found after that move: own, other and kings of the side that moved, in turn. */
  lineAfterMove(): Int32Array;
  /** Nothing more will be asked: threads that help may rest. */
  end(): void;
}

/** Asked at intervals with the nodes visited so far; true ends the search. */
export type Stop = (nodes: number) => boolean;

/** How large a search will be. */
export interface SearchSize {
  /** About how many nodes it will visit: it uses as much of the table that is kept as they need. */
  readonly nodes: number;
  /** Given these, it has a whole table of that size for itself instead, with nothing in it yet. */
  readonly megabytes: number | null;
}

/** A core and the memory it has: searches one position at a time. */
export interface SearchCore {
  /** Forgets all it has searched. */
  clear(): void;
  /** Begins with a position. */
  begin(root: Root, stop: Stop, size: SearchSize): CoreSearch;
  /** What a quiet board is worth to the owner of `own`, who is to move; `down` says which way that side plays. */
  evaluate(own: number, other: number, kings: number, down: boolean): Score;
}

export class TypeScriptCore implements SearchCore {
  readonly #table: Transpositions;
  readonly #prober: Prober | null;

  constructor(megabytes: number, prober: Prober | null) {
    this.#table = new Transpositions(megabytes);
    this.#prober = prober;
  }

  clear(): void {
    this.#table.clear();
  }

  begin(root: Root, stop: Stop, { nodes, megabytes }: SearchSize): CoreSearch {
    const search = new Search(megabytes === null ? this.#table : new Transpositions(megabytes), this.#prober);
    search.shouldStop = stop;
    search.begin(root, megabytes === null ? nodes : Number.POSITIVE_INFINITY);
    return search;
  }

  evaluate(own: number, other: number, kings: number, down: boolean): Score {
    return evaluate(own, other, kings, down);
  }
}
