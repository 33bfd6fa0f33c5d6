/** Well-formed messages an intruder may send: to tables of others, to its own, with ids old and new. */
import { PRESETS } from '@crownhead/match';
import type { OfferedOptions, TableCommand } from '@crownhead/protocol';
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

const anId = (dice: SeededRandom, { stolenIds }: Targets): string =>
  dice.chance(0.2) && stolenIds.length > 0 ? dice.pick(stolenIds) : `x${dice.below(1e9).toString(36)}`;

const aTable = (dice: SeededRandom, { victims, own }: Targets): string => {
  if (dice.chance(0.6)) return dice.pick(victims);
  return own.length > 0 && dice.chance(0.9)
    ? dice.pick(own)
    : `t${dice.below(1e9).toString(36).padEnd(6, '0')}`;
};

function options(dice: SeededRandom): OfferedOptions {
  const { rules, table } = dice.pick(PRESETS);
  const start = dice.chance(0.3)
    ? ({ kind: 'position', fen: dice.pick(FENS), force: dice.chance(0.5) } as const)
    : ({ kind: 'standard' } as const);
  return offered({ rules, table, start, private: dice.chance(0.2), chat: dice.chance(0.5) });
}

/** Every command there is, well formed. */
const COMMANDS: {
  readonly [T in TableCommand['type']]: (dice: SeededRandom) => Extract<TableCommand, { type: T }>;
} = {
  'options.set': (dice) => ({ type: 'options.set', options: options(dice) }),
  'seat.take': (dice) =>
    dice.chance(0.5) ? { type: 'seat.take' } : { type: 'seat.take', seat: dice.pick([0, 1]) },
  'computer.seat': (dice) => ({ type: 'computer.seat', level: dice.pick([1, 1, 1, ...NUMBERS]) }),
  'seat.remove': (dice) => ({ type: 'seat.remove', seat: dice.pick([0, 1]) }),
  ready: (dice) => ({ type: 'ready', ready: dice.chance(0.7) }),
  resign: (dice) => ({ type: 'resign', confirmed: dice.chance(0.5) }),
  chat: (dice) => ({
    type: 'chat',
    text: dice.pick(['', 'hello', '\u202Eolleh', '\u0000', 'x'.repeat(1200)]),
  }),
  move: (dice) => ({
    type: 'move',
    game: dice.pick([1, 1, ...NUMBERS]),
    ply: dice.pick(NUMBERS),
    path: Array.from({ length: 1 + dice.below(dice.chance(0.1) ? 41 : 3) }, () => dice.pick(SQUARES)),
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

const command = (dice: SeededRandom): TableCommand =>
  COMMANDS[dice.pick(dice.chance(0.9) ? COMMON : COMMAND_TYPES)](dice);

/** A message that can be read, whether or not it may be obeyed. */
export function randomCommand(dice: SeededRandom, targets: Targets): Record<string, unknown> {
  const id = anId(dice, targets);
  const table = aTable(dice, targets);
  switch (dice.below(12)) {
    case 0:
      return {
        type: 'table.create',
        id,
        options: options(dice),
        ...(dice.chance(0.02) && { password: 'pw' }),
      };
    case 1:
    case 2:
    case 3:
      return { type: 'table.open', id, table, ...(dice.chance(0.5) && { seen: dice.pick(NUMBERS) }) };
    case 4:
      return { type: 'table.shut', id, table };
    case 5:
      // Passwords take the server some time on purpose, so there are few of them.
      if (dice.chance(0.9)) return { type: 'ack', table, seq: dice.pick(NUMBERS) };
      return { type: dice.pick(['table.password', 'table.open']), id, table, password: 'guess' };
    case 6:
      return { type: dice.pick(['lobby.watch', 'lobby.leave']), id };
    case 7:
      return dice.chance(0.5) ? { type: 'beat' } : { type: 'hello', protocol: 1, token: 'x'.repeat(43) };
    default:
      return { type: 'command', id, table, seen: dice.pick(NUMBERS), command: command(dice) };
  }
}
