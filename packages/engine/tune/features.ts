/** The terms of the evaluation as numbers to be fitted: which weights a position uses, and how much of each. */
import { countBits } from '@crownhead/rules';
import { above, below, turned } from '../src/board-bits.ts';
import { DOG_HOLE_GUARD, DOG_HOLE_MAN, DOUBLE_CORNERS, MOVE_SYSTEM } from '../src/evaluation.ts';
import { runawayRows } from '../src/runaway.ts';
import type { Weight, Weights } from '../src/weights.ts';

/** Where each group of weights stands in the row of all of them. */
const GROUPS = [
  ['manOn', 28],
  ['kingOn', 32],
  ['backRow', 16],
  ['runaway', 6],
  ['backed', 1],
  ['manRoom', 1],
  ['kingRoom', 1],
  ['dogHole', 1],
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
export const TERMS = total;

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

/** Adds `by` times one side's terms; that side plays down the board. */
function addSide(terms: Float64Array, own: number, other: number, kings: number, by: number): void {
  const men = own & ~kings;
  const ownKings = own & kings;
  const empty = ~(own | other);
  const add = (place: number, amount: number) => {
    terms[place]! += amount * by;
  };
  for (let at = 0; at < 32; at++) {
    if (((men >>> at) & 1) === 1) add(START.manOn + at, 1);
    if (((ownKings >>> at) & 1) === 1) add(START.kingOn + at, 1);
  }
  add(START.backRow + (men & 15), 1);
  add(START.backed, countBits(men & below(own)));
  add(START.manRoom, countBits(below(men) & empty));
  if ((men & DOG_HOLE_MAN) !== 0 && (other & ~kings & DOG_HOLE_GUARD) !== 0) add(START.dogHole, 1);
  if (ownKings !== 0) add(START.kingRoom, countBits((above(ownKings) | below(ownKings)) & empty));
  add(START.runaway + runawayRows(men, other, other & kings), 1);
}

/** The terms of a position whose side to move plays down the board. */
export function termsOf(own: number, other: number, kings: number): Float64Array {
  const terms = new Float64Array(TERMS);
  addSide(terms, own, other, kings, 1);
  addSide(terms, turned(other), turned(own), turned(kings), -1);
  terms[START.turn] = 1;
  const ownCount = countBits(own);
  const otherCount = countBits(other);
  if (ownCount === otherCount)
    terms[START.theMove] = (countBits((own | other) & MOVE_SYSTEM) & 1) === 1 ? 1 : -1;
  else if (ownCount < otherCount) terms[START.holding] = (own & kings & DOUBLE_CORNERS) !== 0 ? 1 : 0;
  else terms[START.holding] = (other & kings & DOUBLE_CORNERS) !== 0 ? -1 : 0;
  return terms;
}
