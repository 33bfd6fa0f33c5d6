/**
 * The official rules on bare 32-bit words: no allocation in the loop, so that perft and search are quick.
 *
 * A move is written as the board after it: three words (mover's pieces, other side's pieces, kings).
 * Which way a step goes depends on the row: from even rows (B, D, F, H) a step down is +4 or +5, from odd rows
 * (A, C, E, G) +3 or +4; a jump is always 7 or 9 away. The masks below say where each shift stays on the board.
 */
import { type Direction, DOWN_LEFT, DOWN_RIGHT, landing, neighbour, UP_LEFT } from './geometry.ts';
import type { Position } from './position.ts';
import { opposite, type Side } from './side.ts';
import { SQUARES } from './square.ts';
import { bitOf } from './square-set.ts';

const EVEN_ROWS = 0x0f0f0f0f;
const ODD_ROWS = ~EVEN_ROWS;
const LEFTMOST = 0x11111111;
const RIGHTMOST = 0x88888888 | 0;
const NOT_LEFT = ~LEFTMOST;
const NOT_RIGHT = ~RIGHTMOST;
const EVEN_NOT_RIGHT = EVEN_ROWS & NOT_RIGHT;
const ODD_NOT_LEFT = ODD_ROWS & NOT_LEFT;
const BLACK_KING_ROW = 0xf0000000 | 0;
const WHITE_KING_ROW = 0x0000000f;

/** [square index × 4 + direction] → the bit jumped over and the bit landed on; 0 where the board ends. */
const OVER = new Int32Array(128);
const LAND = new Int32Array(128);
for (const square of SQUARES) {
  for (const direction of [0, 1, 2, 3] as const satisfies readonly Direction[]) {
    const over = neighbour(square, direction);
    const to = landing(square, direction);
    if (over === null || to === null) continue;
    OVER[(square - 1) * 4 + direction] = bitOf(over);
    LAND[(square - 1) * 4 + direction] = bitOf(to);
  }
}

/** The pieces among `movers` that can jump towards square 32. */
function jumpersDown(movers: number, other: number, empty: number): number {
  const left = (EVEN_ROWS & (other >>> 4)) | (ODD_ROWS & (other >>> 3));
  const right = (EVEN_ROWS & (other >>> 5)) | (ODD_ROWS & (other >>> 4));
  return movers & ((NOT_LEFT & (empty >>> 7) & left) | (NOT_RIGHT & (empty >>> 9) & right));
}

/** The pieces among `movers` that can jump towards square 1. */
function jumpersUp(movers: number, other: number, empty: number): number {
  const left = (EVEN_ROWS & (other << 4)) | (ODD_ROWS & (other << 5));
  const right = (EVEN_ROWS & (other << 3)) | (ODD_ROWS & (other << 4));
  return movers & ((NOT_LEFT & (empty << 9) & left) | (NOT_RIGHT & (empty << 7) & right));
}

/** The pieces of `own` that have a jump. */
export function jumperBits(own: number, other: number, kings: number, side: Side): number {
  const empty = ~(own | other);
  const ownKings = own & kings;
  return side === 'black'
    ? jumpersDown(own, other, empty) | jumpersUp(ownKings, other, empty)
    : jumpersUp(own, other, empty) | jumpersDown(ownKings, other, empty);
}

/** How many words one move takes in a `MoveBuffer`. */
export const MOVE_WORDS = 3;

/** More than any one position has; the buffer grows when less than this is free. */
const MOST_MOVES = 1024;

/** A stack of generated moves, written upwards from `top` and dropped by setting `top` back. */
export class MoveBuffer {
  words: Int32Array = new Int32Array(8 * MOST_MOVES * MOVE_WORDS);
  top = 0;
  /** What stays the same along one chain of jumps. */
  #own = 0;
  #kingRow = 0;
  #forward = 0;

  /** Appends every legal move of the side owning `own`; returns how many there are. */
  generate(own: number, other: number, kings: number, side: Side): number {
    const start = this.top;
    if (start + MOST_MOVES * MOVE_WORDS > this.words.length) this.#grow();
    const jumpersNow = jumperBits(own, other, kings, side);
    if (jumpersNow !== 0) this.#jumps(jumpersNow, own, other, kings, side);
    else this.#steps(own, other, kings, side);
    return (this.top - start) / MOVE_WORDS;
  }

