/** The log of every table in SQLite, and the snapshots of their states. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@crownhead/protocol';
import type { Append, LogRow, LogStore } from '../store.ts';
import type { Calls } from './calls.ts';
import { change, query } from './sql.ts';

type LogCalls = Pick<Calls, keyof LogStore>;

interface StoredRow {
  readonly seq: number;
  readonly actor: string;
  readonly commandId: string;
  readonly events: string;
}

const COLUMNS = 'seq, actor, command_id as commandId, events';

const toRow = (table: TableId, { seq, actor, commandId, events }: StoredRow): LogRow => ({
  table,
  seq,
  actor,
  commandId,
  events: JSON.parse(events),
});

function statements(db: DatabaseSync) {
  // Nothing is inserted where the row does not follow the head or the command is known: which of the two it was is
  // asked only then, since it is rare.
  const insert = change(
    db,
    `insert into log (table_id, seq, actor, command_id, events)
     select ?1, ?2, ?3, ?4, ?5
     where ?2 = 1 + (select coalesce(max(seq), 0) from log where table_id = ?1)
     on conflict do nothing`,
  );
  const byCommand = query<StoredRow>(
    db,
    `select ${COLUMNS} from log where table_id = ? and actor = ? and command_id = ?`,
  );
  const after = query<StoredRow>(
    db,
    `select ${COLUMNS} from log where table_id = ? and seq > ? order by seq`,
  );
  const head = query<{ head: number | null }>(db, 'select max(seq) as head from log where table_id = ?');
  const saveSnapshot = change(
    db,
    `insert into snapshots (table_id, seq, state) values (?, ?, ?)
     on conflict (table_id) do update set seq = excluded.seq, state = excluded.state where excluded.seq > seq`,
  );
  const snapshot = query<{ seq: number; state: string }>(
    db,
    'select seq, state from snapshots where table_id = ?',
  );
  const bytes = query<{ bytes: number }>(db, 'select log_bytes as bytes from tables where table_id = ?');
  return { insert, byCommand, after, head, saveSnapshot, snapshot, bytes };
}

/** `summarize` writes what follows from a row that was appended. */
export function logCalls(db: DatabaseSync, summarize: (row: Append, eventBytes: number) => void): LogCalls {
  const { insert, byCommand, after, head, saveSnapshot, snapshot, bytes } = statements(db);
  const known = (table: TableId, actor: string, commandId: string): LogRow | null => {
    const row = byCommand.first(table, actor, commandId);
    return row && toRow(table, row);
  };

  return {
    append: (row) => {
      const { table, seq, actor, commandId, events } = row;
      const text = JSON.stringify(events);
      if (insert(table, seq, actor, commandId, text) === 0) {
        const stored = known(table, actor, commandId);
        return stored ? { kind: 'duplicate', row: stored } : { kind: 'conflict' };
      }
      summarize(row, Buffer.byteLength(text));
      return { kind: 'appended' };
    },
    read: (table, seq) => after.all(table, seq).map((row) => toRow(table, row)),
    confirm: (table, actor, commandId) => ({
      head: head.first(table)?.head ?? 0,
      row: known(table, actor, commandId),
    }),
    heads: (tables) =>
      tables.flatMap((table) => {
        const found = head.first(table)?.head ?? null;
        return found === null ? [] : [[table, found] as const];
      }),
    saveSnapshot: (table, { seq, state }) => {
      saveSnapshot(table, seq, JSON.stringify(state));
    },
    snapshot: (table) => {
      const row = snapshot.first(table);
      return row && { seq: row.seq, state: JSON.parse(row.state) };
    },
    logBytes: (table) => bytes.first(table)?.bytes ?? 0,
  };
}
