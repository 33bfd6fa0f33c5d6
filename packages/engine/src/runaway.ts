/** Men that nobody can stop any more. */
import { above, below } from './board-bits.ts';

/** For each square, the squares from which somebody could get in the way of a man going down from there. */
const IN_THE_WAY = new Int32Array(32);
for (let at = 0; at < 32; at++) {
  let reach = 0;
  for (let front = below(1 << at); front !== 0; front = below(front)) reach |= front;
  IN_THE_WAY[at] = reach | above(reach) | below(reach);
}

const PAST_THE_MIDDLE = 0x0ffff000;

/** Rows left to go for the most advanced such man; 0 when there is none. A king comes back from anywhere. */
export function runawayRows(men: number, other: number, otherKings: number): number {
  if (otherKings !== 0) return 0;
  for (let rest = men & PAST_THE_MIDDLE; rest !== 0; ) {
    const at = 31 - Math.clz32(rest);
    if ((other & IN_THE_WAY[at]!) === 0) return 7 - (at >> 2);
    rest ^= 1 << at;
  }
  return 0;
}
