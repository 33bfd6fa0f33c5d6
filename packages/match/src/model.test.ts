/** Thousands of tables at which everybody does anything at any time: what must hold after every command. */
import {
  DRAW_REASONS,
  PASS_REASONS,
  playMove,
  SIDES,
  size,
  VOID_REASONS,
  WIN_REASONS,
} from '@crownhead/rules';
import { FULL, nextCommand, SeededChoices, TableDriver } from '@crownhead/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewClock } from './clock.ts';
import type { Command } from './command.ts';
import { nextDeadline } from './deadline.ts';
import { CLOSED_REASONS, EVENT_TYPES, LEFT_REASONS, TABLE_EVENTS, type TableEvent } from './event.ts';
import { replay } from './evolve.ts';
import { sameName } from './names.ts';
import { TABLE_REFUSALS } from './refusal.ts';
import { NO_TABLE, playing, type Round, seatOf, somebodyPresent, type TableState } from './state.ts';

const RUNS = FULL ? 100_000 : 1500;
/** Half as many on average. */
const LONGEST = 120;
/** A closed table is tried a few times more, and then left alone. */
const TRIES_AFTER_CLOSING = 3;

const SECRET = /password|passphrase|secret|token|cookie|authori[sz]ation|https?:|\b\d{1,3}(\.\d{1,3}){3}\b/i;

/** A plain throw: an assertion library would be most of the time of the run. */
function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

function checkClock(round: Round, now: number): void {
  const { timer } = round.table;
  const live = round.game.outcome === null;
  const { turn } = round.game.position;
  const view = viewClock(round, now);
  must(
    view.running === (live && timer.kind !== 'none' ? turn : null),
    'one clock runs, in a game with a timer',
  );
  for (const side of SIDES) {
    const left = view.left[side];
    must(
      left === null || (Number.isInteger(left) && left >= 0),
      'clocks show whole milliseconds, never less than none',
    );
    must(
      round.grace[side] >= 0 && round.grace[side] <= round.table.grace,
      'the time away stays within its budget',
    );
  }
  must(round.clock.turnStartedAt <= now, 'a turn has begun already');
}

function checkState(state: TableState): void {
  const { round, seats, seatOffer } = state;
  if (round) {
    const { position } = round.game;
    for (const side of SIDES) must(size(position[side]) <= 12, 'at most twelve pieces a side');
    must(SIDES.includes(position.turn), 'one side is to move');
    must((position.black & position.white) === 0, 'one piece a square');
    checkClock(round, state.lastAt);
  }
  if (playing(state)) {
    must(seats[0] !== null && seats[1] !== null, 'a game has two players');
    must(seatOffer === null, 'nobody is asked for a seat during a game');
  }
  const [first, second] = seats;
  if (first && second) {
    must(!sameName(first.name, second.name), 'players have different names');
    const people = first.kind === 'person' && second.kind === 'person';
    must(
      !people || (first.player === second.player) === state.options.shared,
      'one person, one seat, unless shared',
    );
  }
  must(seatOffer === null || seats[seatOffer.seat] === null, 'only a free seat is offered');
  must(
    seatOffer === null || seatOf(state, seatOffer.player) === null,
    'a player is not asked for another seat',
  );
  must(
    state.removed.every((player) => seatOf(state, player) === null),
    'a removed player is away',
  );
  if (state.status === 'open') {
    must((state.emptySince === null) === somebodyPresent(state), 'a table is empty when nobody is there');
  }
}

/** Between the end of a game and the next start there are only facts about the table. */
function checkOrder(before: TableState, events: readonly TableEvent[]): void {
  let inGame = playing(before) !== null;
  for (const event of events) {
    must(inGame || TABLE_EVENTS.includes(event.type), `${event.type} without a game`);
    if (event.type === 'game.started') inGame = true;
    if (event.type === 'game.ended') inGame = false;
    must(!SECRET.test(JSON.stringify(event)), 'no secret is in the log');
  }
  const closed = events.findIndex(({ type }) => type === 'table.closed');
  must(closed === -1 || closed === events.length - 1, 'nothing follows the closing of a table');
}

