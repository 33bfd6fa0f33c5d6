/** Short questions with long answers, very many of them at the same moment: each is let in before any of them has been charged. */
import { FakeClock } from '@crownhead/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANSWERED_AT_ONCE } from '../../src/http/guard.ts';
import type { RunningServer } from '../../src/server.ts';
import { finished, T1 } from '../store-contract/fixtures.ts';
import { openHere } from '../store-here.ts';
import { TestClient } from '../test-client.ts';
import { startTestServer } from '../test-server.ts';

const RATE = 40;
const ASKED = 100;
const LONG_GAME = { ...finished(T1, 1, 1000), pdn: 'x'.repeat(8000) };
const [CROWD, NEIGHBOUR] = ['192.0.2.1', '192.0.2.2'] as const;

let server: RunningServer;
/** Reads of the store under way for lists of games or tables, and the most there have been. */
let reads = { now: 0, most: 0 };

/** A store in which every list takes some turns of the event loop, and somebody has a hundred long games and as many tables as are listed. */
async function startWithLongLists(): Promise<void> {
  reads = { now: 0, most: 0 };
  const counted = async <T>(value: T): Promise<T> => {
    reads = { now: reads.now + 1, most: Math.max(reads.most, reads.now + 1) };
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    reads = { ...reads, now: reads.now - 1 };
    return value;
  };
  const store = await openHere();
  const slow = {
    ...store,
    games: () => counted(Array(100).fill(LONG_GAME.listing)),
    gamesOf: () => counted(Array(100).fill(LONG_GAME)),
    tablesOf: () => counted(Array(20).fill(T1)),
  };
  const opened = {
    store: slow,
    hints: { publish() {}, subscribe() {}, close: async () => {} },
    shared: false,
  };
  // Time stands still: nothing is earned back meanwhile.
  const clock = new FakeClock();
  server = await startTestServer({ proxies: 1, messagesPerSecondPerAddress: RATE }, { opened, clock });
}

beforeEach(startWithLongLists);
afterEach(() => server.stop());

const ask = async (path: string, token: string, address: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const response = await fetch(server.url + path, { headers });
  await response.arrayBuffer();
  return response.status;
};

it.each([
  ['own games with their moves', '/api/session/games?limit=100&pdn=yes', 10],
  ['own games without their moves', '/api/session/games?limit=100', 10],
  ['own tables', '/api/session/tables', 30],
  ['all games', '/api/games?limit=100', 75],
])('[O13][O14] a crowd of questions for %s is answered a few at a time, and only as far as its address can pay', async (_, path, most) => {
  const eve = await TestClient.join(server.url, 'Eve', CROWD);
  await eve.close();
  const asked = Array.from({ length: ASKED }, () => ask(path, eve.token, CROWD));
  const neighbour = ask(path, eve.token, NEIGHBOUR);
  const statuses = await Promise.all(asked);
  expect(await neighbour).toBe(200);
  expect(reads.most).toBeLessThanOrEqual(ANSWERED_AT_ONCE + 1);
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThanOrEqual(1);
  expect(answered).toBeLessThanOrEqual(most + ANSWERED_AT_ONCE);
  expect(statuses.filter((status) => status === 429).length).toBe(ASKED - answered);
});
