/** The file of an analysis: the game with its variations, and what the report says of it, in the reader's language. */
import { annotateTree } from '@crownhead/analysis';
import { pdnOf } from '@crownhead/client/analysis';
import { showPdn } from '../files/save-dialog.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import { claimWords } from './claim-words.ts';
import { playersOf } from './players.ts';

/** Saving, sharing and copying are the dialog of every other game. */
export function saveAnalysis(model: AnalysisModel): void {
  const { tree } = model.board.value;
  const report = model.report.current.value;
  const annotated = report === null ? tree : annotateTree(tree, report, claimWords.value.claims);
  showPdn(pdnOf(annotated), playersOf(model));
}
