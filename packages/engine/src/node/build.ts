/** Builds the endgame tables: solves pair after pair with several workers, packs the slices and writes the files. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPairs } from '../endgame/build-memory.ts';
import { pieceCount } from '../endgame/material.ts';
import { type BuildSize, keptMeasure, solvedMeasure } from '../endgame/measures.ts';
import type { PackedSlice } from '../endgame/pack-slice.ts';
import { isTwin, type Pair, planMen, slicesOf } from '../endgame/plan.ts';
import { positionCount } from '../endgame/slice.ts';
import {
  type SliceFile,
  TABLE_KINDS,
  type TableKind,
  tableFileName,
  writeTableFile,
} from '../endgame/table-file.ts';
import { newValues, type SliceValues } from '../endgame/values.ts';
import type { BuildAnswer, BuildTask } from './build-worker.ts';
import { writeReadme } from './tables-readme.ts';
import { withProgress } from './with-progress.ts';
import { WorkFolder } from './work-folder.ts';
import { WorkerPool } from './worker-pool.ts';

/** Which tables, where to, and how many threads may work on them. */
export interface BuildOptions extends BuildSize {
  /** Where the files go. */
  readonly out: string;
  readonly workers: number;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** Stops the build; what is finished is taken up by the next one. */
  readonly signal?: AbortSignal;
}

/** How far a build is. */
export interface BuildProgress {
  readonly phase: 'solve' | 'pack';
  /** In positions. */
  readonly done: number;
  readonly total: number;
  /** How many of those done were taken up from a build before. */
  readonly resumed: number;
}

/** What a finished build has made. */
export interface Built {
  readonly positions: number;
  readonly resumed: number;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

/** The bytes of the files do not depend on the number of workers, nor on whether a build was taken up again. */
export async function buildTables(options: BuildOptions): Promise<Built> {
  options.signal?.throwIfAborted();
  const pool = new WorkerPool<BuildTask, BuildAnswer>(
    new URL('./build-worker.ts', import.meta.url),
    options.workers,
  );
  const stop = (): void => void pool.close();
  options.signal?.addEventListener('abort', stop);
  try {
    const build = new Build(options, pool);
    await build.solve();
    const packed = await build.pack();
    const files = writeFiles(options, build.values, packed);
    build.folder.remove();
    return { positions: build.total, resumed: build.resumed, files };
  } finally {
    options.signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}

class Build {
  readonly folder: WorkFolder;
  /** Every slice of the build, in the order of the files. */
  readonly values: SliceValues[] = [];
  readonly total: number;
  resumed = 0;
  readonly #options: BuildOptions;
  readonly #pool: WorkerPool<BuildTask, BuildAnswer>;
  readonly #pairs: readonly Pair[];

  constructor(options: BuildOptions, pool: WorkerPool<BuildTask, BuildAnswer>) {
    this.#options = options;
    this.#pool = pool;
    this.folder = new WorkFolder(join(options.out, '.building'));
    this.#pairs = buildPairs(options);
    this.total = sum(this.#pairs.flatMap(slicesOf).map(positionCount));
  }

  async solve(): Promise<void> {
    let done = 0;
    for (const pair of this.#pairs) {
      const values = this.#newValues(pair);
      const positions = sum(slicesOf(pair).map(positionCount));
      const isKnown = this.folder.load(pair, values);
      await this.#pool.all({ kind: 'know', values });
      if (isKnown) this.resumed += positions;
      else await this.#solvePair(pair, values, done, positions);
      done += positions;
      this.#tell('solve', done);
    }
  }

  #newValues(pair: Pair): readonly SliceValues[] {
    const measure = solvedMeasure(this.#options, pair.own);
    const values = slicesOf(pair).map((slice) => newValues(slice, measure));
    this.values.push(...values);
    return values;
  }

  async #solvePair(
    pair: Pair,
    values: readonly SliceValues[],
    done: number,
    positions: number,
  ): Promise<void> {
    const own = values[0]!;
    const other = isTwin(pair) ? own : values[1]!;
    const { men, starts } = planMen(pair);
    const planned = (men.length / 2) * own.slice.kingSets * 2;
    const before = this.#pool.done;
    const tell = () => this.#tell('solve', done + ((this.#pool.done - before) / planned) * positions);
    const next = new Int32Array(new SharedArrayBuffer(4));
    await withProgress(tell, async () => {
      for (let group = 0; group + 1 < starts.length; group++) {
        next[0] = 0;
        const [from, to] = [starts[group]!, starts[group + 1]!];
        await this.#pool.all({ kind: 'solve', own, other, men, from, to, next });
      }
    });
    this.folder.save(pair, values);
  }

  /** The packed slices, in the order of `values`. */
  async pack(): Promise<readonly PackedSlice[]> {
    // The largest first, so that no worker is left with one at the end.
    const order = [...this.values.keys()].sort(
      (a, b) => this.values[b]!.slice.size - this.values[a]!.slice.size,
    );
    const sizes = sum(this.values.map(({ slice }) => slice.size));
    const before = this.#pool.done;
    const tell = () => this.#tell('pack', ((this.#pool.done - before) / sizes) * this.total);
    const answers = await withProgress(tell, () =>
      this.#pool.map(order.map((i) => ({ kind: 'pack', values: this.values[i]! }))),
    );
    const packed: PackedSlice[] = new Array(order.length);
    for (const [at, i] of order.entries()) packed[i] = answers[at]!;
    return packed;
  }

  #tell(phase: BuildProgress['phase'], done: number): void {
    const { total, resumed } = this;
    this.#options.onProgress?.({ phase, done: Math.min(done, total), total, resumed });
  }
}

/** One file for each kind and number of pieces; slices in the order they were solved. */
function writeFiles(
  size: BuildOptions,
  values: readonly SliceValues[],
  packed: readonly PackedSlice[],
): Built['files'] {
  const { out, pieces } = size;
  const written: { name: string; bytes: number }[] = [];
  const write = (kind: TableKind, count: number): void => {
    const slices = values.flatMap(({ slice }, i): SliceFile[] => {
      if (pieceCount(slice) !== count) return [];
      const { counts, results, measured } = packed[i]!;
      if (kind === 'results') return [{ material: slice, counts: { ...counts, longest: 0 }, body: results }];
      return keptMeasure(size, slice) === kind ? [{ material: slice, counts, body: measured! }] : [];
    });
    if (slices.length === 0) return;
    const name = tableFileName(kind, count);
    const bytes = writeTableFile(kind, count, slices);
    writeWhole(join(out, name), bytes);
    written.push({ name, bytes: bytes.length });
  };
  mkdirSync(out, { recursive: true });
  for (const kind of TABLE_KINDS) for (let count = 2; count <= pieces; count++) write(kind, count);
  writeReadme(out);
  return written;
}

function writeWhole(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
