/** A server told to stop in the middle of many games: it says good-bye, finishes what is under way, and nobody pays for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFICIAL_PRESET } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { afterEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/open.ts';
import { offered } from '../test-server.ts';
import { contradictions, historyOf } from './history.ts';
import { type LiveMatch, startMatch } from './match.ts';
import { ServeProcess } from './process.ts';

const GAMES = FULL ? 100 : 15;

const folder = mkdtempSync(join(tmpdir(), 'crownhead-chaos-'));
let server: ServeProcess | null = null;
let matches: LiveMatch[] = [];

afterEach(async () => {
  for (const { everybody } of matches.splice(0)) for (const client of everybody) client.end();
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
  matches = await Promise.all(Array.from({ length: GAMES }, () => startMatch([url], [0, 0, 0], options)));
  const everybody = matches.flatMap((match) => match.everybody);
  for (const match of matches) for (const player of match.players) player.start();
  await Promise.all(matches.map((match) => match.reach(6)));

  const told = performance.now();
  server.terminate();
  expect(await server.ended).toEqual([0, null]);
  const tookMs = performance.now() - told;
  expect(everybody.map(({ byes }) => byes)).toEqual(everybody.map(() => ['draining']));

  const plies = matches.map((match) => match.plies());
  server = await ServeProcess.start(db, port);
  await Promise.all(matches.map((match, i) => match.reach(plies[i]! + 6)));
  for (const match of matches) for (const player of match.players) player.stop();
  for (const client of everybody) client.end();
  console.info(`${GAMES} games, ${everybody.length} clients: ended ${tookMs.toFixed(0)} ms after SIGTERM`);
  server.terminate();
  expect(await server.ended).toEqual([0, null]);

  const store = await openSqlite(db);
  try {
    for (const match of matches) {
      const history = await historyOf(store, match.table);
      expect(match.everybody.flatMap((client) => contradictions(history, client))).toEqual([]);
      const { game, grace } = history.states.at(-1)!.round!;
      expect(game.outcome?.reason).not.toBe('disconnected');
      expect(grace.black).toBe(grace.white);
    }
  } finally {
    await store.close();
  }
});
