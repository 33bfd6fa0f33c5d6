/** Reads and writes the player's own files, with a sentence where that fails. */
import { readFile } from 'node:fs/promises';
import { no, ok, type Result } from '@crownhead/rules';
import { playerFile, writeWhole } from './files.ts';

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'nothing can be written there',
};

const why = (error: unknown): string => WORDS[(error as NodeJS.ErrnoException).code ?? ''] ?? String(error);

export async function readPlayerFile(file: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(playerFile(file), 'utf8'));
  } catch (error) {
    return no(`${file} cannot be read: ${why(error)}.`);
  }
}

const SHARED = 0o644;

/** Null when it is written. */
export function writePlayerFile(file: string, text: string): string | null {
  try {
    writeWhole(playerFile(file), text, SHARED);
    return null;
  } catch (error) {
    return `${file} cannot be written: ${why(error)}.`;
  }
}
