/** The primary dies in the middle of games on two nodes, its synchronous standby takes over, and nobody restarts anything. */
import { setTimeout as delay } from 'node:timers/promises';
import { FULL } from '@crownhead/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { type ServerPair, startPair } from '../postgres/test-pair.ts';
import { offered } from '../test-server.ts';
import { LiveGames } from './live-games.ts';
import { ServeProcess } from './process.ts';

const GAMES = FULL ? 50 : 3;
/** From the death of the primary, which is promoted as soon as players have noticed it. */
const GO_ON_MS = 10_000;
const BREAK_MS = 1500;
/** Between the kill and its effect. */
const SLACK_MS = 250;

let pair: ServerPair;
const nodes: ServeProcess[] = [];
const games = new LiveGames();

beforeAll(async () => {
  pair = await startPair();
});
afterEach(async () => {
  games.end();
  await Promise.all(nodes.splice(0).map((node) => node.end()));
});
afterAll(() => pair.stop());

test('[O20][O22] the primary is killed and the standby promoted: no acknowledged move is lost, all games go on in 10 s, the break is charged to nobody', async () => {
  nodes.push(...(await Promise.all([0, 1].map(() => ServeProcess.start(pair.url)))));
  const urls = nodes.map(({ url }) => url);
  await games.start(GAMES, urls, (i) => [i, i + 1, i], offered({ sides: 'host-black' }));
  await games.goOn(6);

  const killed = performance.now();
  await pair.killPrimary();
  while ((await Promise.all(nodes.map((node) => node.timesUnavailable()))).every((times) => times === 0));
  // Shorter than a node may be silent, and longer than players think.
  await delay(BREAK_MS);
  await pair.promote();
  const promoted = performance.now();
  const wentOnMs = await games.playOn(promoted);
  expect(promoted - killed + wentOnMs).toBeLessThan(GO_ON_MS);
  await games.goOn(6);
  const moves = games.players.reduce((sum, { movedAt }) => sum + movedAt.length, 0);
  console.info(
    `${GAMES} games on two nodes, ${moves} moves acknowledged; standby promoted ${(promoted - killed).toFixed(0)} ms after the kill, all had moved ${wentOnMs.toFixed(0)} ms later`,
  );
  games.end();
  for (const { rows } of await games.histories(await openPostgres(pair.url))) {
    const outages = rows.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'outage' ? event.ms : [])),
    );
    expect(outages.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(promoted - killed - SLACK_MS);
  }
});
