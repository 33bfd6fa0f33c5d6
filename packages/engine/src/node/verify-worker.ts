/** A worker of the consistency pass: checks parts of slices against the rules, reading the packed files. */
import { type Checked, SliceChecker } from '../endgame/check-slice.ts';
import { type Material, materialKey } from '../endgame/material.ts';
import { menPlacements, type Slice, sliceOf } from '../endgame/slice.ts';
import { EndgameTables } from '../endgame/tables.ts';
import { serveTasks } from './worker-pool.ts';

export interface VerifyTask {
  readonly material: Material;
  /** Men configurations, by number. */
  readonly from: number;
  readonly to: number;
}

serveTasks<VerifyTask, Checked>((files, count) => {
  const checker = new SliceChecker(new EndgameTables(files as Uint8Array[]));
  let slice: Slice | null = null;
  return ({ material, from, to }) => {
    if (slice === null || materialKey(slice) !== materialKey(material)) slice = sliceOf(material);
    const checked = checker.check(slice, from, to);
    count(((to - from) / slice.menSets) * menPlacements(slice) * slice.kingSets);
    return checked;
  };
});
