/**
 * The main script of the executable: unpacks the program, the first time, and runs it from there. The program is the same
 * plain modules, worker scripts and folders as everywhere, and so needs to know nothing of executables.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAsset, getRawAsset } from 'node:sea';
import { type BundledFiles, cacheFolder, unpack } from './unpack.ts';

const bundled: BundledFiles = JSON.parse(getAsset('bundled-files.json', 'utf8'));

/** A home that cannot be written, such as a service may have, is no reason not to run. */
function forThisRun(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function programFolder(): string {
  const cache = join(cacheFolder(process.platform, process.env), 'crownhead');
  try {
    return unpack(cache, bundled, getRawAsset);
  } catch {
    return unpack(forThisRun(), bundled, getRawAsset);
  }
}

function run(): void {
  let folder: string;
  try {
    folder = programFolder();
  } catch (error) {
    const bytes = Object.values(bundled.sizes).reduce((sum, size) => sum + size, 0);
    const room = `${Math.ceil(bytes / 1_000_000)} MB in a folder for caches or temporary files`;
    console.error(`crownhead: It needs ${room} to run, and cannot write there: ${(error as Error).message}.`);
    process.exitCode = 1;
    return;
  }
  enableCompileCache(join(folder, 'compiled'));
  createRequire(join(folder, 'start.mjs'))('./start.mjs');
}

run();
