/** A connection: greeting, heartbeats, attempts, and the tables and the lobby on it. */
import { DEFAULT_OPTIONS } from '@crownhead/match';
import { PROTOCOL_VERSION, tableId } from '@crownhead/protocol';
import { tableListing } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { FakeWorld, settled } from '../fakes.ts';
import type { Link } from '../table.ts';
import { Connection, socketUrl } from './connection.ts';
import { FakeServer } from './fake-server.ts';
import { ANN, playing, resolved, scene, value } from './test-scene.ts';

describe('connecting', () => {
  it('greets, is told who it is, and answers heartbeats', async () => {
    const { world, server, connect } = scene();
    const connection = connect();
    expect(connection.link).toEqual({
      status: 'connecting',
      attempt: 1,
      attempts: 5,
      retryAt: null,
      problem: null,
    });
    await world.pass(5000);
    expect([connection.link, connection.you, connection.server]).toEqual([
      { status: 'here' },
      { player: 'ann', name: 'ann' },
      '1.2.3',
    ]);
    expect(server.heard.map(({ type }) => type)).toEqual(['hello', 'beat', 'beat', 'beat', 'beat']);
    await world.pass(600_000);
    expect(connection.link.status).toBe('here');
  });

  it('[N11] tells each attempt, makes a set number of them and says so clearly; then once more when asked', async () => {
    const { world, server, connect } = scene();
    server.up = false;
    const connection = connect();
    const seen: Link[] = [];
    connection.subscribe(({ link }) => seen.push(link));
    await world.pass(60_000);
    const tries = seen.filter((link) => 'attempt' in link);
    expect(tries.map(({ attempt }) => attempt)).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
    const waits = tries.filter(({ retryAt }) => retryAt !== null).length;
    expect(waits).toBe(4);
    const problem = { error: 'not-connected', message: 'The server could not be reached in 5 attempts.' };
    expect(connection.link).toEqual({ status: 'lost', problem });
    expect(world.waiting).toBe(1); // the server's own heartbeat
    expect(await connection.openTable(tableId('table1'))).toEqual({ ok: false, error: problem });
    server.up = true;
    connection.retryNow();
    expect(connection.link).toMatchObject({ status: 'connecting', attempt: 1 });
    await world.pass(100);
    expect(connection.link.status).toBe('here');
  });

  it('waits longer from try to try, and never the same for all', async () => {
    const delays = async (seed: number) => {
      const world = new FakeWorld(0, seed);
      const server = new FakeServer(world);
      server.up = false;
      const settings = { attempts: 9, firstDelay: 1000, mostDelay: 10_000 };
      const connection = new Connection({ url: '', ports: world, openSocket: server.openSocket, settings });
      const waits: number[] = [];
      connection.subscribe(({ link }) => {
        if ('attempt' in link && link.retryAt !== null) waits.push(link.retryAt - world.now());
      });
      await world.pass(200_000);
      return waits;
    };
    const waits = await delays(1);
    expect(waits).toHaveLength(8);
    for (const [i, wait] of waits.entries()) {
      const full = Math.min(10_000, 1000 * 2 ** (i + 1));
      expect(wait).toBeGreaterThanOrEqual(full / 2);
      expect(wait).toBeLessThanOrEqual(full);
    }
    expect(await delays(2)).not.toEqual(waits);
  });

  it('[N12] passes on that the server is full, and keeps trying', async () => {
    const { world, server, connect } = scene();
    server.full = true;
    const connection = connect();
    await world.pass(200);
    expect(connection.link).toMatchObject({
      status: 'connecting',
      problem: { error: 'server-full', message: 'Server is full' },
    });
    // What is sent meanwhile waits for a place.
    const opening = connection.openTable(server.create(ANN, DEFAULT_OPTIONS));
    const making = connection.createTable(DEFAULT_OPTIONS);
    server.full = false;
    await world.pass(10_000);
    expect(connection.link.status).toBe('here');
    expect([(await opening).ok, (await making).ok]).toEqual([true, true]);
  });

  it.each([
    ['the server refuses the version', PROTOCOL_VERSION + 1],
    ['the server answers in another version', null],
  ])('is outdated when %s, and does not try again', async (_, protocol) => {
    const { world, server, connect } = scene();
    if (protocol !== null) server.protocol = protocol;
    const connection = connect();
    if (protocol === null) {
      await world.pass(15);
      server.say([...server.sockets][0]!, { type: 'welcome', protocol: 99, server: '9', now: 0, you: null });
    }
    await world.pass(60_000);
    expect(connection.link.status).toBe('outdated');
    expect(server.sockets.size).toBe(0);
  });

  it('an address at which nothing can be opened counts as one that does not answer', async () => {
    const world = new FakeWorld();
    const openSocket = () => {
      throw new SyntaxError('no such address');
    };
    const connection = new Connection({ url: 'nonsense', ports: world, openSocket });
    await world.pass(60_000);
    expect(connection.link.status).toBe('lost');
  });

  it.each([
    ['a try has failed', (link: Link) => 'attempt' in link && link.retryAt !== null],
    ['another try begins', (link: Link) => 'attempt' in link && link.attempt === 2 && link.retryAt === null],
    ['it is here', (link: Link) => link.status === 'here'],
  ])('closed by a listener to %s, it stays closed', async (_, isMoment) => {
    const { world, server, connect } = scene();
    server.up = false;
    const connection = connect();
    connection.subscribe(({ link }) => isMoment(link) && connection.close());
    await world.pass(200);
    server.up = true;
    await world.pass(60_000);
    expect([connection.link.status, server.sockets.size]).toEqual(['closed', 0]);
    expect(world.waiting).toBe(1); // the server's own heartbeat
  });

  it('closed by a listener to a stale list of tables, it stays closed', async () => {
    const { world, server, connect } = scene();
    const connection = connect();
    const lobby = connection.watchLobby();
    await world.pass(100);
    lobby.subscribe(({ fresh }) => fresh || connection.close());
    server.cutAll();
    await world.pass(60_000);
    expect([connection.link.status, server.sockets.size]).toEqual(['closed', 0]);
  });

  it('tried again by a listener to its closing, it stays closed', async () => {
    const { world, server, connect } = scene();
    const connection = connect();
    const lobby = connection.watchLobby();
    await world.pass(100);
    lobby.subscribe(() => connection.retryNow());
    connection.close();
    await world.pass(60_000);
    expect([connection.link.status, server.sockets.size]).toEqual(['closed', 0]);
  });

  it('retried immediately by a listener to a break, it is tried once', async () => {
    const { world, server, connect } = scene();
    const connection = connect();
    await world.pass(100);
    connection.subscribe(({ link }) => 'attempt' in link && link.retryAt !== null && connection.retryNow());
    server.cutAll();
    await world.pass(60_000);
    expect(connection.link.status).toBe('here');
    expect(server.heard.filter(({ type }) => type === 'hello')).toHaveLength(2);
  });

  it('knows the server clock, best from the message that travelled fastest', async () => {
    const { world, server, connect } = scene();
    server.skew = 100_000;
    server.latency = 400;
    const connection = connect();
    await world.pass(3000);
    server.latency = 5;
    await world.pass(3000);
    expect(connection.now() - world.now()).toBe(99_995);
    server.latency = 300;
    await world.pass(5000);
    expect(connection.now() - world.now()).toBe(99_995);
    // The clock of this device, or of the server, is set.
    server.skew = 0;
    await world.pass(5000);
    expect(connection.now() - world.now()).toBe(-300);
  });

  it('makes the address of the socket', () => {
    expect(socketUrl('https://play.example/')).toBe('wss://play.example/api/socket');
    expect(socketUrl('http://localhost:8080')).toBe('ws://localhost:8080/api/socket');
  });
});

