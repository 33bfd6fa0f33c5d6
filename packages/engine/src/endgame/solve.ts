/**
 * Solves all positions that share one placement of men, for both sides to move, by working backwards from the ends.
 *
 * Men only go forward, so with the men fixed the only moves inside such a block are king steps, which can be taken back
 * the same way. Everything else (captures, man moves, crownings) leads to blocks solved before.
 */
import { MoveBuffer, type Side } from '@crownhead/rules';
import { bitsOf, rankAround, subsetsOf } from './ranking.ts';
import { menNumber, positionNumber, type Slice, turned } from './slice.ts';
import { DRAW, LOSS, type SliceValues, type Solved, setValue, UNKNOWN, WIN } from './values.ts';

const EVEN_NOT_RIGHT = 0x07070707;
const ODD_NOT_LEFT = 0xe0e0e0e0 | 0;

/** The squares one step away from a bit, in all four directions. */
const around = (bit: number): number =>
  (bit << 4) |
  ((bit & EVEN_NOT_RIGHT) << 5) |
  ((bit & ODD_NOT_LEFT) << 3) |
  (bit >>> 4) |
  ((bit & ODD_NOT_LEFT) >>> 5) |
  ((bit & EVEN_NOT_RIGHT) >>> 3);

/** A position that cannot be lost: a draw is to be had outside the block. */
const SAFE = 255;

/** Positions whose value is found, waiting by the level (plies to the end) at which it counts. */
class Levels {
  readonly #levels: number[][] = [];

  push(level: number, node: number): void {
    while (this.#levels.length <= level) this.#levels.push([]);
    this.#levels[level]!.push(node);
  }

  /** Visits every node level by level; nodes may be pushed meanwhile, at this level or later ones. */
  drain(visit: (node: number, level: number) => void): void {
    for (let level = 0; level < this.#levels.length; level++) {
      const nodes = this.#levels[level]!;
      for (let i = 0; i < nodes.length; i++) visit(nodes[i]!, level);
      this.#levels[level] = [];
    }
    this.#levels.length = 0;
  }
}

const SIDES: readonly Side[] = ['black', 'white'];

/** Working memory for blocks, kept from one to the next. */
export class BlockSolver {
  readonly #solved: Solved;
  readonly #moves = new MoveBuffer();
  readonly #levels = new Levels();
  /** By node: twice the position's place in the block, plus one where White is to move. */
  #value = new Uint8Array(0);
  #distance = new Uint8Array(0);
  /** King steps inside the block not known to lose yet. */
  #open = new Uint8Array(0);
  /** The longest defence outside the block. */
  #outside = new Uint8Array(0);
  #black = new Int32Array(0);
  #white = new Int32Array(0);

  constructor(solved: Solved) {
    this.#solved = solved;
  }

  #reserve(positions: number): void {
    if (this.#black.length < positions) {
      this.#value = new Uint8Array(positions * 2);
      this.#distance = new Uint8Array(positions * 2);
      this.#open = new Uint8Array(positions * 2);
      this.#outside = new Uint8Array(positions * 2);
      this.#black = new Int32Array(positions);
      this.#white = new Int32Array(positions);
    }
    this.#value.fill(UNKNOWN, 0, positions * 2);
  }

  /** `own` holds the values with Black to move, `other` those with White to move, seen from White's side. */
  solve(own: SliceValues, other: SliceValues, blackMen: number, whiteMen: number): void {
    const { slice } = own;
    const men = blackMen | whiteMen;
    this.#reserve(slice.kingSets);
    this.#place(slice, men);
    const exact = own.distance !== null;
    for (let place = 0; place < slice.kingSets; place++) {
      this.#lookAhead(place, 0, blackMen, whiteMen, exact);
      this.#lookAhead(place, 1, blackMen, whiteMen, exact);
    }
    this.#levels.drain((node, level) => this.#settle(node, level, slice, men, exact));
    this.#store(own, other, blackMen, whiteMen);
  }

