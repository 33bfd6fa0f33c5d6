/** Open tables over HTTP: the lobby, one table without joining it, and the caller's own. */
import type { TableState } from '@crownhead/match';
import { shownTableSchema, type TableId } from '@crownhead/protocol';
import { OWN_TABLE_MS } from '../limits/costs.ts';
import type { LobbyReader } from '../lobby/lobby-reader.ts';
import type { AccessStore, TableStore } from '../store/store.ts';
import { ownTable, shownTable } from '../table/shown-table.ts';
import type { Asker } from '../table/tables.ts';
import type { RequestInspector } from './request-inspector.ts';
import { noSession, type Route, type RouteRequest, refuse, respond, route } from './route.ts';
import { ownTablesReply, tableParams, tablesQuery, tablesReply } from './schemas.ts';

/** At most this many own tables are listed; a person hosts ten at most. */
const MOST_OWN = 20;
const TAG = 'Tables and games';

export interface TableRoutesDeps {
  readonly store: Pick<TableStore, 'listing' | 'tablesOf'> & Pick<AccessStore, 'invitation'>;
  readonly lobbyReader: LobbyReader;
  readonly inspector: RequestInspector;
  /** A table as it stands now, on whichever node it changed last. */
  readonly stateOf: (table: TableId, asker: Asker) => Promise<TableState>;
  readonly now: () => number;
}

type Sender = Pick<RouteRequest<unknown, unknown, unknown>, 'headers' | 'remoteAddress'>;

const addressOf = (inspector: RequestInspector, { headers, remoteAddress }: Sender): string =>
  inspector.addressOf({ socket: { remoteAddress }, headers });

export const tableRoutes = ({
  store,
  lobbyReader,
  inspector,
  stateOf,
  now,
}: TableRoutesDeps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/tables',
    tag: TAG,
    summary: 'The lobby: open tables, those that wait for somebody first',
    description: 'Tables with nobody there, and those whose host is away before a game, are left out.',
    example: `'{origin}/api/tables?state=free&search=ann'`,
    limit: 'lobby',
    query: tablesQuery,
    replies: { 200: { description: 'One page of tables, and how many fit.', content: tablesReply } },
    refusals: { 503: ['busy'] },
    handle: async ({ query: { limit, ...query }, ...sender }) => {
      const listed = await lobbyReader.read(query, limit, addressOf(inspector, sender));
      return listed === null ? refuse(503, 'busy') : respond(200, listed);
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/{id}',
    tag: TAG,
    summary: 'One open table, and the game there if everybody may watch it',
    example: '{origin}/api/tables/TABLE',
    limit: 'general',
    params: tableParams,
    replies: { 200: { description: 'The table.', content: shownTableSchema } },
    refusals: { 404: ['no-table'] },
    handle: async ({ params: { id }, ...sender }) => {
      const listing = await store.listing(id);
      if (listing === null) return refuse(404, 'no-table');
      const state = await stateOf(id, { address: addressOf(inspector, sender) });
      return respond(200, shownTable(listing, state, now()));
    },
  }),
  route({
    method: 'GET',
    path: '/api/session/tables',
    tag: 'Session',
    summary: 'My tables: where I have a seat or am the host, and what I am asked there',
    example: `-H 'authorization: Bearer TOKEN' {origin}/api/session/tables`,
    limit: 'general',
    replies: { 200: { description: 'Up to 20 tables, the newest first.', content: ownTablesReply } },
    refusals: { 401: ['no-session'] },
    handle: async (sender) => {
      const session = await inspector.sessionOf(sender.headers);
      if (session === null) return noSession();
      const { player } = session;
      const asker = { address: addressOf(inspector, sender), person: player };
      const ids = await store.tablesOf(player, MOST_OWN);
      const tables = await Promise.all(
        ids.map(async (id) => {
          const listing = await store.listing(id);
          const own = listing && ownTable(listing, await stateOf(id, asker), player, now());
          if (!own?.table.locked) return own;
          const invitation = await store.invitation(id);
          return invitation === null ? own : { ...own, invitation };
        }),
      );
      return {
        ...respond(200, { now: now(), tables: tables.filter((table) => table !== null) }),
        work: ids.length * OWN_TABLE_MS,
      };
    },
  }),
];
