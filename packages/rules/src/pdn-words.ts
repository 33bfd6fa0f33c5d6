/** The English sentences for what can go wrong with a PDN file (F2). */
import { moveCount } from './move-count.ts';
import type { PdnFailure, PdnFailureReason } from './pdn-failure.ts';
import type { PdnWarningCode } from './pdn-game.ts';
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
  'too-long': 'This is too long to be a game.',
};

/** A sentence for each warning. */
export const PDN_WARNING_WORDS: Readonly<Record<PdnWarningCode, string>> = {
  'duplicate-tag': 'A tag appears twice; the first one counts.',
  'empty-tag': 'A tag is empty.',
  'damaged-tag': 'A tag is damaged.',
  'unknown-game-type': 'The GameType cannot be read; English draughts is assumed.',
  'stray-text': 'Stray text was skipped.',
  'unmatched-parenthesis': 'A closing parenthesis has no opening one.',
  'variation-without-move': 'A variation before the first move was skipped.',
  'variation-too-deep': 'Variations are nested too deeply; the innermost were skipped.',
  'illegal-variation': 'A variation is not legal from here on; its text was kept.',
  'too-many-variations': 'There are too many variations; the last ones were kept as text.',
  'result-before-end': 'There is a result before the last moves.',
  'repeated-result': 'There is more than one result.',
  'no-result': 'There is no result at the end.',
  'result-differs-from-tag': 'The result at the end and the Result tag disagree.',
  'result-differs-from-board': 'The result and the final position disagree.',
  'ambiguous-move': 'A jump could be read in several ways; one that fits the rest of the game was used.',
  'split-jump': 'One jump was written as several moves.',
  'open-side-to-move':
    'The start position does not say who is to move; the side that moves first was assumed.',
  'men-crowned': 'Men on their king row were read as kings.',
  'bad-draw-rule': 'The draw rule is not known.',
};

/** "Game 3, move 6 (line 40), “9-13”: There is no piece on that square." */
export function describePdnFailure({ game, ply, line, token, reason }: PdnFailure): string {
  const what = token === '' ? '' : `, “${quotable(token)}”`;
  return `Game ${game}, move ${moveCount(ply)} (line ${line})${what}: ${PDN_FAILURE_WORDS[reason]}`;
}
