/** What a proof stands on: the positions of a certificate, taken from a search that has ended. */
import { countBits, MOVE_WORDS, MoveBuffer, opposite, type Side } from '@crownhead/rules';
import type { EndgameTables } from '../endgame/tables.ts';
import { CODE, type ProofTable, SIDE } from './proof-table.ts';

/** The places after each move from a place. */
export class Successors {
  readonly #table: ProofTable;
  readonly #tables: EndgameTables;
  readonly #buffer = new MoveBuffer();

  constructor(table: ProofTable, tables: EndgameTables) {
    this.#table = table;
    this.#tables = tables;
  }

  of(place: number): number[] {
    const buffer = this.#buffer;
    const { own, other, kings, turn } = this.#table;
    const side = SIDE[turn[place]!]!;
    buffer.top = 0;
    buffer.generate(own[place]!, other[place]!, kings[place]!, side);
    const after: number[] = [];
    for (let at = 0; at < buffer.top; at += MOVE_WORDS) {
      const { words } = buffer;
      after.push(this.#table.placeOf(words[at + 1]!, words[at]!, words[at + 2]!, CODE[opposite(side)]));
    }
    return after;
  }

  /** Positions of the tables need no proof. */
  isKnown(place: number): boolean {
    const { own, other } = this.#table;
    return countBits(own[place]! | other[place]!) <= this.#tables.pieces;
  }
}

/** A win: everything that these places stand on, in the order in which it was proved. */
export function winningSteps(
  roots: readonly number[],
  table: ProofTable,
  claimer: Side,
  successors: Successors,
): readonly number[] {
  const needed = new Set(roots);
  const need = (place: number | undefined): void => {
    if (place !== undefined && !successors.isKnown(place)) needed.add(place);
  };
  const byProof = (a: number, b: number): number => table.proved[a]! - table.proved[b]!;
  // Those added on the way are met as well.
  for (const place of needed) {
    const proved = successors.of(place).filter((after) => table.proved[after]! > 0);
    if (SIDE[table.turn[place]!] !== claimer) proved.forEach(need);
    else need(proved.sort(byProof)[0]);
  }
  return [...needed].sort(byProof);
}

/**
 * A draw is held by staying among positions from which none leads out against the will of the side that holds. The search calls some of them
 * held only because of the line on which it met them: `doubtful` are those that are not.
 */
export function heldPlaces(
  roots: readonly number[],
  table: ProofTable,
  holder: Side,
  settled: Int32Array,
  successors: Successors,
): { readonly held: ReadonlyMap<number, readonly number[]>; readonly doubtful: readonly number[] } {
  const isHolder = (place: number): boolean => SIDE[table.turn[place]!] === holder;
  const isSettled = (place: number): boolean => table.turn[place] !== 0 && settled[place] === 0;
  const after = new Map<number, readonly number[]>();
  const reached = new Set(roots.filter((place) => isSettled(place) && !successors.isKnown(place)));
  for (const place of reached) {
    const all = successors.of(place);
    const good = all.filter(isSettled);
    after.set(place, good);
    // Against the will of the holder every move counts: one that is not settled is noticed below.
    if (!isHolder(place) && good.length < all.length) after.delete(place);
    for (const next of good) if (!successors.isKnown(next)) reached.add(next);
  }
  const holds = (next: number): boolean => successors.isKnown(next) || after.has(next);
  for (let before = -1; before !== after.size; ) {
    before = after.size;
    for (const [place, next] of after)
      if (isHolder(place) ? !next.some(holds) : !next.every(holds)) after.delete(place);
  }
  return { held: after, doubtful: [...reached].filter((place) => !after.has(place)) };
}

/** A draw: one move for the side that holds, all for the other. */
export function holdingSteps(
  roots: readonly number[],
  table: ProofTable,
  holder: Side,
  held: ReadonlyMap<number, readonly number[]>,
  successors: Successors,
): readonly number[] {
  const needed = new Set(roots);
  for (const place of needed) {
    if (successors.isKnown(place)) continue;
    const next = (held.get(place) ?? []).filter((after) => successors.isKnown(after) || held.has(after));
    if (SIDE[table.turn[place]!] !== holder)
      for (const after of next) {
        if (!successors.isKnown(after)) needed.add(after);
      }
    else if (!next.some((after) => successors.isKnown(after) || needed.has(after))) needed.add(next[0]!);
  }
  return [...needed];
}
