/**
 * Solves all positions that share one placement of men, for both sides to move, by working backwards from the ends.
 *
 * Men only go forward, so with the men fixed the only moves inside such a block are king steps, which can be taken back
 * the same way. Everything else (captures, man moves, crownings) leads to blocks solved before.
 */
import { MOVE_WORDS, MoveBuffer, type Side } from '@crownhead/rules';
import { above, below, turned } from '../board-bits.ts';
import { KingPlaces } from './king-places.ts';
import { rankDownAround, rankUpAround } from './ranking.ts';
import { DRAW, LOSS, UNKNOWN, WIN } from './result.ts';
import { menNumber, type Slice } from './slice.ts';
import { type SliceValues, type Solved, setValue } from './values.ts';

/** The squares one step away from a bit, in all four directions. */
const around = (bit: number): number => above(bit) | below(bit);

/** A position that cannot be lost: a draw is to be had outside the block. */
const SAFE = 255;

/** Distances are kept in a byte. */
const LONGEST_DISTANCE = 255;

/** Tells a win from a loss in the levels; above every node number. */
const WIN_MARK = 1 << 30;

const SIDES: readonly Side[] = ['black', 'white'];

/** Positions whose value is found, waiting by the level (plies to the end) at which it counts. */
class Levels {
  readonly #levels: number[][] = [];

