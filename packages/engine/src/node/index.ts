/** The parts of the engine that need Node: it in a worker thread, other engines as programs, and endgame tables in files, built and verified. */
export { buildMemory } from '../endgame/build-memory.ts';
export type { BuildSize } from '../endgame/measures.ts';
export { type BuildOptions, type BuildProgress, type Built, buildTables } from './build.ts';
export { type EngineSettings, startEngine, ThreadEngine, type Warn } from './engine.ts';
export { commandWords, HubProgram } from './hub-program.ts';
export { openBook } from './open-book.ts';
export { openCore } from './open-core.ts';
export { openTables } from './open-tables.ts';
export { OWN_TABLES, TABLES_VARIABLE } from './tables-folder.ts';
export { type Verified, type VerifyOptions, verifyTables } from './verify.ts';
export { defaultWorkers } from './worker-pool.ts';
