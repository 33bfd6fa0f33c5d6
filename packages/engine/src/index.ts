/** Everything the engine offers. */
export { DamagedTable } from './endgame/damaged-table.ts';
export { loadTables, TABLE_FILES } from './endgame/load-tables.ts';
export { EndgameTables, type EndgameVerdict } from './endgame/tables.ts';
