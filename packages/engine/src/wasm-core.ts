/** The search of the official rules in WebAssembly (`wasm/`): loads it, gives it memory, and passes questions on. */
import { countBits } from '@crownhead/rules';
import { resultOf, WIN } from './endgame/result.ts';
import { netInUse } from './net/net-in-use.ts';
import type { NetWeights } from './net/net-weights.ts';
import type { Depth, Score } from './score.ts';
import type { MoveBoard, Prober, Root } from './search.ts';
import type { CoreSearch, SearchCore, SearchSize, Stop } from './search-core.ts';
import type { HelperStart } from './threads/helper.ts';
import { JOB_WORDS, JobBoard, MOST_HELPERS } from './threads/job.ts';
import { GENERATIONS, PAIR_BYTES, pairsFor, pairsIn } from './transposition.ts';
import {
  type Address,
  type CompiledCore,
  type CoreExports,
  coreMemory,
  instantiateCore,
  type Memory,
  MOST_PAGES,
  tellHistory,
} from './wasm-instance.ts';

const PAGE_BYTES = 0x10000;
/** The number of the first search in a table. */
const FIRST_GENERATION = 1;
const WORDS_PER_BOARD = 3;
/** Less deep than this, the position has been searched before a helper has woken up. */
const HELPED_DEPTH = 8;

/** Threads that search along, over one table: how many, and how one is started. */
export interface Helpers {
  readonly count: number;
  start(helper: HelperStart): void;
}

/** A region of memory with a transposition table in it. */
interface Table {
  readonly address: number;
  readonly pairs: number;
}

/** The weights of the hidden numbers as the core goes through them: for each pair of sums those of all numbers, side by side. */
function pairwise({ w2, form }: NetWeights): Int16Array {
  const sums = 2 * form.width;
  const { hidden } = form;
  const ordered = new Int16Array(w2.length);
  for (let row = 0; row < form.buckets * hidden; row++) {
    const bucket = Math.floor(row / hidden) * hidden * sums;
    for (let sum = 0; sum < sums; sum++) {
      const pair = sum >> 1;
      ordered[bucket + (pair * hidden + (row % hidden)) * 2 + (sum & 1)] = w2[row * sums + sum]!;
    }
  }
  return ordered;
}

export class WasmCore implements SearchCore {
  readonly #prober: Prober | null;
  readonly #memory: Memory;
  readonly #core: CoreExports;
  readonly #table: Table;
  readonly #threads: number;
  #generation = 0;
  /** As many pairs of the table have been used since it was cleared. */
  #used = 0;
  #stop: Stop = () => false;
  /** Where helpers find their work; null where there are none. */
  readonly #board: JobBoard | null = null;
  /** The search in progress; one before it has lost its place in memory. */
  #current: CoreSearch | null = null;

