/** The configuration of a server, from flags and environment, checked before anything starts. */
import { availableParallelism } from 'node:os';
import { err, ok, type Result } from '@crownhead/rules';
import {
  CONSOLE_BOUNDS,
  CONSOLE_PORTS,
  portsFault,
  readTurnLimit,
  USUAL_TURN_LIMIT,
} from './console/options.ts';
import { hostUrls } from './store/postgres/host-urls.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface ServerConfig {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** A file for SQLite, `:memory:`, or a postgres:// URL. */
  readonly db: string;
  /** Pages of these origins may talk to this server, besides its own. */
  readonly origins: readonly string[];
  /** Trusted proxies in front: as many entries of X-Forwarded-For are believed. */
  readonly proxies: number;
  /** Where the address and the token for `crownhead admin` are written; empty for beside the database file. */
  readonly adminFile: string;
  readonly logLevel: LogLevel;
  /** Threads that think for computers. */
  readonly engines: number;
  /** Do computers open from the opening book? */
  readonly book: boolean;
  /** The least time between a move and a computer's reply, in milliseconds, so that people can follow. */
  readonly computerPace: number;
  /** Names that guests may not take, besides those that would pass for the server or its staff. */
  readonly reservedNames: readonly string[];
  readonly mostConnections: number;
  readonly mostConnectionsPerAddress: number;
  readonly mostTables: number;
  readonly tablesPerPerson: number;
  readonly tablesPerAddress: number;
  /** At tables of others where no game is on. */
  readonly seatsPerPerson: number;
  readonly seatsPerAddress: number;
  readonly spectatorsPerTable: number;
  /** Of one person, on average: ordinary messages, of which long or costly ones count for several. */
  readonly messagesPerSecond: number;
  /** The same for all people at one address. */
  readonly messagesPerSecondPerAddress: number;
  /** The console gateway besides; 0 for none. */
  readonly consoleBasePort: number;
  readonly consoleMaxClients: number;
  /** In seconds, of a turn at the tables of the console; 0 for none. */
  readonly consoleTurnLimit: number;
}

/** Texts as they come from a command line or an environment; what is left out has its default. */
export type ConfigText = { readonly [K in keyof ServerConfig]?: string | undefined };

/** The environment variable of each setting. */
export const CONFIG_VARIABLES: Readonly<Record<keyof ServerConfig, string>> = {
  host: 'CROWNHEAD_HOST',
  port: 'CROWNHEAD_PORT',
  db: 'CROWNHEAD_DB',
  origins: 'CROWNHEAD_ORIGINS',
  proxies: 'CROWNHEAD_PROXIES',
  adminFile: 'CROWNHEAD_ADMIN_FILE',
  logLevel: 'CROWNHEAD_LOG',
  engines: 'CROWNHEAD_ENGINES',
  book: 'CROWNHEAD_BOOK',
  computerPace: 'CROWNHEAD_COMPUTER_PACE',
  reservedNames: 'CROWNHEAD_RESERVED_NAMES',
  mostConnections: 'CROWNHEAD_MOST_CONNECTIONS',
  mostConnectionsPerAddress: 'CROWNHEAD_MOST_CONNECTIONS_PER_ADDRESS',
  mostTables: 'CROWNHEAD_MOST_TABLES',
  tablesPerPerson: 'CROWNHEAD_TABLES_PER_PERSON',
  tablesPerAddress: 'CROWNHEAD_TABLES_PER_ADDRESS',
  seatsPerPerson: 'CROWNHEAD_SEATS_PER_PERSON',
  seatsPerAddress: 'CROWNHEAD_SEATS_PER_ADDRESS',
  spectatorsPerTable: 'CROWNHEAD_SPECTATORS_PER_TABLE',
  messagesPerSecond: 'CROWNHEAD_MESSAGES_PER_SECOND',
  messagesPerSecondPerAddress: 'CROWNHEAD_MESSAGES_PER_SECOND_PER_ADDRESS',
  consoleBasePort: 'CROWNHEAD_CONSOLE_BASE_PORT',
  consoleMaxClients: 'CROWNHEAD_CONSOLE_MAX_CLIENTS',
  consoleTurnLimit: 'CROWNHEAD_CONSOLE_TURN_LIMIT',
};

export const DEFAULT_CONFIG: ServerConfig = {
  host: '127.0.0.1',
  port: 8080,
  db: 'crownhead.db',
  origins: [],
  proxies: 0,
  adminFile: '',
  logLevel: 'info',
  engines: Math.max(1, availableParallelism() - 1),
  book: true,
  computerPace: 700,
  reservedNames: [],
  mostConnections: 10_000,
  mostConnectionsPerAddress: 200,
  mostTables: 20_000,
  tablesPerPerson: 10,
  // A class full of people may sit behind one address.
  tablesPerAddress: 30,
  seatsPerPerson: 5,
  seatsPerAddress: 30,
  spectatorsPerTable: 1000,
  // A hasty player is far below it.
  messagesPerSecond: 20,
  messagesPerSecondPerAddress: 200,
  consoleBasePort: 0,
  consoleMaxClients: CONSOLE_PORTS.maxClients,
  consoleTurnLimit: USUAL_TURN_LIMIT,
};

