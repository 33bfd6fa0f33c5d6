/** People, computers and machines at a table who do anything at any time, though often enough what they should. */
import {
  AFTER_OPTIONS,
  type Asked,
  askedOf,
  type Command,
  computerPlayer,
  type HostOptions,
  isComputerPlayer,
  LOST_OPTIONS,
  nextDeadline,
  type PlayerCommand,
  type PlayerId,
  PRESETS,
  playerId,
  playing,
  RESIGN_OPTIONS,
  type Start,
  TAKEBACK_OPTIONS,
  type TableOptions,
  type TableState,
  TIME_OPTIONS,
  type Timer,
} from '@crownhead/match';
import {
  type Attempt,
  DRAW_MODES,
  type Move,
  RULE_OPTION_NAMES,
  RULE_OPTIONS,
  type RuleSet,
  SQUARES,
  squaresOfMove,
  visitMoves,
} from '@crownhead/rules';
import {
  ANN,
  BOB,
  CY,
  connectionOf,
  DEE,
  EVE,
  nameOf,
  optionsWith,
  spectatorsOf,
  type TableDriver,
} from './table.ts';

const STRANGER = playerId('fay');
const PEOPLE = [ANN, BOB, CY, DEE, EVE, STRANGER] as const;
const WATCHERS = [CY, DEE, EVE, BOB, ANN] as const;
const EVERYBODY = [...PEOPLE, computerPlayer(0), computerPlayer(1)] as const;

/** Stands for somebody whose data are erased. */
const NOBODY = 'Nobody';

/** A stream of choices from one number. */
export class SeededChoices {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** mulberry32, by Tommy Ettinger; in the public domain. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** From 0 up to, and without, this number. */
  below(n: number): number {
    return this.bits() % n;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Once in so many times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }
}

const TIMERS: readonly Timer[] = [
  { kind: 'none' },
  { kind: 'move', limit: 10_000, warning: 10_000 },
  { kind: 'move', limit: 30_000, warning: 20_000 },
  { kind: 'clock', base: 10_000, increment: 0, delay: 0 },
  { kind: 'clock', base: 60_000, increment: 2000, delay: 1000 },
  // Out of range.
  { kind: 'move', limit: 9999, warning: 10_000 },
  { kind: 'clock', base: 60_000, increment: -1, delay: 0 },
];

/** Boards on which something is about to happen. */
const BOARDS = [
  'B:W18:B14',
  'B:WK32:BK1',
  'W:W18,29:B5,14,25',
  'B:W29:B18,25',
  'W:W29:B22,25',
  'B:W6,K20:B27,K13',
  'W:W5,6,7,8,9,10,11,16:B1,2,3,4',
  '?:W30,31,32:B1,2,3',
  'B:W:B1',
  'B:W:B',
  'B:W99:B1',
] as const;

const START_FEN = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

const STARTS: readonly Start[] = [
  { kind: 'standard' },
  { kind: 'three-move', deck: '144', number: null },
  { kind: 'three-move', deck: '156', number: 999 },
  { kind: 'eleven-man', number: null },
  {
    kind: 'resume',
    fen: START_FEN,
    history: [{ kind: 'pass', reason: 'time' }],
    clocks: { black: 9000, white: 9000 },
  },
  { kind: 'resume', fen: 'B:WK32:BK1', history: [{ kind: 'pass', reason: 'blocked' }], clocks: null },
];

const aStart = (random: SeededChoices): Start =>
  random.oneIn(3)
    ? random.pick(STARTS)
    : { kind: 'position', fen: random.pick(BOARDS), force: random.oneIn(2) };

function someRules(random: SeededChoices): Partial<RuleSet> {
  const option = random.pick(RULE_OPTION_NAMES);
  return { [option]: random.pick<string>(RULE_OPTIONS[option]) };
}

const aTable = (random: SeededChoices): Partial<TableOptions> => ({
  draw: { agreement: !random.oneIn(3), rule: random.pick(DRAW_MODES), proof: random.pick(DRAW_MODES) },
  resign: random.pick(RESIGN_OPTIONS),
  timer: random.pick(TIMERS),
  onTime: random.pick(TIME_OPTIONS),
  idle: random.pick([null, null, 30_000, 400_000, 1]),
  onLost: random.pick(LOST_OPTIONS),
  grace: random.pick([10_000, 60_000, 10_000, 60_000, 600_001]),
  takebacks: random.pick(TAKEBACK_OPTIONS),
  after: random.pick([...AFTER_OPTIONS, 'rematch', 'rematch'] as const),
});

