/** Matches between engines: openings, refereed games, results and their statistics. */
export { type ByContestant, CONTESTANTS, type Contestant } from './contestant.ts';
export { gamePdn, type MatchFacts } from './game-pdn.ts';
export {
  BARE_START,
  ballotOpenings,
  elevenManOpenings,
  matchOpening,
  type Opening,
  openGame,
} from './opening.ts';
export type { Adjudicator, Fault, GameRules, MatchTimer, Played, Player } from './referee.ts';
export {
  type Agreement,
  agreementLine,
  type GameResult,
  gameResult,
  parseResults,
  type Results,
  type ResultsFault,
  resultLine,
  tallyOf,
} from './results.ts';
export { type MatchRun, runMatch } from './run.ts';
export { type Scheduled, scheduleOf } from './schedule.ts';
export { type Estimate, type MatchStanding, matchStanding, type Tally } from './statistics.ts';
