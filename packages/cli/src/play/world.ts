/** What a game by lines needs of the world: time, chance and files. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { no, ok } from '@crownhead/rules';
import { whyUnreadable, whyUnwritable } from '../unreadable.ts';
import type { Files } from './line-game.ts';
import type { World } from './table.ts';

export const WORLD: World = {
  now: () => Date.now(),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
};

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

export const FILES: Files = {
  read: async (file) => {
    try {
      return ok(await readFile(file, 'utf8'));
    } catch (error) {
      return no(whyUnreadable(file, error));
    }
  },
  write: async (file, text) => {
    try {
      await writeWhole(file, text);
      return ok(null);
    } catch (error) {
      return no(whyUnwritable(file, error));
    }
  },
};
