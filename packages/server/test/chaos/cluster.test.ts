/** Three nodes on one PostgreSQL, one killed, one frozen and one drained: no move is lost, no table has two histories, all play on. */
import { FULL, HAS_SIGNALS } from '@crownhead/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { startPostgres, type TestPostgres } from '../postgres/test-postgres.ts';
import { offered } from '../test-server.ts';
import { LiveGames } from './live-games.ts';
import { type PersistentClient, SILENCE_MS } from './persistent-client.ts';
import { ServeProcess } from './process.ts';

const GAMES = FULL ? 100 : 4;
/** Clients of a dead node are to be elsewhere within this; a busy machine may take ten times as long. */
const GO_ON_MS = 2000;
const MARGIN = 10;

let postgres: TestPostgres;
const nodes: ServeProcess[] = [];
const games = new LiveGames();

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  games.end();
  await Promise.all(nodes.splice(0).map((node) => node.end()));
});
afterAll(() => postgres.stop());

/** How long after `since` the slowest of these clients was at its table again. */
async function allBack(clients: readonly PersistentClient[], since: number): Promise<number> {
  const back = (client: PersistentClient) => client.arrivals.find((at) => at > since);
  await Promise.all(clients.map((client) => client.when(() => back(client) !== undefined)));
  return Math.max(...clients.map((client) => back(client)! - since));
}

test.runIf(HAS_SIGNALS)(
  '[N15] one node killed, one frozen, one drained: every client goes on, with one history',
  async () => {
    const db = postgres.url;
    nodes.push(...(await Promise.all([0, 1, 2].map(() => ServeProcess.start(db)))));
    const urls = nodes.map(({ url }) => url);
    const at = (node: number) => games.everybody.filter(({ home }) => home === urls[node]);
    // Players on two nodes, a spectator on the third.
    const homes = (i: number) => [i, i + 1, i + 2];
    const options = offered({ sides: 'host-black' });
    await games.start(GAMES, urls, homes, options);
    await games.goOn(4);

    const orphans = at(0);
    nodes[0]!.kill();
    const killed = performance.now();
    const backAfterKill = await allBack(orphans, killed);
    const onAfterKill = await games.playOn(killed);
    expect(backAfterKill).toBeLessThan(GO_ON_MS * MARGIN);
    expect(onAfterKill).toBeLessThan(GO_ON_MS * MARGIN);

    const stranded = at(1);
    expect(stranded.length).toBeGreaterThan(0);
    nodes[1]!.freeze();
    const frozen = performance.now();
    const backAfterFreeze = await allBack(stranded, frozen);
    const onAfterFreeze = await games.playOn(frozen);
    expect(backAfterFreeze).toBeLessThan(SILENCE_MS + GO_ON_MS * MARGIN);
    expect(onAfterFreeze).toBeLessThan(SILENCE_MS + GO_ON_MS * MARGIN);

    // The frozen one wakes with old copies and commands it had not read; the dead one is replaced.
    nodes[1]!.thaw();
    await nodes[0]!.ended;
    nodes[0] = await ServeProcess.start(db, nodes[0]!.port);

    // The last one goes on purpose: to whom its clients come back is one that was dead and one that was frozen.
    const guests = at(2);
    nodes[2]!.terminate();
    const told = performance.now();
    const backAfterDrain = await allBack(guests, told);
    expect(backAfterDrain).toBeLessThan(GO_ON_MS * MARGIN);
    expect(guests.every(({ byes }) => byes.includes('draining'))).toBe(true);
    expect(await nodes[2]!.ended).toEqual([0, null]);
    await games.goOn(4);
    const figures = { backAfterKill, onAfterKill, backAfterFreeze, onAfterFreeze, backAfterDrain };
    console.info(
      `${GAMES} games on three nodes, ms:`,
      Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, Math.round(ms)])),
    );

    games.end();
    await games.histories(await openPostgres(db));
  },
);
