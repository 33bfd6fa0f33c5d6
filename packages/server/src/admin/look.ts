/** The commands that only look. */
import { playerId } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import type { AdminReport } from '@crownhead/protocol/admin';
import { ok } from '@crownhead/rules';
import type { FoundPeople, PeopleStore, Person } from '../store/store.ts';
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

const pageBefore = (before: string | undefined) => ({ limit: PAGE, ...(before !== undefined && { before }) });
const nextOf = (page: readonly { readonly id: string }[]): string | null =>
  page.length === PAGE ? page.at(-1)!.id : null;

/** Looks at so many people in one call of the store, since moves wait behind it, and at so many for one answer. */
const SCANNED_AT_ONCE = 500;
const MOST_SCANNED = 20_000;

/** A page of people; where there are very many it has fewer, and says where to go on. */
async function findPeople(
  store: PeopleStore,
  search: string,
  place: string | undefined,
): Promise<FoundPeople> {
  const [, seen, player] = /^(\d{1,15})-(.+)$/.exec(place ?? '') ?? [];
  let before = player === undefined ? null : { seen: Number(seen), player: playerId(player) };
  // Who is asked for by id is found among however many.
  const named = before === null && search !== '' ? await store.person(playerId(search)) : null;
  if (named) return { people: [named], next: null };
  const people: Person[] = [];
  for (let scanned = 0; scanned < MOST_SCANNED && people.length < PAGE; scanned += SCANNED_AT_ONCE) {
    const limit = PAGE - people.length;
    const page = await store.people({ search, limit, scan: SCANNED_AT_ONCE, ...(before && { before }) });
    people.push(...page.people);
    before = page.next;
    if (before === null) break;
  }
  return { people, next: before };
}

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
    people: async ({ search = '', before }) => {
      const roles = new Map((await records.list('role')).map(({ id, body }) => [id, body.role]));
      const { restrictions } = directives;
      const found = await findPeople(store, search, before);
      const people = found.people.map(({ player, name, seen }) => ({
        player,
        name,
        seen,
        role: roles.get(player) ?? null,
        banned: restrictions.banOf({ address: '', player, name }) !== null,
        muted: restrictions.muteOf(player) !== null,
      }));
      return ok({ people, next: found.next && `${found.next.seen}-${found.next.player}` });
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
    bans: async ({ before }) => {
      const page = await records.list('restriction', pageBefore(before));
      return ok({ restrictions: page.map(toRestriction), next: nextOf(page) });
    },
    announcements: async () =>
      ok({ announcements: (await records.list('announcement')).map(toAnnouncement) }),
    reports: async ({ all = false, before }) => {
      const reports: AdminReport[] = [];
      let next: string | null | undefined = before;
      // Those that are left out do not make a page shorter.
      do {
        const page = await records.list('report', pageBefore(next));
        reports.push(...page.map(toReport).filter(({ resolved }) => all || resolved === null));
        next = nextOf(page);
      } while (next !== null && reports.length < PAGE);
      return ok({ reports, next });
    },
    audit: async ({ before }) => {
      const page = await records.list('audit', pageBefore(before));
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
