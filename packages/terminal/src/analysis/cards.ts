/** Cards from an analysis: a mistake of the report, or the line to the position that is looked at. */
import { titleOf } from '@crownhead/client/analysis';
import { formatMove, moveOf, nodeOf } from '@crownhead/rules';
import { type Card, lineCard, lineTitle } from '@crownhead/training';
import type { AppCommand, ScreenStep } from '../app/screen.ts';
import { sideName } from '../training/words.ts';
import { say } from './act.ts';
import type { AnalysisScreen, ReportRow } from './model.ts';

type AnalysisTurn = ScreenStep<AnalysisScreen>;

const adding = (card: Card): readonly AppCommand[] => [
  { type: 'training.do', command: { type: 'card.add', card } },
];

/** The engine judges the move of a row again before it becomes a card. */
export function keepMistake(screen: AnalysisScreen, { ply, mark }: ReportRow): AnalysisTurn {
  if (mark !== '?' && mark !== '??') return say(screen, 'Only mistakes become cards: moves marked ? or ??.');
  const node = nodeOf(screen.board.tree, screen.reported[ply - 1] ?? -1);
  const move = node && moveOf(node);
  const players = titleOf(screen.board.tree);
  const title = [players, move ? formatMove(move) : ''].filter(Boolean).join(', ');
  return {
    ...say(screen, 'The engine looks at it again.'),
    commands: [{ type: 'mistake.judge', ply, title }],
  };
}

/** A mistake has been judged. */
export const judged = (screen: AnalysisScreen, card: Card | null): AnalysisTurn =>
  card === null
    ? say(screen, 'On a deeper look, this is not a mistake.')
    : { ...say(screen, 'Kept as a card: it comes back when you train.'), commands: adding(card) };

/** The line to this position, for the side at the bottom. */
export function keepLine(screen: AnalysisScreen): AnalysisTurn {
  const { board, flipped } = screen;
  const side = flipped ? 'black' : 'white';
  const card = lineCard(board.tree, board.selected, side, lineTitle(board.tree, board.selected));
  if (card === null)
    return say(screen, `${sideName(side)}, at the bottom, has no move in this line: v flips the board.`);
  return {
    ...say(screen, `The line is kept as a card for ${sideName(side)}: it comes back when you train.`),
    commands: adding(card),
  };
}
