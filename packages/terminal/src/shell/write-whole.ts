/** Writes a file, or adds to one, whole or not at all. */
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Windows lets nobody replace a file that another program reads, a virus scanner for example: it is soon done. */
const BUSY: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];
const MOST_TRIES = 10;
const PAUSE_MS = 20;

/** `rename` and `platform` are those of this machine, unless given. */
export function replaceFile(
  draft: string,
  file: string,
  rename: (from: string, to: string) => void = renameSync,
  platform: NodeJS.Platform = process.platform,
): void {
  const isBusy = (error: unknown): boolean =>
    platform === 'win32' && BUSY.includes((error as NodeJS.ErrnoException).code ?? '');
  for (let tries = 1; ; tries += 1) {
    try {
      rename(draft, file);
      return;
    } catch (error) {
      if (tries === MOST_TRIES || !isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

/** A reader finds the old file or the new one, never half of it; nobody else can read it. */
export function writeWhole(file: string, text: string, mode: number = OWNER_ONLY): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, { mode });
    replaceFile(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Adds to a file in one piece: several programs may do so at the same time. On a full disk nothing stays of it. `append` is that of
 * this machine, unless given.
 */
export function appendWhole(
  file: string,
  text: string,
  append: (file: string, text: string, options: { readonly mode: number }) => void = appendFileSync,
): void {
  mkdirSync(dirname(file), { recursive: true });
  const lengthOf = (): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const before = lengthOf();
  try {
    append(file, text, { mode: OWNER_ONLY });
  } catch (error) {
    // Half of it would be the beginning of whatever is added next. What another program has added meanwhile stays.
    const added = lengthOf() > before ? readFileSync(file).subarray(before) : null;
    if (added !== null && Buffer.from(text).subarray(0, added.length).equals(added))
      truncateSync(file, before);
    throw error;
  }
}
