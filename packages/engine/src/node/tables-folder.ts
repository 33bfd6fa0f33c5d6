/** Folders of table files: which files there are in one, and what is in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TABLE_KINDS, type TableKind, tableFileName } from '../endgame/table-file.ts';

/** The tables that come with the engine. */
export const OWN_TABLES: string = fileURLToPath(new URL('../../tables', import.meta.url));

/** Names another folder, such as one with more pieces. */
export const TABLES_VARIABLE = 'CROWNHEAD_TABLES';

export interface TableFileBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Results before distances, few pieces before many. */
export function readTablesFolder(folder: string): TableFileBytes[] {
  const there = new Set(readdirSync(folder));
  return TABLE_KINDS.flatMap((kind: TableKind) =>
    [2, 3, 4, 5, 6, 7, 8]
      .map((pieces) => tableFileName(kind, pieces))
      .filter((name) => there.has(name))
      .map((name) => ({ name, bytes: readFileSync(join(folder, name)) })),
  );
}