  #grow(): void {
    const larger = new Int32Array(this.words.length * 2);
    larger.set(this.words);
    this.words = larger;
  }

  #push(own: number, other: number, kings: number): void {
    const { words, top } = this;
    words[top] = own;
    words[top + 1] = other;
    words[top + 2] = kings;
    this.top = top + MOVE_WORDS;
  }

  #steps(own: number, other: number, kings: number, side: Side): void {
    const { words } = this;
    let { top } = this;
    const empty = ~(own | other);
    const ownKings = own & kings;
    const kingRow = side === 'black' ? BLACK_KING_ROW : WHITE_KING_ROW;
    const down = side === 'black' ? own : ownKings;
    const up = side === 'black' ? ownKings : own;
    for (let to = (down << 4) & empty; to !== 0; to &= to - 1) {
      const bit = to & -to;
      const from = bit >>> 4;
      words[top] = own ^ from ^ bit;
      words[top + 1] = other;
      words[top + 2] = (kings & from) !== 0 ? kings ^ from ^ bit : kings | (bit & kingRow);
      top += MOVE_WORDS;
    }
    for (let to = ((down & EVEN_NOT_RIGHT) << 5) & empty; to !== 0; to &= to - 1) {
      const bit = to & -to;
      const from = bit >>> 5;
      words[top] = own ^ from ^ bit;
      words[top + 1] = other;
      words[top + 2] = (kings & from) !== 0 ? kings ^ from ^ bit : kings | (bit & kingRow);
      top += MOVE_WORDS;
    }
    for (let to = ((down & ODD_NOT_LEFT) << 3) & empty; to !== 0; to &= to - 1) {
      const bit = to & -to;
      const from = bit >>> 3;
      words[top] = own ^ from ^ bit;
      words[top + 1] = other;
      words[top + 2] = (kings & from) !== 0 ? kings ^ from ^ bit : kings | (bit & kingRow);
      top += MOVE_WORDS;
    }
    for (let to = (up >>> 4) & empty; to !== 0; to &= to - 1) {
      const bit = to & -to;
      const from = bit << 4;
      words[top] = own ^ from ^ bit;
      words[top + 1] = other;
      words[top + 2] = (kings & from) !== 0 ? kings ^ from ^ bit : kings | (bit & kingRow);
      top += MOVE_WORDS;
    }
    for (let to = ((up & ODD_NOT_LEFT) >>> 5) & empty; to !== 0; to &= to - 1) {
      const bit = to & -to;
      const from = bit << 5;
      words[top] = own ^ from ^ bit;
      words[top + 1] = other;
      words[top + 2] = (kings & from) !== 0 ? kings ^ from ^ bit : kings | (bit & kingRow);
      top += MOVE_WORDS;
    }
    for (let to = ((up & EVEN_NOT_RIGHT) >>> 3) & empty; to !== 0; to &= to - 1) {
      const bit = to & -to;
      const from = bit << 3;
      words[top] = own ^ from ^ bit;
      words[top + 1] = other;
      words[top + 2] = (kings & from) !== 0 ? kings ^ from ^ bit : kings | (bit & kingRow);
      top += MOVE_WORDS;
    }
    this.top = top;
  }

  #jumps(jumpersNow: number, own: number, other: number, kings: number, side: Side): void {
    this.#kingRow = side === 'black' ? BLACK_KING_ROW : WHITE_KING_ROW;
    this.#forward = side === 'black' ? DOWN_LEFT : UP_LEFT;
    for (let rest = jumpersNow; rest !== 0; rest &= rest - 1) {
      const from = rest & -rest;
      this.#own = own ^ from;
      this.#chain(31 - Math.clz32(from), (kings & from) !== 0, other, kings & ~from);
    }
  }

  /** Goes on jumping from square index `at`; where nothing can be jumped the move is complete. */
  #chain(at: number, king: boolean, other: number, kings: number): void {
    const empty = ~(this.#own | other);
    let ended = true;
    const first = king ? UP_LEFT : this.#forward;
    const last = king ? DOWN_RIGHT : first + 1;
    for (let direction = first; direction <= last; direction++) {
      const over = OVER[at * 4 + direction]! & other;
      const to = LAND[at * 4 + direction]! & empty;
      if (over === 0 || to === 0) continue;
      ended = false;
      if (!king && (to & this.#kingRow) !== 0) {
        this.#push(this.#own | to, other ^ over, (kings & ~over) | to);
      } else {
        this.#chain(31 - Math.clz32(to), king, other ^ over, kings & ~over);
      }
    }
    if (ended) {
      const bit = 1 << at;
      this.#push(this.#own | bit, other, king ? kings | bit : kings);
    }
  }
}

