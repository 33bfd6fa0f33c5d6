/** A server on one machine, killed in the middle of many games: nothing that was acknowledged is lost, nobody pays for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFICIAL_PRESET } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { afterEach, expect, test } from 'vitest';
import { HEARTBEAT_MS } from '../cluster/node.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { NODE_LEASE_MS } from '../store/store.ts';
import { offered } from '../test-server.ts';
import { contradictions, type History, historyOf } from './history.ts';
import { type LiveMatch, startMatch } from './match.ts';
import { ServeProcess } from './process.ts';

const GAMES = FULL ? 200 : 30;
const BASE_MS = 600_000;
/** Between what a process does and what this one notices, with both cores busy. */
const SLACK_MS = 500;

const folder = mkdtempSync(join(tmpdir(), 'crownhead-chaos-'));
let server: ServeProcess | null = null;
let matches: LiveMatch[] = [];

afterEach(async () => {
  for (const { everybody } of matches.splice(0)) for (const client of everybody) client.end();
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Time without a node, as the log has it. */
const outages = ({ rows }: History): number[] =>
  rows.flatMap(({ events }) => events.flatMap((event) => (event.type === 'outage' ? [event.ms] : [])));

function clocksAddUp({ rows, states }: History): void {
  const { round } = states.at(-1)!;
  const events = rows.flatMap((row) => row.events);
  const outage = events.flatMap((event) => (event.type === 'outage' ? [event.ms] : []));
  const lastMove = events.findLast((event) => event.type === 'move.made')!;
  const played = lastMove.at - round!.startedAt - outage.reduce((sum, ms) => sum + ms, 0);
  const { black, white } = round!.clock.left;
  expect(2 * BASE_MS - black - white).toBe(played);
}

test('[N15][N17] kill -9: every acknowledged move is there, every game goes on, the outage is charged to nobody', async () => {
  const db = join(folder, 'games.db');
  server = await ServeProcess.start(db);
  const { port, url } = server;
  const timer = { kind: 'clock', base: BASE_MS, increment: 0, delay: 0 } as const;
  const options = offered({ sides: 'host-black', table: { ...OFFICIAL_PRESET.table, timer } });
  matches = await Promise.all(Array.from({ length: GAMES }, () => startMatch([url], [0, 0], options)));
  const players = matches.flatMap((match) => match.players);

  // In the middle: everybody moves as fast as they can, so hundreds of commands are under way.
  let moves = 0;
  const enough = new Promise<void>((done) => {
    for (const player of players) {
      player.onMoved = () => ++moves === GAMES * 8 && done();
      player.start();
    }
  });
  await enough;
  server.kill();
  const killedAt = Date.now();
  expect(await server.ended).toEqual([null, 'SIGKILL']);
  const pliesBefore = matches.map((match) => match.plies());

  // The machine is away for longer than a node may be silent.
  await new Promise((later) => setTimeout(later, NODE_LEASE_MS + SLACK_MS));
  const startedAt = Date.now();
  server = await ServeProcess.start(db, port);
  const readyAt = performance.now();
  const readyMs = Date.now() - killedAt;
  await Promise.all(matches.map((match, i) => match.reach(pliesBefore[i]! + 10)));
  for (const player of players) player.stop();
  const back = players.map(({ movedAt }) => movedAt.find((at) => at > readyAt)! - readyAt);
  console.info(
    `${GAMES} games, ${moves} moves acknowledged; after the restart all had moved within ${Math.max(...back).toFixed(0)} ms`,
  );

  for (const { everybody } of matches) for (const client of everybody) client.end();
  server.terminate();
  expect(await server.ended).toEqual([0, null]);
  const store = await openSqlite(db);
  try {
    for (const match of matches) {
      const history = await historyOf(store, match.table);
      expect(match.everybody.flatMap((client) => contradictions(history, client))).toEqual([]);
      // From the last sign of life, at most a heartbeat before the end, to the first one after.
      const [ms, ...more] = outages(history);
      expect(more).toEqual([]);
      expect(ms).toBeGreaterThanOrEqual(startedAt - killedAt - SLACK_MS);
      expect(ms).toBeLessThanOrEqual(readyMs + HEARTBEAT_MS + SLACK_MS);
      clocksAddUp(history);
    }
  } finally {
    await store.close();
  }
});
