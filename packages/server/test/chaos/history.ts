/** Compares what clients received with the log: one history, nothing acknowledged is missing, nothing comes twice. */
import { isDeepStrictEqual } from 'node:util';
import { NO_TABLE, replay, type TableState } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import type { LogRow, Store } from '../../src/store/store.ts';
import type { PersistentClient } from './persistent-client.ts';

export interface History {
  readonly rows: readonly LogRow[];
  /** The state after each row; the first is before any. */
  readonly states: readonly TableState[];
}

/** A log, replayed; throws where it has a gap. */
export async function historyOf(store: Store, table: TableId): Promise<History> {
  const rows = await store.read(table, 0);
  const states: TableState[] = [NO_TABLE];
  for (const [i, row] of rows.entries()) {
    if (row.seq !== i + 1) throw new Error(`table ${table} has ${row.seq} where ${i + 1} should be`);
    states.push(replay(states[i]!, row.events));
  }
  return { rows, states };
}

/** Everything that a client was told and the log does not say; empty when all is well. */
export function contradictions({ rows, states }: History, { who, notes }: PersistentClient): string[] {
  const found = [...notes.complaints];
  for (const { id, seq } of notes.acknowledged) {
    const row = rows[seq - 1];
    if (row?.commandId !== id || row.actor !== who.player) found.push(`${id} is not at ${seq}`);
  }
  for (const [seq, events] of notes.rows) {
    const logged = rows[seq - 1]?.events;
    if (!isDeepStrictEqual(logged, events)) found.push(`what was told about ${seq} is not in the log`);
  }
  for (const { seq, state } of [...notes.snapshots, notes]) {
    if (!isDeepStrictEqual(states[seq], state))
      found.push(`its table at ${seq} is not what the log leads to`);
  }
  return found.map((what) => `${who.name}: ${what}`);
}
