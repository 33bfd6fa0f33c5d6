/**
 * Packs a list of small numbers: runs of equal values in blocks that can be read one by one.
 *
 * A run is one symbol (its value and the size class of its length) and the rest of the length in plain bits. Symbols are
 * prefix-coded by what came before. Zero means "nobody asks": such places join whatever run they stand in.
 */
import { BitReader, BitWriter } from './bits.ts';
import { DamagedTable } from './damaged-table.ts';
import { type CodeLengths, codeLengths, PrefixCode } from './prefix-code.ts';

/** Values in a block; the last one may be shorter. */
export const BLOCK_BITS = 12;
export const BLOCK = 1 << BLOCK_BITS;

const CLASSES = 16;
/** A run to the end of its block needs no length. */
const TO_THE_END = CLASSES - 1;

/** With few values the one before tells much about the next; with many there is too little of each to learn from. */
const MOST_CONTEXTS = 4;

export interface Packed {
  /** One code for each value before, or a single one. */
  readonly codes: readonly CodeLengths[];
  /** Where each block begins, in bits. */
  readonly offsets: Uint32Array;
  readonly bits: Uint8Array;
}

/** Takes values one after the other; the codes are chosen when all are known. */
export class Packer {
  /** Value and length of each run, in one number. */
  #runs = new Uint32Array(1024);
  #count = 0;
  /** The number of runs up to the end of each block. */
  readonly #ends: number[] = [];
  #largest = 0;
  /** The run and the block under way. */
  #value = 0;
  #length = 0;
  #inBlock = 0;

  put(value: number): void {
    if (value !== 0 && value !== this.#value) {
      if (this.#value !== 0) {
        this.#push((this.#value << 16) | this.#length);
        this.#length = 0;
      }
      this.#value = value;
      if (value > this.#largest) this.#largest = value;
    }
    this.#length += 1;
    this.#inBlock += 1;
    if (this.#inBlock === BLOCK) this.#endBlock();
  }

  #endBlock(): void {
    // A block that nobody asks about can be anything.
    this.#push(Math.max(1, this.#value) << 16);
    this.#ends.push(this.#count);
    this.#value = 0;
    this.#length = 0;
    this.#inBlock = 0;
  }

  #push(run: number): void {
    if (this.#count === this.#runs.length) {
      const larger = new Uint32Array(this.#runs.length * 2);
      larger.set(this.#runs);
      this.#runs = larger;
    }
    this.#runs[this.#count++] = run;
  }

  /** Calls `see` with every run: its block, the value before it, its symbol and its length, which is 0 to the end. */
  #visit(
    contexts: number,
    see: (block: number, context: number, symbol: number, length: number) => void,
  ): void {
    let at = 0;
    for (const [block, end] of this.#ends.entries()) {
      let before = 0;
      for (; at < end; at++) {
        const value = this.#runs[at]! >>> 16;
        const length = this.#runs[at]! & 0xffff;
        const sizeClass = length === 0 ? TO_THE_END : 31 - Math.clz32(length);
        see(block, before, value * CLASSES + sizeClass, length);
        before = contexts === 1 ? 0 : value;
      }
    }
  }

  finish(): Packed {
    if (this.#inBlock > 0) this.#endBlock();
    const contexts = this.#largest < MOST_CONTEXTS ? MOST_CONTEXTS : 1;
    const counts = Array.from({ length: contexts }, () => new Map<number, number>());
    this.#visit(contexts, (_, context, symbol) => {
      counts[context]!.set(symbol, (counts[context]!.get(symbol) ?? 0) + 1);
    });
    const codes = counts.map(codeLengths);
    const writers = codes.map((code) => new PrefixCode(code));
    const offsets = new Uint32Array(this.#ends.length);
    const bits = new BitWriter();
    let block = -1;
    this.#visit(contexts, (ofBlock, context, symbol, length) => {
      if (ofBlock !== block) offsets[++block] = bits.length;
      writers[context]!.write(bits, symbol);
      if (length > 0) {
        const extraBits = 31 - Math.clz32(length);
        bits.write(length - (1 << extraBits), extraBits);
      }
    });
    return { codes, offsets, bits: bits.bytes() };
  }
}

/** Reads blocks of what was packed. */
export class Unpacker {
  readonly #codes: readonly PrefixCode[];
  readonly #packed: Packed;
  readonly #size: number;

  constructor(packed: Packed, size: number) {
    if (packed.offsets.length !== Math.ceil(size / BLOCK))
      throw new DamagedTable('it has too few blocks or too many');
    this.#packed = packed;
    this.#size = size;
    this.#codes = packed.codes.map((code) => new PrefixCode(code));
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
      if (end > length) throw new DamagedTable('a run leaves its block');
      run(value, at, end);
      if (this.#codes.length > 1) context = value;
      at = end;
    }
  }
}