const someOptions = (random: SeededChoices): HostOptions =>
  optionsWith({
    preset: random.pick(PRESETS).id,
    rules: random.oneIn(2) ? someRules(random) : {},
    table: random.oneIn(4) ? {} : aTable(random),
    sides: random.pick(['random', 'host-black', 'host-white'] as const),
    start: aStart(random),
    spectators: !random.oneIn(4),
    chat: random.oneIn(2),
    shared: random.oneIn(10),
  });

/** End-of-turn removal can offer very many moves: the first ones will do. */
const MOVES_ENOUGH = 30;

function someLegalPath(state: TableState, random: SeededChoices): Attempt {
  const { position, rules } = playing(state)!.game;
  const moves: Move[] = [];
  visitMoves(position, rules, (move) => moves.push(move) < MOVES_ENOUGH);
  return squaresOfMove(random.pick(moves));
}

const nonsensePath = (random: SeededChoices): Attempt =>
  Array.from({ length: random.below(4) }, () => (random.oneIn(5) ? 'A2' : random.pick(SQUARES)));

function aMove(state: TableState, by: PlayerId, random: SeededChoices): PlayerCommand {
  const round = playing(state);
  const game = (round?.number ?? 1) + (random.oneIn(20) ? 1 : 0);
  const ply = (round?.game.plies.length ?? 0) + (random.oneIn(20) ? 0 : 1);
  return {
    by,
    type: 'move',
    game,
    ply,
    path: round && !random.oneIn(8) ? someLegalPath(state, random) : nonsensePath(random),
  };
}

const seatTake = (by: PlayerId, random: SeededChoices): PlayerCommand => ({
  by,
  type: 'seat.take',
  name: random.oneIn(10) ? random.pick(['', 'Ann', 'Computer 1']) : nameOf(by),
  connection: random.oneIn(8) ? null : connectionOf(by),
  ...(random.oneIn(4) ? { seat: random.pick([0, 1] as const) } : {}),
});

/** Every command there is, with what it needs. */
const COMMANDS: {
  readonly [T in PlayerCommand['type']]: (
    by: PlayerId,
    random: SeededChoices,
    state: TableState,
  ) => PlayerCommand;
} = {
  'table.create': (by, random) => ({
    by,
    type: 'table.create',
    name: nameOf(by),
    options: someOptions(random),
  }),
  'options.set': (by, random) => {
    const { rules, table, sides, start, chat } = someOptions(random);
    return {
      by,
      type: 'options.set',
      options: random.pick([{ rules }, { table }, { sides }, { start }, { chat }, { rules, table }]),
    };
  },
  'seat.take': seatTake,
  'computer.seat': (by, random) => ({
    by,
    type: 'computer.seat',
    level: random.below(11),
    ...(random.below(4) === 0 && { rating: 600 + random.below(2000) }),
  }),
  'seat.remove': (by, random) => ({ by, type: 'seat.remove', seat: random.pick([0, 1] as const) }),
  leave: (by) => ({ by, type: 'leave' }),
  ready: (by, random) => ({ by, type: 'ready', ready: !random.oneIn(4) }),
  'rematch.decline': (by) => ({ by, type: 'rematch.decline' }),
  'seat.accept': (by) => ({ by, type: 'seat.accept', connection: connectionOf(by) }),
  'seat.decline': (by) => ({ by, type: 'seat.decline' }),
  move: (by, random, state) => aMove(state, by, random),
  'draw.offer': (by) => ({ by, type: 'draw.offer' }),
  'draw.accept': (by) => ({ by, type: 'draw.accept' }),
  'draw.decline': (by) => ({ by, type: 'draw.decline' }),
  'draw.claim': (by) => ({ by, type: 'draw.claim' }),
  resign: (by, random) => ({ by, type: 'resign', confirmed: !random.oneIn(3) }),
  'takeback.ask': (by) => ({ by, type: 'takeback.ask' }),
  'takeback.accept': (by) => ({ by, type: 'takeback.accept' }),
  'takeback.decline': (by) => ({ by, type: 'takeback.decline' }),
  chat: (by, random) => ({ by, type: 'chat', text: random.pick(['hello', 'good game', '']) }),
  'table.close': (by) => ({ by, type: 'table.close' }),
  'connection.open': (by, random) => ({
    by,
    type: 'connection.open',
    connection: connectionOf(by, 1 + random.below(3)),
  }),
  'connection.lose': (by, random) => ({
    by,
    type: 'connection.lose',
    connection: connectionOf(by, 1 + random.below(3)),
  }),
};
const COMMAND_TYPES = Object.keys(COMMANDS) as PlayerCommand['type'][];
/** What would end everything if it came as often as the rest. */
const RARE: readonly string[] = ['leave', 'table.close', 'resign', 'seat.remove'];

