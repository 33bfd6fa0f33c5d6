/** Everything the rules library offers, by topic. */

// Squares and sides

export * from './side.ts';
export * from './square.ts';
export * from './square-set.ts';

// Positions

export * from './board-text.ts';
export * from './fen.ts';
export * from './position.ts';
export * from './position-hash.ts';
export * from './setup.ts';
export * from './setup-text.ts';
export * from './svg.ts';

// Rule sets

export * from './rule-presets.ts';
export * from './rule-set.ts';
export * from './rule-text.ts';

// Moves

export * from './explain.ts';
export {
  applyMove,
  destination,
  isJump,
  type Move,
  mirrorMove,
  passTurn,
  sameMove,
  squaresOfMove,
} from './move.ts';
export * from './move-text.ts';
export * from './moves.ts';
export * from './refusal.ts';
export {
  beginTurn,
  type Hop,
  hop,
  jumpers,
  mayEnd,
  movablePieces,
  mustJump,
  nextHops,
  type Turn,
  toMove,
  walk,
} from './turn.ts';

// Computers

export * from './level-names.ts';

// Games

export * from './checkers.ts';
export * from './game.ts';
export * from './move-count.ts';
export * from './outcome.ts';

// Openings

export * from './ballots.ts';
export * from './openings.ts';

// PDN files

export { formatClock, parseClock } from './pdn-clock.ts';
export { firstByType, type PdnFacts } from './pdn-facts.ts';
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
} from './pdn-game.ts';
export type { PdnNote } from './pdn-note.ts';
export { resultOf } from './pdn-outcome.ts';
export { PdnReader, readPdn, readPdnStream } from './pdn-reader.ts';
export * from './pdn-replay.ts';
export { allVariations, type PdnVariation, replayVariations } from './pdn-variations.ts';
export * from './pdn-words.ts';
export * from './pdn-writer.ts';

// Answers and their words

export * from './answer.ts';
export * from './one-of.ts';
export * from './result.ts';
export * from './words.ts';

// For engines

export { jumperBits, MOVE_WORDS, MoveBuffer, perftOfficial } from './official.ts';
export * from './perft.ts';
