/** What is sent costs as well: a few rows for very many watchers, long answers to short questions, games without an end. */
import type { Start } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { BURST_SECONDS } from '../../src/limits/budget.ts';
import { BEAT_MS } from '../../src/room/beats.ts';
import { LONGEST_RESUMED } from '../../src/room/requests.ts';
import type { RunningServer } from '../../src/server.ts';
import { LOG_CEILING } from '../../src/table/log-ceiling.ts';
import { TestClient } from '../test-client.ts';
import { offered, playMove, startGame, startTestServer } from '../test-server.ts';
import { resume } from './long-game.ts';

let server: RunningServer;
const clients: TestClient[] = [];
const join = async (name: string, address?: string): Promise<TestClient> => {
  const client = await TestClient.join(server.url, name, address);
  clients.push(client);
  return client;
};
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

const [CROWD, NEIGHBOUR] = ['192.0.2.1', '192.0.2.2'] as const;
const RATE = 40;

const ask = async (path: string, address: string): Promise<number> =>
  (await fetch(server.url + path, { headers: { 'x-forwarded-for': address } })).status;

describe('[O13] an address', () => {
  /** Requests that it can still make. */
  const left = async (path: string, address: string): Promise<number> => {
    for (let i = 0; ; i++) if ((await ask(path, address)) === 429) return i;
  };

  it('pays for what its watchers are sent, whoever caused it', async () => {
    const clock = new FakeClock();
    server = await startTestServer({ proxies: 1, messagesPerSecondPerAddress: RATE }, { clock });
    const tableOf = async (name: string, address: string, start: Start) => {
      const host = await join(name, address);
      const made = await host.request({ type: 'table.create', options: offered({ start }) });
      return tableId(made.type === 'reply' ? made.table! : '');
    };
    const short = await tableOf('Ann', '192.0.2.3', { kind: 'standard' });
    const long = await tableOf('Carl', '192.0.2.4', resume(LONGEST_RESUMED));
    for (const [name, address, table] of [
      ['Bob', CROWD, long],
      ['Eve', NEIGHBOUR, short],
    ] as const) {
      const watcher = await join(name, address);
      for (let i = 0; i < 25; i++) expect(await watcher.open(table)).toMatchObject({ type: 'reply' });
    }
    await clock.advance(BEAT_MS);
    const [crowd, neighbour] = [await left('/api/games', CROWD), await left('/api/games', NEIGHBOUR)];
    expect(neighbour).toBeGreaterThan(crowd + 8);
  });

  it('pays for a long answer more than for a short one', async () => {
    const clock = new FakeClock();
    server = await startTestServer({ proxies: 1, messagesPerSecondPerAddress: RATE }, { clock });
    expect(await left('/api/games', CROWD)).toBeGreaterThan(0.9 * BURST_SECONDS * RATE);
    expect(await left('/api/openapi.json', NEIGHBOUR)).toBeLessThan(0.7 * BURST_SECONDS * RATE);
  });
});

describe('[O15] a game', () => {
  it('that goes on and on ends without a result, and the next one can begin', async () => {
    server = await startTestServer({}, { logCeiling: { ...LOG_CEILING, plies: 6 } });
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    for (let ply = 1; ply <= 6; ply++) {
      const [mover, other] = ply % 2 === 1 ? [black, white] : [white, black];
      expect(await playMove(mover, table)).toMatchObject({ type: 'reply' });
      await other.until(table, ({ round }) => round!.game.plies.length === ply);
    }
    const { round } = await black.until(table, (state) => state.round!.game.outcome !== null);
    expect(round!.game.outcome).toEqual({ winner: null, reason: 'abandoned' });
    for (const player of [black, white])
      expect(await player.command(table, { type: 'ready', ready: true })).toMatchObject({ type: 'reply' });
    await white.until(table, (state) => state.round!.number === 2);
  });
});
