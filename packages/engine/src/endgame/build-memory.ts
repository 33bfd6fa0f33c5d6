/** How much memory a build takes, so that it can be reported before it starts. */
import { type BuildSize, solvedMeasure } from './measures.ts';
import { isTwin, type Pair, pairsOf, slicesOf } from './plan.ts';
import { menPlacements } from './slice.ts';
import { BlockSolver } from './solve.ts';

/** All the pairs of a build, in the order they are solved. */
export const buildPairs = ({ pieces }: BuildSize): readonly Pair[] =>
  Array.from({ length: pieces - 1 }, (_, i) => pairsOf(i + 2)).flat();

/** The program itself and each of its threads, as measured. */
const PROGRAM = 120e6;
const THREAD = 45e6;

/**
 * Packing keeps the runs of a slice, and in the end all that is packed: in bytes a position. There are few runs in
 * results, but one for every few positions in distances.
 */
const PACKING = { results: 0.5, distances: 8 };
const PACKED = { results: 0.04, distances: 1 };

/** An estimate in bytes. The values of all the slices stay in memory; beside them, one pair is worked on at a time. */
export function buildMemory(size: BuildSize, workers: number): number {
  let values = 0;
  let solving = 0;
  let packing = 0;
  let packed = 0;
  for (const pair of buildPairs(size)) {
    const isExact = solvedMeasure(size, pair.own) !== null;
    for (const slice of slicesOf(pair)) {
      values += slice.size / 4 + (isExact ? slice.size : 0);
      packing = Math.max(packing, slice.size * (isExact ? PACKING.distances : PACKING.results));
      packed += slice.size * (isExact ? PACKED.distances : PACKED.results);
    }
    const plans = menPlacements(pair.own) / (isTwin(pair) ? 2 : 1);
    const solvers = Math.min(workers, Math.ceil(plans)) * BlockSolver.memory(pair.own, isExact);
    solving = Math.max(solving, plans * 8 + solvers);
  }
  // Memory that is free again is not given back immediately, so solving counts while packing.
  return PROGRAM + workers * THREAD + values + solving + workers * packing + packed;
}
