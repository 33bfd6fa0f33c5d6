/**
 * Proves that the side to move wins, or gets a draw at the least, under the official rules and without draws by move count: depth-first
 * proof-number search with the endgame tables as leaves. What it cannot settle, and every repetition, counts against the side that claims,
 * so that what is proved holds; what is not proved may still be true.
 */
import {
  countBits,
  MOVE_WORDS,
  MoveBuffer,
  makePosition,
  opposite,
  type Position,
  type Side,
} from '@crownhead/rules';
import { DRAW, resultOf, WIN } from '../endgame/result.ts';
import type { EndgameTables } from '../endgame/tables.ts';
import { ProofTable, SETTLED } from './proof-table.ts';

/** What is claimed for the side to move: a win, or at least a draw. */
export const PROOF_GOALS = ['win', 'draw'] as const;
export type ProofGoal = (typeof PROOF_GOALS)[number];

/** With what to prove, and for how long. */
export interface ProveOptions {
  readonly tables: EndgameTables;
  /** The most positions to look at; a million unless given. */
  readonly nodes?: number;
  /** Called now and then with how many have been looked at; ends the search when it returns true. */
  readonly onProgress?: (nodes: number) => boolean;
}

/** Positions that are proved, each by those before it: what a certificate has. */
export type ProofSteps = readonly Position[];

/** What came of trying to prove something. */
export interface ProofResult {
  readonly proved: boolean;
  /** How many different positions were looked at. */
  readonly nodes: number;
  /** The last one is the position that was asked about; empty where it is not proved. */
  readonly steps: ProofSteps;
}

const DEFAULT_NODES = 1_000_000;
/** A line that goes on for longer counts against the claimer. */
const MOST_DEPTH = 1500;
const PROGRESS_EVERY = 1 << 14;
const CODE = { black: 1, white: 2 } as const satisfies Record<Side, number>;
const SIDE: readonly Side[] = ['black', 'black', 'white'];

const capped = (sum: number): number => Math.min(sum, SETTLED - 1);

class Prover {
  readonly table: ProofTable;
  readonly #buffer = new MoveBuffer();
  readonly #claimer: Side;
  readonly #goal: ProofGoal;
  readonly #tables: EndgameTables;
  readonly #onProgress: (nodes: number) => boolean;
  #stopped = false;
  #nextProgress = PROGRESS_EVERY;

  constructor(
    claimer: Side,
    goal: ProofGoal,
    { tables, nodes = DEFAULT_NODES, onProgress = () => false }: ProveOptions,
  ) {
    this.table = new ProofTable(nodes);
    this.#claimer = claimer;
    this.#goal = goal;
    this.#tables = tables;
    this.#onProgress = onProgress;
  }

