/**
 * The search: depth-first proof-number search with the endgame tables as leaves. A position that comes up again on the same line is a draw, so
 * it counts against a win that is claimed, and for a draw.
 */
import { countBits, MOVE_WORDS, MoveBuffer, opposite, type Side } from '@crownhead/rules';
import { DRAW, resultOf, WIN } from '../endgame/result.ts';
import type { EndgameTables } from '../endgame/tables.ts';
import { CODE, ProofTable, SETTLED, SIDE } from './proof-table.ts';
import type { ProofGoal, ProveOptions } from './prove.ts';

const DEFAULT_NODES = 1_000_000;
/** A line that goes on for longer counts against the claimer. */
const MOST_DEPTH = 1500;
const PROGRESS_EVERY = 1 << 14;

const capped = (sum: number): number => Math.min(sum, SETTLED - 1);

export class Prover {
  readonly table: ProofTable;
  readonly #buffer = new MoveBuffer();
  readonly #claimer: Side;
  readonly #goal: ProofGoal;
  /** The numbers of a position that comes up again. */
  readonly #repeated: readonly [pn: number, dn: number];
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
    this.#repeated = goal === 'win' ? [SETTLED, 0] : [0, SETTLED];
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
      if (pn === 0 || dn === 0 || pn >= mostPn || dn >= mostDn || this.isOver) break;
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
      const [pn, dn] = table.onLine[child] === 1 ? this.#repeated : [table.pn[child]!, table.dn[child]!];
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

  get isOver(): boolean {
    const { size } = this.table;
    if (size >= this.#nextProgress) {
      this.#nextProgress = size + PROGRESS_EVERY;
      this.#stopped ||= this.#onProgress(size);
    }
    return this.#stopped || this.table.isFull;
  }
}
