/** Canonical prefix codes (Huffman): frequent symbols get short codes; only the code lengths need to be stored. */
import type { BitReader, BitWriter } from './bits.ts';
import { DamagedTable } from './damaged-table.ts';

const LONGEST_CODE = 24;

/** Pairs of symbol and length of its code, by symbol. */
export type CodeLengths = readonly (readonly [symbol: number, length: number])[];

/** Code lengths for symbols by how often each occurs; never longer than a code may be. */
export function codeLengths(counts: ReadonlyMap<number, number>): CodeLengths {
  // Rare symbols among millions can get very long codes; flattening the counts bounds them.
  for (let flatten = 0; ; flatten++) {
    const lengths = huffman(counts, flatten);
    if (Math.max(0, ...lengths.values()) <= LONGEST_CODE) return [...lengths].sort(([a], [b]) => a - b);
  }
}

interface Tree {
  readonly weight: number;
  readonly symbols: readonly number[];
}

function huffman(counts: ReadonlyMap<number, number>, flatten: number): Map<number, number> {
  const lengths = new Map<number, number>();
  // Sorted by symbol first, so that the same counts always give the same code.
  const trees: Tree[] = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([symbol, count]) => ({ weight: Math.max(1, count >>> flatten), symbols: [symbol] }));
  for (const { symbols } of trees) lengths.set(symbols[0]!, trees.length === 1 ? 1 : 0);
  while (trees.length > 1) {
    trees.sort((a, b) => b.weight - a.weight);
    const low = trees.pop()!;
    const high = trees.pop()!;
    const symbols = [...high.symbols, ...low.symbols];
    for (const symbol of symbols) lengths.set(symbol, lengths.get(symbol)! + 1);
    trees.push({ weight: low.weight + high.weight, symbols });
  }
  return lengths;
}

/** One code, for writing and reading. */
export class PrefixCode {
  /** Symbols by code length, then by symbol: the canonical order. */
  readonly #symbols: readonly number[];
  readonly #perLength = new Int32Array(LONGEST_CODE + 1);
  readonly #codes = new Map<number, { readonly code: number; readonly length: number }>();

  constructor(lengths: CodeLengths) {
    const sorted = lengths.toSorted(([a, la], [b, lb]) => la - lb || a - b);
    this.#symbols = sorted.map(([symbol]) => symbol);
    let code = 0;
    let before = 0;
    for (const [symbol, length] of sorted) {
      code <<= length - before;
      before = length;
      this.#codes.set(symbol, { code, length });
      this.#perLength[length]! += 1;
      code += 1;
    }
  }

  write(bits: BitWriter, symbol: number): void {
    const { code, length } = this.#codes.get(symbol)!;
    bits.write(code, length);
  }

  read(bits: BitReader): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= LONGEST_CODE; length++) {
      code |= bits.bit();
      const count = this.#perLength[length]!;
      if (code - first < count) return this.#symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new DamagedTable('no such code');
  }
}
