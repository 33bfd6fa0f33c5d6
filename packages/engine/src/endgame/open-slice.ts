/** A slice of a table file in use: blocks are unpacked on first access, and kept. */
import { BLOCK, BLOCK_BITS, Unpacker } from './codec.ts';
import { DamagedTable } from './damaged-table.ts';
import { materialKey } from './material.ts';
import { type Result, WIN } from './result.ts';
import { type Slice, sliceOf } from './slice.ts';
import type { StoredSlice } from './table-file.ts';

/**
 * What a distances table keeps: half the plies, since wins take an odd number and losses an even one; never zero, which
 * would mean that nobody asks.
 */
export const halfDistance = (plies: number): number => (plies >> 1) + 1;
export const fullDistance = (half: number, result: Result): number =>
  (half - 1) * 2 + (result === WIN ? 1 : 0);

/** Two bits a position. No value is zero, so zero says that a block is still packed. */
export class ResultSlice {
  readonly slice: Slice;
  readonly #packed: Unpacker;
  readonly #values: Uint8Array;

  constructor(stored: StoredSlice) {
    this.slice = sliceOf(stored.material);
    this.#packed = new Unpacker(stored.open(), this.slice.size);
    this.#values = new Uint8Array((this.slice.size + 3) >> 2);
  }

  at(n: number): Result {
    const shift = (n & 3) * 2;
    const value = (this.#values[n >> 2]! >> shift) & 3;
    if (value !== 0) return value as Result;
    this.#unpack(n >> BLOCK_BITS);
    const unpacked = (this.#values[n >> 2]! >> shift) & 3;
    if (unpacked === 0) throw new DamagedTable(`nothing is known in ${materialKey(this.slice)}`);
    return unpacked as Result;
  }

  #unpack(block: number): void {
    const values = this.#values;
    const start = block * BLOCK;
    this.#packed.block(block, (value, from, to) => {
      // Whole bytes where the run covers them, single positions at its ends.
      let at = start + from;
      const end = start + to;
      for (; at < end && (at & 3) !== 0; at++) values[at >> 2]! |= value << ((at & 3) * 2);
      if (at < end) values.fill(value * 0b01010101, at >> 2, end >> 2);
      for (at = Math.max(at, end & ~3); at < end; at++) values[at >> 2]! |= value << ((at & 3) * 2);
    });
  }
}

/** A byte a position, or zero in a block that is still packed. */
export class MeasuredSlice {
  readonly slice: Slice;
  readonly #packed: Unpacker;
  readonly #values: Uint8Array;

  constructor(stored: StoredSlice) {
    this.slice = sliceOf(stored.material);
    this.#packed = new Unpacker(stored.open(), this.slice.size);
    this.#values = new Uint8Array(this.slice.size);
  }

  at(n: number): number {
    if (this.#values[n] === 0) {
      const start = n & ~(BLOCK - 1);
      this.#packed.block(n >> BLOCK_BITS, (value, from, to) => {
        this.#values.fill(value, start + from, start + to);
      });
    }
    return this.#values[n]!;
  }
}