  constructor(
    compiled: CompiledCore,
    megabytes: number,
    prober: Prober | null,
    helpers: Helpers | null = null,
  ) {
    this.#prober = prober;
    this.#memory = coreMemory(compiled);
    this.#core = instantiateCore(compiled.module, this.#memory, prober, (nodes) => this.#stop(nodes));
    const { THREADS, THREAD_BYTES } = this.#core;
    this.#threads = 1 + Math.min(helpers?.count ?? 0, MOST_HELPERS);
    this.#table = { address: THREADS.value + this.#threads * THREAD_BYTES.value, pairs: pairsIn(megabytes) };
    this.#reach(this.#table);
    this.#fill();
    if (helpers === null || !compiled.shared) return;
    if (JOB_WORDS * Int32Array.BYTES_PER_ELEMENT > this.#core.JOBS_BYTES.value)
      throw new Error('the core in WebAssembly has too little room for the jobs of helpers');
    this.#board = new JobBoard(new Int32Array(this.#memory.buffer, this.#core.JOBS.value, JOB_WORDS));
    const { module } = compiled;
    for (let index = 0; index < this.#threads - 1; index++)
      helpers.start({ module, memory: this.#memory, words: this.#board.words, index });
  }

  /** What the core looks up. */
  #fill(): void {
    const core = this.#core;
    const net = netInUse();
    if (net.form.width !== core.WIDTH.value || net.form.hidden !== core.HIDDEN.value)
      throw new Error('the core in WebAssembly is made for a net of another form');
    const put = ({ value }: Address, { buffer, byteOffset, byteLength }: Int16Array | Int32Array) =>
      new Uint8Array(this.#memory.buffer, value, byteLength).set(
        new Uint8Array(buffer, byteOffset, byteLength),
      );
    put(core.W1, net.w1);
    put(core.B1, net.b1);
    put(core.W2, pairwise(net));
    put(core.B2, net.b2);
    put(core.W3, net.w3);
    put(core.B3, net.b3);
    core.prepare();
    core.open(core.THREADS.value, this.#table.address, this.#table.pairs, FIRST_GENERATION, 1);
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
    // What is to be the same each time is searched alone.
    const board = megabytes === null ? this.#board : null;
    this.#board?.end();
    this.#stop = board === null ? stop : (mine) => stop(mine + board.nodes);
    const generation = megabytes === null ? this.#generation : FIRST_GENERATION;
    core.open(core.THREADS.value, address, pairs, generation, board === null ? 1 : this.#threads);
    tellHistory(core, root.history);
    const { own, other, kings, down } = root;
    const prober = this.#prober;
    const [tablePieces, exactPieces] = [prober?.mostPieces ?? 0, prober?.exactPieces ?? 0];
    const probeWins = !this.#isWonEnding(root);
    core.begin(own, other, kings, down, tablePieces, exactPieces, probeWins);
    board?.begin(root, {
      threads: this.#threads,
      tablePieces,
      exactPieces,
      probeWins,
      table: address,
      pairs,
      generation,
    });
    const search = new WasmSearch(core, this.#memory, board, (one) => one === this.#current);
    this.#current = search;
    return search;
  }

  /** Won, and it is not known in how many plies: see `Search.begin`. */
  #isWonEnding({ own, other, kings, down }: Root): boolean {
    const prober = this.#prober;
    const pieces = countBits(own | other);
    return (
      prober !== null &&
      pieces <= prober.mostPieces &&
      pieces > prober.exactPieces &&
      resultOf(prober.value(own, other, kings, down)) === WIN
    );
  }

  evaluate(own: number, other: number, kings: number, down: boolean): Score {
    return this.#core.evaluate(own, other, kings, down);
  }
}

class WasmSearch implements CoreSearch {
  readonly #core: CoreExports;
  readonly #memory: Memory;
  readonly #board: JobBoard | null;
  readonly #isCurrent: (search: WasmSearch) => boolean;
  nodes = 0;
  stopped = false;

  constructor(
    core: CoreExports,
    memory: Memory,
    board: JobBoard | null,
    isCurrent: (search: WasmSearch) => boolean,
  ) {
    this.#core = core;
    this.#memory = memory;
    this.#board = board;
    this.#isCurrent = isCurrent;
  }

  searchMove({ own, other, kings }: MoveBoard, alpha: Score, beta: Score, depth: Depth): Score {
    if (!this.#isCurrent(this)) throw new Error('another search has begun since');
    // An open window is that of the first move, or of one that is about to be the first.
    if (depth >= HELPED_DEPTH && beta - alpha > 1)
      this.#board?.give({ own, other, kings }, alpha, beta, depth);
    const score = this.#core.searchMove(own, other, kings, alpha, beta, depth);
    this.nodes = this.#core.nodeCount() + (this.#board?.nodes ?? 0);
    this.stopped = this.#core.isStopped() !== 0;
    return score;
  }

  end(): void {
    if (this.#isCurrent(this)) this.#board?.end();
  }

  lineAfterMove(): Int32Array {
    const words = this.#core.lineLength() * WORDS_PER_BOARD;
    return new Int32Array(this.#memory.buffer, this.#core.lineAddress(), words).slice();
  }
}
