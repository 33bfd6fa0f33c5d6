/** The games of a PDN file, one after the other or several at a time. */
import { isOtherGame, isStrayText, type PdnGame, PdnReader } from '@crownhead/rules';
import { openPdn } from './pdn-check.ts';

/** Games of checkers only, wherever they are in the file. */
export async function* gamesOf(file: string): AsyncGenerator<PdnGame> {
  const reader = new PdnReader();
  const isGame = (game: PdnGame): boolean => !isStrayText(game) && !isOtherGame(game);
  for await (const piece of openPdn(file))
    for (const game of reader.push(piece)) if (isGame(game)) yield game;
  for (const game of reader.end()) if (isGame(game)) yield game;
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