/** Numbers with a least and a most; the turn limit has a 0 apart from those. */
type NumberKey = Exclude<
  { [K in keyof ServerConfig]: ServerConfig[K] extends number ? K : never }[keyof ServerConfig],
  'consoleTurnLimit'
>;

const BOUNDS: Readonly<Record<NumberKey, readonly [least: number, most: number]>> = {
  port: [0, 65_535],
  proxies: [0, 10],
  engines: [1, 256],
  computerPace: [0, 10_000],
  mostConnections: [1, 1_000_000],
  mostConnectionsPerAddress: [1, 1_000_000],
  mostTables: [1, 100_000_000],
  tablesPerPerson: [1, 1000],
  tablesPerAddress: [1, 100_000],
  seatsPerPerson: [1, 1000],
  seatsPerAddress: [1, 100_000],
  spectatorsPerTable: [1, 1_000_000],
  messagesPerSecond: [1, 1_000_000],
  messagesPerSecondPerAddress: [1, 1_000_000],
  consoleBasePort: CONSOLE_BOUNDS.basePort,
  consoleMaxClients: CONSOLE_BOUNDS.maxClients,
};

const nameOf = (key: keyof ServerConfig): string =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} (or ${CONFIG_VARIABLES[key]})`;

function readNumber(key: NumberKey, text: string): Result<number, string> {
  const [least, most] = BOUNDS[key];
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? ok(value)
    : err(`${nameOf(key)} is a whole number from ${least} to ${most}, not “${text}”.`);
}

function readOrigins(text: string): Result<readonly string[], string> {
  const origins = text.split(',').map((origin) => origin.trim());
  const bad = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  return bad === undefined
    ? ok(origins)
    : err(`${nameOf('origins')} lists origins like https://example.org, not “${bad}”.`);
}

function readNames(text: string): Result<readonly string[], string> {
  const names = text.split(',').map((name) => name.trim());
  return names.includes('')
    ? err(`${nameOf('reservedNames')} lists names with commas, none empty.`)
    : ok(names);
}

function readDb(text: string): Result<string, string> {
  if (text.trim() === '') return err(`${nameOf('db')} is a file name or a postgres:// URL.`);
  const isUrl = /^[a-z]+:\/\//i.test(text);
  // The URL may hold a password, so it is not quoted.
  if (isUrl && !/^postgres(ql)?:\/\//.test(text))
    return err(`${nameOf('db')} can only be a postgres:// URL or a file.`);
  try {
    const readable = !isUrl || hostUrls(text).every((url) => URL.canParse(url));
    return readable ? ok(text) : err(`${nameOf('db')} is not a readable URL.`);
  } catch (fault) {
    return err((fault as Error).message);
  }
}

function readSetting(key: keyof ServerConfig, text: string): Result<unknown, string> {
  if (key === 'origins') return readOrigins(text);
  if (key === 'reservedNames') return readNames(text);
  if (key === 'db') return readDb(text);
  if (key === 'adminFile') return ok(text.trim());
  if (key === 'host')
    return text.trim() === '' ? err(`${nameOf(key)} is an address or a name.`) : ok(text.trim());
  if (key === 'logLevel') {
    const known = (LOG_LEVELS as readonly string[]).includes(text);
    return known ? ok(text) : err(`${nameOf(key)} is one of ${LOG_LEVELS.join(', ')}, not “${text}”.`);
  }
  if (key === 'book')
    return /^(yes|no)$/.test(text)
      ? ok(text === 'yes')
      : err(`${CONFIG_VARIABLES[key]} is yes or no, not “${text}”.`);
  if (key === 'consoleTurnLimit') {
    const limit = readTurnLimit(text);
    return limit.ok ? limit : err(`${nameOf(key)} ${limit.error}`);
  }
  return readNumber(key, text);
}

/** Flags win over the environment, the environment over the defaults; the first fault is returned as a sentence. */
export function readConfig(
  flags: ConfigText,
  environment: Readonly<Record<string, string | undefined>>,
): Result<ServerConfig, string> {
  const config: Record<string, unknown> = { ...DEFAULT_CONFIG };
  for (const key of Object.keys(CONFIG_VARIABLES) as (keyof ServerConfig)[]) {
    const text = flags[key] ?? environment[CONFIG_VARIABLES[key]];
    if (text === undefined) continue;
    const setting = readSetting(key, text);
    if (!setting.ok) return setting;
    config[key] = setting.value;
  }
  const read = config as unknown as ServerConfig;
  const fault = portsFault({ basePort: read.consoleBasePort, maxClients: read.consoleMaxClients });
  return fault === null ? ok(read) : err(fault);
}

/** Null where there is no file to be beside. */
export function adminFileOf({ adminFile, db }: Pick<ServerConfig, 'adminFile' | 'db'>): string | null {
  if (adminFile !== '') return adminFile;
  return isPostgres({ db }) || db === ':memory:' ? null : `${db}.admin`;
}

export const isPostgres = ({ db }: Pick<ServerConfig, 'db'>): boolean => /^postgres(ql)?:\/\//.test(db);
