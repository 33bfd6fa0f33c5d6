/** Uncompressed results while tables are built: two bits a position, and for some materials a byte of distance. */
import { codeOf, codeOfBoard, MATERIAL_CODES } from './material.ts';
import type { Measure } from './measures.ts';
import { LOSS } from './result.ts';
import { positionNumber, type Slice } from './slice.ts';

export interface SliceValues {
  readonly slice: Slice;
  /** Four positions a byte, in shared memory, so that workers see each other's results. */
  readonly packed: Uint8Array;
  /** Plies with best play, to what `measure` says; only where that is asked for. */
  readonly distance: Uint8Array | null;
  readonly measure: Measure | null;
}

const shared = (bytes: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(bytes));

export const newValues = (slice: Slice, measure: Measure | null): SliceValues => ({
  slice,
  packed: shared(slice.size / 4),
  distance: measure === null ? null : shared(slice.size),
  measure,
});

export const valueAt = ({ packed }: SliceValues, n: number): number => (packed[n >> 2]! >> ((n & 3) * 2)) & 3;

export function setValue({ packed }: SliceValues, n: number, value: number): void {
  const shift = (n & 3) * 2;
  packed[n >> 2] = (packed[n >> 2]! & ~(3 << shift)) | (value << shift);
}

/** All the slices solved so far, looked up by board. */
export class Solved {
  readonly #byCode: (SliceValues | undefined)[] = new Array(MATERIAL_CODES);

  add(values: SliceValues): void {
    this.#byCode[codeOf(values.slice)] = values;
  }

  /** Value and distance in one number, `value + 4 × distance`, for the owner of `own`, who is to move. */
  look(own: number, other: number, kings: number, down: boolean): number {
    if (own === 0) return LOSS;
    const values = this.#byCode[codeOfBoard(own, other, kings)];
    if (values === undefined) throw new Error('a move leads to a material that is not solved yet');
    const n = positionNumber(values.slice, own, other, kings, down);
    return valueAt(values, n) + (values.distance === null ? 0 : values.distance[n]! * 4);
  }
}
