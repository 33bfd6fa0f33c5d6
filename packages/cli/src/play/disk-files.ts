/** Reads and writes the files of a game by typed lines. */
import { createReadStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { FILE_FAULT_WORDS, pdnText } from '@crownhead/client/files';
import { err, ok } from '@crownhead/rules';
import { whyUnreadable, whyUnwritable } from '../named-file.ts';
import type { Files } from './line-deps.ts';

/** In characters: far more than any archive of games. */
const MOST_TEXT = 64 * 2 ** 20;

/** Whole or not at all: a full disk must not cost the game that was in that file before. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export const DISK_FILES: Files = {
  read: async (file) => {
    try {
      const text = await pdnText(createReadStream(file), MOST_TEXT);
      return text.ok ? text : err(`${file} cannot be read: ${FILE_FAULT_WORDS[text.error]}.`);
    } catch (error) {
      return err(whyUnreadable(file, error));
    }
  },
  write: async (file, text) => {
    try {
      await writeWhole(file, text);
      return ok(null);
    } catch (error) {
      return err(whyUnwritable(file, error));
    }
  },
};
