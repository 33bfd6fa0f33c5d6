/**
 * Moves under the official rules, as in `official.ts` of the rules library: a move is written as the board after it, upwards
 * from `top`.
 */
import { lowest } from './board-bits';
import { KINGS, LAND, MOVE_BYTES, OTHER, OVER, OWN } from './layout';

const EVEN_ROWS: i32 = 0x0f0f0f0f;
const ODD_ROWS: i32 = ~EVEN_ROWS;
const NOT_LEFT: i32 = ~0x11111111;
const NOT_RIGHT: i32 = 0x77777777;
const EVEN_NOT_RIGHT: i32 = EVEN_ROWS & NOT_RIGHT;
const ODD_NOT_LEFT: i32 = ODD_ROWS & NOT_LEFT;
const BLACK_KING_ROW: i32 = 0xf0000000;
const WHITE_KING_ROW: i32 = 0x0000000f;

const UP_LEFT: i32 = 0;
const DOWN_LEFT: i32 = 2;

/** Where the next move is written; set back to drop moves. */
export let top: usize = 0;
export function setTop(address: usize): void {
  top = address;
}

/** What stays the same along one chain of jumps. */
let chainOwn: i32 = 0;
let kingRow: i32 = 0;
let forward: i32 = 0;

/** The bit of the square a diagonal step or leap away, or 0 beyond the edge; rows and columns count from 0. */
function bitAt(row: i32, column: i32): i32 {
  return row < 0 || row > 7 || column < 0 || column > 7 ? 0 : 1 << (row * 4 + (column >> 1));
}

export function prepareJumps(): void {
  for (let square = 0; square < 32; square++) {
    const row = square >> 2;
    // Dark squares of even rows begin one column further to the right.
    const column = ((square & 3) << 1) + (row & 1 ? 0 : 1);
    for (let direction = 0; direction < 4; direction++) {
      const down = direction >= DOWN_LEFT ? 1 : -1;
      const right = direction & 1 ? 1 : -1;
      const to = bitAt(row + 2 * down, column + 2 * right);
      const place: usize = (square * 4 + direction) << 2;
      store<i32>(OVER + place, to === 0 ? 0 : bitAt(row + down, column + right));
      store<i32>(LAND + place, to);
    }
  }
}

/** The pieces among `movers` that can jump towards square 32. */
function jumpersDown(movers: i32, other: i32, empty: i32): i32 {
  const left = (EVEN_ROWS & (other >>> 4)) | (ODD_ROWS & (other >>> 3));
  const right = (EVEN_ROWS & (other >>> 5)) | (ODD_ROWS & (other >>> 4));
  return movers & ((NOT_LEFT & (empty >>> 7) & left) | (NOT_RIGHT & (empty >>> 9) & right));
}

/** The pieces among `movers` that can jump towards square 1. */
function jumpersUp(movers: i32, other: i32, empty: i32): i32 {
  const left = (EVEN_ROWS & (other << 4)) | (ODD_ROWS & (other << 5));
  const right = (EVEN_ROWS & (other << 3)) | (ODD_ROWS & (other << 4));
  return movers & ((NOT_LEFT & (empty << 9) & left) | (NOT_RIGHT & (empty << 7) & right));
}

/** The pieces of `own` that have a jump. */
export function jumperBits(own: i32, other: i32, kings: i32, down: bool): i32 {
  const empty = ~(own | other);
  const ownKings = own & kings;
  return down
    ? jumpersDown(own, other, empty) | jumpersUp(ownKings, other, empty)
    : jumpersUp(own, other, empty) | jumpersDown(ownKings, other, empty);
}

function push(own: i32, other: i32, kings: i32): void {
  store<i32>(top, own, OWN);
  store<i32>(top, other, OTHER);
  store<i32>(top, kings, KINGS);
  top += MOVE_BYTES;
}

/** One step of a piece: a man that reaches the last row is crowned. */
function step(at: usize, own: i32, other: i32, kings: i32, from: i32, to: i32, crownRow: i32): void {
  store<i32>(at, own ^ from ^ to, OWN);
  store<i32>(at, other, OTHER);
  store<i32>(at, kings & from ? kings ^ from ^ to : kings | (to & crownRow), KINGS);
}

/** Appends every step; there must be no jump. */
export function steps(own: i32, other: i32, kings: i32, isDown: bool): void {
  let at = top;
  const empty = ~(own | other);
  const ownKings = own & kings;
  const crownRow = isDown ? BLACK_KING_ROW : WHITE_KING_ROW;
  const down = isDown ? own : ownKings;
  const up = isDown ? ownKings : own;
  for (let to = (down << 4) & empty; to !== 0; to &= to - 1, at += MOVE_BYTES) {
    const bit = to & -to;
    step(at, own, other, kings, bit >>> 4, bit, crownRow);
  }
  for (let to = ((down & EVEN_NOT_RIGHT) << 5) & empty; to !== 0; to &= to - 1, at += MOVE_BYTES) {
    const bit = to & -to;
    step(at, own, other, kings, bit >>> 5, bit, crownRow);
  }
  for (let to = ((down & ODD_NOT_LEFT) << 3) & empty; to !== 0; to &= to - 1, at += MOVE_BYTES) {
    const bit = to & -to;
    step(at, own, other, kings, bit >>> 3, bit, crownRow);
  }
  for (let to = (up >>> 4) & empty; to !== 0; to &= to - 1, at += MOVE_BYTES) {
    const bit = to & -to;
    step(at, own, other, kings, bit << 4, bit, crownRow);
  }
  for (let to = ((up & ODD_NOT_LEFT) >>> 5) & empty; to !== 0; to &= to - 1, at += MOVE_BYTES) {
    const bit = to & -to;
    step(at, own, other, kings, bit << 5, bit, crownRow);
  }
  for (let to = ((up & EVEN_NOT_RIGHT) >>> 3) & empty; to !== 0; to &= to - 1, at += MOVE_BYTES) {
    const bit = to & -to;
    step(at, own, other, kings, bit << 3, bit, crownRow);
  }
  top = at;
}

/** Appends every jump of these pieces. */
export function jumps(jumpers: i32, own: i32, other: i32, kings: i32, isDown: bool): void {
  kingRow = isDown ? BLACK_KING_ROW : WHITE_KING_ROW;
  forward = isDown ? DOWN_LEFT : UP_LEFT;
  for (let rest = jumpers; rest !== 0; rest &= rest - 1) {
    const from = rest & -rest;
    chainOwn = own ^ from;
    chain(lowest(from), (kings & from) !== 0, other, kings & ~from);
  }
}

/** Goes on jumping from square index `at`; where nothing can be jumped the move is complete. */
function chain(at: i32, king: bool, other: i32, kings: i32): void {
  const empty = ~(chainOwn | other);
  let ended = true;
  const first = king ? UP_LEFT : forward;
  const count = king ? 4 : 2;
  let way: usize = (at * 4 + first) << 2;
  for (const end: usize = way + (count << 2); way < end; way += 4) {
    const over = load<i32>(OVER + way) & other;
    const to = load<i32>(LAND + way) & empty;
    if (over === 0 || to === 0) continue;
    ended = false;
    if (!king && (to & kingRow) !== 0) push(chainOwn | to, other ^ over, (kings & ~over) | to);
    else chain(lowest(to), king, other ^ over, kings & ~over);
  }
  if (ended) {
    const bit = 1 << at;
    push(chainOwn | bit, other, king ? kings | bit : kings);
  }
}
