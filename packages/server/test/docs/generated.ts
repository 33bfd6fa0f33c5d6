/** Tables of the documents that come from the program itself: errors, limits, flags, measurements. */

import {
  DESERTED_TABLE_MS,
  EMPTY_TABLE_MS,
  SEAT_HOLD_MS,
  SEAT_OFFER_MS,
  SEAT_READY_MS,
} from '@crownhead/match';
import {
  ERROR_WORDS,
  GATEWAY_ERRORS,
  LONGEST_MESSAGE,
  type TableCommand,
  tableId,
} from '@crownhead/protocol';
import { ADMIN_COMMAND_NAMES, ADMIN_COMMANDS, type AdminAccess } from '@crownhead/protocol/admin';
import { TICK_DELAY_MS } from '../../src/cluster/node.ts';
import { CONFIG_VARIABLES, DEFAULT_CONFIG, type ServerConfig } from '../../src/config.ts';
import { CONNECTION_RATE, READY_MS, SOCKETS_PER_ADDRESS } from '../../src/console/gateway.ts';
import { LONGEST_LINE } from '../../src/console/lines.ts';
import { DEFAULT_LIMITS, HTTP_PER_ADDRESS, HTTP_TIMES, LONGEST_BODY } from '../../src/http/config.ts';
import { ANSWERED_AT_ONCE } from '../../src/http/guard.ts';
import { BURST_SECONDS, BYTES_PER_CREDIT, type Cost, creditsOf } from '../../src/limits/budget.ts';
import { FRAME_COST, fileCost, HTTP_MS, loadingCost, messageCost, rowCost } from '../../src/limits/costs.ts';
import { Metrics } from '../../src/metrics.ts';
import { BEAT_MS } from '../../src/room/beats.ts';
import { MOST_CLOSED_OPEN } from '../../src/room/closed-tables.ts';
import { LONGEST_RESUMED, MOST_OPEN, MOST_PENDING } from '../../src/room/requests.ts';
import { FIRST_REPEAT_MS, MOST_KNOWN, NEXT_REPEAT_MS } from '../../src/room/room.ts';
import { NODE_LEASE_MS } from '../../src/store/store.ts';
import {
  GUESS_WINDOW_MS,
  GUESSES_PER_ADDRESS,
  GUESSES_PER_PERSON,
  HASHING,
  PASSWORDS_OF_ONE,
} from '../../src/table/admission.ts';
import { RECENT_BYTES, RECENT_ROWS } from '../../src/table/host.ts';
import { LOG_CEILING } from '../../src/table/log-ceiling.ts';
import { MOST_DROPPED, MOST_UNANSWERED } from '../../src/ws/gateway.ts';
import { BUFFER_LIMIT } from '../../src/ws/socket.ts';
import { tableOf } from './blocks.ts';

const seconds = (ms: number): string => (ms < 120_000 ? `${ms / 1000} s` : `${ms / 60_000} min`);
const kilobytes = (bytes: number): string => `${bytes / 1024} KiB`;

