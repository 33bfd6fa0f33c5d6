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
  /** Is the player at this table? Who has gone elsewhere meanwhile is not moved on. */
  isAt(table: TableId): boolean;
  /** The table the player is to be at: called at first, and after moving on to another. */
  arrived(table: TableId): void;
  /** The player's own table was closed for another one, and now there is neither: why. */
  failed(problem: Refused): void;
}

/** Where the player has a seat. */
interface Seated {
  readonly id: TableId;
  readonly table: Table;
  readonly isOwn: boolean;
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

async function joinOne(parts: QuickPlayDeps, tables: readonly TableListing[]): Promise<Seated | null> {
  for (const { table: id } of tables.slice(0, TRIES)) {
    const sat = await sit(parts, id);
    if (sat.ok) return { id, table: sat.value, isOwn: false };
  }
  return null;
}

async function joinOrOpen(parts: QuickPlayDeps): Promise<Result<Seated, Refused>> {
  const { connection, preferences } = parts;
  const tables = pickTables(await parts.list(), preferences, connection.you?.name ?? null);
  const joined = await joinOne(parts, tables);
  if (joined) return ok(joined);
  const made = await connection.createTable(quickOptions(preferences));
  if (!made.ok) return made;
  const sat = await sit(parts, made.value);
  return sat.ok ? ok({ id: made.value, table: sat.value, isOwn: true }) : sat;
}

/** While nobody has come, an older table that fits is better than the player's own newer one. */
async function moveOn(parts: QuickPlayDeps, { id, table }: Seated): Promise<void> {
  const { preferences, connection } = parts;
  for (const ms of LOOKS_MS) {
    await parts.wait(ms);
    const { state, link } = table.view;
    if (state.status !== 'open' || state.round || !state.seats.includes(null) || link.status !== 'here')
      return;
    const list = await parts.list();
    const mine = list.find((listing) => listing.table === id);
    const older = mine && olderTable(list, mine, preferences, connection.you?.name ?? null);
    if (!older || !parts.isAt(id)) continue;
    // Refused when somebody has come in this moment: then their game is on.
    if (!(await table.send({ type: 'table.close' })).ok) return;
    const joined = await joinOne(parts, [older]);
    arrive(parts, joined ? ok(joined) : await joinOrOpen(parts));
    return;
  }
}

function arrive(parts: QuickPlayDeps, seated: Result<Seated, Refused>): void {
  if (!seated.ok) {
    parts.failed(seated.error);
    return;
  }
  parts.arrived(seated.value.id);
  // Where both press ready, a guest may be seated before a game: nobody is left alone there.
  const { askReady } = quickOptions(parts.preferences).table;
  if (seated.value.isOwn && askReady !== true) void moveOn(parts, seated.value);
}

/** Sits down somewhere and tells where; refused only where no table can be opened either. */
export async function quickPlay(parts: QuickPlayDeps): Promise<Result<TableId, Refused>> {
  const seated = await joinOrOpen(parts);
  if (!seated.ok) return seated;
  arrive(parts, seated);
  return ok(seated.value.id);
}
