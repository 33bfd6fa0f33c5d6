/** Computers at a server's table: each move can be seen before the next one comes. */
import { NO_TIMER, OFFICIAL_PRESET, playing } from '@crownhead/match';
import { legalMoves, newGame } from '@crownhead/rules';
import { WatchedClock } from '@crownhead/testkit';
import { afterEach, expect, it } from 'vitest';
import { TestClient } from '../../test/test-client.ts';
import { createTable, offered, startTestServer } from '../../test/test-server.ts';
import type { RunningServer } from '../server.ts';
import { pauseOf } from './pace.ts';
import type { EnginePool } from './pool.ts';

const PACE = 700;
const NOW = 1_000_000;

let server: RunningServer | null = null;
let client: TestClient | null = null;
afterEach(async () => {
  await client?.close();
  await server?.stop();
  client = server = null;
});

/** Thinks of the first move there is, in no time. */
const HASTY: EnginePool = {
  play: async ({ position }) => legalMoves(position)[0]!,
  search: () => Promise.reject(new Error('nobody offers a draw')),
  queued: 0,
  close: async () => undefined,
};

it('[L3][N6] a computer that has thought in no time lets its opponent look', async () => {
  const clock = new WatchedClock();
  server = await startTestServer({ computerPace: PACE }, { clock, engines: HASTY });
  client = await TestClient.join(server.url, 'Ann');
  const table = await createTable(client, offered({ sides: 'host-white' }));
  await client.command(table, { type: 'computer.seat', level: 1 });
  await client.command(table, { type: 'ready', ready: true });
  const { round } = await client.until(table, (state) => playing(state) !== null);
  await expect.poll(() => clock.waits).toContain(PACE);
  expect(round!.game.plies).toHaveLength(0);
  await clock.advance(PACE);
  await client.until(table, (state) => state.round!.game.plies.length === 1);
});

it.each([
  ['without a timer', null, 0, PACE],
  ['with much time', 600_000, 0, PACE],
  ['with little', 10_000, 0, 200],
  ['after thinking for half of it', null, 300, 400],
  ['after thinking for longer', null, 900, -200],
  ['with a clock that was set back', null, -3_600_000, PACE],
])('[L3] %s', (_, base, thought, pause) => {
  const timer = base === null ? NO_TIMER : ({ kind: 'clock', base, increment: 0, delay: thought } as const);
  const table = { ...OFFICIAL_PRESET.table, timer };
  const left = base ?? 0;
  const clock = { left: { black: left, white: left }, turnStartedAt: NOW, warnedAt: null };
  const round = { clock, table, game: newGame() };
  expect(pauseOf(round, PACE, NOW + thought)).toBe(pause);
});
