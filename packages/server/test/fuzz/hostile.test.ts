/** Particular tricks, each of which would work on a careless server. */
import type { SearchRequest } from '@crownhead/engine';
import { isAway, playerId } from '@crownhead/match';
import { type TableId, tableId } from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerConfig } from '../../src/config.ts';
import type { RunningServer, ServerDeps } from '../../src/server.ts';
import { StoreFault } from '../../src/store/fault.ts';
import { NO_HINTS } from '../../src/store/hints.ts';
import type { Store } from '../../src/store/store.ts';
import { RandomEnginePool } from '../soak/random-engines.ts';
import { openHere } from '../store-here.ts';
import { TestClient } from '../test-client.ts';
import { createTable, offered, playMove, sit, startGame, startTestServer } from '../test-server.ts';
import { breakFrames } from './intruder.ts';

let store: Store;
let server: RunningServer;
let clock: FakeClock;
const clients: TestClient[] = [];

async function start(config: Partial<ServerConfig> = {}, deps: ServerDeps & { store?: Store } = {}) {
  clock = new FakeClock();
  const opened = { store: deps.store ?? store, hints: NO_HINTS, shared: false };
  server = await startTestServer(config, { clock, opened, engines: new RandomEnginePool(), ...deps });
}
const join = async (name: string) => {
  const client = await TestClient.join(server.url, name);
  clients.push(client);
  return client;
};
const game = async () => {
  const started = await startGame(server.url, ['Ann', 'Bob']);
  clients.push(started.black, started.white);
  return started;
};
const isGone = (seat: 0 | 1) => (state: { seats: readonly unknown[] }) => isAway(state.seats[seat] as never);

/** A call to the store that can be held up; `stop` tells when it has been made. */
function slow<M extends 'append' | 'granted'>(method: M) {
  let gate = Promise.resolve();
  let reached: () => void = () => undefined;
  let open: () => void = () => undefined;
  return {
    call: (async (...args: never[]) => {
      reached();
      await gate;
      return (store[method] as (...args: never[]) => Promise<unknown>)(...args);
    }) as Store[M],
    stop() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return new Promise<void>((resolve) => {
        reached = resolve;
      });
    },
    go: () => open(),
  };
}

/** Drops the connection and lets the server notice: a new connection came after that. */
async function vanish(client: TestClient): Promise<void> {
  client.drop();
  await client.connect();
}

