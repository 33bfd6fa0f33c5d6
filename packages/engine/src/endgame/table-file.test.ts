/** Damaged files: a clear error or the right answer, never a wrong one. */
import { legalMoves, OFFICIAL, type Position } from '@crownhead/rules';
import { aPlacement, at, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTables } from '../node/open-tables.ts';
import { OWN_TABLES, readTablesFolder } from '../node/tables-folder.ts';
import { DamagedTable } from './damaged-table.ts';
import { readTableFile, writeTableFile } from './table-file.ts';
import { EndgameTables } from './tables.ts';

const SOUND = openTables(OWN_TABLES);
const FILES = readTablesFolder(OWN_TABLES).map(({ bytes }) => new Uint8Array(bytes));

/** Positions over all materials of up to five pieces, and the slowest wins. */
const SAMPLE: readonly Position[] = [
  ...fc.sample(aPlacement({ most: 3, least: 1 }), { numRuns: 250, seed: 1 }),
  at('B:WK12,K31:BK8,K25,K29'),
  at('B:WK14,K32:BK7,28,K29'),
].filter((position) => SOUND.verdict(position, OFFICIAL).verdict !== 'unknown');

/** Everything the tables say of a position. */
function everything(tables: EndgameTables, position: Position) {
  const verdict = tables.verdict(position, OFFICIAL);
  const [own, other] =
    position.turn === 'black'
      ? ([position.black, position.white] as const)
      : ([position.white, position.black] as const);
  const isWon = verdict.verdict === 'win';
  return {
    ...verdict,
    progress: isWon ? tables.progress(own, other, position.kings, position.turn === 'black') : 0,
  };
}

/** How many of the sample these files answer; every answer must be the right one, every refusal a clear error. */
function answered(files: readonly Uint8Array[]): number {
  let count = 0;
  let tables: EndgameTables;
  try {
    tables = new EndgameTables(files);
  } catch (error) {
    expect(error).toBeInstanceOf(DamagedTable);
    return 0;
  }
  for (const position of SAMPLE) {
    try {
      const found = everything(tables, position);
      if (found.verdict === 'unknown') continue;
      expect(found).toEqual(everything(SOUND, position));
      count += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(DamagedTable);
    }
  }
  return count;
}

const withChanged = (file: number, change: (bytes: Uint8Array) => Uint8Array): Uint8Array[] =>
  FILES.map((bytes, i) => (i === file ? change(bytes.slice()) : bytes));

const aFile = fc.nat({ max: FILES.length - 1 });
/** Anywhere in a file, but often in its directory. */
const aPlace = fc.oneof(fc.nat({ max: 1500 }), fc.nat());

describe('damaged tables', () => {
  it('[R10] sound ones answer everything', () => {
    expect(SAMPLE.length).toBeGreaterThan(150);
    expect(SAMPLE.some((position) => legalMoves(position)[0]?.captured.length)).toBe(true);
    expect(answered(FILES)).toBe(SAMPLE.length);
  });

  it('[R10] a changed byte anywhere is noticed, or asked about by nobody', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(aFile, aPlace, fc.integer({ min: 1, max: 255 }), (file, place, change) => {
        const files = withChanged(file, (bytes) => {
          bytes[place % bytes.length]! ^= change;
          return bytes;
        });
        expect(answered(files)).toBeLessThanOrEqual(SAMPLE.length);
      }),
      runs(8),
    );
  });

  it('[R10] so is a file cut short, at any place', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(aFile, aPlace, (file, place) => {
        const files = withChanged(file, (bytes) => bytes.subarray(0, place % bytes.length));
        expect(answered(files)).toBeLessThan(SAMPLE.length);
      }),
      runs(4),
    );
  });

  it('[R10] every changed byte of a slice in use is noticed, and says which slice', () => {
    const file = FILES.findIndex((bytes) => readTableFile(bytes).kind === 'results');
    const [first] = readTableFile(FILES[file]!).slices;
    const { byteOffset, length } = first!.body;
    for (let i = 0; i < length; i++) {
      const tables = new EndgameTables(
        withChanged(file, (bytes) => {
          bytes[byteOffset + i]! ^= 0x10;
          return bytes;
        }),
      );
      expect(() => tables.verdict(at('B:WK32:BK1'), OFFICIAL)).toThrow(/damaged: the slice 1k0m-1k0m/);
    }
  });

  it('[R10] other files are not taken for tables', () => {
    for (const bytes of [new Uint8Array(0), new Uint8Array(100), new TextEncoder().encode('CHEG')])
      expect(() => readTableFile(bytes)).toThrow(DamagedTable);
    const newer = FILES[0]!.slice();
    newer[4] = 2;
    expect(() => readTableFile(newer)).toThrow(/version is 2/);
  });

  it('[R10] what is read and written again is the same', () => {
    for (const bytes of FILES) {
      const { kind, pieces, slices } = readTableFile(bytes);
      expect(Buffer.compare(writeTableFile(kind, pieces, slices), bytes)).toBe(0);
    }
  });
});
