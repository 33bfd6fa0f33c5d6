/** The kept game, with one program and with several at a time. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalSetup } from '@crownhead/client/local';
import { DEFAULT_OPTIONS } from '@crownhead/match';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineComputer } from './engine-computer.ts';
import { AppFiles } from './files.ts';
import { beginLocal, continueLocal } from './local.ts';
import { TableStorage } from './table-storage.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Programs that run: our own process stands for one of them, its parent for another. */
const [ours, theirs] = [process.pid, process.ppid];
/** No system gives this number to a program. */
const NOBODY = 2 ** 30;

test('[F1] two programs keep each their own game', () => {
  const [ann, bob] = [new TableStorage(folder, ours), new TableStorage(folder, theirs)];
  ann.write('of Ann');
  expect(bob.hasTable).toBe(false);
  bob.write('of Bob');
  ann.write('of Ann, later');
  expect([ann.read(), bob.read()]).toEqual(['of Ann, later', 'of Bob']);
  ann.clear();
  expect([ann.hasTable, bob.hasTable]).toEqual([false, true]);
});

test('[F1] a game that was left can be continued by the next program, also after a crash', () => {
  const left = new TableStorage(folder, theirs);
  left.write('a game');
  left.release();
  const next = new TableStorage(folder, ours);
  expect(next.read()).toBe('a game');
  next.clear();
  expect(readdirSync(folder)).toEqual([]);
  new TableStorage(folder, NOBODY).write('of one that crashed');
  expect(new TableStorage(folder, ours).read()).toBe('of one that crashed');
});

test('[F1] a game is found again after a restart of the machine, whichever program has its process id now', () => {
  const boot = 1_700_000_000_000;
  const after = (ms: number) => new TableStorage(folder, ours, `${boot + ms}`);
  new TableStorage(folder, theirs, `${boot}`).write('a game');
  // The clock was put right in between.
  expect(after(30_000).hasTable).toBe(false);
  expect(after(120_000).read()).toBe('a game');
  // As older programs wrote it, and where one start has a name and the other a time.
  for (const owner of [`${theirs}`, `${theirs} 176f9532-b6ee`]) {
    writeFileSync(join(folder, 'table.pid'), owner);
    expect(after(120_000).hasTable).toBe(false);
  }
  expect(new TableStorage(folder, ours, '176f9532-b6ee').hasTable).toBe(false);
  expect(new TableStorage(folder, ours, 'ab5e1c11-0d21').read()).toBe('a game');
});

test.skipIf(process.platform !== 'linux')(
  '[F1] a game that is being played stays its player’s when a machine that was paused has put its clock right',
  () => {
    new TableStorage(folder, theirs).write('a game');
    const later = Date.now() + 2 * 60 * 60 * 1000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    const other = new TableStorage(folder, ours);
    vi.restoreAllMocks();
    expect(other.hasTable).toBe(false);
  },
);

test('[F1] a program that ends writes over no game that another has left meanwhile', () => {
  const [ann, bob] = [new TableStorage(folder, theirs), new TableStorage(folder, ours)];
  ann.write('of Ann');
  bob.write('of Bob');
  ann.release();
  // As when a program is stopped: the game is kept and let go of, and what still goes on writes once more.
  bob.write('of Bob, later');
  bob.release();
  bob.write('of Bob, at the end');
  bob.release();
  expect(readFileSync(join(folder, 'table.json'), 'utf8')).toBe('of Ann');
  expect(readFileSync(join(folder, 'table-2.json'), 'utf8')).toBe('of Bob, at the end');
  // Nor does one whose game is not worth keeping take the other’s away.
  bob.clear();
  bob.write('of Bob, without a move');
  bob.clear();
  expect(readdirSync(folder)).toEqual(['table.json']);
  expect(bob.read()).toBe('of Ann');
});

test('[F1] where nothing can be kept that is said: no folder, or others at every place', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(new TableStorage(join(file, 'below'), ours).write('a game')).toBe(false);
  for (const name of ['table', ...Array.from({ length: 8 }, (_, i) => `table-${i + 2}`)])
    writeFileSync(join(folder, `${name}.pid`), `${theirs}`);
  const late = new TableStorage(folder, ours);
  expect(late.write('a game')).toBe(false);
  rmSync(join(folder, 'table-9.pid'));
  expect(late.write('a game')).toBe(true);
  expect(late.read()).toBe('a game');
});

const setup: LocalSetup = {
  options: DEFAULT_OPTIONS,
  players: { black: { name: 'Ann', level: null }, white: { name: 'Bob', level: null } },
};
const computer = new EngineComputer(null, {}, () => undefined);
afterAll(() => computer.close());

test.each([
  'continued',
  'followed by a new one',
])('[F2] a game of a newer program that is to be %s is left for it', (how) => {
  const { storage } = new AppFiles(folder);
  const text = JSON.stringify({ format: 'crownhead local table', v: 99, seq: 0, at: 0, events: [] });
  writeFileSync(join(folder, 'table.json'), text);
  if (how === 'continued') {
    const message = 'The saved game was played with a newer version: it stays as it is.';
    const error = { error: 'newer-program', message };
    expect(continueLocal(storage, computer)).toEqual({ ok: false, error });
    expect(storage.hasTable).toBe(false);
  }
  const begun = beginLocal(setup, storage, computer);
  expect(begun).toMatchObject({ ok: true, value: { isKept: true } });
  storage.clear();
  expect(readdirSync(folder)).toEqual(['table.json']);
  expect(readFileSync(join(folder, 'table.json'), 'utf8')).toBe(text);
});

test.each([
  'continued',
  'followed by a new one',
])('[F2] a damaged game that is to be %s is kept aside', (how) => {
  const { storage } = new AppFiles(folder);
  writeFileSync(join(folder, 'table.json'), '{"format":"crownhead loc');
  if (how === 'continued') {
    const message = 'The saved game was damaged: it is kept as table-damaged-1.json.';
    expect(continueLocal(storage, computer)).toEqual({ ok: false, error: { error: 'damaged', message } });
  }
  expect(beginLocal(setup, storage, computer).ok).toBe(true);
  storage.clear();
  expect(readdirSync(folder)).toEqual(['table-damaged-1.json']);
  expect(readFileSync(join(folder, 'table-damaged-1.json'), 'utf8')).toBe('{"format":"crownhead loc');
});
