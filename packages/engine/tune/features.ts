/** The terms of the evaluation as numbers to be fitted: which weights a position uses, and how much of each. */
import { countBits } from '@crownhead/rules';
import { above, below, turned } from '../src/board-bits.ts';
import { DOUBLE_CORNERS, MOVE_SYSTEM } from '../src/evaluation.ts';
import { STORED, storedPlaces } from '../src/pattern-weights.ts';
import { PATTERNS, patternPlaces } from '../src/patterns.ts';
import { runawayDown } from '../src/runaway.ts';
import type { Weight, Weights } from '../src/weights.ts';

/** Where each group of weights stands in the row of all of them; the patterns come after these. */
const GROUPS = [
  ['manOn', 28],
  ['kingOn', 32],
  ['backRow', 16],
  ['runaway', 6],
  ['kingRoom', 1],
  ['holding', 1],
  ['theMove', 1],
  ['turn', 1],
] as const;
type Group = (typeof GROUPS)[number][0];

const START = {} as Record<Group, number>;
let total = 0;
for (const [name, size] of GROUPS) {
  START[name] = total;
  total += size;
}
/** The terms with a name of their own. */
export const NAMED: number = total;
export const TERMS: number = NAMED + STORED.length * PATTERNS;

export const flatten = (weights: Weights): Weight[] =>
  GROUPS.flatMap(([name, size]) =>
    size === 1 ? [weights[name] as Weight] : (weights[name] as readonly Weight[]),
  );

export function unflatten(row: readonly Weight[]): Weights {
  const entries = GROUPS.map(([name, size]) => {
    const part = row.slice(START[name], START[name] + size);
    return [name, size === 1 ? part[0] : part];
  });
  return Object.fromEntries(entries);
}

const PLACES = storedPlaces();

/** The terms of one position after the other; each time the last ones are overwritten. */
export class Features {
  count = 0;
  readonly places: Int32Array = new Int32Array(96);
  readonly amounts: Float64Array = new Float64Array(96);

  /** Of a position whose side to move plays down the board. */
  take(own: number, other: number, kings: number): void {
    this.count = 0;
    this.#side(own, other, kings, 1);
    this.#side(turned(other), turned(own), turned(kings), -1);
    this.#add(START.turn, 1);
    const ahead = countBits(own) - countBits(other);
    if (ahead === 0) this.#add(START.theMove, (countBits((own | other) & MOVE_SYSTEM) & 1) === 1 ? 1 : -1);
    else if (ahead < 0) this.#add(START.holding, (own & kings & DOUBLE_CORNERS) !== 0 ? 1 : 0);
    else this.#add(START.holding, (other & kings & DOUBLE_CORNERS) !== 0 ? -1 : 0);
    for (const place of patternPlaces(own & ~kings, other & ~kings)) {
      const stored = PLACES[place]!;
      if (stored !== 0) this.#add(NAMED + Math.abs(stored) - 1, Math.sign(stored));
    }
  }

  #add(place: number, amount: number): void {
    this.places[this.count] = place;
    this.amounts[this.count] = amount;
    this.count += 1;
  }

  /** `by` times one side's terms; that side plays down the board. */
  #side(own: number, other: number, kings: number, by: number): void {
    const men = own & ~kings;
    const ownKings = own & kings;
    for (let rest = men; rest !== 0; rest &= rest - 1)
      this.#add(START.manOn + 31 - Math.clz32(rest & -rest), by);
    for (let rest = ownKings; rest !== 0; rest &= rest - 1)
      this.#add(START.kingOn + 31 - Math.clz32(rest & -rest), by);
    this.#add(START.backRow + (men & 15), by);
    this.#add(START.runaway + runawayDown(men, other, kings), by);
    const room = countBits((above(ownKings) | below(ownKings)) & ~(own | other));
    if (room > 0) this.#add(START.kingRoom, by * room);
  }
}
