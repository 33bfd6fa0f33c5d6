/** The answers of a server as lines to read. */
import type { AdminCommand, AdminOutput } from '@crownhead/protocol/admin';

type Lines = readonly string[];

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const until = (at: number | null): string => (at === null ? 'until undone' : `until ${time(at)} UTC`);
const none = (lines: Lines, words: string): Lines => (lines.length === 0 ? [words] : lines);

const more = (next: string | null): Lines => (next === null ? [] : [`More with --before ${next}`]);

/** Columns as wide as their widest cell; the last one as it is. */
function columns(rows: readonly (readonly string[])[]): Lines {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}

/** The text of each answer; “Done.” where there is nothing to say. */
export const LINES: { readonly [C in AdminCommand]: (output: AdminOutput<C>) => Lines } = {
  whoami: ({ name, role }) => [`${name}: ${role}`],
  status: ({ version, node, nodes, tables, openReports }) => [
    `Crownhead ${version}, ${tables} open ${tables === 1 ? 'table' : 'tables'}, ${openReports} open ${openReports === 1 ? 'report' : 'reports'}`,
    ...nodes.map((each) => {
      const state = each.retires === null ? `heard ${time(each.heard)} UTC` : 'stopping';
      return `${each.node}  ${state}${each.node === node ? '  (this one)' : ''}`;
    }),
  ],
  tables: ({ tables, counts }) => [
    ...columns(
      tables.map(({ table, host, seats, playing, watching }) => [
        table,
        host,
        seats.map((seat) => seat?.name ?? '…').join(' – '),
        playing ? 'playing' : 'waiting',
        `${watching} watching`,
      ]),
    ),
    tables.length === 0 ? 'No tables found.' : `${tables.length} of ${counts.all}`,
  ],
  people: ({ people, next }) => [
    ...none(
      columns(
        people.map(({ player, name, seen, role, banned, muted }) => [
          player,
          name,
          `seen ${time(seen)} UTC`,
          [role ?? '', banned ? 'banned' : '', muted ? 'muted' : ''].filter((each) => each !== '').join(', '),
        ]),
      ),
      'Nobody found.',
    ),
    ...more(next),
  ],
  connections: ({ connections }) =>
    none(
      columns(
        connections.map(({ player, name, table, node, since, address, addressHash }) => [
          player,
          name,
          `table ${table}`,
          node,
          address,
          `log ${addressHash}`,
          `since ${time(since)} UTC`,
        ]),
      ),
      'No connections found.',
    ),
  'close-table': () => ['Done.'],
  'end-game': () => ['Done.'],
  mute: (made) => [`Muted ${made.name ?? made.subject}, ${until(made.until)}.`],
  unmute: () => ['Done.'],
  ban: (made) => [`Banned ${made.name ?? made.subject}, ${until(made.until)} (id ${made.id}).`],
  unban: () => ['Done.'],
  bans: ({ restrictions, next }) => [
    ...none(
      columns(
        restrictions.map(({ id, kind, subject, name, reason, until: end, by }) => [
          id,
          kind,
          name === null ? subject : `${name} (${subject})`,
          until(end),
          `by ${by}`,
          reason,
        ]),
      ),
      'Nobody is banned or muted.',
    ),
    ...more(next),
  ],
  announce: ({ id, until: end }) => [`Announced, ${until(end)} (id ${id}).`],
  unannounce: () => ['Done.'],
  announcements: ({ announcements }) =>
    none(
      columns(announcements.map(({ id, text, until: end, by }) => [id, until(end), `by ${by}`, text])),
      'Nothing is announced.',
    ),
  reports: ({ reports, next }) => [
    ...none(
      reports.flatMap(({ id, at, by, about, table, reason, text, resolved }) => [
        `${id}  ${time(at)} UTC  ${by.name} about ${about.name} (${about.player}), table ${table}: ${reason}`,
        ...(text === '' ? [] : [`  “${text}”`]),
        ...(resolved === null ? [] : [`  dealt with by ${resolved.by}: ${resolved.note}`]),
      ]),
      'No reports.',
    ),
    ...more(next),
  ],
  resolve: () => ['Done.'],
  audit: ({ entries, next }) => [
    ...none(
      columns(
        entries.map(({ at, name, action, subject, details }) => [
          `${time(at)} UTC`,
          name,
          action,
          subject,
          JSON.stringify(details),
        ]),
      ),
      'Nothing has been done yet.',
    ),
    ...more(next),
  ],
  roles: ({ roles }) =>
    none(
      columns(roles.map(({ player, name, role, since }) => [player, name, role, `since ${time(since)} UTC`])),
      'Nobody has a role: “crownhead admin owner-link” makes an owner.',
    ),
  grant: () => ['Done.'],
  revoke: () => ['Done.'],
  export: (data) => JSON.stringify(data, null, 2).split('\n'),
  erase: ({ games, tables }) => [
    `Erased. ${games} ${games === 1 ? 'game stays' : 'games stay'} under a neutral name; ${tables} ${tables === 1 ? 'log was' : 'logs were'} rewritten.`,
  ],
  drain: ({ node }) => [`${node} sends its players elsewhere and stops.`],
  'rotate-secrets': () => ['Done.'],
  'owner-link': ({ code, until: end }) => [
    `/admin?owner=${code} at the address of the server, ${until(end)}`,
  ],
  backup: ({ file, bytes, ms }) => [`${file}: ${bytes} bytes in ${ms} ms`],
};
