/** The built program runs, and is taken only while its sources are what it was built from. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildProgram, sourceOf } from './build-program.ts';

const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'packages/cli/bin/crownhead.mjs');
const folder = mkdtempSync(join(tmpdir(), 'crownhead-built-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]): string => execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();

function put(file: string, text: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:import|export) (?:.* from )?"(.+)";$/gm)].map(([, name]) => name!);

test('[V6] what is built answers as the sources do, from the same tables', async () => {
  // As deep as packages/cli/dist, beside it: modules name other files by where they are.
  const out = mkdtempSync(join(ROOT, 'packages/cli/.tmp-built-'));
  try {
    const sources = await buildProgram(out);
    const files = sources.map(([file]) => file);
    expect(files).toContain('packages/cli/src/main.ts');
    expect(files).toContain('packages/engine/src/node/helper-worker.ts');
    expect(files).toEqual([...new Set(files)]);
    put(
      'start.mjs',
      `import(${JSON.stringify(`file://${out}/main.mjs`)}).then(({ main }) => main(process.argv.slice(2)));`,
    );
    const asked = ['endgame', '--fen', 'W:WK10,K11:BK32', '--json'];
    expect(run(join(folder, 'start.mjs'), ...asked)).toBe(run(BIN, ...asked));
    const texts = new Map(readdirSync(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]));
    const board = [...texts.values()].find((text) => text.includes('function drawBoard('))!;
    // A thread is one module, also one that another thread starts.
    for (const thread of ['server-store-sqlite-worker', 'engine-node-helper-worker', 'cli-pdn-check-thread'])
      expect(importsOf(texts.get(`${thread}.mjs`)!)).toEqual([]);
    // Nothing of servers is loaded for a board, and nothing of the board for another command.
    expect(importsOf(board).filter((name) => !name.startsWith('./'))).toEqual([]);
    expect(importsOf(texts.get('main.mjs')!).filter((name) => texts.get(name.slice(2)) === board)).toEqual(
      [],
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

test('[V6] sources that have changed since are run themselves', () => {
  cpSync(join(ROOT, 'packages/cli/bin'), join(folder, 'packages/cli/bin'), { recursive: true });
  put('package.json', '{"type":"module"}');
  const saying = (words: string): string =>
    `export const main = async () => { console.log('${words}'); return 0; };`;
  put('packages/cli/src/main.ts', saying('sources'));
  put('packages/cli/dist/main.mjs', saying('built'));
  const source = put('packages/rules/src/index.ts', 'export {};');
  const bin = join(folder, 'packages/cli/bin/crownhead.mjs');
  expect(run(bin)).toBe('sources');
  put('packages/cli/dist/sources.json', JSON.stringify([sourceOf(source, folder)]));
  expect(run(bin)).toBe('built');
  // As the layers of an image keep it.
  const second = Math.trunc(statSync(source).mtimeMs / 1000);
  utimesSync(source, second, second);
  expect(run(bin)).toBe('built');
  utimesSync(source, second - 1, second - 1);
  expect(run(bin)).toBe('sources');
  put('packages/rules/src/index.ts', 'export const more = 1;');
  expect(run(bin)).toBe('sources');
  rmSync(source);
  expect(run(bin)).toBe('sources');
});