  push(level: number, node: number): void {
    while (this.#levels.length <= level) this.#levels.push([]);
    this.#levels[level]!.push(node);
  }

  /** Visits every node level by level; nodes may be pushed meanwhile, at later levels. */
  drain(visit: (node: number, level: number) => void): void {
    for (let level = 0; level < this.#levels.length; level++) {
      for (const node of this.#levels[level]!) visit(node, level);
      this.#levels[level] = [];
    }
    this.#levels.length = 0;
  }
}

/** Solves the blocks of one pair of slices, with working memory for one block at a time. */
export class BlockSolver {
  readonly #solved: Solved;
  /** Values with Black to move, and those with White to move, seen from White's side. */
  readonly #own: SliceValues;
  readonly #other: SliceValues;
  readonly #slice: Slice;
  /** With distances, level by level; without, in any order. */
  readonly #exact: boolean;
  /** Every move out of the block is progress, whatever it leads to. */
  readonly #toProgress: boolean;
  readonly #moves = new MoveBuffer();
  readonly #places: KingPlaces;
  readonly #levels = new Levels();
  readonly #stack: Int32Array;
  #height = 0;
  /** By node: twice the position's place in the block, plus one where White is to move. */
  readonly #value: Uint8Array;
  readonly #distance: Uint8Array;
  /** King steps inside the block not known to lose yet. */
  readonly #open: Uint8Array;
  /** The longest defence outside the block. */
  readonly #outside: Uint8Array;
  #blackMen = 0;
  #whiteMen = 0;

  constructor(solved: Solved, own: SliceValues, other: SliceValues) {
    this.#solved = solved;
    this.#own = own;
    this.#other = other;
    this.#slice = own.slice;
    this.#exact = own.distance !== null;
    this.#toProgress = own.measure === 'progress';
    this.#places = new KingPlaces(own.slice);
    const nodes = own.slice.kingSets * 2;
    this.#value = new Uint8Array(nodes);
    this.#open = new Uint8Array(nodes);
    this.#stack = new Int32Array(this.#exact ? 0 : nodes);
    this.#distance = new Uint8Array(this.#exact ? nodes : 0);
    this.#outside = new Uint8Array(this.#exact ? nodes : 0);
  }

  /** Working memory a solver takes for a slice, in bytes. */
  static memory(slice: Slice, exact: boolean): number {
    const placesAndValues = 8 + 4;
    // Exact levels hold a node at most twice, eight bytes each; the stack holds it once, in four.
    return slice.kingSets * (placesAndValues + (exact ? 4 + 2 * 2 * 8 : 2 * 4));
  }

  solve(blackMen: number, whiteMen: number): void {
    this.#blackMen = blackMen;
    this.#whiteMen = whiteMen;
    this.#value.fill(UNKNOWN);
    this.#places.around(blackMen | whiteMen);
    for (let place = 0; place < this.#slice.kingSets; place++) {
      this.#lookAhead(place, 0);
      this.#lookAhead(place, 1);
    }
    if (this.#exact) this.#levels.drain((marked, level) => this.#settle(marked, level));
    else while (this.#height > 0) this.#takeBack(this.#stack[--this.#height]!, 0);
    this.#store();
  }

  /** Values a position by what is outside the block, and counts its steps inside. */
  #lookAhead(place: number, toMove: 0 | 1): void {
    const blackKings = this.#places.own[place]!;
    const whiteKings = this.#places.other[place]!;
    const black = this.#blackMen | blackKings;
    const white = this.#whiteMen | whiteKings;
    const own = toMove === 0 ? black : white;
    const ownMen = toMove === 0 ? this.#blackMen : this.#whiteMen;
    const other = toMove === 0 ? white : black;
    const moves = this.#moves;
    moves.top = 0;
    moves.generate(own, other, blackKings | whiteKings, SIDES[toMove]!);
    let open = 0;
    let win = -1;
    let loss = 0;
    let draw = false;
    for (let at = 0; at < moves.top; at += MOVE_WORDS) {
      const after = moves.words[at]!;
      const left = moves.words[at + 1]!;
      const kings = moves.words[at + 2]!;
      if (left === other && (after & ~kings) === ownMen) {
        open += 1;
        continue;
      }
      const answer = this.#solved.look(left, after, kings, toMove === 1);
      const plies = this.#toProgress ? 1 : (answer >> 2) + 1;
      if ((answer & 3) === LOSS) win = win < 0 ? plies : Math.min(win, plies);
      else if ((answer & 3) === WIN) loss = Math.max(loss, plies);
      else draw = true;
    }
    const node = place * 2 + toMove;
    this.#open[node] = open > 0 && (draw || win >= 0) ? SAFE : open;
    if (this.#exact) this.#outside[node] = loss;
    if (win >= 0) this.#found(node, WIN, win);
    else if (open === 0 && !draw) this.#found(node, LOSS, loss);
  }

  #found(node: number, value: number, level: number): void {
    if (this.#exact) {
      if (level > LONGEST_DISTANCE) throw new Error('a distance does not fit its byte');
      this.#levels.push(level, value === WIN ? node | WIN_MARK : node);
    } else if (this.#value[node] === UNKNOWN) {
      this.#value[node] = value;
      this.#stack[this.#height++] = node;
    }
  }

  /** A node's turn has come: its value is final, unless an earlier level has settled it. */
  #settle(marked: number, level: number): void {
    const node = marked & ~WIN_MARK;
    if (this.#value[node] !== UNKNOWN) return;
    this.#value[node] = (marked & WIN_MARK) !== 0 ? WIN : LOSS;
    this.#distance[node] = level;
    this.#takeBack(node, level + 1);
  }

  /** The positions before a node learn its value, in which they count from `level`. */
  #takeBack(node: number, level: number): void {
    const value = this.#value[node]!;
    const men = this.#blackMen | this.#whiteMen;
    const { otherKingSets } = this.#slice;
    const place = node >> 1;
    const whiteMoves = (node & 1) === 1;
    const blackKings = this.#places.own[place]!;
    const whiteKings = this.#places.other[place]!;
    const empty = ~(men | blackKings | whiteKings);
    // The side not to move here made the last step: take it back with each of its kings.
    const movers = whiteMoves ? blackKings : whiteKings;
    const still = whiteMoves ? 0 : rankUpAround(blackKings, men) * otherKingSets;
    for (let kings = movers; kings !== 0; kings &= kings - 1) {
      const king = kings & -kings;
      for (let from = around(king) & empty; from !== 0; from &= from - 1) {
        const back = movers ^ king ^ (from & -from);
        const before = whiteMoves
          ? rankUpAround(back, men) * otherKingSets + rankUpAround(whiteKings, men | back)
          : still + rankUpAround(back, men | blackKings);
        this.#inform(before * 2 + (whiteMoves ? 0 : 1), value, level);
      }
    }
  }

  #inform(node: number, valueAfter: number, level: number): void {
    if (this.#value[node] !== UNKNOWN) return;
    const open = this.#open[node]!;
    // A position with a capture has no king steps at all, and none to be taken back to it.
    if (open === 0) return;
    if (valueAfter === LOSS) this.#found(node, WIN, level);
    else if (open !== SAFE) {
      this.#open[node] = open - 1;
      if (open === 1) this.#found(node, LOSS, this.#exact ? Math.max(level, this.#outside[node]!) : 0);
    }
  }

  #store(): void {
    const own = this.#own;
    const other = this.#other;
    const blackMen = this.#blackMen;
    const whiteMen = this.#whiteMen;
    const men = blackMen | whiteMen;
    const first = menNumber(own.slice, blackMen, whiteMen) * own.slice.block;
    const otherFirst = menNumber(other.slice, turned(whiteMen), turned(blackMen)) * other.slice.block;
    for (let place = 0; place < own.slice.kingSets; place++) {
      const blackKings = this.#places.own[place]!;
      const whiteKings = this.#places.other[place]!;
      const otherPlace =
        rankDownAround(whiteKings, men) * other.slice.otherKingSets +
        rankDownAround(blackKings, men | whiteKings);
      this.#keep(own, first + place, place * 2);
      this.#keep(other, otherFirst + otherPlace, place * 2 + 1);
    }
  }

  #keep(values: SliceValues, n: number, node: number): void {
    const value = this.#value[node]!;
    setValue(values, n, value === UNKNOWN ? DRAW : value);
    if (values.distance !== null) values.distance[n] = value === UNKNOWN ? 0 : this.#distance[node]!;
  }
}
