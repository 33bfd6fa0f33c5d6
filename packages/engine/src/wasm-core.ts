/** The search of the official rules in WebAssembly (`wasm/`): loads it, gives it memory, and passes questions on. */
import { countBits, QUIET_MOVES_LIMIT } from '@crownhead/rules';
import { resultOf, UNKNOWN, WIN } from './endgame/result.ts';
import { EVALUATION_TABLES } from './evaluation.ts';
import type { Depth, Score } from './score.ts';
import type { MoveBoard, Prober, Root } from './search.ts';
import type { CoreSearch, SearchCore, SearchSize, Stop } from './search-core.ts';
import { GENERATIONS, PAIR_BYTES, pairsFor, pairsIn } from './transposition.ts';

/** What is needed of WebAssembly, which is in no library of types that browsers and Node share. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Memory: new (size: { readonly initial: number }) => Memory;
      readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
    }
  | undefined;

/** An address that the core has chosen. */
interface Address {
  readonly value: number;
}

/** What `wasm/index.ts` exports. */
interface CoreExports {
  readonly MEN: Address;
  readonly KINGS_DOWN: Address;
  readonly KINGS_UP: Address;
  readonly RUNAWAY: Address;
  readonly TERMS: Address;
  readonly THREADS: Address;
  readonly THREAD_BYTES: Address;
  prepare(): void;
  open(thread: number, table: number, pairs: number, generation: number): void;
  addBefore(own: number, other: number, kings: number): void;
  begin(
    own: number,
    other: number,
    kings: number,
    down: boolean,
    tablePieces: number,
    exactPieces: number,
    probeWins: boolean,
  ): void;
  searchMove(own: number, other: number, kings: number, alpha: Score, beta: Score, depth: Depth): Score;
  evaluate(own: number, other: number, kings: number, down: boolean): Score;
  nodeCount(): number;
  isStopped(): number;
  lineAddress(): number;
  lineLength(): number;
}

/** The core in WebAssembly, ready to be used by any number of engines. */
export interface CompiledCore {
  /** A `WebAssembly.Module`. */
  readonly module: object;
}

/** Compiles `core.wasm`. Throws where there is no WebAssembly, or one too old for it: the engine does without then. */
export function compileCore(bytes: Uint8Array): CompiledCore {
  if (typeof WebAssembly === 'undefined') throw new Error('there is no WebAssembly here');
  return { module: new WebAssembly.Module(bytes) };
}

const PAGE_BYTES = 0x10000;
/** As much as 32-bit addresses reach. */
const MOST_PAGES = 0x10000;
/** The number of the first search in a table. */
const FIRST_GENERATION = 1;
const WORDS_PER_BOARD = 3;
const QUIET_LIMIT = QUIET_MOVES_LIMIT * 2;

/** A region of memory with a transposition table in it. */
interface Table {
  readonly address: number;
  readonly pairs: number;
}

export class WasmCore implements SearchCore {
  readonly #prober: Prober | null;
  readonly #memory: Memory;
  readonly #core: CoreExports;
  readonly #table: Table;
  #generation = 0;
  /** As many pairs of the table have been used since it was cleared. */
  #used = 0;
  #stop: Stop = () => false;
  /** The search in progress; one before it has lost its place in memory. */
  #current: CoreSearch | null = null;

