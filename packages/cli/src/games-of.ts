/** The games of a PDN file, one after the other. */
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
