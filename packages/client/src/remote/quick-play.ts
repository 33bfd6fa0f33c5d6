/** Quick play at a server: joins a waiting table, or opens one; two players who press at the same time meet. */
import type { TableId, TableListing } from '@crownhead/protocol';
import { ok, type Result } from '@crownhead/rules';
import type { Refused, Table } from '../table.ts';
import type { Connection } from './connection.ts';
import { olderTable, pickTables, type QuickPreferences, quickOptions } from './pick-table.ts';

/** What quick play needs from the screen that asks for it. */
export interface QuickPlayDeps {
  readonly connection: Pick<Connection, 'createTable' | 'openTable' | 'you'>;
  readonly preferences: QuickPreferences;
  /** Tables with a free seat, as they are now. */
  list(): Promise<readonly TableListing[]>;
  /** Resolves after this many milliseconds. */
  wait(ms: number): Promise<void>;
  /** The table the player is at: called at first, and after moving on to another. */
  arrived(table: TableId): void;
  /** The player's own table was closed for another one, and now there is neither: why. */
  failed(problem: Refused): void;
}

/** A table that has just filled is passed over, and this many are tried before one is opened. */
const TRIES = 5;
/** After opening a table, others that were opened in the same moments are looked for this often. */
const LOOKS_MS = [300, 700, 1500, 3000] as const;

async function sit({ connection }: QuickPlayDeps, id: TableId): Promise<Result<Table, Refused>> {
  const opened = await connection.openTable(id);
  if (!opened.ok) return opened;
  const sat = await opened.value.send({ type: 'seat.take', ready: true });
  if (sat.ok) return opened;
  opened.value.close();
  return sat;
}

async function joinOne(parts: QuickPlayDeps, tables: readonly TableListing[]): Promise<TableId | null> {
  for (const { table } of tables.slice(0, TRIES)) if ((await sit(parts, table)).ok) return table;
  return null;
}

/** While nobody has come, an older table that fits is better than the player's own newer one. */
async function moveOn(parts: QuickPlayDeps, id: TableId, table: Table): Promise<void> {
  const { preferences, connection } = parts;
  for (const ms of LOOKS_MS) {
    await parts.wait(ms);
    const { state, link } = table.view;
    if (state.status !== 'open' || state.round || !state.seats.includes(null) || link.status !== 'here')
      return;
    const list = await parts.list();
    const mine = list.find((listing) => listing.table === id);
    const older = mine && olderTable(list, mine, preferences, connection.you?.name ?? null);
    if (!older) continue;
    // Refused when somebody has come in this moment: then their game is on.
    if (!(await table.send({ type: 'table.close' })).ok) return;
    const joined = await joinOne(parts, [older]);
    if (joined) {
      parts.arrived(joined);
      return;
    }
    const sat = await quickPlay(parts);
    if (!sat.ok) parts.failed(sat.error);
    return;
  }
}

/** Sits down somewhere and tells where; refused only where no table can be opened either. */
export async function quickPlay(parts: QuickPlayDeps): Promise<Result<TableId, Refused>> {
  const { connection, preferences } = parts;
  const tables = pickTables(await parts.list(), preferences, connection.you?.name ?? null);
  const joined = await joinOne(parts, tables);
  if (joined) {
    parts.arrived(joined);
    return ok(joined);
  }
  const options = quickOptions(preferences);
  const made = await connection.createTable(options);
  if (!made.ok) return made;
  const sat = await sit(parts, made.value);
  if (!sat.ok) return sat;
  parts.arrived(made.value);
  // Where both press ready, a guest may be seated before a game: nobody is left alone there.
  if (options.table.askReady !== true) void moveOn(parts, made.value, sat.value);
  return ok(made.value);
}
