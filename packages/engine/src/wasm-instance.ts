/** The compiled search core (`wasm/`): what it is made from, what it exports, and what it asks of the program around it. */
import { QUIET_MOVES_LIMIT } from '@crownhead/rules';
import { UNKNOWN } from './endgame/result.ts';
import type { Depth, Score } from './score.ts';
import type { Prober } from './search.ts';
import type { Stop } from './search-core.ts';

/** What is needed of WebAssembly, which is in no library of types that browsers and Node share. */
export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Memory: new (size: MemorySize) => Memory;
      readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
    }
  | undefined;

interface MemorySize {
  readonly initial: number;
  readonly maximum: number;
  readonly shared: boolean;
}

/** An address that the core has chosen. */
export interface Address {
  readonly value: number;
}

/** What `wasm/index.ts` exports. */
export interface CoreExports {
  readonly WIDTH: Address;
  readonly HIDDEN: Address;
  readonly W1: Address;
  readonly B1: Address;
  readonly W2: Address;
  readonly B2: Address;
  readonly W3: Address;
  readonly B3: Address;
  readonly JOBS: Address;
  readonly JOBS_BYTES: Address;
  readonly THREADS: Address;
  readonly THREAD_BYTES: Address;
  prepare(): void;
  open(thread: number, table: number, pairs: number, generation: number, threads: number): void;
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
  searchAlong(job: number, first: number, alpha: Score, beta: Score, depth: Depth): void;
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
  /** Does it take memory that threads share? */
  readonly shared: boolean;
}

/**
 * Compiles `core.wasm`, for one thread or for several. Throws where there is no WebAssembly, or one too old for it: the engine
 * does without then.
 */
export function compileCore(
  bytes: Uint8Array,
  { shared = false }: { readonly shared?: boolean } = {},
): CompiledCore {
  if (typeof WebAssembly === 'undefined') throw new Error('there is no WebAssembly here');
  return { module: new WebAssembly.Module(shared ? withSharedMemory(bytes) : bytes), shared };
}

/** How a module imports a memory with a limit: `env.memory`, the kind, and flags. */
const MEMORY_IMPORT = [...'\x03env\x06memory\x02'].map((letter) => letter.charCodeAt(0));
const HAS_LIMIT = 1;
const IS_SHARED = 2;

/** The same module, which differs in nothing but the kind of memory it takes. */
function withSharedMemory(bytes: Uint8Array): Uint8Array {
  const at = bytes.findIndex((_, i) => MEMORY_IMPORT.every((byte, n) => bytes[i + n] === byte));
  const flags = at + MEMORY_IMPORT.length;
  if (at < 0 || bytes[flags] !== HAS_LIMIT) throw new Error('it takes no memory that could be shared');
  const changed = bytes.slice();
  changed[flags] = HAS_LIMIT | IS_SHARED;
  return changed;
}

/** Memory for a core, which grows as it is used. */
export function coreMemory({ shared }: CompiledCore): Memory {
  if (typeof WebAssembly === 'undefined') throw new Error('there is no WebAssembly here');
  return new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared });
}

/** As much as 32-bit addresses reach. */
export const MOST_PAGES = 0x10000;
const WORDS_PER_BOARD = 3;
const QUIET_LIMIT = QUIET_MOVES_LIMIT * 2;

/** One thread's copy of the core: its code and its variables, over memory that others may share. */
export function instantiateCore(
  module: object,
  memory: object,
  prober: Prober | null,
  shouldStop: Stop,
): CoreExports {
  if (typeof WebAssembly === 'undefined') throw new Error('there is no WebAssembly here');
  const host = {
    result: (own: number, other: number, kings: number, down: number) =>
      prober === null ? UNKNOWN : prober.result(own, other, kings, down !== 0),
    distance: (own: number, other: number, kings: number, down: number) =>
      prober === null ? UNKNOWN : prober.distance(own, other, kings, down !== 0),
    shouldStop,
  };
  return new WebAssembly.Instance(module, { env: { memory }, host }).exports as CoreExports;
}

/** What came before has no meaning where nobody calls the draw when it is due. */
export function tellHistory(core: CoreExports, history: Int32Array): void {
  if (history.length / WORDS_PER_BOARD >= QUIET_LIMIT) return;
  for (let i = 0; i < history.length; i += WORDS_PER_BOARD)
    core.addBefore(history[i]!, history[i + 1]!, history[i + 2]!);
}