  /** The place of a position, which is looked at when it is new. */
  visit(own: number, other: number, kings: number, side: Side): number {
    const place = this.table.placeOf(own, other, kings, CODE[side]);
    if (this.table.turn[place] !== 0) return place;
    this.table.add(place, own, other, kings, CODE[side]);
    const isClaimer = side === this.#claimer;
    if (countBits(own | other) <= this.#tables.pieces) {
      this.#settle(
        place,
        this.#isGood(resultOf(this.#tables.value(own, other, kings, side === 'black')), isClaimer),
      );
      return place;
    }
    const buffer = this.#buffer;
    const start = buffer.top;
    const moves = buffer.generate(own, other, kings, side);
    buffer.top = start;
    if (moves === 0) this.#settle(place, !isClaimer);
    else if (isClaimer) this.table.set(place, 1, moves);
    else this.table.set(place, moves, 1);
    return place;
  }

  #settle(place: number, isProved: boolean): void {
    this.table.set(place, isProved ? 0 : SETTLED, isProved ? SETTLED : 0);
  }

  /** A result of the tables is that of the side to move. */
  #isGood(result: number, isClaimer: boolean): boolean {
    const wins = isClaimer ? result === WIN : result !== WIN && result !== DRAW;
    return wins || (this.#goal === 'draw' && result === DRAW);
  }

  /** Searches below a place until one of its numbers reaches its limit. */
  search(place: number, mostPn: number, mostDn: number, depth: number): void {
    const { table } = this;
    const buffer = this.#buffer;
    const side = SIDE[table.turn[place]!]!;
    const isClaimer = side === this.#claimer;
    const start = buffer.top;
    const count = buffer.generate(table.own[place]!, table.other[place]!, table.kings[place]!, side);
    const children: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const { words } = buffer;
      const at = start + i * MOVE_WORDS;
      children.push(this.visit(words[at + 1]!, words[at]!, words[at + 2]!, opposite(side)));
    }
    buffer.top = start;
    table.onLine[place] = 1;
    for (;;) {
      const { pn, dn, best, second } = this.#weigh(children, isClaimer);
      table.set(place, pn, dn);
      if (pn === 0 || dn === 0 || pn >= mostPn || dn >= mostDn || this.#isOver()) break;
      // A little more than the next best, so that two lines do not take turns all the time.
      const patience = Math.min(SETTLED, second + 1 + (second >> 2));
      const child = children[best]!;
      if (isClaimer) this.#into(child, Math.min(mostPn, patience), mostDn - dn + table.dn[child]!, depth);
      else this.#into(child, mostPn - pn + table.pn[child]!, Math.min(mostDn, patience), depth);
    }
    table.onLine[place] = 0;
  }

  #into(child: number, mostPn: number, mostDn: number, depth: number): void {
    if (depth >= MOST_DEPTH) this.#settle(child, false);
    else this.search(child, mostPn, mostDn, depth + 1);
  }

  /** The numbers of a position by those of the positions after it; which of these to search, and how near the next best is. */
  #weigh(children: readonly number[], isClaimer: boolean) {
    const { table } = this;
    let [least, second, sum, best] = [SETTLED, SETTLED, 0, 0];
    for (const [i, child] of children.entries()) {
      // Nobody makes progress by coming back to where he was.
      const pn = table.onLine[child] === 1 ? SETTLED : table.pn[child]!;
      const dn = table.onLine[child] === 1 ? 0 : table.dn[child]!;
      const [own, other] = isClaimer ? [pn, dn] : [dn, pn];
      sum += other;
      if (own < least) {
        second = least;
        least = own;
        best = i;
      } else if (own < second) second = own;
    }
    // One child decides where the question is settled by it; sums never do.
    const total = least === 0 ? SETTLED : least === SETTLED ? 0 : capped(sum);
    return isClaimer ? { pn: least, dn: total, best, second } : { pn: total, dn: least, best, second };
  }

  #isOver(): boolean {
    const { size } = this.table;
    if (size >= this.#nextProgress) {
      this.#nextProgress = size + PROGRESS_EVERY;
      this.#stopped ||= this.#onProgress(size);
    }
    return this.#stopped || this.table.isFull;
  }
}

/** Positions of the tables prove themselves. */
const isHeld = ({ own, other }: ProofTable, place: number, tables: EndgameTables): boolean =>
  countBits(own[place]! | other[place]!) <= tables.pieces;

/** Everything that the proof of a place stands on, in the order in which it was proved. */
function stepsTo(root: number, table: ProofTable, claimer: Side, tables: EndgameTables): ProofSteps {
  const buffer = new MoveBuffer();
  const needed = new Set<number>([root]);
  const need = (place: number | undefined): void => {
    if (place !== undefined && !isHeld(table, place, tables)) needed.add(place);
  };
  // Those added on the way are met as well.
  for (const place of needed) {
    const side = SIDE[table.turn[place]!]!;
    buffer.top = 0;
    buffer.generate(table.own[place]!, table.other[place]!, table.kings[place]!, side);
    const proved: number[] = [];
    for (let at = 0; at < buffer.top; at += MOVE_WORDS) {
      const { words } = buffer;
      const child = table.placeOf(words[at + 1]!, words[at]!, words[at + 2]!, CODE[opposite(side)]);
      if (table.proved[child]! > 0) proved.push(child);
    }
    if (side !== claimer) proved.forEach(need);
    else need(proved.sort((a, b) => table.proved[a]! - table.proved[b]!)[0]);
  }
  return [...needed]
    .sort((a, b) => table.proved[a]! - table.proved[b]!)
    .map((place) => positionOf(table, place));
}

function positionOf({ own, other, kings, turn }: ProofTable, place: number): Position {
  const isBlack = SIDE[turn[place]!] === 'black';
  const [black, white] = isBlack ? [own[place]!, other[place]!] : [other[place]!, own[place]!];
  return makePosition(black, white, kings[place]!, isBlack ? 'black' : 'white');
}

/** Tries to prove the goal for the side to move. The same question gets the same answer. */
export function prove(position: Position, goal: ProofGoal, options: ProveOptions): ProofResult {
  const { turn } = position;
  const prover = new Prover(turn, goal, options);
  const { table } = prover;
  const root = prover.visit(position[turn], position[opposite(turn)], position.kings, turn);
  if (table.pn[root] !== 0 && table.dn[root] !== 0) prover.search(root, SETTLED, SETTLED, 0);
  const proved = table.pn[root] === 0;
  return { proved, nodes: table.size, steps: proved ? stepsTo(root, table, turn, options.tables) : [] };
}
