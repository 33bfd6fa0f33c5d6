/** Reads and writes the player's own files, with a sentence where that fails. */
import { createReadStream, type Stats, statSync } from 'node:fs';
import { err, type Result } from '@crownhead/rules';
import type { FileFault } from '../app/screen.ts';
import { faultWords } from './file-faults.ts';
import { playerFile } from './files.ts';
import { writeWhole } from './write-whole.ts';

/** A device or a pipe would be replaced by a file, or read forever. */
const noFile = (there: Stats): string => (there.isDirectory() ? 'it is a folder' : 'it is not a file');

/** In characters: far more than any archive of games; what has no end is not read to it. */
const LARGEST = 64 * 2 ** 20;

export async function readPlayerFile(file: string): Promise<Result<string, string>> {
  try {
    const there = statSync(playerFile(file));
    if (!there.isFile()) return err(`${file} cannot be read: ${noFile(there)}.`);
    // Loaded with the first file: a board needs none of it.
    const { FILE_FAULT_WORDS, pdnText } = await import('@crownhead/client/files');
    const text = await pdnText(createReadStream(playerFile(file)), LARGEST);
    return text.ok ? text : err(`${file} cannot be read: ${FILE_FAULT_WORDS[text.error]}.`);
  } catch (error) {
    return err(`${file} cannot be read: ${faultWords(error)}.`);
  }
}

const SHARED = 0o644;

/** Null when it is written. What is there is written over only when that was asked for. */
export function writePlayerFile(file: string, text: string, replace: boolean): FileFault | null {
  const fault = (message: string): FileFault => ({ message, isThere: false });
  try {
    const there = statSync(playerFile(file), { throwIfNoEntry: false });
    if (there && !there.isFile()) return fault(`${file} cannot be written: ${noFile(there)}.`);
    if (there && !replace)
      return { message: `${file} already exists. Press Enter again to overwrite it.`, isThere: true };
    writeWhole(playerFile(file), text, SHARED);
    return null;
  } catch (error) {
    return fault(`${file} cannot be written: ${faultWords(error)}.`);
  }
}
