/** Tables of a server over HTTP, for clients without a connection to it: the lobby, one table, the player's own tables. */
import type { LobbyCounts, LobbyQuery, OwnTable, ShownTable, TableListing } from '@crownhead/protocol';
import type { Fetch } from '../ports.ts';

/** Where to ask; `origin` is empty for the page's own server. */
export interface TableSource {
  readonly origin: string;
  /** For programs without cookies. */
  readonly token?: string | undefined;
  readonly fetch: Fetch;
}

/** One page of the lobby. */
export interface FoundTables {
  readonly tables: readonly TableListing[];
  readonly counts: LobbyCounts;
}

async function ask<T>({ origin, token, fetch }: TableSource, path: string): Promise<T | null> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const reply = await fetch(`${origin}/api/${path}`, { method: 'GET', headers });
    return reply.status === 200 ? ((await reply.json()) as T) : null;
  } catch {
    return null;
  }
}

/** The tables that fit, those that wait first; null where the server does not answer. */
export function findTables(
  source: TableSource,
  query: LobbyQuery & { readonly limit?: number },
): Promise<FoundTables | null> {
  const text = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return ask(source, `tables?${text.join('&')}`);
}

/** One table and its game, if everybody may watch it; null where it is not open. */
export const lookAtTable = (source: TableSource, table: string): Promise<ShownTable | null> =>
  ask(source, `tables/${encodeURIComponent(table)}`);

/** The tables where the player has a seat or is the host, and the server's time; null for somebody the server does not know. */
export const ownTables = (
  source: TableSource,
): Promise<{ readonly now: number; readonly tables: readonly OwnTable[] } | null> =>
  ask(source, 'session/tables');
