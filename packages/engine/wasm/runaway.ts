/** Men that cannot be stopped any more, as in `src/runaway.ts`. */
import { above, below, highest, lowest } from './board-bits';
import { ABOVE, BELOW } from './layout';

const LOWER_HALF: i32 = 0x0ffff000;
const UPPER_HALF: i32 = 0x000ffff0;

export function prepareRunaways(): void {
  for (let square = 0; square < 32; square++) {
    let down = 0;
    for (let front = below(1 << square); front !== 0; front = below(front)) down |= front;
    store<i32>(BELOW + ((<usize>square) << 2), down | above(down) | below(down));
    let up = 0;
    for (let front = above(1 << square); front !== 0; front = above(front)) up |= front;
    store<i32>(ABOVE + ((<usize>square) << 2), up | above(up) | below(up));
  }
}

/** Rows left to go for the most advanced such man playing down; 0 when there is none. */
export function runawayDown(men: i32, other: i32, kings: i32): i32 {
  if ((other & kings) !== 0) return 0;
  for (let rest = men & LOWER_HALF; rest !== 0; ) {
    const at = highest(rest);
    if ((other & load<i32>(BELOW + ((<usize>at) << 2))) === 0) return 7 - (at >> 2);
    rest ^= 1 << at;
  }
  return 0;
}

/** The same for men playing up. */
export function runawayUp(men: i32, other: i32, kings: i32): i32 {
  if ((other & kings) !== 0) return 0;
  for (let rest = men & UPPER_HALF; rest !== 0; rest &= rest - 1) {
    const at = lowest(rest);
    if ((other & load<i32>(ABOVE + ((<usize>at) << 2))) === 0) return at >> 2;
  }
  return 0;
}
