/** How men stand together, looked up eight squares at a time, as in `src/patterns.ts`. */
import { DOWN_PART, MEN, UP_PART } from './layout';

/** A table of weights for each region: 3^8 patterns. */
const REGION: usize = 6561 * 4;

export function preparePatterns(): void {
  for (let set = 0; set < 256; set++) {
    let number = 0;
    for (let bit = 7; bit >= 0; bit--) number = number * 3 + ((set >> bit) & 1);
    store<u16>(DOWN_PART + ((<usize>set) << 1), <u16>number);
    store<u16>(UP_PART + ((<usize>set) << 1), <u16>(number * 2));
  }
}

/** Four columns of every row, the first four of a word: two squares a row, pushed together into sixteen bits. */
function fourColumns(men: i32): i32 {
  let set = men & 0x33333333;
  set = (set | (set >>> 2)) & 0x0f0f0f0f;
  set = (set | (set >>> 4)) & 0x00ff00ff;
  return (set | (set >>> 8)) & 0xffff;
}

/** The weight of the pattern that these squares make in a region. */
function weightOf(region: usize, down: i32, up: i32): i32 {
  const pattern =
    <usize>load<u16>(DOWN_PART + ((<usize>(down & 255)) << 1)) +
    <usize>load<u16>(UP_PART + ((<usize>(up & 255)) << 1));
  return load<i32>(MEN + region * REGION + (pattern << 2));
}

export function sumOfPatterns(down: i32, up: i32): i32 {
  const downLeft = fourColumns(down);
  const downMiddle = fourColumns(down >>> 1);
  const downRight = fourColumns(down >>> 2);
  const upLeft = fourColumns(up);
  const upMiddle = fourColumns(up >>> 1);
  const upRight = fourColumns(up >>> 2);
  return (
    weightOf(0, downLeft, upLeft) +
    weightOf(1, downMiddle, upMiddle) +
    weightOf(2, downRight, upRight) +
    weightOf(3, downLeft >>> 4, upLeft >>> 4) +
    weightOf(4, downMiddle >>> 4, upMiddle >>> 4) +
    weightOf(5, downRight >>> 4, upRight >>> 4) +
    weightOf(6, downLeft >>> 8, upLeft >>> 8) +
    weightOf(7, downMiddle >>> 8, upMiddle >>> 8) +
    weightOf(8, downRight >>> 8, upRight >>> 8) +
    weightOf(9, down, up) +
    weightOf(10, down >>> 4, up >>> 4) +
    weightOf(11, down >>> 8, up >>> 8) +
    weightOf(12, down >>> 12, up >>> 12) +
    weightOf(13, down >>> 16, up >>> 16) +
    weightOf(14, down >>> 20, up >>> 20) +
    weightOf(15, down >>> 24, up >>> 24)
  );
}
