/**
 * Remembers positions already searched, as in `src/transposition.ts`: pairs of entries of five words.
 *
 * Threads write to the table without waiting for each other, so an entry can be half of one and half of another. Its board
 * is therefore kept mixed with the rest (xor): the halves of two entries do not make a board that anybody asks for.
 */

const ENTRY: usize = 20;
const PAIR: usize = 2 * ENTRY;
/** Behind the board of an entry: the best move, and the rest packed. */
const MOVE: usize = 12;
const REST: usize = 16;

const NO_BOUND: i32 = 0;
export const LOWER: i32 = 1;
export const UPPER: i32 = 2;
export const EXACT: i32 = 3;

let table: usize = 0;
let mask: u32 = 0;
let generation: i32 = 0;

/** What the last successful `probe` found. */
export let foundScore: i32 = 0;
export let foundDepth: i32 = 0;
export let foundBound: i32 = 0;
export let foundMove: i32 = 0;

/** Where the table is, how many pairs of entries it has (a power of two), and the number of this search. */
export function openTable(address: usize, pairs: u32, number: i32): void {
  table = address;
  mask = pairs - 1;
  generation = number;
}

/** Three words and a bit mixed into one. */
export function hashOf(own: i32, other: i32, kings: i32, down: bool): u32 {
  let h: i32 = (own * 0x9e3779b1) ^ ((other ^ (other >>> 15)) * 0x85ebca77);
  h = (h ^ (h >>> 13) ^ kings) * 0xc2b2ae3d;
  h ^= (kings ^ (kings >>> 11)) * 0x27d4eb2f;
  h = (h ^ (h >>> 16)) * 0x165667b1 + (down ? 0x5bd1e995 : 0);
  return h ^ (h >>> 14);
}

function pairOf(own: i32, other: i32, kings: i32, down: bool): usize {
  return table + <usize>(hashOf(own, other, kings, down) & mask) * PAIR;
}

/** Is it this board, with this move and the rest? They have been read before and are not read again: another thread may write. */
function holds(at: usize, move: i32, rest: i32, own: i32, other: i32, kings: i32, down: bool): bool {
  return (
    load<i32>(at) === (own ^ move) &&
    load<i32>(at, 4) === (other ^ rest) &&
    load<i32>(at, 8) === (kings ^ move ^ rest) &&
    (rest & 1) === <i32>down
  );
}

export function probe(own: i32, other: i32, kings: i32, down: bool): bool {
  let at = pairOf(own, other, kings, down);
  for (const end = at + PAIR; at < end; at += ENTRY) {
    const move = load<i32>(at, MOVE);
    const rest = load<i32>(at, REST);
    if (!holds(at, move, rest, own, other, kings, down)) continue;
    foundBound = (rest >>> 6) & 3;
    if (foundBound === NO_BOUND) continue;
    foundScore = rest >> 16;
    foundDepth = (rest >>> 8) & 0xff;
    foundMove = move;
    return true;
  }
  return false;
}

export function remember(
  own: i32,
  other: i32,
  kings: i32,
  down: bool,
  score: i32,
  depth: i32,
  bound: i32,
  move: i32,
): void {
  const first = pairOf(own, other, kings, down);
  const before = load<i32>(first, REST);
  const deeper = depth >= ((before >>> 8) & 0xff);
  const old = ((before >>> 1) & 0x1f) !== generation;
  const isSame = holds(first, load<i32>(first, MOVE), before, own, other, kings, down);
  const at = deeper || old || isSame ? first : first + ENTRY;
  const rest = (score << 16) | (depth << 8) | (bound << 6) | (generation << 1) | <i32>down;
  store<i32>(at, own ^ move);
  store<i32>(at, other ^ rest, 4);
  store<i32>(at, kings ^ move ^ rest, 8);
  store<i32>(at, move, MOVE);
  store<i32>(at, rest, REST);
}
