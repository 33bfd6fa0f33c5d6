/** A slice for tests that says the same of every position: of six pieces a true one takes minutes to make. */
import { Packer } from './codec.ts';
import { type Material, pieceCount } from './material.ts';
import type { Result } from './result.ts';

export { DRAW } from './result.ts';

import { sliceOf } from './slice.ts';
import { encodeSlice, writeTableFile } from './table-file.ts';

/** As a table file that has nothing else. */
export function uniformTable(material: Material, result: Result): Uint8Array {
  const packer = new Packer();
  const { size } = sliceOf(material);
  for (let n = 0; n < size; n += 1) packer.put(result);
  const counts = { win: 0, draw: 0, loss: 0, longest: 0 };
  const body = encodeSlice(packer.finish());
  return writeTableFile('results', pieceCount(material), [{ material, counts, body }]);
}

/** Three kings against three, which is a draw nearly always. */
export const THREE_KINGS_EACH: Material = { ownMen: 0, ownKings: 3, otherMen: 0, otherKings: 3 };
