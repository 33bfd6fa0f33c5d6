/** Everything the engine offers except what needs Node, which is in `@crownhead/engine/node`. */

// Searching

export { type BookMove, type BookUse, OpeningBook } from './book/book.ts';
export { DamagedBook } from './book/book-file.ts';
export { Engine, type EngineOptions, type Line, type SearchResult } from './engine.ts';
export { InvalidRequest, type RequestPart } from './invalid-request.ts';
export { LEVELS, type Level } from './level-list.ts';
export { moveAtLevel } from './levels.ts';
export { type PonderEngine, Ponderer } from './ponder.ts';
export { playerRated } from './rated-player.ts';
export type { Score, ScoredVerdict, Verdict } from './score.ts';
export type { Prober } from './search.ts';
export type { CoreName } from './search-core.ts';
export { type Limits, requestFor, requestOf, type SearchRequest } from './search-request.ts';
export { type HelperStart, help } from './threads/helper.ts';
export type { Helpers } from './wasm-core.ts';
export { type CompiledCore, compileCore } from './wasm-instance.ts';

// In a worker

export { type Port, RemoteEngine, type SearchOptions, serveEngine } from './remote.ts';
export { type NamedTable, WebEngine, type WebSettings, type WorkerLike } from './web/engine.ts';

// Measuring

export { BENCH_KINDS, type BenchKind } from './bench-positions.ts';
export { Random, seedAt } from './random.ts';
export { benchPositions, nodesToDepth, SIGNATURE_DEPTH, searchSignature } from './signature.ts';

// Also on their own

export * from './endgame/index.ts';
export * from './hub/index.ts';
export * from './match/index.ts';
