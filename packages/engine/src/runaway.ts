/** Men that cannot be stopped any more. A king comes back from anywhere: against one there is no such man. */
import { above, below } from './board-bits.ts';

/** For each square, the squares from which somebody could get in the way of a man going on from there. */
function inTheWay(step: (set: number) => number): Int32Array {
  return Int32Array.from({ length: 32 }, (_, at) => {
    let reach = 0;
    for (let front = step(1 << at); front !== 0; front = step(front)) reach |= front;
    return reach | above(reach) | below(reach);
  });
}
const BELOW = inTheWay(below);
const ABOVE = inTheWay(above);

const LOWER_HALF = 0x0ffff000;
const UPPER_HALF = 0x000ffff0;

/** Rows left to go for the most advanced such man playing down; 0 when there is none. */
export function runawayDown(men: number, other: number, kings: number): number {
  if ((other & kings) !== 0) return 0;
  for (let rest = men & LOWER_HALF; rest !== 0; ) {
    const at = 31 - Math.clz32(rest);
    if ((other & BELOW[at]!) === 0) return 7 - (at >> 2);
    rest ^= 1 << at;
  }
  return 0;
}

/** The same for men playing up. Among men of one row any will do: the rows left are the same. */
export function runawayUp(men: number, other: number, kings: number): number {
  if ((other & kings) !== 0) return 0;
  for (let rest = men & UPPER_HALF; rest !== 0; rest &= rest - 1) {
    const at = 31 - Math.clz32(rest & -rest);
    if ((other & ABOVE[at]!) === 0) return at >> 2;
  }
  return 0;
}
