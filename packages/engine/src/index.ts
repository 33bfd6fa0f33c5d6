/** Everything the engine offers, by topic. What needs Node is in `@crownhead/engine/node`. */

// Searching

export { Engine, type EngineOptions, type Line, type SearchResult } from './engine.ts';
export { InvalidRequest, type RequestPart } from './invalid-request.ts';
export { LEVELS, type Level } from './level-list.ts';
export { moveAtLevel } from './levels.ts';
export type { Score, ScoredVerdict, Verdict } from './score.ts';
export type { Prober } from './search.ts';
export { type Limits, requestFor, requestOf, type SearchRequest } from './search-request.ts';

// In a worker

export { type Port, RemoteEngine, type SearchOptions, serveEngine } from './remote.ts';
export { WebEngine, type WebSettings, type WorkerLike } from './web/engine.ts';

// Endgame tables

export { type EndgameAnswer, endgameAnswer } from './endgame/answer.ts';
export { DamagedTable } from './endgame/damaged-table.ts';
export { loadTables, TABLE_FILES } from './endgame/load-tables.ts';
export { EndgameTables, type EndgameVerdict } from './endgame/tables.ts';

// The Hub protocol

export { HubClient } from './hub/client.ts';
export type { HubEngine } from './hub/go-task.ts';
export { hubLevel } from './hub/limits.ts';
export { formatHubLine, type HubLine, parseHubLine } from './hub/line.ts';
export { formatHubMove, type HubMoveFault, readHubMove } from './hub/move.ts';
export { HUB_PARAMS, type HubParams, MEMORY_LIMITS } from './hub/params.ts';
export { formatHubPosition, parseHubPosition } from './hub/position.ts';
export { type HubHost, type HubOptions, HubServer } from './hub/server.ts';

// Matches between engines

export { type ByContestant, CONTESTANTS, type Contestant } from './match/contestant.ts';
export { gamePdn, type MatchFacts } from './match/game-pdn.ts';
export { BARE_START, ballotOpenings, matchOpening, type Opening } from './match/opening.ts';
export type { Adjudicator, Fault, GameRules, MatchTimer, Played, Player } from './match/referee.ts';
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
} from './match/results.ts';
export { type MatchRun, runMatch } from './match/run.ts';
export { type Scheduled, scheduleOf } from './match/schedule.ts';
export { type Estimate, type MatchStanding, matchStanding, type Tally } from './match/statistics.ts';

// Measuring

export { BENCH_KINDS, type BenchKind } from './bench-positions.ts';
export { Random, seedAt } from './random.ts';
export { benchPositions, nodesToDepth, SIGNATURE_DEPTH, searchSignature } from './signature.ts';
