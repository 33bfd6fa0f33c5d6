/** A refused move, explained: the reason, and what could be played instead where that helps. */
import type { Round, TableRefusal } from '@crownhead/match';
import { TABLE_WORDS } from '@crownhead/match';
import {
  type Attempt,
  formatMove,
  isJump,
  type Move,
  REFUSAL_WORDS,
  squaresOfMove,
  visitMoves,
} from '@crownhead/rules';

/** A hint, not a listing. */
const MOST_SHOWN = 6;

function suggestions(round: Round, wanted: (move: Move) => boolean): string {
  const found: string[] = [];
  visitMoves(round.game.position, round.rules, (move) => {
    if (wanted(move)) found.push(formatMove(move));
    return found.length <= MOST_SHOWN;
  });
  const shown = found.slice(0, MOST_SHOWN).join(', ');
  return found.length > MOST_SHOWN ? `${shown}, …` : shown;
}

export function whyNot(round: Round, reason: TableRefusal | 'ambiguous', attempt: Attempt): string {
  const words = reason === 'ambiguous' ? REFUSAL_WORDS.ambiguous : TABLE_WORDS[reason];
  const continues = (move: Move): boolean => attempt.every((place, i) => squaresOfMove(move)[i] === place);
  const spans = (move: Move): boolean => move.from === attempt[0] && move.path.at(-1) === attempt.at(-1);
  switch (reason) {
    case 'must-jump':
      return `${words} You can play ${suggestions(round, isJump)}.`;
    case 'must-finish':
      return `${words} You can play ${suggestions(round, continues)}.`;
    case 'ambiguous':
      return `${words} You can play ${suggestions(round, spans)}.`;
    default:
      return words;
  }
}