function checkAccepted(
  before: TableState,
  command: Command,
  events: readonly TableEvent[],
  after: TableState,
): void {
  must(before.status !== 'closed' || command.type === 'person.erase', 'a closed table accepts nothing');
  checkOrder(before, events);
  const round = playing(before);
  if (round && 'by' in command && seatOf(before, command.by) === null) {
    const people = before.seats.filter((seat) => seat?.kind === 'person');
    const may = command.type === 'leave' || (command.type === 'table.close' && people.length === 0);
    must(command.by === before.host && may, 'who has no seat changes nothing in a game of people');
  }
  if (command.type === 'tick') {
    const due = nextDeadline(after);
    must(due === null || due > after.lastAt, 'a tick leaves nothing that is due');
  }
  if (command.type === 'move') {
    const made = events[0];
    must(round !== null && made?.type === 'move.made', 'a move is made in a game');
    const expected = playMove(round.game, made.move);
    expect(after.round?.game).toEqual(expected);
  }
  const next = playing(after);
  if (round && next) {
    must(round.number === next.number, 'a game is not exchanged for another');
    for (const side of SIDES) must(next.grace[side] <= round.grace[side], 'a budget never grows');
  }
}

/** What has happened at least once in the whole run, by name. */
type Seen = Set<string>;

function see(seen: Seen, event: TableEvent): void {
  seen.add(event.type);
  if ('why' in event) seen.add(`${event.type}: ${event.why}`);
  if ('reason' in event) seen.add(`${event.type}: ${event.reason}`);
  if ('outcome' in event) seen.add(`${event.type}: ${event.outcome.reason}`);
}

/** Nobody at a table adjudicates, and forty moves take longer than these tables live. */
const UNSEEN: readonly string[] = ['adjudicated', 'forty-move'];
const OUTCOMES = [...WIN_REASONS, ...DRAW_REASONS, ...VOID_REASONS].filter(
  (reason) => !UNSEEN.includes(reason),
);

const TO_BE_SEEN: readonly string[] = [
  ...EVENT_TYPES,
  ...LEFT_REASONS.map((why) => `seat.left: ${why}`),
  ...CLOSED_REASONS.map((why) => `table.closed: ${why}`),
  ...PASS_REASONS.map((reason) => `turn.passed: ${reason}`),
  ...OUTCOMES.map((reason) => `game.ended: ${reason}`),
  ...TABLE_REFUSALS,
];

function playTable(seeds: readonly number[], seen: Seen): void {
  const table = new TableDriver();
  const commands: Command[] = [];
  try {
    playCommands(table, seeds, seen, commands);
  } catch (cause) {
    const story = commands.map((command) => JSON.stringify(command)).join('\n');
    throw new Error(`${cause instanceof Error ? cause.message : cause} after\n${story}`, { cause });
  }
}

function playCommands(table: TableDriver, seeds: readonly number[], seen: Seen, commands: Command[]): void {
  let afterClosing = 0;
  for (const seed of seeds) {
    const command = nextCommand(table, new SeededChoices(seed));
    commands.push(command);
    const before = table.state;
    const decision = table.send(command);
    if (decision.ok) {
      for (const event of decision.value) see(seen, event);
      checkAccepted(before, command, decision.value, table.state);
      checkState(table.state);
    } else {
      seen.add(decision.error);
      must(table.state === before, 'a refusal changes nothing');
      if (decision.error === 'time-is-up' && command.type === 'move') table.ok({ type: 'tick' });
    }
    if (table.state.status === 'closed') afterClosing += 1;
    if (afterClosing > TRIES_AFTER_CLOSING) break;
  }
  expect(replay(NO_TABLE, JSON.parse(JSON.stringify(table.log)))).toEqual(table.state);
}

test('whatever happens, a table keeps its promises', () => {
  const seen: Seen = new Set();
  const seed = FULL ? Math.floor(Math.random() * 2 ** 31) : 3;
  if (FULL) console.log(`seed ${seed}`);
  const seeds = fc.noBias(fc.array(fc.nat(), { minLength: 1, maxLength: LONGEST, size: 'max' }));
  fc.assert(
    fc.property(seeds, (steps) => playTable(steps, seen)),
    { seed, numRuns: RUNS },
  );
  expect(TO_BE_SEEN.filter((name) => !seen.has(name))).toEqual([]);
}, 1_800_000);
