/** Does something to the tree of an analysis, or walks in it: the board, what is entered and the engine follow. */
import type { InputReason } from '@crownhead/client';
import { type AnalysisAction, stepAnalysis } from '@crownhead/client/analysis';
import { REFUSAL_WORDS, type TreeRefusal } from '@crownhead/rules';
import type { Context, ScreenStep } from '../app/screen.ts';
import { withExplorer } from './explorer.ts';
import { type AnalysisScreen, inputAt } from './model.ts';
import { askForLines } from './start.ts';

type AnalysisTurn = ScreenStep<AnalysisScreen>;

const REFUSALS: Readonly<Record<TreeRefusal | InputReason, string>> = {
  ...REFUSAL_WORDS,
  ambiguous: 'That could be more than one move: write it in full.',
  'not-seated': 'Moves cannot be entered here.',
  'no-such-node': 'That move is not there any more.',
  'too-long': 'The line is too long.',
  'too-deep': 'Variations cannot be nested more deeply.',
};

export const say = (screen: AnalysisScreen, said: string): AnalysisTurn => ({ screen: { ...screen, said } });

/** Does something to the tree or walks in it; the engine follows. */
export function act(screen: AnalysisScreen, action: AnalysisAction, context: Context): AnalysisTurn {
  const step = stepAnalysis(screen.board, action);
  if (!step.ok) return say(screen, REFUSALS[step.error]);
  const board = step.value;
  if (board === screen.board) return { screen };
  const input = inputAt(board, screen.flipped, context);
  const next: AnalysisScreen = { ...screen, board, input, said: null };
  const isSame = board.selected === screen.board.selected;
  return isSame
    ? { screen: next }
    : { screen: withExplorer({ ...next, shares: null }, context), commands: [askForLines(next)] };
}

export const refusalText = (reason: InputReason): string => REFUSALS[reason];