  /** Kings on every place of the block. */
  #place(slice: Slice, men: number): void {
    const free = bitsOf(~men);
    let place = 0;
    for (const blackKings of subsetsOf(free, slice.ownKings)) {
      const left = free.filter((bit) => (blackKings & bit) === 0);
      for (const whiteKings of subsetsOf(left, slice.otherKings)) {
        this.#black[place] = blackKings;
        this.#white[place] = whiteKings;
        place += 1;
      }
    }
  }

  /** Values a position by what is outside the block, and counts its steps inside. */
  #lookAhead(place: number, toMove: 0 | 1, blackMen: number, whiteMen: number, exact: boolean): void {
    const blackKings = this.#black[place]!;
    const whiteKings = this.#white[place]!;
    const black = blackMen | blackKings;
    const white = whiteMen | whiteKings;
    const own = toMove === 0 ? black : white;
    const ownMen = toMove === 0 ? blackMen : whiteMen;
    const other = toMove === 0 ? white : black;
    const moves = this.#moves;
    moves.top = 0;
    moves.generate(own, other, blackKings | whiteKings, SIDES[toMove]!);
    let open = 0;
    let win = -1;
    let loss = 0;
    let draw = false;
    for (let at = 0; at < moves.top; at += 3) {
      const after = moves.words[at]!;
      const left = moves.words[at + 1]!;
      const kings = moves.words[at + 2]!;
      if (left === other && (after & ~kings) === ownMen) {
        open += 1;
        continue;
      }
      const answer = this.#solved.look(left, after, kings, toMove === 1);
      const plies = exact ? (answer >> 2) + 1 : 0;
      if ((answer & 3) === LOSS) win = win < 0 ? plies : Math.min(win, plies);
      else if ((answer & 3) === WIN) loss = Math.max(loss, plies);
      else draw = true;
    }
    const node = place * 2 + toMove;
    this.#open[node] = open > 0 && (draw || win >= 0) ? SAFE : open;
    this.#outside[node] = loss;
    if (win >= 0) this.#levels.push(win, node | WIN_MARK);
    else if (open === 0 && !draw) this.#levels.push(loss, node);
  }

  /** A node's turn has come: its value is final, and the positions before it learn of it. */
  #settle(marked: number, level: number, slice: Slice, men: number, exact: boolean): void {
    const node = marked & ~WIN_MARK;
    if (this.#value[node] !== UNKNOWN) return;
    const value = (marked & WIN_MARK) !== 0 ? WIN : LOSS;
    this.#value[node] = value;
    this.#distance[node] = level;
    const next = exact ? level + 1 : 0;
    const place = node >> 1;
    const whiteMoves = (node & 1) === 1;
    const blackKings = this.#black[place]!;
    const whiteKings = this.#white[place]!;
    const empty = ~(men | blackKings | whiteKings);
    // Whoever is not to move here made the last step: take it back with each of their kings.
    const movers = whiteMoves ? blackKings : whiteKings;
    for (let kings = movers; kings !== 0; kings &= kings - 1) {
      const king = kings & -kings;
      for (let from = around(king) & empty; from !== 0; from &= from - 1) {
        const back = movers ^ king ^ (from & -from);
        const before = whiteMoves
          ? rankAround(back, men) * slice.otherKingSets + rankAround(whiteKings, men | back)
          : rankAround(blackKings, men) * slice.otherKingSets + rankAround(back, men | blackKings);
        this.#inform(before * 2 + (whiteMoves ? 0 : 1), value, next);
      }
    }
  }

  #inform(node: number, valueAfter: number, level: number): void {
    if (this.#value[node] !== UNKNOWN) return;
    const open = this.#open[node]!;
    // A position with a capture has no king steps at all, and none to be taken back to it.
    if (open === 0) return;
    if (valueAfter === LOSS) this.#levels.push(level, node | WIN_MARK);
    else if (open !== SAFE) {
      this.#open[node] = open - 1;
      if (open === 1) this.#levels.push(Math.max(level, this.#outside[node]!), node);
    }
  }

  #store(own: SliceValues, other: SliceValues, blackMen: number, whiteMen: number): void {
    const { slice } = own;
    const first = menNumber(slice, blackMen, whiteMen) * slice.block;
    for (let place = 0; place < slice.kingSets; place++) {
      const black = blackMen | this.#black[place]!;
      const white = whiteMen | this.#white[place]!;
      const kings = this.#black[place]! | this.#white[place]!;
      const turnedNumber = positionNumber(other.slice, turned(white), turned(black), turned(kings));
      this.#keep(own, first + place, place * 2);
      this.#keep(other, turnedNumber, place * 2 + 1);
    }
  }

  #keep(values: SliceValues, n: number, node: number): void {
    const value = this.#value[node]!;
    setValue(values, n, value === UNKNOWN ? DRAW : value);
    if (values.distance !== null) values.distance[n] = value === UNKNOWN ? 0 : this.#distance[node]!;
  }
}

/** Tells a win from a loss in the levels; above every node number. */
const WIN_MARK = 1 << 30;
