/** Building the tables again gives the committed bytes, however it is done; and the checker finds a wrong value. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, FULL } from '@crownhead/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { buildMemory } from '../endgame/build-memory.ts';
import { SliceChecker } from '../endgame/check-slice.ts';
import { BLOCK, Packer, Unpacker } from '../endgame/codec.ts';
import { materialKey } from '../endgame/material.ts';
import { DRAW } from '../endgame/result.ts';
import { positionNumber, sliceOf } from '../endgame/slice.ts';
import { encodeSlice, readTableFile, writeTableFile } from '../endgame/table-file.ts';
import { EndgameTables } from '../endgame/tables.ts';
import { type BuildOptions, type BuildProgress, buildTables } from './build.ts';
import { OWN_TABLES, readTablesFolder } from './tables-folder.ts';
import { tablesReadme } from './tables-readme.ts';
import { verifyTables } from './verify.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-tables-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const HOUR = 3_600_000;

const build = (name: string, pieces: number, options: Partial<BuildOptions> = {}) =>
  buildTables({ pieces, exactPieces: 4, out: join(FOLDER, name), workers: 2, ...options });

/** A folder with two and three pieces as they are committed, for all who look at it. */
const threePieces = (): string => {
  const dir = join(FOLDER, 'three');
  mkdirSync(dir, { recursive: true });
  for (const { name, bytes } of readTablesFolder(OWN_TABLES))
    if (/-[23]\.bin$/.test(name)) writeFileSync(join(dir, name), bytes);
  return dir;
};

const expectCommitted = (name: string, files: number): void => {
  const built = readTablesFolder(join(FOLDER, name));
  expect(built).toHaveLength(files);
  for (const { name: file, bytes } of built)
    expect(Buffer.compare(bytes, readFileSync(join(OWN_TABLES, file))), file).toBe(0);
};

describe('building', () => {
  it('[R10] two and three pieces come out byte for byte as committed, with one worker or three', async () => {
    for (const workers of [1, 3]) {
      const seen: BuildProgress[] = [];
      const onProgress = (progress: BuildProgress) => seen.push(progress);
      const { positions, resumed } = await build(`three-${workers}`, 3, { workers, onProgress });
      expect({ positions, resumed }).toEqual({ positions: 3_488 + 196_032, resumed: 0 });
      expectCommitted(`three-${workers}`, 4);
      const done = seen.filter(({ phase }) => phase === 'solve').map((progress) => progress.done);
      expect(done).toEqual(done.toSorted((a, b) => a - b));
      expect(done.at(-1)).toBe(positions);
    }
  });

  // The full run has four pieces: six million positions more.
  const [most, files, positionsOfMost] = FULL ? [4, 6, 6_408_836] : [3, 4, 199_520];

  it('[R10] they do too when the build was stopped and its work damaged', async () => {
    const controller = new AbortController();
    const onProgress = ({ done, total }: BuildProgress) => {
      if (done > total / 3) controller.abort();
    };
    await expect(build('stopped', most, { signal: controller.signal, onProgress })).rejects.toThrow(
      /stopped/,
    );
    const work = join(FOLDER, 'stopped/.building');
    const pairs = readdirSync(work).sort();
    expect(pairs.length).toBeGreaterThan(2);
    expect(readTablesFolder(join(FOLDER, 'stopped'))).toEqual([]);
    // One pair damaged, one cut short: both are made again.
    const [damaged, short] = pairs.map((name) => join(work, name));
    const bytes = readFileSync(damaged!);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(damaged!, bytes);
    writeFileSync(short!, readFileSync(short!).subarray(0, -1));
    const { resumed, positions } = await build('stopped', most);
    expect(positions).toBe(positionsOfMost);
    expect(resumed).toBeGreaterThan(0);
    expect(resumed).toBeLessThan(positions);
    expectCommitted('stopped', files);
    expect(existsSync(work)).toBe(false);
  });

  it('[R10] the README is the one the build writes', () => {
    expect(readFileSync(join(OWN_TABLES, 'README.md'), 'utf8')).toBe(
      tablesReadme(readTablesFolder(OWN_TABLES)),
    );
  });

  it('[V4] the memory it takes is known before', () => {
    const five = buildMemory({ pieces: 5, exactPieces: 4 }, 2);
    expect(five).toBeGreaterThan(150e6);
    expect(five).toBeLessThan(500e6);
    expect(buildMemory({ pieces: 6, exactPieces: 4 }, 2)).toBeLessThan(2e9);
  });

  it.runIf(FULL)('[R10] five pieces come out byte for byte as committed', { timeout: HOUR }, async () => {
    await build('five', 5);
    expectCommitted('five', 8);
  });
});

