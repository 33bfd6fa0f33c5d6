/** The consistency pass: every position of the tables against the rules, shared among workers. */
import type { Checked, Fault } from '../endgame/check-slice.ts';
import { type Material, materialKey, materialsOf } from '../endgame/material.ts';
import { positionCount, sliceOf } from '../endgame/slice.ts';
import { type Counts, readTableFile } from '../endgame/table-file.ts';
import { EndgameTables } from '../endgame/tables.ts';
import { readTablesFolder } from './tables-folder.ts';
import type { VerifyTask } from './verify-worker.ts';
import { withProgress } from './with-progress.ts';
import { WorkerPool } from './worker-pool.ts';

/** Which folder, and how many threads may work on it. */
export interface VerifyOptions {
  readonly folder: string;
  readonly workers: number;
  /** How many positions are done, of how many. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** What the check of a folder of tables has found. */
export interface Verified {
  /** Results and distances are held, and were checked, for up to this many pieces. */
  readonly pieces: number;
  readonly exactPieces: number;
  readonly positions: number;
  /** Positions whose value does not follow from their moves, and the first few of them. */
  readonly faults: number;
  readonly examples: readonly Fault[];
  /** Materials in which the directory counts other numbers of wins, draws and losses than there are. */
  readonly miscounted: readonly string[];
}

/** Positions in one task: some tenths of a second. */
const TASK_POSITIONS = 250_000;
const MOST_EXAMPLES = 20;

/** Checks every position of every table against the rules: slow, and certain. */
export async function verifyTables({
  folder,
  workers,
  onProgress,
  signal,
}: VerifyOptions): Promise<Verified> {
  signal?.throwIfAborted();
  const files = readTablesFolder(folder).map(({ bytes }) => bytes);
  const { pieces, exactPieces } = new EndgameTables(files);
  const materials = Array.from({ length: Math.max(0, pieces - 1) }, (_, i) => materialsOf(i + 2)).flat();
  const tasks = materials.flatMap(tasksOf);
  const positions = materials.reduce((sum, material) => sum + positionCount(sliceOf(material)), 0);
  const pool = new WorkerPool<VerifyTask, Checked>(
    new URL('./verify-worker.ts', import.meta.url),
    workers,
    files,
  );
  const stop = (): void => void pool.close();
  signal?.addEventListener('abort', stop);
  try {
    const checked = await withProgress(
      () => onProgress?.(pool.done, positions),
      () => pool.map(tasks),
    );
    const faults = checked.reduce((sum, part) => sum + part.faults, 0);
    const examples = checked.flatMap((part) => part.examples).slice(0, MOST_EXAMPLES);
    const miscounted = miscountedMaterials(files, tasks, checked);
    return { pieces, exactPieces, positions, faults, examples, miscounted };
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}

function tasksOf(material: Material): VerifyTask[] {
  const { menSets, kingSets } = sliceOf(material);
  const step = Math.ceil(TASK_POSITIONS / kingSets);
  return Array.from({ length: Math.ceil(menSets / step) }, (_, i) => ({
    material,
    from: i * step,
    to: Math.min(menSets, (i + 1) * step),
  }));
}

/** The directories hold the solver's counts, captures included: what the capture search finds must add up to them. */
function miscountedMaterials(
  files: readonly Uint8Array[],
  tasks: readonly VerifyTask[],
  checked: readonly Checked[],
): string[] {
  const found = new Map<string, Counts>();
  for (const [i, { counts }] of checked.entries()) {
    const key = materialKey(tasks[i]!.material);
    const sum = found.get(key) ?? { win: 0, draw: 0, loss: 0, longest: 0 };
    found.set(key, {
      win: sum.win + counts.win,
      draw: sum.draw + counts.draw,
      loss: sum.loss + counts.loss,
      longest: Math.max(sum.longest, counts.longest),
    });
  }
  return files.map(readTableFile).flatMap(({ kind, slices }) =>
    slices.flatMap(({ material, counts }) => {
      const key = materialKey(material);
      const real = found.get(key);
      const agrees =
        real !== undefined &&
        real.win === counts.win &&
        real.draw === counts.draw &&
        real.loss === counts.loss &&
        (kind !== 'distances' || real.longest === counts.longest);
      return agrees ? [] : [`${kind} ${key}`];
    }),
  );
}