/** Those whom the table waits for; anybody, when it waits for nobody. */
function concerned(state: TableState): readonly PlayerId[] {
  const waitedFor = EVERYBODY.filter((player) => !['wait', 'nothing'].includes(askedOf(state, player)));
  return waitedFor.length > 0 && state.seats.every((occupant) => occupant !== null) ? waitedFor : EVERYBODY;
}

function anyCommand(state: TableState, random: SeededChoices): Command {
  const type = random.pick(COMMAND_TYPES);
  if (RARE.includes(type) && !random.oneIn(6)) return anyCommand(state, random);
  const by = random.pick(random.oneIn(2) ? EVERYBODY : concerned(state));
  return COMMANDS[type](by, random, state);
}

const EXPECTED: { readonly [A in Asked]: readonly PlayerCommand['type'][] } = {
  nothing: ['table.create'],
  wait: ['seat.take', 'seat.take', 'computer.seat', 'connection.open', 'takeback.ask', 'chat'],
  ready: ['ready', 'ready', 'ready', 'rematch.decline'],
  move: ['move', 'move', 'move', 'move', 'move', 'move', 'draw.offer', 'draw.claim', 'takeback.ask'],
  'answer-draw': ['draw.accept', 'draw.decline', 'draw.decline'],
  'answer-takeback': ['takeback.accept', 'takeback.decline'],
  'take-seat': ['seat.accept', 'seat.decline', 'seat.take'],
};

/** Somebody does what they are asked to do. */
function expectedCommand(state: TableState, random: SeededChoices): Command {
  const by = random.pick(concerned(state));
  return COMMANDS[random.pick(EXPECTED[askedOf(state, by)])](by, random, state);
}

/** A computer has no data, and whoever is erased is gone: nobody does not sit on both sides. */
const canBeErased = ({ seats, seatOffer }: TableState, player: PlayerId): boolean =>
  !isComputerPlayer(player) &&
  [...seats, seatOffer].every((one) => one?.name !== NOBODY) &&
  !seats.every((occupant) => occupant?.player === player);

function systemCommand(table: TableDriver, random: SeededChoices): Command {
  if (random.oneIn(3)) return { type: 'draw.declare' };
  if (random.oneIn(2)) return { type: 'tick' };
  if (random.oneIn(20)) {
    const player = random.pick(concerned(table.state));
    if (canBeErased(table.state, player)) return { type: 'person.erase', player, name: NOBODY };
  }
  if (random.oneIn(20)) return { type: random.pick(['game.stop', 'table.stop'] as const) };
  table.wait(random.pick([0, 1000, 1_000_000]));
  return {
    type: 'outage',
    from: table.now - random.pick([0, 900, 900_000]),
    to: table.now + random.pick([-50, 0, 50]),
  };
}

function shuffleSpectators(table: TableDriver, random: SeededChoices): void {
  const from = random.below(WATCHERS.length);
  const order = [...WATCHERS.slice(from), ...WATCHERS.slice(0, from)].slice(0, random.below(4));
  table.spectators = spectatorsOf(...order);
}

/** The next thing that happens; also moves the time, the people who watch, and the random of the table. */
export function nextCommand(table: TableDriver, random: SeededChoices): Command {
  table.random = random.bits();
  table.verdict = random.pick(['unknown', 'unknown', 'win', 'loss', 'draw'] as const);
  if (random.oneIn(12)) shuffleSpectators(table, random);
  table.wait(random.pick([0, 0, 0, 1, 200, 2000, -50]));
  const kind = random.below(24);
  const due = nextDeadline(table.state);
  if (kind < 2 && due !== null) {
    table.now = Math.max(table.now, due + random.pick([0, 0, 1, 250, 70_000]));
    return { type: 'tick' };
  }
  if (kind < 3) return systemCommand(table, random);
  return kind < 9 && table.state.status === 'open'
    ? anyCommand(table.state, random)
    : expectedCommand(table.state, random);
}
