/** Holds what clients were told against the log: one history, nothing acknowledged is missing, nothing is told twice. */
import { isDeepStrictEqual } from 'node:util';
import { NO_TABLE, replay, type TableState } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import type { LogRow, Store } from '../store/store.ts';
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
export function contradictions({ rows, states }: History, client: PersistentClient): string[] {
  const found = [...client.complaints];
  for (const { id, seq } of client.acknowledged) {
    const row = rows[seq - 1];
    if (row?.commandId !== id || row.actor !== client.who.player) found.push(`${id} is not at ${seq}`);
  }
  for (const [seq, events] of client.told) {
    if (!isDeepStrictEqual(rows[seq - 1]?.events, events))
      found.push(`what was told about ${seq} is not in the log`);
  }
  for (const { seq, state } of client.snapshots) {
    if (!isDeepStrictEqual(states[seq], state))
      found.push(`the snapshot of ${seq} is not what the log leads to`);
  }
  if (!isDeepStrictEqual(states[client.seq], client.state)) found.push(`its copy is wrong at ${client.seq}`);
  return found.map((what) => `${client.who.name}: ${what}`);
}
