/** Reads endgame tables from a folder, once. */
import { EndgameTables } from '../endgame/tables.ts';
import { OWN_TABLES, readTablesFolder, TABLES_VARIABLE } from './tables-folder.ts';

const loaded = new Map<string, EndgameTables>();

/**
 * The engine's own tables, or those of the folder given or named in CROWNHEAD_TABLES. Throws where they cannot be read or
 * where there are none: otherwise the caller would do without them and never know.
 */
export function openTables(folder: string = process.env[TABLES_VARIABLE] || OWN_TABLES): EndgameTables {
  const before = loaded.get(folder);
  if (before !== undefined) return before;
  const tables = new EndgameTables(readTablesFolder(folder).map(({ bytes }) => bytes));
  if (tables.pieces === 0) throw new Error(`there are no endgame tables in ${folder}`);
  loaded.set(folder, tables);
  return tables;
}
