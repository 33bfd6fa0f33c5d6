/**
 * Packs the values of a slice: runs of equal values in blocks that can be read one by one.
 *
 * A run is one symbol (its value and the size class of its length) and the rest of the length in plain bits. Symbols are
 * prefix-coded by what came before. Zero means "nobody asks": such places join whatever run they stand in.
 */
import { BitReader, BitWriter } from './bits.ts';
import { codeLengths, PrefixCode } from './prefix-code.ts';

/** Positions in a block. */
export const BLOCK_BITS = 12;
export const BLOCK = 1 << BLOCK_BITS;

const CLASSES = 16;
/** A run to the end of its block needs no length. */
const TO_THE_END = CLASSES - 1;

/** With few values the one before tells much about the next; with many there is too little of each to learn from. */
const MOST_CONTEXTS = 4;

interface Run {
  readonly context: number;
  readonly symbol: number;
  readonly extra: number;
  readonly extraBits: number;
}

function* runsOf(values: Uint8Array, from: number, to: number, contexts: number): Generator<Run> {
  let before = 0;
  for (let at = from; at < to; ) {
    let value = 0;
    let end = at;
    for (; end < to; end++) {
      const next = values[end]!;
      if (next === 0 || next === value) continue;
      if (value !== 0) break;
      value = next;
    }
    const length = end - at;
    const sizeClass = end === to ? TO_THE_END : 31 - Math.clz32(length);
    const extraBits = end === to ? 0 : sizeClass;
    // A block that nobody asks about can be anything.
    const symbol = Math.max(1, value) * CLASSES + sizeClass;
    yield { context: before, symbol, extra: length - (1 << extraBits), extraBits };
    before = contexts === 1 ? 0 : value;
    at = end;
  }
}

export interface Packed {
  /** Code lengths by context: pairs of symbol and length. */
  readonly codes: readonly (readonly (readonly [number, number])[])[];
  /** Where each block begins, in bits. */
  readonly offsets: Uint32Array;
  readonly bits: Uint8Array;
}

export function pack(values: Uint8Array): Packed {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  const contexts = largest < MOST_CONTEXTS ? MOST_CONTEXTS : 1;
  const blocks = Math.ceil(values.length / BLOCK);
  const block = (i: number) => runsOf(values, i * BLOCK, Math.min(values.length, (i + 1) * BLOCK), contexts);

  const counts = Array.from({ length: contexts }, () => new Map<number, number>());
  for (let i = 0; i < blocks; i++) {
    for (const { context, symbol } of block(i)) {
      counts[context]!.set(symbol, (counts[context]!.get(symbol) ?? 0) + 1);
    }
  }
  const codes = counts.map((count) => [...codeLengths(count)].sort(([a], [b]) => a - b));
  const writers = codes.map((code) => new PrefixCode(new Map(code)));

  const offsets = new Uint32Array(blocks);
  const bits = new BitWriter();
  for (let i = 0; i < blocks; i++) {
    offsets[i] = bits.length;
    for (const { context, symbol, extra, extraBits } of block(i)) {
      writers[context]!.write(bits, symbol);
      bits.write(extra, extraBits);
    }
  }
  return { codes, offsets, bits: bits.bytes() };
}

/** Reads blocks of a packed slice. */
export class Unpacker {
  readonly #codes: readonly PrefixCode[];
  readonly #packed: Packed;
  readonly #size: number;

  constructor(packed: Packed, size: number) {
    this.#packed = packed;
    this.#size = size;
    this.#codes = packed.codes.map((code) => new PrefixCode(new Map(code)));
  }

  /** Calls `run` with each run of a block: value, first place in the block, place after the last. */
  block(i: number, run: (value: number, from: number, to: number) => void): void {
    const length = Math.min(BLOCK, this.#size - i * BLOCK);
    const bits = new BitReader(this.#packed.bits, this.#packed.offsets[i]!);
    let context = 0;
    for (let at = 0; at < length; ) {
      const symbol = this.#codes[context]!.read(bits);
      const value = Math.floor(symbol / CLASSES);
      const sizeClass = symbol % CLASSES;
      const end = sizeClass === TO_THE_END ? length : at + (1 << sizeClass) + bits.read(sizeClass);
      if (end > length) throw new Error('an endgame table is damaged: a run leaves its block');
      run(value, at, end);
      if (this.#codes.length > 1) context = value;
      at = end;
    }
  }
}
