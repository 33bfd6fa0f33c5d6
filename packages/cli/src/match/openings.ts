/** The openings of a match, by the word that names them: ballots of either kind, the bare start, or the games of a PDN file. */
import { createHash } from 'node:crypto';
import {
  BARE_START,
  ballotOpenings,
  elevenManOpenings,
  matchOpening,
  type Opening,
  openGame,
} from '@crownhead/engine';
import { isOtherGame, OFFICIAL, readPdnStream, replayPdn, sameRules } from '@crownhead/rules';
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
    if (openGame(opening).outcome === null) openings.push(opening);
  }
  if (openings.length === 0) throw new Error(`There are no games to continue in ${file}.`);
  return openings;
}

/** The openings of a match, and what its results know them by: of a file also what is in it, since that can change. */
export interface Openings {
  readonly list: readonly Opening[];
  readonly name: string;
}

export async function openingsOf(word: string): Promise<Openings> {
  if (word === 'ballots') return { list: ballotOpenings(), name: word };
  if (word === 'eleven-man') return { list: elevenManOpenings(), name: word };
  if (word === 'start') return { list: [BARE_START], name: word };
  const list = await fileOpenings(word);
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('hex');
  return { list, name: `${word} (sha256 ${digest})` };
}
