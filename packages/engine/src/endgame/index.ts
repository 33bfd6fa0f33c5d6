/** What endgame tables know, and how they are loaded from bytes. */
export { type EndgameAnswer, endgameAnswer } from './answer.ts';
export { DamagedTable } from './damaged-table.ts';
export { loadTables, TABLE_FILES } from './load-tables.ts';
export { type Effort, EndgameTables, type EndgameVerdict } from './tables.ts';
