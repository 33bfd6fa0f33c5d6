/** PDN: files read, games and their variations replayed, games written. */
export { formatClock, parseClock } from '../pdn-clock.ts';
export { firstByRules, firstByType, type PdnFacts } from '../pdn-facts.ts';
export { PDN_FAILURES, type PdnFailure, type PdnFailureReason } from '../pdn-failure.ts';
export {
  isOtherGame,
  isStrayText,
  PDN_ERRORS,
  PDN_RESULTS,
  PDN_WARNINGS,
  type PdnError,
  type PdnErrorCode,
  type PdnGame,
  type PdnIssue,
  type PdnLine,
  type PdnMove,
  type PdnResult,
  type PdnTag,
  type PdnWarning,
  type PdnWarningCode,
  tagValue,
} from '../pdn-game.ts';
export { resultOf } from '../pdn-outcome.ts';
export { PdnReader, readPdn, readPdnStream } from '../pdn-reader.ts';
export * from '../pdn-replay.ts';
export * from '../pdn-words.ts';
export * from '../pdn-writer.ts';
