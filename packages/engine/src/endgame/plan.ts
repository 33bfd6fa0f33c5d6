/** The order of the work: which slices, and which men configurations inside a pair of them, can be solved in parallel. */
import { turned } from '../board-bits.ts';
import { codeOf, type Material, materialsOf, swapped } from './material.ts';
import { bitsOf, subsetsOf } from './ranking.ts';
import { MAN_BITS, type Slice, sliceOf } from './slice.ts';

/** A material and the same one with the other side to move: they are solved together. */
export interface Pair {
  readonly own: Slice;
  readonly other: Slice;
}

/** Are both the same, as with one king each? */
export const isTwin = ({ own, other }: Pair): boolean => codeOf(own) === codeOf(other);

export const slicesOf = (pair: Pair): readonly Slice[] =>
  isTwin(pair) ? [pair.own] : [pair.own, pair.other];

/** The pairs of a number of pieces, in an order in which each depends only on earlier ones. */
export function pairsOf(pieces: number): readonly Pair[] {
  const isFirst = (material: Material): boolean => codeOf(material) <= codeOf(swapped(material));
  return materialsOf(pieces)
    .filter(isFirst)
    .map((material) => ({ own: sliceOf(material), other: sliceOf(swapped(material)) }));
}

/** How far men have come, in rows: every man move raises it, so blocks with more are solved first. */
const rowsGone = (men: number): number => {
  let rows = 0;
  for (const bit of bitsOf(men)) rows += (31 - Math.clz32(bit)) >> 2;
  return rows;
};

/** Men configurations in the order of the work. */
export interface MenPlan {
  /** Black and white men in turn, in shared memory. */
  readonly men: Int32Array;
  /** Where each group begins, counted in configurations, and where the last one ends. */
  readonly starts: readonly number[];
}

/** Groups by rows gone, the most advanced first; configurations of one group do not depend on each other. */
export function planMen(pair: Pair): MenPlan {
  const bits = bitsOf(MAN_BITS);
  const withRows = (set: number) => ({ set, turned: turned(set), rows: rowsGone(set) });
  const blacks = Array.from(subsetsOf(bits, pair.own.ownMen), withRows);
  const whites = Array.from(subsetsOf(bits, pair.own.otherMen), withRows);
  const twin = isTwin(pair);
  const visit = (see: (rows: number, black: number, white: number) => void): void => {
    for (const black of blacks) {
      for (const white of whites) {
        if ((black.set & white.turned) !== 0) continue;
        // Where both materials are the same, a configuration and its mirror image are solved in one go.
        if (twin && white.set < black.set) continue;
        see(black.rows + white.rows, black.set, white.turned);
      }
    }
  };
  const counts: number[] = [];
  visit((rows) => {
    while (counts.length <= rows) counts.push(0);
    counts[rows]! += 1;
  });
  const starts: number[] = [];
  const next: number[] = [];
  let total = 0;
  for (let rows = counts.length - 1; rows >= 0; rows--) {
    next[rows] = total;
    if (counts[rows]! > 0) starts.push(total);
    total += counts[rows]!;
  }
  starts.push(total);
  const men = new Int32Array(new SharedArrayBuffer(total * 8));
  visit((rows, black, white) => {
    const at = next[rows]! * 2;
    next[rows]! += 1;
    men[at] = black;
    men[at + 1] = white;
  });
  return { men, starts };
}
