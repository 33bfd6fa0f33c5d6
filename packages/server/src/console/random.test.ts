/** Whatever five clients say and do, in any order: every line keeps to the protocol, and the next two can play. */
import { FakeClock } from '@crownhead/testkit';
import { afterEach, expect, it } from 'vitest';
import { type ConsoleClient, TestConsole } from '../../test/console/test-console.ts';

const STEPS = 120;
const MOST = 5;

const SAYINGS = [
  ...['YES', 'NO', 'SIT', 'DRAW', 'CLAIM', 'RESIGN YES', 'QUIT', 'BOARD', 'HELP', 'ACK', 'ACK 1', 'READY'],
  ...['ACCEPT', 'DECLINE', 'MOVE', 'what', '', '22-18', '11-15', '18x11', '8x15', '25-22', '4-8', '22-22'],
];

const LINE = {
  '#': /^# /,
  WELCOME: /^WELCOME [1-5] (PLAYER|SPECTATOR) 600 You are \S.*\.$/,
  GAME: /^GAME \d+ [BW-] .+\.$/,
  TURN: /^TURN [BW] (-|\d[\dx,-]*) .+ \(\w+\) is to move\.$/,
  STATE: /^STATE \d{13} [A-Z]+ (-|[BW]:W[K\d,]*:B[K\d,]*) \d+( .+)?$/,
  BYE: /^BYE .+\.$/,
  You: /^You must be ready$/,
} as const;

function check(line: string): void {
  const word = line.split(' ', 1)[0] as keyof typeof LINE;
  expect(LINE[word], line).toBeDefined();
  expect(line).toMatch(LINE[word]);
  if (word !== 'STATE') return;
  const [, , , , length, ...message] = line.split(' ');
  expect(Number(length), line).toBe(Buffer.byteLength(message.join(' ')));
}

/** The same numbers for the same seed. */
function random(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** All that this client has said is answered. */
async function answered(client: ConsoleClient): Promise<void> {
  if (client.socket.closed) return;
  client.say('HELP');
  await Promise.race([client.next(/QUIT {2}/), client.closed]).catch(() => undefined);
}

const isAsked = ({ lines }: ConsoleClient): boolean =>
  / (SEAT|REMATCH) /.test(lines.findLast((line) => line.startsWith('STATE')) ?? '');
const plays = ({ lines }: ConsoleClient): boolean => lines.some((line) => /^GAME \d+ [BW]/.test(line));

let server: TestConsole;
afterEach(() => server.stop());

/** The server may still be busy with those who have gone. */
async function comesIn(name: string, clock: FakeClock): Promise<ConsoleClient> {
  let id: number | null = null;
  while (id === null) {
    id = await server.ask();
    await clock.advance(1000);
  }
  const client = await server.dial(server.basePort + id);
  client.say(`READY ${name}`);
  await client.next(/^WELCOME/);
  return client;
}

it.each([1, 2])('[C1][N6][N8] random visits, %i', async (seed) => {
  const clock = new FakeClock();
  server = await TestConsole.start({ maxClients: MOST }, { clock });
  const roll = random(seed);
  const all: ConsoleClient[] = [];
  for (let step = 0; step < STEPS; step++) {
    const here = all.filter(({ socket }) => !socket.closed && !socket.destroyed);
    const one = here[roll(here.length)];
    if (here.length < MOST && roll(4) === 0) {
      const id = await server.ask();
      if (id === null) continue;
      const client = await server.dial(server.basePort + id);
      client.say(['READY', `READY N${step}`, 'READY Dup'][roll(3)]!);
      all.push(client);
    } else if (one && roll(12) === 0) one.drop();
    else if (one) {
      one.say(SAYINGS[roll(SAYINGS.length)]!);
      if (roll(2) === 0) await answered(one);
    }
    await clock.advance(roll(10) === 0 ? 21_000 : 500);
  }
  for (const client of all) client.drop();
  await Promise.all(all.map((client) => client.closed));

  const next = [await comesIn('Hal', clock), await comesIn('Ivy', clock)];
  for (let second = 0; second < 100 && !next.every(plays); second++) {
    for (const [i, client] of next.entries()) {
      // A winner who had gone closed the table at which this one had just come to watch.
      if (client.socket.closed) next[i] = await comesIn(`N${second}`, clock);
      else if (isAsked(client)) client.say('YES');
      await answered(client);
    }
    await clock.advance(1000);
  }
  expect(next.map(plays)).toEqual([true, true]);
  for (const { lines } of [...all, ...next]) lines.forEach(check);
  expect(all.flatMap(({ lines }) => lines).length).toBeGreaterThan(STEPS);
});
