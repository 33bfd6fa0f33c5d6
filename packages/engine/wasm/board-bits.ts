/** Whole sets of pieces moved in one operation, as in `src/board-bits.ts`. */

const EVEN_NOT_RIGHT: i32 = 0x07070707;
const ODD_NOT_LEFT: i32 = 0xe0e0e0e0;

/** One step towards square 32, to either side. */
export function below(set: i32): i32 {
  return (set << 4) | ((set & EVEN_NOT_RIGHT) << 5) | ((set & ODD_NOT_LEFT) << 3);
}

/** One step towards square 1, to either side. */
export function above(set: i32): i32 {
  return (set >>> 4) | ((set & ODD_NOT_LEFT) >>> 5) | ((set & EVEN_NOT_RIGHT) >>> 3);
}

/** The index of the lowest square of a set, and of the highest. */
export function lowest(set: i32): i32 {
  return ctz(set);
}

export function highest(set: i32): i32 {
  return 31 - clz(set);
}
