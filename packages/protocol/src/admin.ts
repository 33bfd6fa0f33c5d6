/** What whoever operates a server can ask of it: each command with its input and its answer. An entry of its own. */
import * as v from 'valibot';
import { REPORT_REASONS, ROLES, type Role } from './http.ts';
import { tableIdSchema } from './ids.ts';
import { tableListingSchema } from './listing.ts';
import { lobbyCountsSchema } from './lobby-query.ts';
import { wordsSchema } from './plain-text.ts';

export { ROLES, type Role };

/** By what somebody is kept out. */
export const BAN_KINDS = ['person', 'name', 'network'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

const MOST_HOURS = 24 * 366 * 10;
const player = v.pipe(wordsSchema(1, 64), v.description('The id of a person.'));
const search = v.exactOptional(
  v.pipe(wordsSchema(0, 100), v.description('Part of a name, or an id as a whole.')),
);
const reason = v.pipe(wordsSchema(1, 200), v.description('Why; the person reads it.'));
const note = v.exactOptional(v.pipe(wordsSchema(0, 200), v.description('Why, for the audit log.')));
const hours = v.exactOptional(
  v.pipe(
    v.number(),
    v.gtValue(0),
    v.maxValue(MOST_HOURS),
    v.description('How long; left out, until it is undone.'),
  ),
);
const id = v.pipe(wordsSchema(1, 64), v.description('As the list shows it.'));
const before = v.exactOptional(v.pipe(wordsSchema(0, 64), v.description('`next` of the page before.')));
const next = v.pipe(v.nullable(v.string()), v.description('For `before`; null on the last page.'));
const time = v.number();
const done = v.object({ done: v.literal(true) });
const none = v.object({});

/** A ban or a mute. `subject` is a player, a name or a network like 192.0.2.0/24. */
export const restrictionSchema = v.object({
  id: v.string(),
  kind: v.picklist([...BAN_KINDS, 'mute']),
  subject: v.string(),
  /** The name of the person at that time, where it is about one. */
  name: v.nullable(v.string()),
  reason: v.string(),
  until: v.nullable(time),
  by: v.string(),
  at: time,
});
export type Restriction = v.InferOutput<typeof restrictionSchema>;

/** An announcement to everybody. */
export const announcementSchema = v.object({
  id: v.string(),
  text: v.string(),
  until: v.nullable(time),
  by: v.string(),
  at: time,
});
export type AdminAnnouncement = v.InferOutput<typeof announcementSchema>;

/** What a player has reported, and whether it was dealt with. */
export const reportSchema = v.object({
  id: v.string(),
  at: time,
  by: v.object({ player: v.string(), name: v.string() }),
  about: v.object({ player: v.string(), name: v.string() }),
  table: v.string(),
  reason: v.picklist(REPORT_REASONS),
  text: v.string(),
  resolved: v.nullable(v.object({ at: time, by: v.string(), note: v.string() })),
});
export type AdminReport = v.InferOutput<typeof reportSchema>;

/** Something that somebody with a role has done. */
export const auditEntrySchema = v.object({
  id: v.string(),
  at: time,
  by: v.pipe(
    v.string(),
    v.description('A person’s id, or `local` for whoever has the token of the machine.'),
  ),
  name: v.string(),
  action: v.string(),
  subject: v.string(),
  details: v.record(v.string(), v.unknown()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

const personSchema = v.object({
  player: v.string(),
  name: v.string(),
  seen: time,
  role: v.nullable(v.picklist(ROLES)),
  banned: v.boolean(),
  muted: v.boolean(),
});

const connectionSchema = v.object({
  player: v.string(),
  name: v.string(),
  table: v.string(),
  node: v.string(),
  since: time,
  address: v.string(),
  addressHash: v.pipe(v.string(), v.description('As the log of today has it.')),
});

/** `local`: only with the token of the machine. */
export type AdminAccess = Role | 'local';

/** What a command is: who may use it, what it is given and what it answers. */
export interface AdminSchema<I extends v.GenericSchema, O extends v.GenericSchema> {
  /** The least that is needed for it. */
  readonly access: AdminAccess;
  /** For the API page, the documents and the help. */
  readonly summary: string;
  /** Whether it changes something, and so goes into the audit log. */
  readonly changes: boolean;
  readonly input: I;
  readonly output: O;
}

const look = <I extends v.GenericSchema, O extends v.GenericSchema>(
  access: AdminAccess,
  summary: string,
  input: I,
  output: O,
): AdminSchema<I, O> => ({ access, summary, changes: false, input, output });

const act = <I extends v.GenericSchema, O extends v.GenericSchema>(
  access: AdminAccess,
  summary: string,
  input: I,
  output: O,
): AdminSchema<I, O> => ({ access, summary, changes: true, input, output });

/** Every command by its name: the server, the command line and the web page are made from this table. */
export const ADMIN_COMMANDS = {
  whoami: look(
    'moderator',
    'Who asks, and with which role',
    none,
    v.object({ id: v.string(), name: v.string(), role: v.picklist([...ROLES, 'local']) }),
  ),
  status: look(
    'moderator',
    'The nodes, and how busy they are together',
    none,
    v.object({
      version: v.string(),
      node: v.string(),
      nodes: v.array(v.object({ node: v.string(), heard: time, retires: v.nullable(time) })),
      tables: v.number(),
      openReports: v.number(),
    }),
  ),
  tables: look(
    'moderator',
    'Open tables, also by part of a name or by id',
    v.object({
      search,
      page: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
    }),
    v.object({ tables: v.array(tableListingSchema), counts: lobbyCountsSchema }),
  ),
  people: look(
    'moderator',
    'People, last seen first; `next` is where to go on',
    v.object({ search, before: v.exactOptional(wordsSchema(0, 100)) }),
    v.object({ people: v.array(personSchema), next: v.nullable(v.string()) }),
  ),
  connections: look(
    'moderator',
    'Connections at tables on all nodes, also by table or address',
    v.object({ search }),
    v.object({ connections: v.array(connectionSchema) }),
  ),
  'close-table': act(
    'moderator',
    'Closes a table; a game there ends without a result',
    v.object({ table: tableIdSchema, note }),
    done,
  ),
  'end-game': act(
    'moderator',
    'Ends the game at a table without a result',
    v.object({ table: tableIdSchema, note }),
    done,
  ),
  mute: act(
    'moderator',
    'A person can no longer chat or change their name',
    v.object({ player, hours, reason }),
    restrictionSchema,
  ),
  unmute: act('moderator', 'Undoes that', v.object({ player }), done),
  ban: act(
    'moderator',
    'Keeps out a person, a name and what looks like it, or an address or network; those who are here are disconnected',
    v.object({
      kind: v.picklist(BAN_KINDS),
      subject: v.pipe(
        wordsSchema(1, 100),
        v.description('A person’s id, a name, or an address or network like 192.0.2.0/24.'),
      ),
      hours,
      reason,
    }),
    restrictionSchema,
  ),
  unban: act('moderator', 'Undoes a ban', v.object({ id }), done),
  bans: look(
    'moderator',
    'Bans and mutes, newest first',
    v.object({ before }),
    v.object({ restrictions: v.array(restrictionSchema), next }),
  ),
  announce: act(
    'moderator',
    'Tells everybody something, now and when they come',
    v.object({
      text: v.pipe(wordsSchema(1, 300), v.description('One or two sentences.')),
      hours,
    }),
    announcementSchema,
  ),
  unannounce: act('moderator', 'Takes an announcement back', v.object({ id }), done),
  announcements: look(
    'moderator',
    'What everybody is told at present',
    none,
    v.object({ announcements: v.array(announcementSchema) }),
  ),
  reports: look(
    'moderator',
    'What players have reported, newest first',
    v.object({
      all: v.exactOptional(v.pipe(v.boolean(), v.description('Those that are resolved too.'))),
      before,
    }),
    v.object({ reports: v.array(reportSchema), next }),
  ),
  resolve: act('moderator', 'Marks a report as dealt with', v.object({ id, note }), reportSchema),
  audit: look(
    'moderator',
    'Who did what, newest first',
    v.object({ before }),
    v.object({ entries: v.array(auditEntrySchema), next }),
  ),
  roles: look(
    'moderator',
    'Who has which role',
    none,
    v.object({
      roles: v.array(
        v.object({ player: v.string(), name: v.string(), role: v.picklist(ROLES), since: time }),
      ),
    }),
  ),
  grant: act('owner', 'Gives somebody a role', v.object({ player, role: v.picklist(ROLES) }), done),
  revoke: act('owner', 'Takes somebody’s role', v.object({ player }), done),
  export: act(
    'owner',
    'Everything that is kept about a person',
    v.object({ player }),
    v.looseObject({ player: v.string() }),
  ),
  erase: act(
    'owner',
    'Erases what is kept about a person; their games stay under a neutral name',
    v.object({ player }),
    v.object({ games: v.number(), tables: v.number() }),
  ),
  drain: act(
    'owner',
    'A node sends its players elsewhere and stops; this one unless another is named',
    v.object({
      node: v.exactOptional(v.pipe(wordsSchema(0, 64), v.description('As `status` lists it.'))),
    }),
    v.object({ node: v.string() }),
  ),
  'rotate-secrets': act(
    'owner',
    'New token for the machine of this node, new key for hashed addresses; links for owners end',
    none,
    done,
  ),
  'owner-link': act(
    'local',
    'A code that makes whoever opens it an owner, once, for an hour',
    none,
    v.object({ code: v.string(), until: time }),
  ),
  backup: act(
    'local',
    'Copies the SQLite database into a file while the server goes on',
    v.object({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)) }),
    v.object({ file: v.string(), bytes: v.number(), ms: v.number() }),
  ),
} as const;

/** The name of a command. */
export type AdminCommand = keyof typeof ADMIN_COMMANDS;
/** All of them. */
export const ADMIN_COMMAND_NAMES = Object.keys(ADMIN_COMMANDS) as readonly AdminCommand[];
/** What a command is given. */
export type AdminInput<C extends AdminCommand> = v.InferOutput<(typeof ADMIN_COMMANDS)[C]['input']>;
/** What a command answers. */
export type AdminOutput<C extends AdminCommand> = v.InferOutput<(typeof ADMIN_COMMANDS)[C]['output']>;

/** The code of a link for an owner. */
export const ownerRequestSchema = v.object({ code: v.pipe(v.string(), v.maxLength(200)) });
