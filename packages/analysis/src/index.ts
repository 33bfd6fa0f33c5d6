/** Everything the analysis library offers except what needs Node, which is in `@crownhead/analysis/node`. */
export { annotateTree } from './annotate.ts';
export { QUALITIES, type Quality } from './budgets.ts';
export {
  type Claim,
  type ClaimFacts,
  type ClaimKind,
  type LineStart,
  PROOFS,
  type Proof,
} from './claims/claim.ts';
export { ENDING_NAMES, type EndingName } from './claims/known-endings.ts';
export type { OutcomeFit } from './fitted-outcomes.ts';
export { MARKS, type Mark } from './marks.ts';
export { opponentAnswer } from './opponent.ts';
export { expectedScore, type Shares, sharesOf } from './outcome-model.ts';
export { checkPuzzle, type PuzzleObjection } from './puzzles/check.ts';
export { isPuzzleProved } from './puzzles/check-proof.ts';
export { mineEndings } from './puzzles/endings.ts';
export { type Judgement, PUZZLE_BUDGETS, type PuzzleBudgets } from './puzzles/judge.ts';
export { type MineOptions, minePuzzles } from './puzzles/mine.ts';
export { type Mistake, mistakePuzzle, mistakesOf } from './puzzles/mistakes.ts';
export { readPuzzleProofs, writePuzzleProofs } from './puzzles/proof-file.ts';
export { type PuzzleProof, provePuzzle } from './puzzles/prove.ts';
export { gameReport, type ReportOptions, type ReportProgress } from './report.ts';
export type { GameReport, PlyReport, SideReport, Worth } from './report-types.ts';
export { type Ask, type Job, SearchPool, type SearchPort } from './search-pool.ts';
export {
  CLAIM_WORDS,
  type ClaimWords,
  claimSentence,
  claimText,
  ENDING_WORDS,
  lineText,
  MARK_WORDS,
} from './words.ts';
