/** Packing: whatever goes in comes out, bit by bit, symbol by symbol, run by run. */
import { runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitReader, BitWriter } from './bits.ts';
import { BLOCK, Packer, Unpacker } from './codec.ts';
import { crc32 } from './crc32.ts';
import { codeLengths, PrefixCode } from './prefix-code.ts';

describe('bits', () => {
  it('[R10] numbers of any width come back', () => {
    const someNumbers = fc.array(
      fc
        .integer({ min: 0, max: 24 })
        .chain((width) => fc.tuple(fc.nat({ max: 2 ** width - 1 }), fc.constant(width))),
      { maxLength: 2000 },
    );
    fc.assert(
      fc.property(someNumbers, (numbers) => {
        const writer = new BitWriter();
        for (const [value, width] of numbers) writer.write(value, width);
        expect(writer.bytes()).toHaveLength(Math.ceil(writer.length / 8));
        const reader = new BitReader(writer.bytes(), 0);
        for (const [value, width] of numbers) expect(reader.read(width)).toBe(value);
      }),
      runs(50),
    );
  });
});

describe('prefix codes', () => {
  const someCounts = fc.dictionary(
    fc.nat({ max: 4095 }).map(String),
    fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    {
      minKeys: 1,
      maxKeys: 200,
    },
  );

  it('[R10] symbols come back, and the same counts give the same code', () => {
    fc.assert(
      fc.property(someCounts, fc.array(fc.nat(), { maxLength: 300 }), (counts, choices) => {
        const entries = Object.entries(counts).map(([symbol, count]): [number, number] => [
          Number(symbol),
          count,
        ]);
        const lengths = codeLengths(new Map(entries));
        expect(codeLengths(new Map(entries.toReversed()))).toEqual(lengths);
        const code = new PrefixCode(lengths);
        const symbols = choices.map((choice) => entries[choice % entries.length]![0]);
        const writer = new BitWriter();
        for (const symbol of symbols) code.write(writer, symbol);
        const reader = new BitReader(writer.bytes(), 0);
        expect(symbols.map(() => code.read(reader))).toEqual(symbols);
      }),
      runs(100),
    );
  });

  it('[R10] very uneven counts give no code that is too long', () => {
    // Each count as large as all before it together: the longest codes there can be.
    const counts = new Map(Array.from({ length: 31 }, (_, i) => [i, 2 ** i] as const));
    const lengths = codeLengths(counts);
    expect(Math.max(...lengths.map(([, length]) => length))).toBeLessThanOrEqual(24);
    expect(lengths.reduce((sum, [, length]) => sum + 2 ** -length, 0)).toBeLessThanOrEqual(1);
  });

  it('[R10] bits that are no code are an error', () => {
    const code = new PrefixCode([[7, 1]]);
    expect(() => code.read(new BitReader(new Uint8Array([0xff, 0xff, 0xff, 0xff]), 0))).toThrow(/damaged/);
  });
});

describe('packing', () => {
  /** Runs of values, some of them asked about by nobody. */
  const someValues = (largest: number) =>
    fc
      .array(fc.tuple(fc.nat({ max: largest }), fc.integer({ min: 1, max: BLOCK * 1.5 })), { maxLength: 30 })
      .map((parts) => parts.flatMap(([value, length]) => Array.from({ length }, () => value)));

  it.each([3, 60, 255])('[R10] every value up to %i that somebody asks about comes back', (largest) => {
    fc.assert(
      fc.property(someValues(largest), (values) => {
        const packer = new Packer();
        for (const value of values) packer.put(value);
        const unpacker = new Unpacker(packer.finish(), values.length);
        const unpacked = new Uint8Array(values.length);
        for (let block = 0; block * BLOCK < values.length; block++) {
          unpacker.block(block, (value, from, to) =>
            unpacked.fill(value, block * BLOCK + from, block * BLOCK + to),
          );
        }
        // The others are anything, but never nothing: nothing means that a block is still packed.
        expect(unpacked.every((value, i) => (values[i] === 0 ? value !== 0 : value === values[i]))).toBe(
          true,
        );
      }),
      runs(30),
    );
  });

  it('[R10] a packed slice of another size is not taken for one of this size', () => {
    const packer = new Packer();
    for (let i = 0; i < 3 * BLOCK; i++) packer.put(1);
    const packed = packer.finish();
    expect(() => new Unpacker(packed, 2 * BLOCK)).toThrow(/damaged/);
  });
});

describe('checksums', () => {
  it('[R10] are those of zip, in one go or in parts', () => {
    const bytes = new TextEncoder().encode('123456789');
    expect(crc32(bytes)).toBe(0xcbf43926);
    expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(0xcbf43926);
  });
});
