/** The order of the work: which slices, and inside a slice which men configurations, can be solved side by side. */
import { codeOf, type Material, materialsOf, swapped } from './material.ts';
import { bitsOf, subsetsOf } from './ranking.ts';
import { type Slice, sliceOf, turned } from './slice.ts';

/** A material and the same one with the other side to move: they are solved together. */
export interface Pair {
  readonly own: Slice;
  readonly other: Slice;
}

/** The pairs of a number of pieces, in an order in which each depends only on earlier ones. */
export function pairsOf(pieces: number): readonly Pair[] {
  const isFirst = (material: Material): boolean => codeOf(material) <= codeOf(swapped(material));
  return materialsOf(pieces)
    .filter(isFirst)
    .map((material) => ({ own: sliceOf(material), other: sliceOf(swapped(material)) }));
}

const OWN_MAN_BITS = bitsOf(0x0fffffff);

/** How far men have come, in rows: every man move raises it, so blocks with more are solved first. */
const rowsGone = (men: number): number => {
  let rows = 0;
  for (const bit of bitsOf(men)) rows += (31 - Math.clz32(bit)) >> 2;
  return rows;
};

export interface MenPlacement {
  readonly black: number;
  readonly white: number;
}

/** Men configurations by rows gone, the most advanced first; those of one group do not depend on each other. */
export function menGroups({ own, other }: Pair): Int32Array[] {
  const blackSets = subsetsOf(OWN_MAN_BITS, own.ownMen);
  const whiteSets = subsetsOf(OWN_MAN_BITS, own.otherMen);
  const twin = codeOf(own) === codeOf(other);
  const groups: number[][] = [];
  const whites = Array.from(whiteSets, (set) => ({ men: turned(set), rows: rowsGone(set), set }));
  for (const black of blackSets) {
    const blackRows = rowsGone(black);
    for (const white of whites) {
      if ((black & white.men) !== 0) continue;
      // Where both materials are the same, a configuration and its mirror image are solved in one go.
      if (twin && white.set < black) continue;
      const rows = blackRows + white.rows;
      while (groups.length <= rows) groups.push([]);
      groups[rows]!.push(black, white.men);
    }
  }
  return groups
    .reverse()
    .filter((group) => group.length > 0)
    .map((group) => Int32Array.from(group));
}
