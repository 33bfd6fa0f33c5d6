/** The openings of a match, by the word that names them: the ballots, the bare start, or the games of a PDN file. */
import { BARE_START, ballotOpenings, matchOpening, type Opening } from '@crownhead/engine';
import { isOtherGame, newGame, OFFICIAL, PdnReader, replayPdn, sameRules } from '@crownhead/rules';
import { openPdn } from '../pdn-check.ts';
import { whyUnreadable } from '../unreadable.ts';

/** Every game under the official rules, as far as it is legal, that is not over yet. */
async function fileOpenings(file: string): Promise<readonly Opening[]> {
  const reader = new PdnReader();
  const openings: Opening[] = [];
  const add = (source: Parameters<typeof replayPdn>[0]): void => {
    if (isOtherGame(source)) return;
    const { game, failure, facts } = replayPdn(source);
    if (failure !== null)
      throw new Error(`Game ${failure.game} of ${file} has a move that is not legal: “${failure.token}”.`);
    if (!sameRules(facts.rules, OFFICIAL)) return;
    const opening = matchOpening(game, `game ${source.number} of ${file}`);
    const isOver = newGame({ start: game.position }).outcome !== null;
    if (!isOver) openings.push(opening);
  };
  try {
    for await (const piece of openPdn(file)) reader.push(piece).forEach(add);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(whyUnreadable(file, error));
  }
  reader.end().forEach(add);
  if (openings.length === 0) throw new Error(`There are no games to continue in ${file}.`);
  return openings;
}

export async function openingsOf(word: string): Promise<readonly Opening[]> {
  if (word === 'ballots') return ballotOpenings();
  if (word === 'start') return [BARE_START];
  return fileOpenings(word);
}
