/** What an executable carries is there whole, after a cleanup, an interruption or another process. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BundledFiles, cacheFolder, unpack } from './unpack.ts';

const FILES: Readonly<Record<string, string>> = { 'start.mjs': 'go()', 'web/index.html': '<p>hello' };
const BUNDLED: BundledFiles = { name: '1.0.0-abc', sizes: { 'start.mjs': 4, 'web/index.html': 8 } };

let parent: string;
let reads: string[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'crownhead-unpack-'));
  reads = [];
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const read = (file: string): ArrayBuffer => {
  reads.push(file);
  return Uint8Array.from(Buffer.from(FILES[file]!)).buffer;
};
const isThere = (place: string) => {
  for (const [file, text] of Object.entries(FILES)) {
    expect(readFileSync(join(place, file), 'utf8')).toBe(text);
  }
  expect(readdirSync(parent)).toEqual([BUNDLED.name]);
};

it('[V6] is written once', () => {
  const place = unpack(parent, BUNDLED, read);
  isThere(place);
  expect(unpack(parent, BUNDLED, read)).toBe(place);
  expect(reads).toEqual(Object.keys(FILES));
});

it('[V6] is made whole again', () => {
  const place = unpack(parent, BUNDLED, read);
  rmSync(join(place, 'web'), { recursive: true });
  isThere(unpack(parent, BUNDLED, read));
  writeFileSync(join(place, 'start.mjs'), 'g');
  isThere(unpack(parent, BUNDLED, read));
});

it('[V6] is what another process has made meanwhile', () => {
  let first = true;
  const place = unpack(parent, BUNDLED, (file) => {
    if (first) {
      first = false;
      unpack(parent, BUNDLED, read);
    }
    return read(file);
  });
  isThere(place);
});

it('[V6] leaves nothing behind where it cannot be written', () => {
  const full = () => {
    throw new Error('no space left');
  };
  expect(() => unpack(parent, BUNDLED, full)).toThrow('no space left');
  expect(readdirSync(parent)).toEqual([]);
  writeFileSync(join(parent, 'file'), '');
  expect(() => unpack(join(parent, 'file/deep'), BUNDLED, read)).toThrow();
});

it.runIf(process.platform === 'linux')('[V6] ends where a file system takes no folders', () => {
  expect(() => unpack('/proc/none/deep/er', BUNDLED, read)).toThrow('ENOENT');
});

it('[V6][C4] lies where the system keeps such things', () => {
  expect(cacheFolder('linux', {}, '/home/ann')).toBe(join('/home/ann', '.cache'));
  expect(cacheFolder('freebsd', { XDG_CACHE_HOME: '/fast' }, '/home/ann')).toBe('/fast');
  expect(cacheFolder('darwin', {}, '/Users/ann')).toBe(join('/Users/ann', 'Library', 'Caches'));
  expect(cacheFolder('win32', { LOCALAPPDATA: 'C:\\Ann' }, 'C:\\')).toBe('C:\\Ann');
  expect(cacheFolder('win32', {}, join(parent, 'ann'))).toBe(join(parent, 'ann', 'AppData', 'Local'));
});
