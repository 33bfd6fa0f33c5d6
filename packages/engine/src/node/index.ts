/** The parts of the engine that need Node: endgame tables in files, building and verifying them. */
export { type BuildSize, buildMemory } from '../endgame/build-memory.ts';
export { type BuildProgress, type Built, buildTables } from './build.ts';
export { openTables } from './open-tables.ts';
export { OWN_TABLES, TABLES_VARIABLE } from './tables-folder.ts';
export { type Verified, verifyTables } from './verify.ts';
export { defaultWorkers } from './worker-pool.ts';
