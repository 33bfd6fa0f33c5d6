/** What endgame tables know, and how they are loaded from bytes. */
export { type EndgameAnswer, endgameAnswer } from './answer.ts';
export { DamagedTable } from './damaged-table.ts';
export { loadTables, SHIPPED_PIECES, TABLE_FILES } from './load-tables.ts';
export { nearMaterials } from './near-materials.ts';
export { type Effort, EndgameTables, type EndgameVerdict, type TableSlice } from './tables.ts';
