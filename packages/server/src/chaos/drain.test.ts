/** A server told to stop in the middle of many games: it says good-bye, finishes what is under way, and nobody pays for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFICIAL_PRESET } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { afterEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/open.ts';
import { offered } from '../test-server.ts';
import { LiveGames } from './live-games.ts';
import { ServeProcess } from './process.ts';

const GAMES = FULL ? 100 : 15;

const folder = mkdtempSync(join(tmpdir(), 'crownhead-chaos-'));
const games = new LiveGames();
let server: ServeProcess | null = null;

afterEach(async () => {
  games.end();
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

test('[N17] SIGTERM: clients are told, what was acknowledged is there, and the next process goes on', async () => {
  const db = join(folder, 'games.db');
  server = await ServeProcess.start(db);
  const { port, url } = server;
  // Whoever were taken for lost would lose the game.
  const options = offered({
    sides: 'host-black',
    table: { ...OFFICIAL_PRESET.table, onLost: 'wins-at-once' },
  });
  await games.start(GAMES, [url], () => [0, 0, 0], options);
  await games.goOn(6);
  const { everybody } = games;

  const told = performance.now();
  server.terminate();
  expect(await server.ended).toEqual([0, null]);
  const tookMs = performance.now() - told;
  expect(everybody.map(({ byes }) => byes)).toEqual(everybody.map(() => ['draining']));

  server = await ServeProcess.start(db, port);
  await games.goOn(6);
  games.end();
  console.info(`${GAMES} games, ${everybody.length} clients: ended ${tookMs.toFixed(0)} ms after SIGTERM`);
  server.terminate();
  expect(await server.ended).toEqual([0, null]);

  for (const { states } of await games.histories(await openSqlite(db))) {
    const { game, grace } = states.at(-1)!.round!;
    expect(game.outcome?.reason).not.toBe('disconnected');
    expect(grace.black).toBe(grace.white);
  }
});
