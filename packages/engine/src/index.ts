/** Everything the engine offers. */
export { DamagedTable } from './endgame/damaged-table.ts';
export { loadTables, TABLE_FILES } from './endgame/load-tables.ts';
export { EndgameTables, type EndgameVerdict } from './endgame/tables.ts';
export { hubLevel } from './hub/limits.ts';
export { formatHubLine, type HubLine, parseHubLine } from './hub/line.ts';
export { formatHubMove, readHubMove } from './hub/move.ts';
export { HUB_PARAMS, type HubParams, MEMORY_LIMITS } from './hub/params.ts';
export { formatHubPosition, parseHubPosition } from './hub/position.ts';
export { type HubHost, type HubOptions, HubServer } from './hub/server.ts';
export type { HubEngine } from './hub/thinking.ts';
export { LEVELS, type Level, moveAtLevel } from './levels.ts';
export { type Limits, type Question, questionFor, questionOf } from './question.ts';
export { Random, seedAt } from './random.ts';
export { type Port, RemoteEngine, serveEngine, type ThinkOptions } from './remote.ts';
export type { Score, Verdict } from './score.ts';
export type { Prober } from './search.ts';
export { type Line, Thinker, type ThinkerOptions, type Thought } from './thinker.ts';
export { WebEngine, type WebSettings, type WorkerLike } from './web/engine.ts';
