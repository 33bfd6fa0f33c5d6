/** The English sentences for what can go wrong with a PDN file (F2). */
import { moveCount } from './move-count.ts';
import type { PdnWarningCode } from './pdn-game.ts';
import type { PdnFailure, PdnFailureReason } from './pdn-replay.ts';
import { quotable, REFUSAL_WORDS } from './words.ts';

/** A sentence for each reason. */
export const PDN_FAILURE_WORDS: Readonly<Record<PdnFailureReason, string>> = {
  ...REFUSAL_WORDS,
  unreadable: 'This cannot be read as a move.',
  'other-game': 'This is a game of another kind, not English draughts.',
  'bad-rules': 'The rules named in the file are not known.',
  'bad-fen': 'The start position of the game cannot be read.',
  'unclosed-comment': 'A comment is never closed.',
  'unclosed-variation': 'A variation is never closed.',
  'too-long': 'The game is too long to be one.',
};

/** A sentence for each warning. */
export const PDN_WARNING_WORDS: Readonly<Record<PdnWarningCode, string>> = {
  'duplicate-tag': 'A tag stands twice; the first one counts.',
  'empty-tag': 'A tag is empty.',
  'damaged-tag': 'A tag is damaged.',
  'unknown-game-type': 'The GameType cannot be read; the game is taken to be English draughts.',
  'stray-text': 'Text that belongs to nothing was passed over.',
  'unmatched-parenthesis': 'A closing parenthesis has no opening one.',
  'variation-without-move': 'A variation stands before any move and was passed over.',
  'variation-too-deep': 'Variations are nested too deep; the innermost were passed over.',
  'result-before-end': 'A result stands before the last moves.',
  'repeated-result': 'There is more than one result.',
  'no-result': 'There is no result at the end.',
  'result-differs-from-tag': 'The result at the end and the Result tag disagree.',
  'result-differs-from-board': 'The result and the final position disagree.',
  'ambiguous-move': 'A jump could be read in several ways; one with which the game goes on was taken.',
  'split-jump': 'One jump was written as several moves.',
  'open-side-to-move': 'The start position does not say who is to move; the side that moves first was taken.',
  'men-crowned': 'Men on their king row were read as kings.',
  'bad-draw-rule': 'The draw rule is not known.',
};

/** "Game 3, move 6 (line 40), “9-13”: There is no piece on that square." */
export function describePdnFailure({ game, ply, line, token, reason }: PdnFailure): string {
  const what = token === '' ? '' : `, “${quotable(token)}”`;
  return `Game ${game}, move ${moveCount(ply)} (line ${line})${what}: ${PDN_FAILURE_WORDS[reason]}`;
}
