/** Well-formed messages an intruder may send: to tables of others, to its own, with ids old and new. */
import { PRESETS } from '@crownhead/match';
import {
  type ClientMessage,
  type ClientMessageOf,
  type OfferedOptions,
  type TableCommand,
  type TableId,
  tableId,
} from '@crownhead/protocol';
import { SQUARES } from '@crownhead/rules';
import { offered } from '../test-server.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What the intruders aim at. */
export interface Targets {
  /** Tables whose games must not be touched. */
  readonly victims: readonly string[];
  /** Ids that others have used, and that the server itself uses. */
  readonly stolenIds: readonly string[];
  /** Tables of the intruders themselves, the newest last. */
  readonly own: string[];
}

const NUMBERS = [0, 1, 2, 3, -1, 7, 40, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER] as const;
const CROWDED = 'W:WK1,K2,K3,K4,K9,K10,K11,K12,K17,K18,K19,K20:BK5,K6,K7,K8,K13,K14,K15,K16,K21,K22,K23,K24';
const FENS = ['', 'W:W1:B32', 'B:W21:B', CROWDED, `${'W:'.repeat(90)}W1`, 'B:WK32:BK1,5'] as const;

const anId = (random: SeededRandom, { stolenIds }: Targets): string =>
  random.chance(0.2) && stolenIds.length > 0 ? random.pick(stolenIds) : `x${random.below(1e9).toString(36)}`;

const aTable = (random: SeededRandom, { victims, own }: Targets): TableId => {
  if (random.chance(0.6)) return tableId(random.pick(victims));
  const isOwn = own.length > 0 && random.chance(0.9);
  return tableId(isOwn ? random.pick(own) : `t${random.below(1e9).toString(36).padEnd(6, '0')}`);
};

function options(random: SeededRandom): OfferedOptions {
  const { rules, table } = random.pick(PRESETS);
  const start = random.chance(0.3)
    ? ({ kind: 'position', fen: random.pick(FENS), force: random.chance(0.5) } as const)
    : ({ kind: 'standard' } as const);
  return offered({ rules, table, start, private: random.chance(0.2), chat: random.chance(0.5) });
}

/** Every command there is, well formed. */
const COMMANDS: {
  readonly [T in TableCommand['type']]: (random: SeededRandom) => Extract<TableCommand, { type: T }>;
} = {
  'options.set': (random) => ({ type: 'options.set', options: options(random) }),
  'seat.take': (random) =>
    random.chance(0.5) ? { type: 'seat.take' } : { type: 'seat.take', seat: random.pick([0, 1]) },
  'computer.seat': (random) => ({ type: 'computer.seat', level: random.pick([1, 1, 1, ...NUMBERS]) }),
  'seat.remove': (random) => ({ type: 'seat.remove', seat: random.pick([0, 1]) }),
  ready: (random) => ({ type: 'ready', ready: random.chance(0.7) }),
  resign: (random) => ({ type: 'resign', confirmed: random.chance(0.5) }),
  chat: (random) => ({
    type: 'chat',
    text: random.pick(['', 'hello', '\u202Eolleh', '\u0000', 'x'.repeat(1200)]),
  }),
  move: (random) => ({
    type: 'move',
    game: random.pick([1, 1, ...NUMBERS]),
    ply: random.pick(NUMBERS),
    path: Array.from({ length: 1 + random.below(random.chance(0.1) ? 41 : 3) }, () => random.pick(SQUARES)),
  }),
  leave: () => ({ type: 'leave' }),
  'rematch.decline': () => ({ type: 'rematch.decline' }),
  'seat.accept': () => ({ type: 'seat.accept' }),
  'seat.decline': () => ({ type: 'seat.decline' }),
  'draw.offer': () => ({ type: 'draw.offer' }),
  'draw.accept': () => ({ type: 'draw.accept' }),
  'draw.decline': () => ({ type: 'draw.decline' }),
  'draw.claim': () => ({ type: 'draw.claim' }),
  'takeback.ask': () => ({ type: 'takeback.ask' }),
  'takeback.accept': () => ({ type: 'takeback.accept' }),
  'takeback.decline': () => ({ type: 'takeback.decline' }),
  'table.close': () => ({ type: 'table.close' }),
};
const COMMAND_TYPES = Object.keys(COMMANDS) as readonly TableCommand['type'][];
/** Most of the time, so that every kind of number and path is tried. */
const COMMON = [
  'options.set',
  'seat.take',
  'computer.seat',
  'seat.remove',
  'ready',
  'resign',
  'chat',
  'move',
  'move',
] as const;

const command = (random: SeededRandom): TableCommand =>
  COMMANDS[random.pick(random.chance(0.9) ? COMMON : COMMAND_TYPES)](random);

/** Every message there is, well formed; whether it may be obeyed is another matter. */
const MESSAGES: {
  readonly [T in ClientMessage['type']]: (random: SeededRandom, targets: Targets) => ClientMessageOf<T>;
} = {
  hello: () => ({ type: 'hello', protocol: 1, token: 'x'.repeat(43) }),
  'lobby.watch': (random, targets) => ({ type: 'lobby.watch', id: anId(random, targets) }),
  'lobby.leave': (random, targets) => ({ type: 'lobby.leave', id: anId(random, targets) }),
  'table.create': (random, targets) => ({
    type: 'table.create',
    id: anId(random, targets),
    options: options(random),
    ...(random.chance(0.02) && { password: 'pw' }),
  }),
  'table.open': (random, targets) => ({
    type: 'table.open',
    id: anId(random, targets),
    table: aTable(random, targets),
    ...(random.chance(0.5) && { seen: random.pick(NUMBERS) }),
    ...(random.chance(0.02) && { password: 'guess' }),
  }),
  'table.shut': (random, targets) => ({
    type: 'table.shut',
    id: anId(random, targets),
    table: aTable(random, targets),
  }),
  'table.password': (random, targets) => ({
    type: 'table.password',
    id: anId(random, targets),
    table: aTable(random, targets),
    password: 'guess',
  }),
  command: (random, targets) => ({
    type: 'command',
    id: anId(random, targets),
    table: aTable(random, targets),
    seen: random.pick(NUMBERS),
    command: command(random),
  }),
  ack: (random, targets) => ({ type: 'ack', table: aTable(random, targets), seq: random.pick(NUMBERS) }),
  beat: () => ({ type: 'beat' }),
};

/** How often each comes. Passwords take the server some time on purpose, so there are few of them. */
const SHARES: Readonly<Record<ClientMessage['type'], number>> = {
  hello: 10,
  'lobby.watch': 10,
  'lobby.leave': 10,
  'table.create': 20,
  'table.open': 60,
  'table.shut': 20,
  'table.password': 1,
  command: 80,
  ack: 18,
  beat: 10,
};
const MESSAGE_TYPES = (Object.keys(SHARES) as (keyof typeof SHARES)[]).flatMap((type) =>
  Array<typeof type>(SHARES[type]).fill(type),
);

/** A message that can be read, whether or not it may be obeyed. */
export const randomMessage = (random: SeededRandom, targets: Targets): ClientMessage =>
  MESSAGES[random.pick(MESSAGE_TYPES)](random, targets);