/** The bits of two words together: sharing the last steps is quicker than counting them one by one. */
function countTwo(a: number, b: number): number {
  const m = a - ((a >>> 1) & 0x55555555);
  const n = b - ((b >>> 1) & 0x55555555);
  const nibbles = (m & 0x33333333) + ((m >>> 2) & 0x33333333) + (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** How many steps `movers` have in each direction, counted without making them. */
const stepsDown = (movers: number, empty: number): number =>
  countTwo(
    (movers << 4) & empty,
    (((movers & EVEN_NOT_RIGHT) << 5) | ((movers & ODD_NOT_LEFT) << 3)) & empty,
  );
const stepsUp = (movers: number, empty: number): number =>
  countTwo(
    (movers >>> 4) & empty,
    (((movers & ODD_NOT_LEFT) >>> 5) | ((movers & EVEN_NOT_RIGHT) >>> 3)) & empty,
  );

/** How many ways a man on square index `at` has to jump on to the end; 1 when it cannot. */
function manJumps(at: number, notOwn: number, other: number, forward: number, kingRow: number): number {
  const empty = notOwn & ~other;
  let total = 0;
  for (let way = at * 4 + forward, last = way + 1; way <= last; way++) {
    const over = OVER[way]! & other;
    const to = LAND[way]! & empty;
    if (over === 0 || to === 0) continue;
    total += (to & kingRow) !== 0 ? 1 : manJumps(31 - Math.clz32(to), notOwn, other ^ over, forward, kingRow);
  }
  return total === 0 ? 1 : total;
}

function kingJumps(at: number, notOwn: number, other: number): number {
  const empty = notOwn & ~other;
  let total = 0;
  for (let way = at * 4, last = way + 3; way <= last; way++) {
    const over = OVER[way]! & other;
    const to = LAND[way]! & empty;
    if (over !== 0 && to !== 0) total += kingJumps(31 - Math.clz32(to), notOwn, other ^ over);
  }
  return total === 0 ? 1 : total;
}

/** How many legal moves there are, counted without making any. */
export function countMoves(own: number, other: number, kings: number, side: Side): number {
  const jumpersNow = jumperBits(own, other, kings, side);
  if (jumpersNow !== 0) {
    const forward = side === 'black' ? DOWN_LEFT : UP_LEFT;
    const kingRow = side === 'black' ? BLACK_KING_ROW : WHITE_KING_ROW;
    let total = 0;
    for (let rest = jumpersNow; rest !== 0; rest &= rest - 1) {
      const from = rest & -rest;
      const at = 31 - Math.clz32(from);
      const notOwn = ~(own ^ from);
      total +=
        (kings & from) !== 0 ? kingJumps(at, notOwn, other) : manJumps(at, notOwn, other, forward, kingRow);
    }
    return total;
  }
  const empty = ~(own | other);
  const ownKings = own & kings;
  return side === 'black'
    ? stepsDown(own, empty) + (ownKings === 0 ? 0 : stepsUp(ownKings, empty))
    : stepsUp(own, empty) + (ownKings === 0 ? 0 : stepsDown(ownKings, empty));
}

function nodes(
  buffer: MoveBuffer,
  own: number,
  other: number,
  kings: number,
  side: Side,
  depth: number,
  bulk: boolean,
): number {
  if (depth <= 0) return 1;
  if (bulk && depth === 1) return countMoves(own, other, kings, side);
  const start = buffer.top;
  const made = buffer.generate(own, other, kings, side);
  const end = buffer.top;
  const next = opposite(side);
  // To generate a move is to make it: the boards of the last ply stand in the buffer, and nobody goes on from them.
  let total = depth === 1 ? made : 0;
  for (let at = start; depth > 1 && at < end; at += MOVE_WORDS) {
    const { words } = buffer;
    total += nodes(buffer, words[at + 1]!, words[at]!, words[at + 2]!, next, depth - 1, bulk);
  }
  buffer.top = start;
  return total;
}

/** Counts the lines of play of a length under the official rules; `bulk` counts the last ply without making it. */
export function perftOfficial(position: Position, depth: number, bulk = true): number {
  const { turn } = position;
  return nodes(new MoveBuffer(), position[turn], position[opposite(turn)], position.kings, turn, depth, bulk);
}
