/** For whom the computer at a table thinks: those who wait for an engine take turns by address. */
import { seatOf } from '@crownhead/match';
import type { PresenceStore, TableStore } from '../store/store.ts';
import type { TableHost } from '../table/host.ts';

/**
 * A player's address counts before the host's, and that before a spectator's: anybody may watch a game of others. Where
 * nobody is present it is the one that opened the table: tables that are left alone have no turns of their own.
 */
export async function askerOf(
  store: Pick<PresenceStore & TableStore, 'present' | 'originOf'>,
  { id, state }: Pick<TableHost, 'id' | 'state'>,
): Promise<string> {
  const present = await store.present(id);
  const asker =
    present.find(({ player }) => seatOf(state, player) !== null) ??
    present.find(({ player }) => player === state.host) ??
    present[0];
  return asker?.address ?? (await store.originOf(id)) ?? '';
}
