/** The commands that only look. */
import { playerId } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { ok } from '@crownhead/rules';
import type { AdminDeps, AdminHandlers } from './admin.ts';
import { toAnnouncement, toAuditEntry, toReport, toRestriction } from './records.ts';

const PAGE = 50;

type LookCommand =
  | 'whoami'
  | 'status'
  | 'tables'
  | 'people'
  | 'connections'
  | 'bans'
  | 'announcements'
  | 'reports'
  | 'audit'
  | 'roles';

const nextOf = (page: readonly { readonly id: string }[]): string | null =>
  page.length === PAGE ? page.at(-1)!.id : null;

export function lookHandlers({
  store,
  records,
  directives,
  addresses,
  node,
  version,
}: AdminDeps): AdminHandlers<LookCommand> {
  return {
    whoami: async (_, { id, name, role }) => ok({ id, name, role }),
    status: async () => {
      const reports = await records.all('report');
      return ok({
        version,
        node,
        nodes: [...(await store.nodes())],
        tables: await store.openTables(),
        openReports: reports.filter(({ body }) => body.resolved === null).length,
      });
    },
    tables: async ({ search = '', page = 0 }) => {
      const query = { search, page };
      const [found, counts] = await Promise.all([store.listings(query, PAGE), store.countListings(query)]);
      // One with nobody there is in no list, but somebody may have its address.
      const named = /^[a-z0-9]{6,32}$/.test(search) ? await store.listing(tableId(search)) : null;
      return ok({ tables: named === null ? [...found] : [named], counts });
    },
    people: async ({ search = '' }) => {
      const roles = new Map((await records.list('role')).map(({ id, body }) => [id, body.role]));
      const { restrictions } = directives;
      const people = (await store.people(search, PAGE)).map(({ player, name, seen }) => ({
        player,
        name,
        seen,
        role: roles.get(player) ?? null,
        banned: restrictions.banOf({ address: '', player, name }) !== null,
        muted: restrictions.muteOf(player) !== null,
      }));
      return ok({ people });
    },
    connections: async ({ search = '' }) => {
      const connections = (await store.connections(search, 4 * PAGE)).map(
        ({ player, name, table, node: at, arrived, address }) => ({
          player: playerId(player),
          name,
          table,
          node: at,
          since: arrived,
          address,
          addressHash: addresses.hash(address),
        }),
      );
      return ok({ connections });
    },
    bans: async () => ok({ restrictions: (await records.list('restriction')).map(toRestriction) }),
    announcements: async () =>
      ok({ announcements: (await records.list('announcement')).map(toAnnouncement) }),
    reports: async ({ all = false, before }) => {
      const page = await records.list('report', { limit: PAGE, ...(before !== undefined && { before }) });
      const reports = page.map(toReport).filter(({ resolved }) => all || resolved === null);
      return ok({ reports, next: nextOf(page) });
    },
    audit: async ({ before }) => {
      const page = await records.list('audit', { limit: PAGE, ...(before !== undefined && { before }) });
      return ok({ entries: page.map(toAuditEntry), next: nextOf(page) });
    },
    roles: async () => {
      const roles = (await records.list('role')).map(({ id, at, body: { role, name } }) => ({
        player: id,
        name,
        role,
        since: at,
      }));
      return ok({ roles });
    },
  };
}
