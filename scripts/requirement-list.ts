/** Every requirement by its id. Here are those of whoever operates a server; the others are in files of their own. */
import type { RequirementId, RequirementRow } from './requirement-groups.ts';
import { PLAY } from './requirement-play.ts';
import { STUDY } from './requirement-study.ts';

export interface Requirement {
  readonly id: RequirementId;
  readonly words: string;
  readonly where: string;
}

const OPERATING: readonly RequirementRow[] = [
  [
    'O1',
    'A database of every released version is brought up to date, and nothing in it is lost',
    'server store',
  ],
  ['O2', 'A node of the version before goes on beside a newer one', 'server store'],
  [
    'O3',
    'Tables, people and connections are looked up and dealt with by role, and it is written down',
    'server admin; `crownhead admin`',
  ],
  [
    'O4',
    'Bans by person, name, address or network, with an end, on every node within seconds',
    'server admin',
  ],
  ['O5', 'Mutes, reports and announcements, as those concerned see them', 'server admin; web; terminal'],
  ['O6', 'A person’s data handed out or erased; games stay under a neutral name', 'server admin'],
  [
    'O7',
    'An owner by a one-time link, roles, a token on the machine, secrets renewed',
    'server admin; `crownhead serve`',
  ],
  [
    'O8',
    'A backup while it runs, read through afterwards; restored with a check',
    '`crownhead backup`, `crownhead restore`',
  ],
  [
    'O9',
    'The log traces abuse without addresses: person, hashed address, one trace id from socket to commit',
    'server log',
  ],
  ['O10', 'A dashboard and alert rules of metrics that exist', 'deploy/'],
  ['O11', 'A server whose store has died ends, and says so', '`crownhead serve`'],
  ['O12', 'A page for owners and moderators', 'web admin'],
  [
    'O13',
    'Whatever is asked of a server is paid for in time and bytes, by person and address, from one budget',
    'server limits',
  ],
  [
    'O14',
    'Addresses take turns: many requests of one do not keep others waiting for passwords, engines, tables or lists',
    'server',
  ],
  ['O15', 'The log of a table has a ceiling, and nobody wins by filling it', 'server; table'],
  [
    'O16',
    'Wrong guesses lock nobody out, and no stranger’s link takes somebody’s place; an invitation has its own secret',
    'server; web',
  ],
  ['O17', 'Slow, silent, broken and flooding connections end in time', 'server'],
  [
    'O18',
    'The address that counts is the client’s, also behind proxies; networks of one site count together',
    'server',
  ],
  ['O19', 'Few tables for one person and one address: nobody floods the list', 'server'],
  [
    'O20',
    'A standby that takes over is found: no acknowledged move is lost, games go on in 10 s',
    'server store',
  ],
  ['O21', 'Nodes work behind pgbouncer in transaction mode', 'server store'],
  ['O22', 'A break of all nodes, or of their database, is charged to nobody, however short', 'server'],
  ['O23', 'In PostgreSQL the log is partitioned by table', 'server store'],
  ['O24', 'A crowd around one game: each message is encoded once, however many it goes to', 'server'],
  [
    'O25',
    'Every fault from a seed while games go on: what was acknowledged is not lost',
    '`crownhead bench chaos`',
  ],
  ['O26', 'A ramp of clients up to where moves take too long, per store', '`crownhead bench load`'],
  ['O27', 'A guest who keeps a ready player waiting loses the seat, and everybody reads why', 'server'],
  ['O28', 'Few seats for one person and one address where no game is on', 'server'],
  ['O29', 'Computers at tables that nobody watches think in the turn of who opened them', 'server'],
  ['O30', 'Names that pass for others by letters, digits or signs of another script are refused', 'server'],
  ['O31', 'The reports of one person are found among however many others', 'server'],
  ['O32', 'Questions about the server itself cost what they take', 'server'],
  [
    'O33',
    'Requests that nobody waits for are counted, also those that Node would answer by itself',
    'server',
  ],
  ['O34', 'An erased name is gone from every log, snapshot and copy in memory that had it', 'server'],
  ['O35', 'Nobody keeps others waiting in a game that they never begin', 'table and server'],
  ['O36', 'A free seat is kept for spectators who are asked for 20 seconds, however many there are', 'table'],
  [
    'O37',
    'Whoever operates the server looks at people page by page, and play does not wait for it',
    'server',
  ],
  ['O40', 'A jump among tens of thousands of ways is written quickly, and read back as the same', 'rules'],
  ['O41', 'A table that everybody has left closes, whoever watches it', 'table'],
  ['O42', 'However often strangers change their tables, those who watch the lobby are sent little', 'server'],
  ['O43', 'A socket that is refused does not stay', 'server'],
  ['O44', 'Wrong passwords count for all networks of one site together', 'server'],
  ['O45', 'Nobody is reported from a table that they never came to', 'server'],
  ['O46', 'No ban keeps out people with a role, not even that of their network', 'server'],
  ['O47', 'An erased moderator is named in no decision, report or line of the audit log', 'server'],
];

export const REQUIREMENTS: readonly Requirement[] = [...PLAY, ...STUDY, ...OPERATING].map(
  ([id, words, where]) => ({ id, words, where }),
);
