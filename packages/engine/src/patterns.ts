/**
 * How men stand together, looked up eight squares at a time. Each square of a region is empty, or holds a man of the side
 * playing down the board, or one of the side playing up: 3^8 patterns. Regions overlap, so that what matters between
 * neighbours is seen in one of them: nine blocks of four rows by four columns, and seven strips of two rows.
 *
 * The number of a pattern has a digit of base three for each square, the first square last: 0 empty, 1 down, 2 up.
 */
const SQUARES = 8;
export const PATTERNS: number = 3 ** SQUARES;
/** Blocks of rows 1–4 at the left, in the middle and at the right, then of rows 3–6, then of rows 5–8. */
export const BLOCKS = 9;
/** Rows 1 and 2, rows 2 and 3, and so on. */
const STRIPS = 7;
export const REGIONS: number = BLOCKS + STRIPS;

/** Which squares of a region hold men of one side → the number of the pattern with those alone. */
const DOWN_PART = new Uint16Array(1 << SQUARES);
const UP_PART = new Uint16Array(1 << SQUARES);
for (let set = 0; set < DOWN_PART.length; set++) {
  let number = 0;
  for (let bit = SQUARES - 1; bit >= 0; bit--) number = number * 3 + ((set >> bit) & 1);
  DOWN_PART[set] = number;
  UP_PART[set] = number * 2;
}

/** Where a region lies on the board turned round. */
export const turnedRegion = (region: number): number =>
  region < BLOCKS ? BLOCKS - 1 - region : BLOCKS + REGIONS - 1 - region;

/** What a pattern becomes on the board turned round, each side's men being the other's. */
export function turnedPattern(pattern: number): number {
  let number = 0;
  for (let rest = pattern, i = 0; i < SQUARES; i++) {
    const digit = rest % 3;
    number = number * 3 + (digit === 0 ? 0 : 3 - digit);
    rest = (rest - digit) / 3;
  }
  return number;
}

/** Four columns of every row, the first four of a word: two squares a row, pushed together into sixteen bits. */
function fourColumns(men: number): number {
  let set = men & 0x33333333;
  set = (set | (set >>> 2)) & 0x0f0f0f0f;
  set = (set | (set >>> 4)) & 0x00ff00ff;
  return (set | (set >>> 8)) & 0xffff;
}

const patternOf = (down: number, up: number): number => DOWN_PART[down & 255]! + UP_PART[up & 255]!;

/** The places in a table of all regions' weights that a position uses: region times `PATTERNS`, and the pattern in it. */
export function patternPlaces(down: number, up: number): number[] {
  const places: number[] = [];
  const add = (downSet: number, upSet: number) => {
    places.push(places.length * PATTERNS + patternOf(downSet, upSet));
  };
  for (let row = 0; row <= 4; row += 2)
    for (let column = 0; column <= 2; column++)
      add(fourColumns(down >>> column) >>> (row * 2), fourColumns(up >>> column) >>> (row * 2));
  for (let row = 0; row <= 6; row++) add(down >>> (row * 4), up >>> (row * 4));
  return places;
}

/** The sum of the weights at those places; written out, because it is asked at every leaf of a search. */
export function sumOfPatterns(weights: Int32Array, down: number, up: number): number {
  const downLeft = fourColumns(down);
  const downMiddle = fourColumns(down >>> 1);
  const downRight = fourColumns(down >>> 2);
  const upLeft = fourColumns(up);
  const upMiddle = fourColumns(up >>> 1);
  const upRight = fourColumns(up >>> 2);
  return (
    weights[patternOf(downLeft, upLeft)]! +
    weights[PATTERNS + patternOf(downMiddle, upMiddle)]! +
    weights[2 * PATTERNS + patternOf(downRight, upRight)]! +
    weights[3 * PATTERNS + patternOf(downLeft >>> 4, upLeft >>> 4)]! +
    weights[4 * PATTERNS + patternOf(downMiddle >>> 4, upMiddle >>> 4)]! +
    weights[5 * PATTERNS + patternOf(downRight >>> 4, upRight >>> 4)]! +
    weights[6 * PATTERNS + patternOf(downLeft >>> 8, upLeft >>> 8)]! +
    weights[7 * PATTERNS + patternOf(downMiddle >>> 8, upMiddle >>> 8)]! +
    weights[8 * PATTERNS + patternOf(downRight >>> 8, upRight >>> 8)]! +
    weights[9 * PATTERNS + patternOf(down, up)]! +
    weights[10 * PATTERNS + patternOf(down >>> 4, up >>> 4)]! +
    weights[11 * PATTERNS + patternOf(down >>> 8, up >>> 8)]! +
    weights[12 * PATTERNS + patternOf(down >>> 12, up >>> 12)]! +
    weights[13 * PATTERNS + patternOf(down >>> 16, up >>> 16)]! +
    weights[14 * PATTERNS + patternOf(down >>> 20, up >>> 20)]! +
    weights[15 * PATTERNS + patternOf(down >>> 24, up >>> 24)]!
  );
}