describe('tables', () => {
  it('are created, opened once however often, and left', async () => {
    const { world, server, connect } = scene();
    const connection = connect();
    const made = connection.createTable(DEFAULT_OPTIONS, 'secret');
    const id = value(await resolved(world, made));
    const [first, second] = [connection.openTable(id), connection.openTable(id)];
    const table = value(await resolved(world, first));
    expect(value(await second)).toBe(table);
    expect(table.view.state.host).toBe('ann');
    table.close();
    await world.pass(100);
    expect(server.heard.filter(({ type }) => type === 'table.shut')).toMatchObject([{ table: id }]);
    expect(table.view.link.status).toBe('closed');
    expect(await table.send({ type: 'seat.take' })).toMatchObject({ error: { error: 'closed' } });
    expect(value(await resolved(world, connection.openTable(id)))).not.toBe(table);
  });

  it.each([
    ['stay shut', false],
    ['are open if they were opened again meanwhile', true],
  ])('left while they are opened on a new socket, they %s', async (_, again) => {
    const { world, server, connections, mover, id } = await playing();
    const connection = connections.find(({ you }) => you?.player === mover.view.you)!;
    connection.subscribe(({ link }) => {
      if (link.status !== 'here') return;
      mover.close();
      if (again) void connection.openTable(id);
    });
    server.cutAll();
    await world.pass(10_000);
    const socket = [...server.sockets].find(({ player }) => player === mover.view.you)!;
    expect([...socket.open.keys()]).toEqual(again ? [id] : []);
  });

  it('left while the line is broken, they are not spoken of any more', async () => {
    const { world, server, mover, id } = await playing();
    server.cutAll();
    await world.pass(20);
    mover.close();
    server.heard.length = 0;
    await world.pass(10_000);
    const said = server.heard.filter((message) => 'table' in message && message.table === id);
    expect(said.map(({ type }) => type)).toEqual(['table.open']); // the other player's
  });

  it('that cannot be opened say why', async () => {
    const { world, connect } = scene();
    const opened = connect().openTable(tableId('nowhere'));
    expect(await resolved(world, opened)).toMatchObject({ ok: false, error: { error: 'no-table' } });
  });

  it('are gone when the server shuts them', async () => {
    const { world, server, mover, socketOf, id } = await playing();
    server.say(socketOf(mover), {
      type: 'table.shut',
      table: id,
      error: 'no-spectators',
      message: 'No spectators.',
    });
    await world.pass(30);
    expect(mover.view.link).toEqual({
      status: 'closed',
      problem: { error: 'no-spectators', message: 'No spectators.' },
    });
  });

  it('end with their connection, and nothing goes on', async () => {
    const { world, server, connections, mover } = await playing();
    for (const connection of connections) connection.close();
    await world.pass(100);
    expect([mover.view.link.status, connections[0].link.status, server.sockets.size]).toEqual([
      'closed',
      'closed',
      0,
    ]);
    await settled();
    expect(world.waiting).toBe(1); // the server's own heartbeat
  });
});

