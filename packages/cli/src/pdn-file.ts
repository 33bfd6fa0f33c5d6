/** A PDN file that a command line names: its text, and its games one after the other or several at a time. */
import { createReadStream } from 'node:fs';
import { decodePdn } from '@crownhead/client/files';
import { isOtherGame, isStrayText, type PdnGame, readPdnStream } from '@crownhead/rules';
import { nameOf, whyUnreadable } from './named-file.ts';

/** The text of a file, packed or not, in pieces; “-” is standard input. */
export async function* openPdn(file: string): AsyncGenerator<string> {
  try {
    yield* decodePdn(file === '-' ? process.stdin : createReadStream(file));
  } catch (error) {
    throw new Error(whyUnreadable(file, error));
  }
}

export const notPdn = (file: string): string => `${nameOf(file)} is not a PDN file: no game was found in it.`;

/** Games of checkers only, wherever they are in the file. Throws where there are none. */
export async function* gamesOf(file: string): AsyncGenerator<PdnGame> {
  let hasGames = false;
  for await (const game of readPdnStream(openPdn(file))) {
    if (isStrayText(game) || isOtherGame(game)) continue;
    hasGames = true;
    yield game;
  }
  if (!hasGames) throw new Error(notPdn(file));
}

/** So many at a time, as there are engines to work on them. */
export async function* batchesOf(file: string, size: number): AsyncGenerator<readonly PdnGame[]> {
  let batch: PdnGame[] = [];
  for await (const game of gamesOf(file)) {
    batch.push(game);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
