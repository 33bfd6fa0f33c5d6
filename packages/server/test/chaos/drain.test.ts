/** A server told to stop in the middle of many games: it says good-bye, finishes what is under way, and nobody pays for it. */
import { OFFICIAL_PRESET } from '@crownhead/match';
import { FULL, HAS_SIGNALS } from '@crownhead/testkit';
import { afterEach, expect, test } from 'vitest';
import { offered } from '../test-server.ts';
import { OneServer } from './one-server.ts';

const GAMES = FULL ? 100 : 6;

const one = new OneServer();
const { games } = one;
afterEach(() => one.end());

test.runIf(HAS_SIGNALS)(
  '[N17] SIGTERM: clients are told, what was acknowledged is there, and the next process goes on',
  async () => {
    const server = await one.start();
    // A player taken for disconnected would lose the game.
    const options = offered({
      sides: 'host-black',
      table: { ...OFFICIAL_PRESET.table, onLost: 'wins-at-once' },
    });
    await games.start(GAMES, [server.url], () => [0, 0, 0], options);
    await games.goOn(6);
    const { everybody } = games;

    const told = performance.now();
    server.terminate();
    expect(await server.ended).toEqual([0, null]);
    const tookMs = performance.now() - told;
    // One who is back before the process has ended is told again.
    expect(everybody.map(({ byes }) => [...new Set(byes)])).toEqual(everybody.map(() => ['draining']));

    await one.start();
    await games.goOn(6);
    console.info(`${GAMES} games, ${everybody.length} clients: ended ${tookMs.toFixed(0)} ms after SIGTERM`);
    for (const { states } of await one.histories()) {
      const { game, grace } = states.at(-1)!.round!;
      expect(game.outcome?.reason).not.toBe('disconnected');
      expect(grace.black).toBe(grace.white);
    }
  },
);
