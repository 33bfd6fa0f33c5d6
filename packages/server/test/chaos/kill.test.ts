/** A server on one machine, killed in the middle of many games: nothing that was acknowledged is lost, nobody pays for it. */
import { OFFICIAL_PRESET, type TableEvent } from '@crownhead/match';
import { FULL, HAS_SIGNALS } from '@crownhead/testkit';
import { afterEach, expect, test } from 'vitest';
import { LOOK_MS } from '../../src/cluster/node.ts';
import { NODE_LEASE_MS } from '../../src/store/store.ts';
import { offered } from '../test-server.ts';
import type { History } from './history.ts';
import { OneServer } from './one-server.ts';

const GAMES = FULL ? 200 : 12;
/** Killed and restarted immediately, this often, before the long outage. */
const QUICK_KILLS = FULL ? 5 : 1;
const BASE_MS = 600_000;
/** Between what a process does and what this one notices, with both cores busy. */
const SLACK_MS = 500;

const one = new OneServer();
const { games } = one;
afterEach(() => one.end());

const eventsOf = ({ rows }: History): readonly TableEvent[] => rows.flatMap(({ events }) => events);
/** Time without a node, as the log has it. */
const outagesOf = (events: readonly TableEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'outage' ? [event.ms] : []));

/** What both have used is the time from the first move to the last, less the outages between. In many moves a game ends, or another begins. */
function clocksAddUp(history: History): void {
  const { startedAt, clock } = history.states.at(-1)!.round!;
  const events = eventsOf(history);
  const last = (type: TableEvent['type']) => events.findLastIndex((event) => event.type === type);
  const lastMove = events[last('move.made')]!;
  const outages = outagesOf(events.slice(last('game.started'), last('move.made'))).reduce(
    (sum, ms) => sum + ms,
    0,
  );
  expect(2 * BASE_MS - clock.left.black - clock.left.white).toBe(lastMove.at - startedAt - outages);
}

/** In the middle: everybody moves as fast as they can, so many commands are under way. */
async function killAfter(moves: number): Promise<number> {
  let made = 0;
  await new Promise<void>((enough) => {
    for (const player of games.players) player.onMoved = () => ++made === moves && enough();
  });
  one.process.kill();
  const killedAt = Date.now();
  expect(await one.process.ended).toEqual([null, 'SIGKILL']);
  return killedAt;
}

test.runIf(HAS_SIGNALS)(
  '[N15][N17] kill -9: every acknowledged move is there, every game goes on, the outage is charged to nobody',
  async () => {
    const { url } = await one.start();
    const timer = { kind: 'clock', base: BASE_MS, increment: 0, delay: 0 } as const;
    const options = offered({ sides: 'host-black', table: { ...OFFICIAL_PRESET.table, timer } });
    await games.start(GAMES, [url], () => [0, 0], options);

    for (let kills = 0; kills < QUICK_KILLS; kills++) {
      await killAfter(GAMES * 4);
      await one.start();
    }
    const killedAt = await killAfter(GAMES * 6);
    // The machine is away for longer than a node may be silent.
    await new Promise((later) => setTimeout(later, NODE_LEASE_MS + SLACK_MS));
    const startedAt = Date.now();
    await one.start();
    const readyAt = performance.now();
    const readyMs = Date.now() - killedAt;
    await games.goOn(10);
    games.rest();
    const { players } = games;
    const back = players.map(({ movedAt }) => (movedAt.find((at) => at > readyAt) ?? readyAt) - readyAt);
    const moves = players.reduce((sum, { movedAt }) => sum + movedAt.length, 0);
    console.info(
      `${GAMES} games, ${moves} moves acknowledged; after the restart all had moved within ${Math.max(...back).toFixed(0)} ms`,
    );

    for (const history of await one.histories()) {
      // From the last sign of life, at most a heartbeat before the end, to the first one after.
      const ms = outagesOf(eventsOf(history)).at(-1);
      expect(ms).toBeGreaterThanOrEqual(startedAt - killedAt - SLACK_MS);
      expect(ms).toBeLessThanOrEqual(readyMs + LOOK_MS + SLACK_MS);
      clocksAddUp(history);
    }
  },
);
