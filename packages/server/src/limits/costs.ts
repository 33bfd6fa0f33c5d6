/** What each message of a client costs: a list in which nothing can be forgotten. */
import type { ClientMessage, TableCommand } from '@crownhead/protocol';
import type { Cost } from './budget.ts';

/** What a row of the log takes besides its events: its keys, and the lobby's view of the table. */
const ROW = 250;
/** Checking or setting a password, whose hash is slow on purpose. */
const PASSWORD_MS = 20;

/** Estimates of the work, in milliseconds. */
const MESSAGE_MS: Readonly<Record<Exclude<ClientMessage['type'], 'command'>, number>> = {
  hello: 2,
  'lobby.watch': 5,
  'lobby.leave': 0.2,
  'table.create': 15,
  'table.open': 3,
  'table.shut': 1,
  'table.password': PASSWORD_MS,
  ack: 0.1,
  beat: 0.1,
};

const COMMAND_MS: Readonly<Record<TableCommand['type'], number>> = {
  'options.set': 1,
  'seat.take': 0.5,
  'computer.seat': 2,
  'seat.remove': 0.5,
  leave: 0.5,
  ready: 0.5,
  'rematch.decline': 0.5,
  'seat.accept': 0.5,
  'seat.decline': 0.5,
  move: 0.5,
  'draw.offer': 0.5,
  'draw.accept': 0.5,
  'draw.decline': 0.5,
  // The endgame tables may be asked.
  'draw.claim': 5,
  resign: 0.5,
  'takeback.ask': 0.5,
  'takeback.accept': 0.5,
  'takeback.decline': 0.5,
  chat: 0.5,
  'table.close': 0.5,
};

/** Before it is parsed, for what cannot be read too. */
export const readingCost = (bytes: number): Cost => ({ ms: 0.1, bytes });

/** Opening a socket; whoever does it again and again pays for each. */
export const HANDSHAKE_COST: Cost = { ms: 1 };

/** A frame of the protocol below: a ping, or a pong that nobody asked for. */
export const FRAME_COST: Cost = { ms: 0.5 };

/** Sending away a client that floods: what had come by then was read in vain, and more than it was charged for. */
export const FLOOD_COST: Cost = { ms: 20 };

/** Once a row is in the log: its events may be much longer than what was asked, so this cannot be known before. */
export const rowCost = (bytes: number): Cost => ({ ms: 0, stored: ROW + bytes });

/** Bytes of a table's log that are read, told to the main thread and replayed in a millisecond. */
const LOADED_PER_MS = 16 * 1024;
/** A table was not in memory. */
export const loadingCost = (bytes: number): Cost => ({ ms: bytes / LOADED_PER_MS });

/** Once it is parsed; `bytes` is its length, which is about what a new table takes in the log. */
export function messageCost(message: ClientMessage, bytes: number): Cost {
  switch (message.type) {
    case 'command':
      return { ms: COMMAND_MS[message.command.type] };
    case 'table.create':
      return { ms: MESSAGE_MS[message.type] + passwordMs(message), stored: ROW + bytes };
    case 'table.open':
      // A player who comes or goes is a row of the log.
      return { ms: MESSAGE_MS[message.type] + passwordMs(message), stored: ROW };
    case 'table.shut':
      return { ms: MESSAGE_MS[message.type], stored: ROW };
    default:
      return { ms: MESSAGE_MS[message.type] };
  }
}

const passwordMs = ({ password }: { readonly password?: string | undefined }): number =>
  password === undefined ? 0 : PASSWORD_MS;

/** Writing one message to one socket, in milliseconds. */
const SENDING_MS = 0.01;

/** What a socket was sent, whoever caused it: what one client does goes to all that watch, and theirs may be many. */
export const sendingCost = (messages: number, bytes: number): Cost => ({
  ms: messages * SENDING_MS,
  sent: bytes,
});

/** Bytes of a file that are handed to a connection in a millisecond: they are in memory and not encoded. */
const FILE_BYTES_PER_MS = 256 * 1024;
export const fileCost = (bytes: number): Cost => ({ ms: bytes / FILE_BYTES_PER_MS });

/** Positions that the endgame tables look at for one verdict; beyond, it is unknown. Hardly any real position takes a hundred. */
export const MOST_LOOKED_UP = 2000;
const LOOKED_UP_MS = 0.005;
export const lookingUpMs = (positions: number): number => positions * LOOKED_UP_MS;

/** A search of the archive or a step of the explorer, besides the request: as much as the bounds of both allow. */
export const ARCHIVE_MS = 8;

/** Games of a list, each read by the store and told to the main thread. */
const LISTED_MS = 0.02;
export const listedMs = (games: number): number => games * LISTED_MS;

/** One of somebody's own tables: its row, its place in memory, and who may come in. */
export const OWN_TABLE_MS = 0.4;

/** A line of a console client: as much as a message, since it leads to one. */
export const LINE_COST: Cost = { ms: 1 };

/** What is counted together over HTTP. Requests that make guests or guess return codes have limits of their own besides. */
export const HTTP_MS = {
  general: 1,
  files: 0.12,
  metrics: 2,
  referee: 1,
  lobby: 5,
  session: 5,
  return: 5,
  admin: 2,
} as const;
