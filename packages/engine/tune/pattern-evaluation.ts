/**
 * What fitted patterns make of a quiet position: the form `Patterns` of fit-net.py, in whole numbers. A reference to compare
 * evaluations by, not written for speed.
 */
import { countBits } from '@crownhead/rules';
import { above, below, turned } from '../src/board-bits.ts';
import { DOUBLE_CORNERS, MOVE_SYSTEM } from '../src/evaluation.ts';
import { bucketOf } from '../src/net/net-evaluation.ts';
import type { WeightFile } from '../src/net/weight-file.ts';
import { runawayDown } from '../src/runaway.ts';

interface PatternForm {
  readonly kind: 'patterns';
  /** Regions in which men alone count, and those in which all five states do; see `REGIONS`. */
  readonly men: readonly RegionName[];
  readonly kings: readonly RegionName[];
  /** Those with kings count where there are none, too. */
  readonly always: boolean;
  readonly buckets: number;
}

type Region = readonly number[];
type RegionName = keyof typeof REGIONS;

/** All rectangles of so many rows and columns, as numbers of squares from 0. */
function rectangles(rows: number, columns: number): Region[] {
  const found: Region[] = [];
  for (let top = 0; top + rows <= 8; top++)
    for (let left = 0; left + columns <= 4; left++)
      found.push(
        Array.from(
          { length: rows * columns },
          (_, i) => (top + Math.floor(i / columns)) * 4 + left + (i % columns),
        ),
      );
  return found;
}

const REGIONS = {
  '8': [...rectangles(4, 2).filter((region) => Math.floor(region[0]! / 4) % 2 === 0), ...rectangles(2, 4)],
  '6': [...rectangles(2, 3), ...rectangles(3, 2)],
  '4': rectangles(2, 2),
};

interface Group {
  readonly regions: readonly Region[];
  readonly base: 3 | 5;
  readonly first: number;
  /** Patterns of all regions together. */
  readonly count: number;
  /** With kings on the board other weights count, after those without. */
  readonly isApart: boolean;
}

/** Pieces of a full board, of one that is nearly empty, and parts of a point in a weight. */
const MANY_PIECES = 24;
const FEW_PIECES = 6;
const MIXED = MANY_PIECES - FEW_PIECES;
const PARTS = 8;
const NAMED = 16;
const RUNAWAYS = 3;
const LEAD_PARTS = 10;
const ROOM = RUNAWAYS + 4;
const HOLDING = ROOM + 1;
const LIMIT = 4000;

function groupsOf({ men, kings, always }: PatternForm): Group[] {
  const groups: Group[] = [];
  let first = 0;
  const add = (base: 3 | 5, name: RegionName, isApart: boolean): void => {
    const regions = REGIONS[name];
    const count = regions.length * base ** regions[0]!.length;
    groups.push({ regions, base, first, count, isApart });
    first += isApart ? 2 * count : count;
  };
  for (const name of men) add(3, name, true);
  for (const name of kings) add(5, name, always);
  return groups;
}

const placesOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { count, isApart }) => sum + (isApart ? 2 * count : count), 0);

export class PatternEvaluation {
  readonly #groups: readonly Group[];
  readonly #table: Int16Array;
  readonly #named: Int16Array;

  constructor(file: WeightFile) {
    if (file.form.kind !== 'patterns')
      throw new Error(`these are weights of ${file.form.kind}, not of patterns`);
    const form = file.form as PatternForm;
    this.#groups = groupsOf(form);
    this.#table = file.shorts('table', (placesOf(this.#groups) + 1) * 2);
    this.#named = file.shorts('named', form.buckets * NAMED);
  }

  /** For the owner of `own`, who is to move; `down` says which way that side plays. */
  evaluate(own: number, other: number, kings: number, down: boolean): number {
    const sum = down
      ? this.#parts(own, other, kings)
      : this.#parts(turned(own), turned(other), turned(kings));
    return Math.max(-LIMIT, Math.min(LIMIT, Math.trunc(sum / PARTS)));
  }

  #parts(own: number, other: number, kings: number): number {
    const pieces = countBits(own | other);
    const states = Array.from({ length: 32 }, (_, square) => stateOf(own, other, kings, square));
    let full = 0;
    let empty = 0;
    for (const { regions, base, first, count, isApart } of this.#groups) {
      if (kings === 0 && base === 5 && !isApart) continue;
      const start = first + (isApart && kings !== 0 ? count : 0);
      const size = base ** regions[0]!.length;
      for (const [r, region] of regions.entries()) {
        const pattern = region.reduceRight((n, square) => n * base + digitOf(states[square]!, base), 0);
        const at = (start + r * size + pattern) * 2;
        full += this.#table[at]!;
        empty += this.#table[at + 1]!;
      }
    }
    const fullParts = Math.max(0, pieces - FEW_PIECES);
    const mixed = Math.trunc((full * fullParts + empty * (MIXED - fullParts)) / MIXED);
    return mixed + this.#namedParts(own, other, kings, pieces);
  }

  #namedParts(own: number, other: number, kings: number, pieces: number): number {
    const at = bucketOf(kings, pieces) * NAMED;
    const weight = (term: number): number => this.#named[at + term]!;
    const ahead = countBits(own) - countBits(other);
    const isOdd = (countBits((own | other) & MOVE_SYSTEM) & 1) === 1;
    const theMove = ahead !== 0 ? 0 : isOdd ? 1 : -1;
    const side = (mine: number, theirs: number, allKings: number, lead: number): number => {
      const mineKings = mine & allKings;
      const rows = runawayDown(mine & ~allKings, theirs, allKings);
      const room = countBits((above(mineKings) | below(mineKings)) & ~(mine | theirs));
      const holds = lead < 0 && (mineKings & DOUBLE_CORNERS) !== 0;
      return (
        (rows === 0 ? 0 : weight(RUNAWAYS + rows - 1)) + room * weight(ROOM) + (holds ? weight(HOLDING) : 0)
      );
    };
    return (
      weight(0) +
      Math.trunc((weight(1) * LEAD_PARTS * ahead) / pieces) +
      theMove * weight(2) +
      side(own, other, kings, ahead) -
      side(turned(other), turned(own), turned(kings), -ahead)
    );
  }
}

/** Among men alone a king counts as nothing. */
const digitOf = (state: number, base: 3 | 5): number => (state < base ? state : 0);

/** 0 empty, 1 own man, 2 other man, 3 own king, 4 other king. */
function stateOf(own: number, other: number, kings: number, square: number): number {
  const bit = 1 << square;
  if (((own | other) & bit) === 0) return 0;
  return ((own & bit) !== 0 ? 1 : 2) + ((kings & bit) !== 0 ? 2 : 0);
}
