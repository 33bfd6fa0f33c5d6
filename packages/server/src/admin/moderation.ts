/** The commands that keep the peace: tables, mutes, bans, announcements, reports. */
import { type PlayerId, playerId } from '@crownhead/match';
import { nameSkeleton, type TableId } from '@crownhead/protocol';
import type { Restriction } from '@crownhead/protocol/admin';
import { ok, type Result } from '@crownhead/rules';
import { SYSTEM } from '../table/host.ts';
import { type Actor, type AdminDeps, type AdminHandlers, type AdminRefusal, done, refused } from './admin.ts';
import { networkText } from './network.ts';
import { newRecordId, toAnnouncement, toReport, toRestriction } from './records.ts';

type ModerationCommand =
  | 'close-table'
  | 'end-game'
  | 'mute'
  | 'unmute'
  | 'ban'
  | 'unban'
  | 'announce'
  | 'unannounce'
  | 'resolve';

const HOUR_MS = 60 * 60 * 1000;
/** More tables than anybody has open. */
const MOST_TABLES = 1000;

export function moderationHandlers(deps: AdminDeps): AdminHandlers<ModerationCommand> {
  const { store, records, tables } = deps;
  const untilOf = (hours: number | undefined): number | null =>
    hours === undefined ? null : records.now() + Math.round(hours * HOUR_MS);

  const submit = (
    table: TableId,
    command: { type: 'table.stop' | 'game.stop' } | { type: 'leave'; by: PlayerId },
  ) =>
    tables.use(table, async (host) => {
      await host.catchUp();
      const at = records.now();
      return host.submit({ actor: SYSTEM, commandId: `admin:${newRecordId(at)}`, at, seen: 0, command });
    });

  const atTable = async (table: TableId, type: 'table.stop' | 'game.stop') => {
    const result = await submit(table, { type });
    return result.ok ? done : refused(result.error);
  };

  /** Those with a role are out of reach of moderators; owners take the role first. */
  const mayRestrict = async (player: string): Promise<boolean> =>
    !(await records.list('role')).some(({ id }) => id === player);

  /** Nor is their name a way around that. */
  const isNameWithRole = async (name: string): Promise<boolean> => {
    const people = (await records.list('role')).map(({ id }) => store.person(playerId(id)));
    return (await Promise.all(people)).some(
      (person) => person !== null && nameSkeleton(person.name) === nameSkeleton(name),
    );
  };

  const restrict = async (
    kind: Restriction['kind'],
    subject: string,
    {
      name,
      hours,
      reason,
      actor,
    }: { name: string | null; hours: number | undefined; reason: string; actor: Actor },
  ): Promise<Restriction> => {
    const at = records.now();
    // A second one about the same takes the place of the first.
    for (const each of await records.list('restriction', { subject })) {
      if (each.body.kind === kind) await records.take('restriction', each.id);
    }
    const id = newRecordId(at);
    const body = { kind, name, reason, by: actor.name };
    const until = untilOf(hours);
    return toRestriction(await records.put({ kind: 'restriction', id, at, until, subject, body }));
  };

  const restrictPerson = async (
    kind: 'mute' | 'person',
    player: string,
    more: { hours: number | undefined; reason: string; actor: Actor },
  ): Promise<Result<Restriction, AdminRefusal>> => {
    const person = await store.person(playerId(player));
    if (person === null) return refused('no-person');
    if (!(await mayRestrict(player))) return refused('has-role');
    return ok(await restrict(kind, player, { ...more, name: person.name }));
  };

  return {
    'close-table': ({ table }) => atTable(table, 'table.stop'),
    'end-game': ({ table }) => atTable(table, 'game.stop'),
    mute: ({ player, hours, reason }, actor) => restrictPerson('mute', player, { hours, reason, actor }),
    unmute: async ({ player }) => {
      const mutes = (await records.list('restriction', { subject: player })).filter(
        ({ body }) => body.kind === 'mute',
      );
      if (mutes.length === 0) return refused('no-record');
      for (const { id } of mutes) await records.take('restriction', id);
      return done;
    },
    ban: async ({ kind, subject, hours, reason }, actor) => {
      const more = { hours, reason, actor };
      switch (kind) {
        case 'person': {
          const banned = await restrictPerson('person', subject, more);
          // Nobody waits at a table for somebody who cannot come back.
          if (banned.ok) {
            for (const table of await store.tablesOf(playerId(subject), MOST_TABLES)) {
              await submit(table, { type: 'leave', by: playerId(subject) });
            }
          }
          return banned;
        }
        case 'name':
          if (await isNameWithRole(subject)) return refused('has-role');
          return ok(await restrict('name', subject, { ...more, name: null }));
        case 'network': {
          const network = networkText(subject);
          if (network === null) return refused('bad-network');
          return ok(await restrict('network', network, { ...more, name: null }));
        }
      }
    },
    unban: async ({ id }) => ((await records.take('restriction', id)) ? done : refused('no-record')),
    announce: async ({ text, hours }, actor) => {
      const at = records.now();
      const record = {
        kind: 'announcement' as const,
        id: newRecordId(at),
        at,
        until: untilOf(hours),
        subject: '',
        body: { text, by: actor.name },
      };
      return ok(toAnnouncement(await records.put(record)));
    },
    unannounce: async ({ id }) => ((await records.take('announcement', id)) ? done : refused('no-record')),
    resolve: async ({ id, note = '' }, actor) => {
      const report = await records.get('report', id);
      if (report === null) return refused('no-record');
      const resolved = { at: records.now(), by: actor.name, note };
      return ok(toReport(await records.put({ ...report, body: { ...report.body, resolved } })));
    },
  };
}