describe('the lobby', () => {
  const listing = (name: string, createdAt: number) =>
    tableListing(name, { host: name, seats: [null, null], createdAt });

  it('[N4] is a live list, newest first, that comes again after a break', async () => {
    const { world, server, connect } = scene();
    const connection = connect();
    const lobby = connection.watchLobby();
    expect(lobby.view).toEqual({ tables: [], fresh: false });
    await world.pass(100);
    expect(lobby.view.fresh).toBe(true);
    const [socket] = [...server.sockets];
    server.say(socket!, {
      type: 'lobby.changed',
      tables: [listing('older1', 1), listing('newer1', 2)],
      gone: [],
    });
    await world.pass(20);
    expect(lobby.view.tables.map(({ host }) => host)).toEqual(['newer1', 'older1']);
    server.say(socket!, {
      type: 'lobby.changed',
      tables: [{ ...listing('older1', 1), playing: true }],
      gone: [tableId('newer1')],
    });
    await world.pass(20);
    expect(lobby.view.tables.map(({ host, playing: on }) => [host, on])).toEqual([['older1', true]]);
    server.cutAll();
    await world.pass(20);
    expect([lobby.view.fresh, lobby.view.tables.length]).toEqual([false, 1]);
    await world.pass(2000);
    expect(lobby.view).toEqual({ tables: [], fresh: true });
    lobby.close();
    await world.pass(20);
    expect([...server.sockets][0]?.inLobby).toBe(false);
    // Closed once more, it does not close the next one.
    const next = connection.watchLobby();
    lobby.close();
    await world.pass(20);
    expect([[...server.sockets][0]?.inLobby, connection.watchLobby()]).toEqual([true, next]);
  });
});
