/** A worker of the table builder: solves men configurations of the pair at hand, and packs slices. */
import { type PackedSlice, packSlice } from '../endgame/pack-slice.ts';
import { BlockSolver } from '../endgame/solve.ts';
import { type SliceValues, Solved } from '../endgame/values.ts';
import { serveTasks } from './worker-pool.ts';

export type BuildTask =
  /** These slices are solved, or about to be: look them up from now on. */
  | { readonly kind: 'know'; readonly values: readonly SliceValues[] }
  /** Solve a group of men configurations of a pair, sharing them with the other workers through `next`. */
  | {
      readonly kind: 'solve';
      readonly own: SliceValues;
      readonly other: SliceValues;
      readonly men: Int32Array;
      readonly from: number;
      readonly to: number;
      /** The first configuration, counted from `from`, that nobody has taken yet. */
      readonly next: Int32Array;
    }
  | { readonly kind: 'pack'; readonly values: SliceValues };

export type BuildAnswer = PackedSlice | null;

/** Positions to take at a time: enough to be worth asking, few enough to end together. */
const TAKE_POSITIONS = 4096;

serveTasks<BuildTask, BuildAnswer>((_, count) => {
  const solved = new Solved();
  let solver: BlockSolver | null = null;
  return (task) => {
    switch (task.kind) {
      case 'know':
        for (const values of task.values) solved.add(values);
        // The solver of the pair before holds much memory.
        solver = null;
        return null;
      case 'solve': {
        const { own, other, men, from, to, next } = task;
        const take = Math.ceil(TAKE_POSITIONS / own.slice.kingSets);
        for (;;) {
          const first = from + Atomics.add(next, 0, take);
          if (first >= to) return null;
          // Only now: with one configuration for all workers, one of them needs the memory.
          solver ??= new BlockSolver(solved, own, other);
          for (let i = first; i < Math.min(to, first + take); i++) {
            solver.solve(men[i * 2]!, men[i * 2 + 1]!);
            count(own.slice.kingSets * 2);
          }
        }
      }
      case 'pack': {
        solver = null;
        const { slice } = task.values;
        return packSlice(task.values, () => count(slice.block));
      }
    }
  };
});
