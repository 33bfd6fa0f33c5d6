/** Ways into the analysis screen: with its first commands, so that the engine looks at what is shown. */
import { treeOfRound } from '@crownhead/client/analysis';
import type { Round } from '@crownhead/match';
import { type GameTree, mainLine, type NodeId } from '@crownhead/rules';
import type { AppCommand, Context, Go } from '../app/screen.ts';
import { type AnalysisScreen, analysisScreen, gameOf } from './model.ts';

/** Asks the engine for its lines in the position that is looked at. */
export function askForLines(screen: AnalysisScreen): AppCommand {
  const { isOn, lines, isThreat } = screen.lines;
  return { type: 'lines.follow', game: gameOf(screen), settings: { isOn, lines, isThreat } };
}

/** The next screen is the analysis of this tree. */
export function toAnalysis(
  tree: GameTree,
  context: Context,
  more: Parameters<typeof analysisScreen>[2] = {},
): { readonly go: Go; readonly commands: readonly AppCommand[] } {
  const screen = analysisScreen(tree, context, more);
  return { go: { to: 'push', screen }, commands: [askForLines(screen)] };
}

/** The game at a table, as it stood after this many plies. */
export function analyseRound(round: Round, plies: number, flipped: boolean, now: number, context: Context) {
  const tree = treeOfRound(round, now);
  const at: NodeId = mainLine(tree)[plies - 1]?.id ?? tree.root.id;
  return toAnalysis(tree, context, { at, flipped });
}
