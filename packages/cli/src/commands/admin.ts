/** The commands for whoever operates a server: everything the server can be asked, and copies of its database. */
import type { AdminCommand, AdminInput } from '@crownhead/protocol/admin';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { type AddCommand, type Done, examples, GROUP, jsonOption, wholeNumber } from './parts.ts';

type Fields<C extends AdminCommand> = readonly (keyof AdminInput<C> & string)[];

/** Where a command stands in the help. */
const ADMIN_GROUP = { look: 'Look:', peace: 'Keep the peace:', owner: 'For owners:' } as const;

interface Form<C extends AdminCommand> {
  readonly group: keyof typeof ADMIN_GROUP;
  readonly words: string;
  /** Given by their place, in this order. */
  readonly args: Fields<C>;
  readonly options: Fields<C>;
  /** Whether the last argument may be left out. */
  readonly lastIsOptional?: true;
}

/** How each command is typed. A command of the server that is missing here does not compile. */
export const FORMS: { readonly [C in AdminCommand]: Form<C> } = {
  status: { group: 'look', words: 'Lists the nodes and how busy they are.', args: [], options: [] },
  tables: {
    group: 'look',
    words: 'Lists open tables.',
    args: ['search'],
    options: ['page'],
    lastIsOptional: true,
  },
  people: {
    group: 'look',
    words: 'Lists people, last seen first.',
    args: ['search'],
    options: ['before'],
    lastIsOptional: true,
  },
  connections: {
    group: 'look',
    words: 'Lists connections at tables, with their addresses.',
    args: ['search'],
    options: [],
    lastIsOptional: true,
  },
  'close-table': {
    group: 'peace',
    words: 'Closes a table; a game there ends without a result.',
    args: ['table'],
    options: ['note'],
  },
  'end-game': {
    group: 'peace',
    words: 'Ends the game at a table without a result.',
    args: ['table'],
    options: ['note'],
  },
  ban: {
    group: 'peace',
    words: 'Keeps out a person, a name, or an address or network.',
    args: ['kind', 'subject', 'reason'],
    options: ['hours'],
  },
  unban: { group: 'peace', words: 'Undoes a ban or a mute.', args: ['id'], options: [] },
  bans: { group: 'look', words: 'Lists bans and mutes.', args: [], options: ['before'] },
  mute: {
    group: 'peace',
    words: 'Keeps a person from chatting and changing the name.',
    args: ['player', 'reason'],
    options: ['hours'],
  },
  unmute: { group: 'peace', words: 'Undoes that.', args: ['player'], options: [] },
  announce: { group: 'peace', words: 'Tells everybody something.', args: ['text'], options: ['hours'] },
  unannounce: { group: 'peace', words: 'Takes an announcement back.', args: ['id'], options: [] },
  announcements: { group: 'look', words: 'Lists what everybody is told.', args: [], options: [] },
  reports: {
    group: 'look',
    words: 'Lists what players have reported.',
    args: [],
    options: ['all', 'before'],
  },
  resolve: { group: 'peace', words: 'Marks a report as dealt with.', args: ['id'], options: ['note'] },
  audit: { group: 'look', words: 'Lists who did what.', args: [], options: ['before'] },
  roles: { group: 'look', words: 'Lists owners and moderators.', args: [], options: [] },
  grant: { group: 'owner', words: 'Gives a person a role.', args: ['player', 'role'], options: [] },
  revoke: { group: 'owner', words: 'Takes a person’s role.', args: ['player'], options: [] },
  'owner-link': {
    group: 'owner',
    words: 'Makes a link that turns whoever opens it into an owner, once, for an hour.',
    args: [],
    options: [],
  },
  export: {
    group: 'owner',
    words: 'Prints everything that is kept about a person, as JSON.',
    args: ['player'],
    options: [],
  },
  erase: {
    group: 'owner',
    words: 'Erases a person’s data; their games stay under a neutral name.',
    args: ['player'],
    options: [],
  },
  drain: {
    group: 'owner',
    words: 'Makes a node send its players elsewhere and stop.',
    args: ['node'],
    options: [],
    lastIsOptional: true,
  },
  'rotate-secrets': {
    group: 'owner',
    words: 'Makes new secrets: the token of the machine, the key for hashed addresses.',
    args: [],
    options: [],
  },
  whoami: { group: 'look', words: 'Shows with which role you ask.', args: [], options: [] },
  backup: {
    group: 'owner',
    words: 'Copies the database, without reading the copy through: see “crownhead backup”.',
    args: ['file'],
    options: [],
  },
};

function readHours(text: string): number {
  const hours = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (hours > 0) return hours;
  throw new InvalidArgumentError('Hours are a number above 0, such as 24 or 0.5.');
}

/** Every field that some command takes: how it is typed, and what it is. */
const FIELDS: Readonly<
  Record<
    string,
    {
      flags?: string;
      name: string;
      words: string;
      choices?: readonly string[];
      read?: (text: string) => unknown;
    }
  >