  constructor({ module }: CompiledCore, megabytes: number, prober: Prober | null) {
    if (typeof WebAssembly === 'undefined') throw new Error('there is no WebAssembly here');
    this.#prober = prober;
    this.#memory = new WebAssembly.Memory({ initial: 1 });
    const host = {
      result: (own: number, other: number, kings: number, down: number) =>
        prober === null ? UNKNOWN : prober.result(own, other, kings, down !== 0),
      distance: (own: number, other: number, kings: number, down: number) =>
        prober === null ? UNKNOWN : prober.distance(own, other, kings, down !== 0),
      shouldStop: (nodes: number) => this.#stop(nodes),
    };
    const imports = { env: { memory: this.#memory }, host };
    this.#core = new WebAssembly.Instance(module, imports).exports as CoreExports;
    const { THREADS, THREAD_BYTES } = this.#core;
    this.#table = { address: THREADS.value + THREAD_BYTES.value, pairs: pairsIn(megabytes) };
    this.#reach(this.#table);
    this.#fill();
  }

  /** What the core looks up. */
  #fill(): void {
    const core = this.#core;
    const put = ({ value }: Address, words: Int32Array) =>
      new Int32Array(this.#memory.buffer, value, words.length).set(words);
    put(core.MEN, EVALUATION_TABLES.men);
    put(core.KINGS_DOWN, EVALUATION_TABLES.kingsDown);
    put(core.KINGS_UP, EVALUATION_TABLES.kingsUp);
    put(core.RUNAWAY, EVALUATION_TABLES.runaway);
    put(core.TERMS, EVALUATION_TABLES.terms);
    core.prepare();
  }

  /** Makes the memory large enough for a table. */
  #reach({ address, pairs }: Table): void {
    const pages = Math.ceil((address + pairs * PAIR_BYTES) / PAGE_BYTES);
    if (!(pages <= MOST_PAGES)) throw new RangeError('That is more memory than the engine can use.');
    const there = this.#memory.buffer.byteLength / PAGE_BYTES;
    if (pages > there) this.#memory.grow(pages - there);
  }

  #empty({ address, pairs }: Table): void {
    new Uint8Array(this.#memory.buffer, address, pairs * PAIR_BYTES).fill(0);
  }

  clear(): void {
    this.#empty({ ...this.#table, pairs: this.#used });
    this.#used = 0;
  }

  /** As much of the table that is kept as so many nodes need. */
  #keptTable(nodes: number): Table {
    this.#generation = (this.#generation + 1) % GENERATIONS;
    const { address, pairs: most } = this.#table;
    const pairs = pairsFor(nodes, most);
    this.#used = Math.max(this.#used, pairs);
    return { address, pairs };
  }

  /** A table for one search, behind the one that is kept. */
  #ownTable(megabytes: number): Table {
    const { address, pairs } = this.#table;
    const own = { address: address + pairs * PAIR_BYTES, pairs: pairsIn(megabytes) };
    this.#reach(own);
    this.#empty(own);
    return own;
  }

  begin(root: Root, stop: Stop, { nodes, megabytes }: SearchSize): CoreSearch {
    const core = this.#core;
    const { address, pairs } = megabytes === null ? this.#keptTable(nodes) : this.#ownTable(megabytes);
    this.#stop = stop;
    core.open(core.THREADS.value, address, pairs, megabytes === null ? this.#generation : FIRST_GENERATION);
    this.#tellHistory(root.history);
    const { own, other, kings, down } = root;
    const prober = this.#prober;
    const exact = prober?.exactPieces ?? 0;
    core.begin(own, other, kings, down, prober?.pieces ?? 0, exact, !this.#isWonEnding(root));
    const search = new WasmSearch(core, this.#memory, (one) => one === this.#current);
    this.#current = search;
    return search;
  }

  /** What came before has no meaning where nobody calls the draw when it is due. */
  #tellHistory(history: Int32Array): void {
    if (history.length / WORDS_PER_BOARD >= QUIET_LIMIT) return;
    for (let i = 0; i < history.length; i += WORDS_PER_BOARD)
      this.#core.addBefore(history[i]!, history[i + 1]!, history[i + 2]!);
  }

  /** Won, and it is not known in how many plies: see `Search.begin`. */
  #isWonEnding({ own, other, kings, down }: Root): boolean {
    const prober = this.#prober;
    const pieces = countBits(own | other);
    return (
      prober !== null &&
      pieces <= prober.pieces &&
      pieces > prober.exactPieces &&
      resultOf(prober.value(own, other, kings, down)) === WIN
    );
  }

  /** For comparison with the evaluation in TypeScript. */
  evaluate(own: number, other: number, kings: number, down: boolean): Score {
    return this.#core.evaluate(own, other, kings, down);
  }
}

class WasmSearch implements CoreSearch {
  readonly #core: CoreExports;
  readonly #memory: Memory;
  readonly #isCurrent: (search: WasmSearch) => boolean;
  nodes = 0;
  stopped = false;

  constructor(core: CoreExports, memory: Memory, isCurrent: (search: WasmSearch) => boolean) {
    this.#core = core;
    this.#memory = memory;
    this.#isCurrent = isCurrent;
  }

  searchMove({ own, other, kings }: MoveBoard, alpha: Score, beta: Score, depth: Depth): Score {
    if (!this.#isCurrent(this)) throw new Error('another search has begun since');
    const score = this.#core.searchMove(own, other, kings, alpha, beta, depth);
    this.nodes = this.#core.nodeCount();
    this.stopped = this.#core.isStopped() !== 0;
    return score;
  }

  lineAfterMove(): Int32Array {
    const words = this.#core.lineLength() * WORDS_PER_BOARD;
    return new Int32Array(this.#memory.buffer, this.#core.lineAddress(), words).slice();
  }
}
