/** Where a game to be analysed comes from: a file, a position, a table; and the file it is saved to. */
import { type Round, saveRound } from '@crownhead/match';
import {
  err,
  type FenError,
  type GameTree,
  isOtherGame,
  isStrayText,
  newTree,
  OFFICIAL,
  ok,
  type PdnGame,
  type PdnReplay,
  parsePosition,
  type Result,
  type RuleSet,
  readPdn,
  replayPdn,
  type SetupFault,
  tagValue,
  writePdn,
} from '@crownhead/rules';

/** A file has no game that can be shown. */
export type PdnSourceFault = 'no-game' | 'other-game';

/** The games of a text, without those of other kinds of draughts; replay the one that is wanted. */
export function gamesOfPdn(text: string): Result<readonly PdnGame[], PdnSourceFault> {
  const all = readPdn(text).filter((game) => !isStrayText(game));
  const games = all.filter((game) => !isOtherGame(game));
  if (games.length > 0) return ok(games);
  return err(all.length > 0 ? 'other-game' : 'no-game');
}

/** A game of a text, counted from 1, with all its variations; what is wrong with it is in its failure and warnings. */
export function treeOfPdn(text: string, number = 1): Result<PdnReplay, PdnSourceFault> {
  const games = gamesOfPdn(text);
  if (!games.ok) return games;
  const game = games.value[number - 1];
  return game ? ok(replayPdn(game)) : err('no-game');
}

/** A position to start from; the side to move must be told by the text, or by `rules` where they name who begins. */
export function treeOfFen(
  fen: string,
  rules: RuleSet = OFFICIAL,
): Result<GameTree, FenError['code'] | SetupFault> {
  const start = parsePosition(fen, rules.first === 'random' ? null : rules.first);
  return start.ok ? ok(newTree({ rules, start: start.value })) : start;
}

/** A game at a table, running or over, with its players and everything else its file has. */
export function treeOfRound(round: Round, now: number): GameTree {
  // Through the file, so that a table and a file that was saved of it are the same analysis.
  return replayPdn(readPdn(saveRound(round, now))[0]!).tree;
}

/** The text to save. */
export const pdnOf = (tree: GameTree): string => writePdn({ tree });

/** "Ann – Bob", or the event, or nothing where a file names neither. */
export function titleOf({ tags }: GameTree): string {
  const [black, white] = [tagValue(tags, 'Black'), tagValue(tags, 'White')];
  if (black || white) return `${black ?? '?'} – ${white ?? '?'}`;
  return tagValue(tags, 'ChapterName') ?? tagValue(tags, 'Event') ?? '';
}
