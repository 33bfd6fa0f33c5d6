/** Loads the engine's tables in a program without files, such as a page in a browser. */
import { tableFileName } from './table-file.ts';
import { EndgameTables } from './tables.ts';

/** The tables that come with the engine know every position of so many pieces. */
export const SHIPPED_PIECES = 5;

/** The files of the `tables` folder: results of up to five pieces, distances of up to four, progress in the slowest wins. */
export const TABLE_FILES: readonly string[] = [
  ...[2, 3, 4, 5].map((pieces) => tableFileName('results', pieces)),
  ...[2, 3, 4].map((pieces) => tableFileName('distances', pieces)),
  tableFileName('progress', 5),
];

/** All of them, through a function that fetches a file by its name. */
export async function loadTables(fetchBytes: (name: string) => Promise<Uint8Array>): Promise<EndgameTables> {
  return new EndgameTables(await Promise.all(TABLE_FILES.map(fetchBytes)));
}