> = {
  search: { name: 'SEARCH', words: 'part of a name, or an id' },
  page: {
    flags: '--page <N>',
    name: 'N',
    words: 'the page of the list, from 0',
    read: wholeNumber('page', 0, 999),
  },
  table: { name: 'TABLE', words: 'the id of a table, as in its address' },
  note: { flags: '--note <TEXT>', name: 'TEXT', words: 'why, for the audit log' },
  kind: { name: 'KIND', words: 'by what', choices: ['person', 'name', 'network'] },
  subject: { name: 'SUBJECT', words: 'a person’s id, a name, or an address or network like 192.0.2.0/24' },
  reason: { name: 'REASON', words: 'why; the person reads it' },
  hours: {
    flags: '--hours <N>',
    name: 'N',
    words: 'how long (default: until it is undone)',
    read: readHours,
  },
  id: { name: 'ID', words: 'as the list shows it' },
  player: { name: 'PERSON', words: 'the id of a person, as “people” lists it' },
  text: { name: 'TEXT', words: 'one or two sentences' },
  all: { flags: '--all', name: '', words: 'those that are dealt with too' },
  before: { flags: '--before <ID>', name: 'ID', words: 'the page before this one' },
  role: { name: 'ROLE', words: 'which', choices: ['owner', 'moderator'] },
  node: { name: 'NODE', words: 'as “status” lists it (default: the one that is asked)' },
  file: { name: 'FILE', words: 'where to' },
};

/** Where the server is and by what it knows us; the same for all. */
const place = (): readonly Option[] => [
  new Option('--db <FILE>', 'the database of the server on this machine (default: crownhead.db)').env(
    'CROWNHEAD_DB',
  ),
  new Option(
    '--admin-file <FILE>',
    'the file with address and token, where it is not beside the database',
  ).env('CROWNHEAD_ADMIN_FILE'),
  new Option('--url <URL>', 'a server elsewhere; with --token'),
  new Option('--token <TOKEN>', 'your session’s token there, or that of its machine').env(
    'CROWNHEAD_ADMIN_TOKEN',
  ),
];

function addForm(add: AddCommand, admin: Command, name: AdminCommand, done: Done): void {
  const { group, words, args, options, lastIsOptional } = FORMS[name] as Form<AdminCommand> & {
    args: readonly string[];
    options: readonly string[];
  };
  const command = add(ADMIN_GROUP[group], name, words, admin);
  for (const [i, field] of (args as readonly string[]).entries()) {
    const { name: shown, words: about, choices } = FIELDS[field]!;
    const optional = lastIsOptional && i === args.length - 1;
    const argument = new Argument(optional ? `[${shown}]` : `<${shown}>`, about);
    command.addArgument(choices ? argument.choices(choices) : argument);
  }
  for (const field of options as readonly string[]) {
    const { flags, words: about, read } = FIELDS[field]!;
    const option = new Option(flags!, about);
    command.addOption(read ? option.argParser(read) : option);
  }
  for (const option of place()) command.addOption(option);
  command.addOption(jsonOption()).action(async (...given: unknown[]) => {
    const { adminCommand } = await import('../admin/admin.ts');
    const chosen = given[args.length] as Record<string, unknown>;
    const typed = Object.fromEntries([
      ...(args as readonly string[]).map((field, i) => [field, given[i]]),
      ...(options as readonly string[]).map((field) => [field, chosen[field]]),
    ]);
    done(await adminCommand(name, typed, chosen));
  });
}

function addAdmin(add: AddCommand, done: Done): void {
  const admin = add(GROUP.more, 'admin', 'Operates a server: tables, people, bans, reports, roles.')
    .helpCommand(false)
    .addHelpText(
      'after',
      `\nOn the machine of the server nothing else is needed: “serve” writes a token beside its database that only its user can read. Elsewhere, --url and --token. Everything that changes something is in the audit log.\n${examples(
        'admin status',
        'admin people ann',
        'admin ban person p-4k2… "Insults in chat" --hours 24',
        'admin ban network 192.0.2.0/24 "Floods"',
        'admin announce "The server restarts at eight." --hours 2',
        'admin reports',
        'admin owner-link',
      )}`,
    );
  for (const name of Object.keys(FORMS) as AdminCommand[]) addForm(add, admin, name, done);
}

function addBackup(add: AddCommand, done: Done): void {
  add(GROUP.more, 'backup', 'Copies the database of a server, running or not, and reads the copy through.')
    .argument('<FILE>', 'where to; an existing file is not touched')
    .addOption(new Option('--db <FILE>', 'the database (default: crownhead.db)').env('CROWNHEAD_DB'))
    .addOption(jsonOption())
    .addHelpText('after', examples('backup /backup/monday.db --db /var/lib/crownhead/crownhead.db'))
    .action(async (file, options) => {
      const { backupCommand } = await import('../admin/backup.ts');
      done(await backupCommand(file, options));
    });
  add(GROUP.more, 'restore', 'Puts a copy in the place of a database, after reading it through.')
    .argument('<FILE>', 'the copy')
    .addOption(new Option('--db <FILE>', 'the database (default: crownhead.db)').env('CROWNHEAD_DB'))
    .addOption(new Option('--replace', 'also where there is a database; it is kept beside the new one'))
    .addOption(jsonOption())
    .addHelpText('after', `\nThe server must be stopped.\n${examples('restore /backup/monday.db --replace')}`)
    .action(async (file, options) => {
      const { restoreCommand } = await import('../admin/backup.ts');
      done(await restoreCommand(file, options));
    });
}

export function adminCommands(add: AddCommand, done: Done): void {
  addAdmin(add, done);
  addBackup(add, done);
}