function errors(): string {
  const isGateway = (code: string): boolean => (GATEWAY_ERRORS as readonly string[]).includes(code);
  const rows = Object.entries(ERROR_WORDS).map(([code, words]) => [
    `\`${code}\``,
    isGateway(code) ? 'the gateway' : 'the table',
    words,
  ]);
  return tableOf(
    ['code', 'said by', 'sentence'],
    rows.sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
}

/** Of messages as long as they usually are. */
function costWords(): string {
  const table = tableId('abcdef');
  const move = { type: 'move', game: 1, ply: 1, path: [11, 15] as never } as const;
  const chat = { type: 'chat', text: '' } as const;
  const commandCost = (command: TableCommand, bytes: number): Cost => {
    const { ms } = messageCost({ type: 'command', id: 'a', table, seen: 1, command }, bytes);
    return { ...rowCost(bytes), ms };
  };
  const costs: readonly (readonly [string, Cost])[] = [
    ['a beat', messageCost({ type: 'beat' }, 15)],
    ['a ping or pong', FRAME_COST],
    ['a move', commandCost(move, 130)],
    ['a long chat line', commandCost(chat, 400)],
    ['a table opened', messageCost({ type: 'table.open', id: 'a', table }, 60)],
    ['64 KiB of a table that is not in memory', loadingCost(64 * 1024)],
    ['a list of the lobby', messageCost({ type: 'lobby.watch', id: 'a' }, 40)],
  ];
  return costs.map(([what, cost]) => `${what} ${creditsOf(cost).toFixed(1)}`).join(', ');
}

const wireLimits = (): string =>
  tableOf(
    ['what', 'how much', 'beyond it'],
    [
      ['one message', kilobytes(LONGEST_MESSAGE), 'the socket closes with 1009'],
      [
        'work for one person, and for all at one address',
        `${DEFAULT_CONFIG.messagesPerSecond} and ${DEFAULT_CONFIG.messagesPerSecondPerAddress} credits a second, ${BURST_SECONDS} seconds’ worth at once; a credit is 1 ms, ${BYTES_PER_CREDIT.read} bytes read, ${BYTES_PER_CREDIT.stored} bytes saved or ${BYTES_PER_CREDIT.sent} bytes sent`,
        `\`too-fast\`; after ${MOST_DROPPED.person} more dropped messages than read ones a \`bye\``,
      ],
      ['some costs, in credits', costWords(), ''],
      ['plies of one game', `${LOG_CEILING.plies}`, 'it ends without a result'],
      ['plies of a saved game that is continued', `${LONGEST_RESUMED}`, '`saved-game-too-long`'],
      [
        'events in the log of one table',
        `${kilobytes(LOG_CEILING.bytes)}, and ${kilobytes(LOG_CEILING.toFinish)} more to finish the game; chat up to half of it`,
        '`table-worn-out`; a game that cannot go on ends without a result',
      ],
      ['requests without an answer yet', `${MOST_PENDING}`, '`too-fast`'],
      ['tables open over one socket', `${MOST_OPEN}`, '`too-many-tables`'],
      ['tables hosted by one person', `${DEFAULT_CONFIG.tablesPerPerson}`, '`too-many-tables`'],
      ['tables opened from one address', `${DEFAULT_CONFIG.tablesPerAddress}`, '`too-many-tables-here`'],
      [
        'seats at tables of others where no game is on',
        `${DEFAULT_CONFIG.seatsPerPerson} of one person, ${DEFAULT_CONFIG.seatsPerAddress} from one address`,
        '`too-many-seats`',
      ],
      ['a guest who keeps a ready player waiting', seconds(SEAT_READY_MS), 'the seat is free again'],
      [
        'sockets at a table, on one node',
        `${DEFAULT_CONFIG.spectatorsPerTable}`,
        '`table-full`, but for its players',
      ],
      [
        'wrong passwords for a table',
        `${GUESSES_PER_PERSON} of one person, ${GUESSES_PER_ADDRESS} from an address, in ${seconds(GUESS_WINDOW_MS)}`,
        '`too-many-attempts`',
      ],
      [
        'passwords being checked or set',
        `${HASHING.atOnce} at a time, ${HASHING.waitingPerAddress} of an address and ${HASHING.waiting} of all waiting`,
        '`busy`',
      ],
      [
        'passwords set by one person',
        `${PASSWORDS_OF_ONE.burst} at once, then one every ${1 / PASSWORDS_OF_ONE.perSecond} s`,
        '`too-fast`',
      ],
      ['unread data of one socket', kilobytes(BUFFER_LIMIT), 'the socket is cut; come back and resume'],
      ['rows kept for those who resume', `${RECENT_ROWS}, ${kilobytes(RECENT_BYTES)}`, 'a snapshot instead'],
      [
        'closed tables that one address has open, on one node',
        `${MOST_CLOSED_OPEN}`,
        'the first of them is no longer open',
      ],
      ['connections of a player that their seat knows', `${MOST_KNOWN}`, 'others are told all the same'],
      [
        'beats left unanswered',
        `${MOST_UNANSWERED}; the server beats every ${seconds(BEAT_MS)}`,
        'the socket is cut',
      ],
      [
        'an unacknowledged request for a move',
        seconds(FIRST_REPEAT_MS),
        `repeated, then every ${seconds(NEXT_REPEAT_MS)}`,
      ],
      ['an offered seat', seconds(SEAT_OFFER_MS), 'the next spectator is asked'],
      ['a seat between games without a connection', seconds(SEAT_HOLD_MS), 'it is free'],
      ['a table with nobody at it', seconds(EMPTY_TABLE_MS), 'it closes'],
      ['a table that everybody but spectators has left', seconds(DESERTED_TABLE_MS), 'it closes'],
    ],
  );

const httpLimits = (): string =>
  tableOf(
    ['what', 'how much'],
    [
      ...Object.entries(HTTP_MS).map(([name, ms]) => [
        `a request: ${name}`,
        `${ms} ${ms === 1 ? 'credit' : 'credits'}`,
      ]),
      ['a megabyte of files besides', `${creditsOf(fileCost(1024 * 1024))} credits`],
      ...Object.entries(DEFAULT_LIMITS).map(([name, { perSecond, burst }]) => [
        `requests of one address: ${name}`,
        `${burst} at once, then ${perSecond * 60} a minute`,
      ]),
      ['requests of one address answered at a time, files apart', `${ANSWERED_AT_ONCE}; the others wait`],
      ['one body', kilobytes(LONGEST_BODY)],
      ['the headers of a request', `within ${seconds(HTTP_TIMES.headersMs)}`],
      ['a whole request', `within ${seconds(HTTP_TIMES.requestMs)}`],
      [
        'a response of which nothing is read',
        `${seconds(HTTP_TIMES.unreadMs)} to ${seconds(2 * HTTP_TIMES.unreadMs)}`,
      ],
      [
        'an idle connection',
        `${seconds(HTTP_TIMES.idleMs)}; ${seconds(HTTP_TIMES.idleOfProxyMs)} behind a trusted proxy`,
      ],
      [
        'connections from one address',
        `${HTTP_PER_ADDRESS} besides its sockets, unless behind a trusted proxy`,
      ],
    ],
  );

const FLAG_WORDS: Readonly<Record<keyof ServerConfig, string>> = {
  host: 'address to listen on; `0.0.0.0` for all',
  port: 'port; 0 picks a free one',
  db: 'a file for SQLite, or a `postgres://` URL that many nodes share',
  origins: 'origins of web pages that may connect besides its own, with commas',
  proxies: 'trusted reverse proxies in front: so many entries of `X-Forwarded-For` are believed',
  adminFile: 'where `serve` writes address and token for `crownhead admin`',
  logLevel: 'silent, error, warn, info or debug',
  engines: 'engine threads for computer players',
  book: 'do computers open from the opening book? yes or no',
  computerPace: 'milliseconds between a move and a computer’s answer at the least, so that people can follow',
  reservedNames:
    'names that guests may not take, with commas, besides those that would pass for the server or its staff',
  mostConnections: 'open sockets; beyond it “Server is full”',
  mostConnectionsPerAddress: 'the same for one address',
  mostTables: 'open tables',
  tablesPerPerson: 'open tables one person may host',
  tablesPerAddress: 'open tables that were opened from one address',
  seatsPerPerson: 'seats of one person at tables of others where no game is on',
  seatsPerAddress: 'the same for all people at one address',
  spectatorsPerTable: 'sockets that have one table open, on each node; its players always come in',
  messagesPerSecond:
    'ordinary messages of one person, over time; a long or costly one counts for several, by any gateway',
  messagesPerSecondPerAddress: 'the same for all people at one address',
  consoleBasePort: 'also opens the [console gateway](console.md) here, and one port a client after it',
  consoleMaxClients: 'clients of the console gateway',
  consoleTurnLimit: 'seconds a turn may take there; 0 for no limit',
};

function defaultOf(key: keyof ServerConfig): string {
  if (key === 'engines') return 'processors less one';
  if (key === 'book') return '`yes`';
  if (key === 'consoleBasePort') return 'none';
  if (key === 'adminFile') return 'the database file with `.admin`; none with PostgreSQL';
  const value = DEFAULT_CONFIG[key];
  return Array.isArray(value) ? 'none' : `\`${value}\``;
}

function flags(): string {
  const keys = Object.keys(CONFIG_VARIABLES) as (keyof ServerConfig)[];
  const rows = keys.map((key) => [
    // It is on unless turned off.
    `\`--${key === 'book' ? 'no-' : ''}${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\``,
    `\`${CONFIG_VARIABLES[key]}\``,
    defaultOf(key),
    FLAG_WORDS[key],
  ]);
  return tableOf(['flag', 'environment', 'default', 'meaning'], rows);
}

async function metrics(): Promise<string> {
  const all = await new Metrics({ ofProcess: false }).registry.getMetricsAsJSON();
  return tableOf(
    ['name', 'kind', 'what it tells'],
    all.map(({ name, type, help }) => [`\`${name}\``, `${type}`, help]),
  );
}

const times = (): string =>
  tableOf(
    ['what', 'how long'],
    [
      ['a node that is not heard is dead after', seconds(NODE_LEASE_MS)],
      ['a deadline fires late by', `${TICK_DELAY_MS} ms`],
    ],
  );

const consoleLimits = (): string =>
  tableOf(
    ['what', 'how much', 'beyond it'],
    [
      [
        'numbers for one address',
        `${CONNECTION_RATE.burst} at once, then ${CONNECTION_RATE.perSecond * 60} a minute`,
        '“Server is full”',
      ],
      ['connections of one address at one port', `${SOCKETS_PER_ADDRESS} at once`, 'closed without a word'],
      ['coming to one’s port', seconds(READY_MS), 'the number is free again'],
      ['saying `READY` there', seconds(READY_MS), '“You must be ready”, and the number is free again'],
      ['one line', `${LONGEST_LINE} bytes`, 'told and disconnected'],
      [
        'lines of one client',
        `${DEFAULT_CONFIG.messagesPerSecond} a second, ${BURST_SECONDS} seconds’ worth at once`,
        'told, the next time disconnected',
      ],
      [
        'acknowledging a request for a move',
        seconds(FIRST_REPEAT_MS),
        `it is repeated, then every ${seconds(NEXT_REPEAT_MS)}`,
      ],
      ['answering `REMATCH`', 'the turn limit', 'disconnected'],
      ['answering `SEAT`', seconds(SEAT_OFFER_MS), 'the next one is asked'],
    ],
  );

const ACCESS_WORDS: Readonly<Record<AdminAccess, string>> = {
  moderator: 'moderators and owners',
  owner: 'owners',
  local: 'the machine itself',
};

const adminCommands = (): string =>
  tableOf(
    ['command', 'for', 'what it does'],
    ADMIN_COMMAND_NAMES.map((name) => {
      const { access, changes, summary, input } = ADMIN_COMMANDS[name];
      const fields = Object.keys(input.entries).map((field) => `\`${field}\``);
      const given = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
      return [`\`${name}\`${given}`, ACCESS_WORDS[access], `${summary}${changes ? '' : ' *'}`];
    }),
  );

/** Every such table by the name of its block. */
export const makeTables = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ['errors', errors()],
    ['wire-limits', wireLimits()],
    ['http-limits', httpLimits()],
    ['flags', flags()],
    ['metrics', await metrics()],
    ['times', times()],
    ['admin', adminCommands()],
    ['console-limits', consoleLimits()],
  ]);