describe('the consistency pass', () => {
  it('[R10] finds nothing in two and three pieces', async () => {
    const dir = threePieces();
    expect(await verifyTables({ folder: dir, workers: 2 })).toEqual({
      pieces: 3,
      exactPieces: 3,
      positions: 3_488 + 196_032,
      faults: 0,
      examples: [],
      miscounted: [],
    });
  });

  it('[R10] finds a wrong value in a file whose checksums are right', async () => {
    const dir = join(FOLDER, 'wrong');
    cpSync(threePieces(), dir, { recursive: true });
    const file = join(dir, 'results-3.bin');
    const table = readTableFile(readFileSync(file));
    const { black, white, kings } = at('B:WK18,K22:BK1');
    const slices = table.slices.map((stored) => {
      const slice = sliceOf(stored.material);
      if (materialKey(slice) !== '1k0m-2k0m') return stored;
      const wrong = positionNumber(slice, black, white, kings, true);
      const unpacker = new Unpacker(stored.open(), slice.size);
      const packer = new Packer();
      for (let block = 0; block * BLOCK < slice.size; block++) {
        unpacker.block(block, (value, from, to) => {
          for (let i = from; i < to; i++) packer.put(block * BLOCK + i === wrong ? DRAW : value);
        });
      }
      const { material, counts } = stored;
      return { material, counts, body: encodeSlice(packer.finish()) };
    });
    writeFileSync(file, writeTableFile('results', 3, slices));
    const { faults, examples } = await verifyTables({ folder: dir, workers: 2 });
    expect(faults).toBeGreaterThan(0);
    expect(examples).toContainEqual({ fen: 'B:WK18,K22:BK1', found: 'draw', expected: 'loss in 24' });
  });

  it.runIf(FULL)('[S2] finds progress that is a move too much', () => {
    const slice = sliceOf({ ownMen: 1, ownKings: 2, otherMen: 0, otherKings: 2 });
    const { black, white, kings } = at('B:WK14,K32:BK7,21,K29');
    class Lying extends EndgameTables {
      override progress(own: number, other: number, crowned: number, down: boolean): number {
        const lie = Number(own === black && other === white && crowned === kings);
        return super.progress(own, other, crowned, down) + lie;
      }
    }
    const lying = new Lying(readTablesFolder(OWN_TABLES).map(({ bytes }) => bytes));
    const { faults, examples } = new SliceChecker(lying).check(slice, 20, 21);
    // The position itself and those before it that count on it, of 188,790.
    expect(faults).toBeGreaterThan(0);
    expect(faults).toBeLessThan(100);
    expect(examples[0]).toMatchObject({ found: expect.stringMatching(/^progress in \d+$/) });
  });

  it('[R10] finds counts that do not add up', async () => {
    const dir = join(FOLDER, 'miscounted');
    cpSync(threePieces(), dir, { recursive: true });
    const file = join(dir, 'results-2.bin');
    const { slices } = readTableFile(readFileSync(file));
    const wrong = slices.map((slice, i) =>
      i === 0 ? { ...slice, counts: { ...slice.counts, win: 231 } } : slice,
    );
    writeFileSync(file, writeTableFile('results', 2, wrong));
    const { faults, miscounted } = await verifyTables({ folder: dir, workers: 1 });
    expect({ faults, miscounted }).toEqual({ faults: 0, miscounted: ['results 1k0m-1k0m'] });
  });

  it.runIf(FULL)('[R10] finds nothing in all the committed tables', { timeout: HOUR }, async () => {
    const { faults, miscounted, positions } = await verifyTables({ folder: OWN_TABLES, workers: 2 });
    expect({ faults, miscounted, positions }).toEqual({ faults: 0, miscounted: [], positions: 145_859_644 });
  });
});