beforeEach(async () => {
  store = await openHere();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

describe('a client that vanishes', () => {
  it('[N9] while it takes a seat has a seat without a connection', async () => {
    const append = slow('append');
    await start({}, { store: { ...store, append: append.call } });
    const ann = await join('Ann');
    const bob = await join('Bob');
    const table = await createTable(ann);
    await bob.open(table);
    const asked = append.stop();
    bob.sendRaw({ type: 'command', id: 'sit', table, seen: 0, command: { type: 'seat.take' } });
    await asked;
    await vanish(bob);
    append.go();
    await ann.until(table, isGone(1));
  });

  it('[N7] while it comes to watch is not among those present', async () => {
    const granted = slow('granted');
    await start({}, { store: { ...store, granted: granted.call } });
    const ann = await join('Ann');
    const eve = await join('Eve');
    const table = await createTable(ann, offered({ private: true }), 'swordfish');
    await eve.open(table, { password: 'swordfish' });
    await eve.request({ type: 'table.shut', table });
    const asked = granted.stop();
    eve.sendRaw({ type: 'table.open', id: 'watch', table });
    await asked;
    await vanish(eve);
    granted.go();
    for (let i = 0; i < 3; i++) await eve.request({ type: 'lobby.watch' });
    expect(await store.present(table)).toMatchObject([{ name: 'Ann' }]);
  });

  it('[N9] while the store fails is reported lost as soon as it works again', async () => {
    let failing = false;
    const moody: Store = {
      ...store,
      disconnect: (ids) =>
        failing ? Promise.reject(new StoreFault('unwritable', 'not now')) : store.disconnect(ids),
    };
    const lines: string[] = [];
    await start({}, { store: moody, log: { write: (line) => void lines.push(line) } });
    const { table, black, white } = await game();
    failing = true;
    black.drop();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(isGone(0)(white.state(table))).toBe(false);
    failing = false;
    await clock.advance(1000);
    await white.until(table, isGone(0));
  });

  it('[N9] cannot hide it by using up the ids the server would use', async () => {
    await start();
    const { table, black, white } = await game();
    const seat = white.state(table).seats[0];
    const [connection] = seat?.kind === 'person' ? seat.connections! : [];
    for (let seq = 0; seq < 30; seq++) {
      const ids = [`lose:${connection}`, `lose:${connection}:${seq}`, `open:${connection}:${seq}`];
      for (const id of ids) await black.command(table, { type: 'draw.offer' }, id);
    }
    await playMove(black, table);
    black.drop();
    await white.until(table, isGone(0));
  });
});

describe('a client that wants too much', () => {
  it('[N12] and is turned away cannot harm the server with broken frames', async () => {
    await start({ mostConnections: 1 });
    const ann = await join('Ann');
    for (let i = 0; i < 5; i++) await breakFrames(server.port, Buffer.from([0xff, i, 0x00]));
    expect(await ann.request({ type: 'lobby.leave' })).toMatchObject({ type: 'reply' });
  });

  it('gets no more tables by asking for many at once', async () => {
    await start({ tablesPerPerson: 3 });
    const ann = await join('Ann');
    const asked = Array.from({ length: 20 }, () => ann.request({ type: 'table.create', options: offered() }));
    const made = (await Promise.all(asked)).filter(({ type }) => type === 'reply');
    expect(made).toHaveLength(3);
    expect(await store.openTables()).toBe(3);
  });

  it('has so many tables open over one socket and no more', async () => {
    await start({ tablesPerPerson: 100 });
    const ann = await join('Ann');
    const answers: string[] = [];
    for (let i = 0; i < 66; i++) {
      const made = await ann.request({ type: 'table.create', options: offered() });
      const opened = await ann.open(tableId(made.type === 'reply' ? made.table! : ''));
      answers.push(opened.type === 'refusal' ? opened.error : 'fine');
    }
    expect(answers.filter((answer) => answer === 'fine')).toHaveLength(64);
    expect(answers.at(-1)).toBe('too-many-tables');
  });
});

it('a client that says hello as two people stays one of them', async () => {
  await start();
  const ann = await join('Ann');
  const bob = await join('Bob');
  ann.drop();
  await ann.connect();
  const second = ann.next('welcome');
  ann.sendRaw({ type: 'hello', protocol: 1, token: bob.token });
  expect(await second).toMatchObject({ you: { player: ann.player, name: 'Ann' } });
});

it('[N6] a crowd at other tables does not part a computer game from those who watch it', async () => {
  class SlowEnginePool extends RandomEnginePool {
    readonly asked = Promise.withResolvers<void>();
    readonly go = Promise.withResolvers<void>();
    override async play(request: SearchRequest, level: number, seed: number) {
      this.asked.resolve();
      await this.go.promise;
      return super.play(request, level, seed);
    }
  }
  const engines = new SlowEnginePool();
  await start({}, { engines });
  const ann = await join('Ann');
  const made = await ann.request({ type: 'table.create', options: offered() });
  const table: TableId = tableId(made.type === 'reply' ? made.table! : '');
  await ann.open(table);
  for (const _ of [0, 1]) await ann.command(table, { type: 'computer.seat', level: 1 });
  await ann.command(table, { type: 'ready', ready: true });
  await engines.asked.promise;
  await ann.request({ type: 'table.shut', table });
  for (let i = 0; i < 250; i++) {
    expect(await ann.open(tableId(`nowhere${i}`))).toMatchObject({ error: 'no-table' });
  }
  const eve = await join('Eve');
  await eve.open(table);
  engines.go.resolve();
  await eve.until(table, ({ round }) => round!.game.plies.length >= 2);
});

it('nobody plays for somebody else, whatever is in the message', async () => {
  await start();
  const { table, black, white } = await game();
  const forged = {
    type: 'command',
    id: 'forged',
    table,
    seen: 0,
    by: black.player,
    actor: black.player,
    command: { type: 'move', game: 1, ply: 1, path: [11, 15], by: playerId(black.player) },
  };
  const refused = white.wait((m) => m.type === 'refusal' && m.id === 'forged');
  white.sendRaw(forged);
  expect(await refused).toMatchObject({ error: 'not-your-turn' });
  const eve = await join('Eve');
  await sit(eve, table).catch(() => undefined);
  const other = eve.wait((m) => m.type === 'refusal' && m.id === 'forged');
  eve.sendRaw(forged);
  expect(await other).toMatchObject({ error: 'not-seated' });
});
