/** The openings of a match, by the word that names them: ballots of either kind, the bare start, or the games of a PDN file. */
import { BARE_START, ballotOpenings, elevenManOpenings, matchOpening, type Opening } from '@crownhead/engine';
import { isOtherGame, newGame, OFFICIAL, readPdnStream, replayPdn, sameRules } from '@crownhead/rules';
import { openPdn } from '../pdn-file.ts';

/** Every game under the official rules, as far as it is legal, that is not over yet. */
async function fileOpenings(file: string): Promise<readonly Opening[]> {
  const openings: Opening[] = [];
  for await (const source of readPdnStream(openPdn(file))) {
    if (isOtherGame(source)) continue;
    const { game, failure, facts } = replayPdn(source);
    if (failure !== null)
      throw new Error(`Game ${failure.game} of ${file} has a move that is not legal: “${failure.token}”.`);
    if (!sameRules(facts.rules, OFFICIAL)) continue;
    const opening = matchOpening(game, `game ${source.number} of ${file}`);
    const isOver = newGame({ start: game.position }).outcome !== null;
    if (!isOver) openings.push(opening);
  }
  if (openings.length === 0) throw new Error(`There are no games to continue in ${file}.`);
  return openings;
}

export async function openingsOf(word: string): Promise<readonly Opening[]> {
  if (word === 'ballots') return ballotOpenings();
  if (word === 'eleven-man') return elevenManOpenings();
  if (word === 'start') return [BARE_START];
  return fileOpenings(word);
}
