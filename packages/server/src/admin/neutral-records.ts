/** What operating remembers of a person who is erased: roles and restrictions go, what else has their name is kept without it. */
import type { PlayerId } from '@crownhead/match';
import { NEUTRAL_NAME } from './neutral.ts';
import type { Records } from './records.ts';

export async function eraseFromRecords(records: Records, player: PlayerId): Promise<void> {
  const names = await eraseFromAudit(records, player);
  await records.take('role', player);
  await records.take('reporter', player);
  for (const { id } of await records.list('restriction', { subject: player })) {
    await records.take('restriction', id);
  }
  // Decisions say by whom by name only.
  for (const each of await records.all('restriction')) {
    if (names.has(each.body.by)) await records.put({ ...each, body: { ...each.body, by: NEUTRAL_NAME } });
  }
  for (const each of await records.all('announcement')) {
    if (names.has(each.body.by)) await records.put({ ...each, body: { ...each.body, by: NEUTRAL_NAME } });
  }
  await eraseFromReports(records, player, names);
}

/** The audit log keeps who did what by id. Returns the names that they had when they operated the server. */
async function eraseFromAudit(records: Records, player: PlayerId): Promise<ReadonlySet<string>> {
  const entries = (await records.all('audit')).filter(({ body }) => body.by === player);
  const names = new Set(entries.map(({ body }) => body.name));
  for (const each of entries) await records.put({ ...each, body: { ...each.body, name: NEUTRAL_NAME } });
  names.delete(NEUTRAL_NAME);
  return names;
}

async function eraseFromReports(
  records: Records,
  player: PlayerId,
  names: ReadonlySet<string>,
): Promise<void> {
  for (const report of await records.all('report')) {
    const { by, about, resolved } = report.body;
    const isResolver = resolved !== null && names.has(resolved.by);
    if (by.player !== player && about.player !== player && !isResolver) continue;
    const neutral = (one: typeof by) => (one.player === player ? { ...one, name: NEUTRAL_NAME } : one);
    const body = {
      ...report.body,
      by: neutral(by),
      about: neutral(about),
      resolved: isResolver ? { ...resolved, by: NEUTRAL_NAME } : resolved,
    };
    await records.put({ ...report, body });
  }
}
