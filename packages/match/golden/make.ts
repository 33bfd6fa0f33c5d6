/**
 * Writes table.golden.json: the log of one long evening at a table with every kind of event in it, and the states it
 * leads to. The events are a promise that old logs stay readable, so a log that is there is kept and only the states
 * are written again, for a state whose shape has changed. `--again` plays the evening again: for a new event version.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Command, EVENT_TYPES, NO_TABLE, replay, type TableEvent } from '@crownhead/match';
import {
  ANN,
  BOB,
  CY,
  connectionOf,
  DEE,
  EVE,
  optionsWith,
  spectatorsOf,
  TableDriver,
} from '@crownhead/testkit';

const FILE = new URL('table.golden.json', import.meta.url);

interface Golden {
  readonly events: readonly TableEvent[];
  readonly marks: readonly number[];
}

const table = new TableDriver();
/** After how many events the state is written down too. */
const marks: number[] = [];

const remember = (): void => {
  marks.push(table.log.length);
};
/** Things take time, and not round numbers of it. */
const then = (...commands: Command[]): void => {
  for (const command of commands) table.wait(1234).ok(command);
};
const moves = (...texts: string[]): void => {
  for (const text of texts) table.wait(2345).move(text);
};

function firstGame(): void {
  const options = optionsWith({
    sides: 'random',
    chat: true,
    table: {
      timer: { kind: 'move', limit: 60_000, warning: 30_000 },
      onTime: 'warning-forfeit',
      idle: 100_000,
    },
  });
  then({ by: ANN, type: 'table.create', name: ' Ann ', options });
  table.random = 0b11;
  table.sit(ANN);
  table.sit(BOB);
  then(
    { by: BOB, type: 'chat', text: 'hello' },
    { by: ANN, type: 'options.set', options: { spectators: true, private: true } },
    { by: ANN, type: 'ready', ready: true },
    { by: ANN, type: 'ready', ready: false },
    { by: ANN, type: 'ready', ready: true },
    { by: BOB, type: 'ready', ready: true },
  );
  moves('11-15', '23-19', '8-11', '22-17');
  then({ by: BOB, type: 'draw.offer' }, { by: ANN, type: 'draw.decline' });
  moves('4-8');
  then({ by: BOB, type: 'takeback.ask' }, { by: ANN, type: 'takeback.decline' });
  then({ by: BOB, type: 'takeback.ask' }, { by: ANN, type: 'takeback.accept' });
  table.lose(ANN);
  table.wait(40_000).connect(ANN, 2);
  table.pass(45_000);
  remember();
  moves('9-13', '17-14', '10x17', '21x14');
  then({ type: 'outage', from: table.now + 100, to: table.now + 1000 });
  then({ by: BOB, type: 'resign', confirmed: true });
}

function successors(): void {
  table.spectators = spectatorsOf(CY, DEE, EVE);
  then({ by: ANN, type: 'ready', ready: true }, { by: BOB, type: 'rematch.decline' });
  then({ by: CY, type: 'seat.decline' });
  table.pass(15_000);
  remember();
  then({ by: DEE, type: 'seat.accept', connection: connectionOf(DEE) });
  moves('11-15');
  table.lose(DEE);
  table.pass(200_000);
}

function passesAndPositions(): void {
  const start = { kind: 'position', fen: 'B:W29:B18,25', force: false } as const;
  const { rules, table: limits } = optionsWith({
    preset: 'lobby',
    rules: { first: 'black' },
    table: { timer: { kind: 'move', limit: 10_000, warning: 10_000 } },
  });
  then({ by: ANN, type: 'options.set', options: { start, rules, table: limits, sides: 'host-white' } });
  then({ by: BOB, type: 'seat.take', name: 'Bob', connection: connectionOf(BOB, 7) });
  table.start();
  moves('18-22');
  table.pass(15_000);
  remember();
  then({ by: BOB, type: 'leave' });
}

function savedGameAndComputers(): void {
  const { rules, table: limits } = optionsWith({
    table: { timer: { kind: 'clock', base: 60_000, increment: 2000, delay: 500 } },
  });
  const start = {
    kind: 'resume',
    fen: 'W:WK32:BK1,K2',
    history: [{ kind: 'pass', reason: 'time' }],
    clocks: { black: 31_000, white: 29_500 },
  } as const;
  then({ by: ANN, type: 'options.set', options: { start, rules, table: limits, sides: 'random' } });
  then({ by: ANN, type: 'computer.seat', level: 3 });
  table.random = 0;
  table.start();
  moves('1-6', '32-27');
  then({ by: ANN, type: 'takeback.ask' });
  moves('1-5', '32-28');
  remember();
  table.verdict = 'draw';
  then({ by: ANN, type: 'draw.claim' });
  then({
    by: ANN,
    type: 'options.set',
    options: { start: { kind: 'three-move', deck: '174', number: null } },
  });
  table.random = 4 * 101;
  then({ by: ANN, type: 'ready', ready: true });
  table.lose(ANN, 2);
  table.pass(165_000);
}

function lastOnesOut(): void {
  table.spectators = spectatorsOf(EVE);
  then({ by: EVE, type: 'seat.accept', connection: connectionOf(EVE) });
  remember();
  then({ by: EVE, type: 'resign', confirmed: true });
  then({ by: EVE, type: 'seat.remove', seat: 1 });
  then({ by: EVE, type: 'leave' });
  table.pass(600_000);
  table.spectators = [];
  table.pass(700_000);
  remember();
  then({ type: 'person.erase', player: EVE, name: 'Deleted player' });
}

function playEvening(): Pick<Golden, 'events' | 'marks'> {
  for (const part of [firstGame, successors, passesAndPositions, savedGameAndComputers, lastOnesOut]) part();
  const missing = EVENT_TYPES.filter((type) => table.log.every((event) => event.type !== type));
  if (missing.length > 0) throw new Error(`never happened: ${missing.join(', ')}`);
  return { events: table.log, marks };
}

const keep = existsSync(FILE) && !process.argv.includes('--again');
const { events, marks: kept } = keep ? (JSON.parse(readFileSync(FILE, 'utf8')) as Golden) : playEvening();
const states = [...kept, events.length].map((count) => replay(NO_TABLE, events.slice(0, count)));

const lines = (values: readonly unknown[]): string =>
  `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
const parts = [`"events":${lines(events)}`, `"marks":${JSON.stringify(kept)}`, `"states":${lines(states)}`];
writeFileSync(FILE, `{${parts.join(',\n')}}\n`);
console.log(`${events.length} events${keep ? ', kept' : ''}; ${states.length} states`);
