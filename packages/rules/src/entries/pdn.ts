/** PDN: files read, games and variations replayed, games written. */
export { formatClock, parseClock } from '../pdn-clock.ts';
export { firstByType, type PdnFacts } from '../pdn-facts.ts';
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
export type { PdnNote } from '../pdn-note.ts';
export { resultOf } from '../pdn-outcome.ts';
export { PdnReader, readPdn, readPdnStream } from '../pdn-reader.ts';
export * from '../pdn-replay.ts';
export { allVariations, type PdnVariation, replayVariations } from '../pdn-variations.ts';
export * from '../pdn-words.ts';
export * from '../pdn-writer.ts';
