/** Packs a solved slice for its table files and counts what is in it. */
import { jumperBits } from '@crownhead/rules';
import { Packer } from './codec.ts';
import { halfDistance } from './open-slice.ts';
import { DRAW, LOSS, WIN } from './result.ts';
import { SliceWalk } from './slice-walk.ts';
import { type Counts, encodeSlice } from './table-file.ts';
import { type SliceValues, valueAt } from './values.ts';

export interface PackedSlice {
  readonly counts: Counts;
  readonly results: Uint8Array;
  /** What the slice measures, if anything. */
  readonly measured: Uint8Array | null;
}

/** What is kept of a distance; zero where nobody asks. Of progress only the winner's moves, up to it or the answer. */
function measuredValue({ measure }: SliceValues, value: number, plies: number): number {
  if (measure === 'progress') return value === WIN ? (plies + 1) >> 1 : 0;
  return value === WIN || value === LOSS ? halfDistance(plies) : 0;
}

/** `onMen` is called for each configuration of men that is done. */
export function packSlice(values: SliceValues, onMen: () => void): PackedSlice {
  const { slice, distance } = values;
  const walk = new SliceWalk(slice);
  const results = new Packer();
  const measured = new Packer();
  const counts = [0, 0, 0, 0];
  let longest = 0;
  const put = (value: number, plies: number): void => {
    results.put(value);
    if (distance !== null) measured.put(measuredValue(values, value, plies));
  };
  for (let men = 0; men < slice.menSets; men++) {
    const first = men * slice.block;
    const exists = walk.goTo(men);
    for (let place = 0; place < slice.block; place++) {
      if (!exists || place >= slice.kingSets) {
        put(0, 0);
        continue;
      }
      const n = first + place;
      const value = valueAt(values, n);
      const plies = distance === null ? 0 : distance[n]!;
      counts[value]! += 1;
      if (value === WIN) longest = Math.max(longest, plies);
      const ownKings = walk.places.own[place]!;
      const otherKings = walk.places.other[place]!;
      // Positions with a capture are searched instead of looked up: their value is not needed.
      const quiet =
        jumperBits(walk.ownMen | ownKings, walk.otherMen | otherKings, ownKings | otherKings, 'black') === 0;
      put(quiet ? value : 0, plies);
    }
    onMen();
  }
  return {
    counts: { win: counts[WIN]!, draw: counts[DRAW]!, loss: counts[LOSS]!, longest },
    results: encodeSlice(results.finish()),
    measured: distance === null ? null : encodeSlice(measured.finish()),
  };
}
