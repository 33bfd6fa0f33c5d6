/** A connection: greeting, heartbeats, coming back, giving up, and what the tables on it show meanwhile. */
import { DEFAULT_OPTIONS, playerId } from '@crownhead/match';
import { PROTOCOL_VERSION, type ServerMessage, tableId } from '@crownhead/protocol';
import { parseMoveText, type Square } from '@crownhead/rules';
import { tableListing } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { FakeWorld, settled } from '../fakes.ts';
import type { Link, Sent, Table } from '../table.ts';
import { noticeText } from '../words.ts';
import { Connection, type ConnectionOptions, socketUrl } from './connection.ts';
import { FakeServer } from './fake-server.ts';

const ANN = playerId('ann');

interface Scene {
  readonly world: FakeWorld;
  readonly server: FakeServer;
  connect(token?: string, settings?: ConnectionOptions['settings']): Connection;
}

function scene(): Scene {
  const world = new FakeWorld();
  const server = new FakeServer(world);
  const connect: Scene['connect'] = (token = 'ann', settings = {}) =>
    new Connection({ url: 'ws://test', token, ports: world, openSocket: server.openSocket, settings });
  return { world, server, connect };
}

/** Ann and Bob at a table, playing. */
async function playing() {
  const { world, server, connect } = scene();
  const id = server.create(ANN, DEFAULT_OPTIONS);
  const connections = [connect('ann'), connect('bob')] as const;
  const opening = connections.map((connection) => connection.openTable(id));
  await world.pass(1000);
  const tables = await Promise.all(opening.map(async (opened) => value(await opened)));
  for (const table of tables) void table.send({ type: 'seat.take' });
  await world.pass(100);
  for (const table of tables) void table.send({ type: 'ready', ready: true });
  await world.pass(100);
  const mover = tables.find((table) => table.view.asked === 'move')!;
  const other = tables.find((table) => table !== mover)!;
  const socketOf = (table: Table) => [...server.sockets].find(({ player }) => player === table.view.you)!;
  return { world, server, connect, id, connections, mover, other, socketOf };
}

function value<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const sendMove = (table: Table, text: string): Promise<Sent> => {
  const path = parseMoveText(text);
  const { number: game, game: played } = table.view.state.round!;
  if (!path.ok) throw new Error(text);
  return table.send({ type: 'move', game, ply: played.plies.length + 1, path: path.value as Square[] });
};

const statusOf = ({ status }: Link): string => status;

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

describe('breaks', () => {
  it('[N17] a lost server is told to the players; when it is back the game goes on', async () => {
    const { world, server, mover, other } = await playing();
    server.up = false;
    server.cutAll();
    await world.pass(20);
    expect(mover.view.link).toMatchObject({ status: 'reconnecting', attempt: 1, attempts: 80 });
    await world.pass(60_000);
    for (const { view } of [mover, other]) {
      expect(view.link.status).toBe('reconnecting');
      expect(noticeText(view.notice, world.now())).toMatch(
        /^The connection to the server is lost\. Reconnecting: attempt \d+ of 80/,
      );
    }
    server.up = true;
    await world.pass(15_000);
    expect(mover.view.link.status).toBe('here');
    expect((await resolved(world, sendMove(mover, '11-15'))).ok).toBe(true);
    expect(other.view.asked).toBe('move');
  });

  it('[N17] a server that has restarted knows nobody: what is told is that the table is gone', async () => {
    const { world, server, mover } = await playing();
    server.knowsNobody = true;
    server.cutAll();
    await world.pass(3000);
    expect(mover.view.link).toMatchObject({ status: 'closed', problem: { error: 'closed' } });
  });

  it('drops a socket that says nothing for five seconds', async () => {
    const { world, mover, socketOf } = await playing();
    const socket = socketOf(mover);
    socket.mute = true;
    await world.pass(4900);
    expect(socket.alive).toBe(true);
    await world.pass(3000);
    expect(socket.alive).toBe(false);
    expect(mover.view.link.status).toBe('here');
  });

  it('[W10] a line that has gone silent is shown within two seconds, and again as it was when it speaks', async () => {
    const { world, mover, socketOf } = await playing();
    await world.pass(3000);
    const socket = socketOf(mover);
    const { seq } = mover.view;
    // At any moment between two beats.
    for (let phase = 0; phase < 1200; phase += 130) {
      await world.pass(1000 + phase);
      expect(mover.view.link.status).toBe('here');
      socket.mute = true;
      await world.pass(1950);
      expect(mover.view.link).toMatchObject({ status: 'reconnecting', attempt: 0, retryAt: null });
      expect(noticeText(mover.view.notice, world.now())).toBe(
        'The connection is interrupted: the server does not answer.',
      );
      socket.mute = false;
      await world.pass(1300);
      expect([mover.view.link.status, socket.alive, mover.view.seq]).toEqual(['here', true, seq]);
    }
  });

  it('[W10] a slow line is no interruption', async () => {
    const { world, server, mover } = await playing();
    const seen = new Set<string>();
    mover.subscribe(({ view }) => seen.add(view.link.status));
    server.latency = 600;
    await world.pass(60_000);
    server.latency = 10;
    await world.pass(10_000);
    expect([...seen].filter((status) => status !== 'here')).toEqual([]);
  });

  it('[W10] a device that says it is offline is believed until the server is heard; back online, it tries immediately', async () => {
    const { world, connections, mover, socketOf } = await playing();
    const connection = connections.find(({ you }) => you?.player === mover.view.you)!;
    connection.offline();
    expect(mover.view.link).toMatchObject({ status: 'reconnecting', attempt: 0 });
    await world.pass(2100);
    expect([connection.link.status, mover.view.link.status]).toEqual(['here', 'here']);
    const socket = socketOf(mover);
    socket.mute = true;
    connection.offline();
    // A move made meanwhile waits.
    const sent = sendMove(mover, '11-15');
    expect([mover.view.unsent, mover.view.notice.code]).toEqual([true, 'unsent']);
    await world.pass(500);
    connection.retryNow();
    await world.pass(200);
    expect([socket.alive, mover.view.link.status, mover.view.unsent]).toEqual([false, 'here', false]);
    expect((await sent).ok).toBe(true);
  });

  it('[W10] a move made on a silent line is refused with the reason where the game went on without it', async () => {
    const { world, server, mover, other, socketOf } = await playing();
    await world.pass(2000);
    socketOf(mover).mute = true;
    const sent = sendMove(mover, '11-15');
    await world.pass(2800);
    expect(noticeText(mover.view.notice, world.now())).toMatch(/^Not sent yet/);
    await resolved(world, other.send({ type: 'resign', confirmed: true }));
    await world.pass(10_000);
    expect(await sent).toMatchObject({ ok: false, error: { error: 'game-over' } });
    expect(server.sockets.size).toBe(2);
  });

  it('[N9] an opponent who is gone and comes back is told about', async () => {
    const { world, server, connections, mover, other, socketOf } = await playing();
    const away = connections.find(({ you }) => you?.player === mover.view.you)!;
    server.cut(socketOf(mover));
    expect(away.link.status).toBe('here');
    await world.pass(20);
    expect(other.view.notice.code).toBe('away');
    await world.pass(3000);
    expect([mover.view.link.status, other.view.notice.code]).toEqual(['here', 'their-turn']);
  });

  it('gives up after the last attempt, and says so; asked again, it has the table back', async () => {
    const { world, server, connections, mover } = await playing();
    server.up = false;
    server.cutAll();
    await world.pass(1000);
    const pending = sendMove(mover, '11-15');
    await world.pass(3_600_000);
    expect(mover.view.link.status).toBe('lost');
    expect(await pending).toMatchObject({ ok: false, error: { error: 'not-connected' } });
    expect(await sendMove(mover, '11-15')).toMatchObject({ ok: false, error: { error: 'not-connected' } });
    server.up = true;
    for (const connection of connections) connection.retryNow();
    await world.pass(100);
    expect(mover.view.link.status).toBe('here');
    expect((await resolved(world, sendMove(mover, '11-15'))).ok).toBe(true);
  });

  it.each(['moved', 'removed', 'ended'] as const)('[W10] %s is the end', async (reason) => {
    const { world, server, mover, socketOf } = await playing();
    server.say(socketOf(mover), { type: 'bye', reason, message: 'Goodbye.' });
    await world.pass(60_000);
    expect(mover.view.link).toEqual({ status: 'lost', problem: { error: reason, message: 'Goodbye.' } });
  });

  it.each(['draining', 'too-slow', 'silent', 'too-fast'] as const)('%s is not', async (reason) => {
    const { world, server, mover, socketOf } = await playing();
    server.say(socketOf(mover), { type: 'bye', reason, message: 'Goodbye.' });
    await world.pass(20);
    expect(mover.view.link.status).toBe('reconnecting');
    await world.pass(2000);
    expect(mover.view.link.status).toBe('here');
  });

  it('a server that lets in and cuts off again and again is not tried forever', async () => {
    const { world, server, connect } = scene();
    const connection = connect('ann', { attemptsToReturn: 6 });
    connection.subscribe(({ link }) => link.status === 'here' && world.after(50, () => server.cutAll()));
    await world.pass(300_000);
    expect(connection.link.status).toBe('lost');
  });
});

/** The answer of a promise, with time passing meanwhile. */
async function resolved<T>(world: FakeWorld, promise: Promise<T>): Promise<T> {
  await world.pass(1000);
  return promise;
}

describe('commands', () => {
  it('one that is not answered is repeated under its id, and done once', async () => {
    const { world, server, id, mover } = await playing();
    let deaf = 2;
    server.ignores = ({ type }) => type === 'command' && deaf-- > 0;
    const sent = sendMove(mover, '11-15');
    await world.pass(11_000);
    expect((await sent).ok).toBe(true);
    const commands = server.heard.filter(
      (message) => message.type === 'command' && message.command.type === 'move',
    );
    expect(new Set(commands.map((message) => 'id' in message && message.id)).size).toBe(1);
    expect(commands).toHaveLength(3);
    expect(server.table(id).state.round?.game.plies).toHaveLength(1);
  });

  it('where the answer is lost with the socket, the same command is told again and done once', async () => {
    const { world, server, id, mover, socketOf } = await playing();
    server.copies = ({ type }) => (type === 'reply' || type === 'update' ? 0 : 1);
    const sent = sendMove(mover, '11-15');
    await world.pass(30);
    expect(server.table(id).state.round?.game.plies).toHaveLength(1);
    server.copies = () => 1;
    server.cut(socketOf(mover));
    await world.pass(3000);
    const done = await sent;
    expect(done.ok && server.table(id).rows[done.value - 1]?.events[0]?.type).toBe('move.made');
    expect(mover.view.state.round?.game.plies).toHaveLength(1);
  });

  it('one made while the line is broken is done when it is back', async () => {
    const { world, server, mover, other, socketOf } = await playing();
    server.cut(socketOf(mover));
    await world.pass(20);
    expect(mover.view.link.status).toBe('reconnecting');
    const sent = sendMove(mover, '11-15');
    await world.pass(3000);
    expect((await sent).ok).toBe(true);
    expect(other.view.state.round?.game.plies).toHaveLength(1);
  });

  it('a server that hears but never answers is left for another socket, and in the end the command is given up', async () => {
    const { world, server, mover, socketOf } = await playing();
    server.ignores = ({ type }) => type === 'command';
    const socket = socketOf(mover);
    const sent = sendMove(mover, '11-15');
    await world.pass(16_000);
    expect(socket.alive).toBe(false);
    await world.pass(120_000);
    expect(await sent).toMatchObject({ ok: false, error: { error: 'no-answer' } });
  });

  it('a refusal for the moment is asked again; a real one is passed on', async () => {
    const { world, server, mover, other, socketOf } = await playing();
    server.ignores = ({ type }) => type === 'command';
    const sent = sendMove(mover, '11-15');
    await world.pass(100);
    const command = server.heard.findLast((message) => message.type === 'command')!;
    const refusal: ServerMessage = {
      type: 'refusal',
      id: 'id' in command ? command.id : null,
      error: 'unavailable',
      message: 'Later.',
    };
    server.say(socketOf(mover), refusal);
    server.ignores = () => false;
    await world.pass(6000);
    expect((await sent).ok).toBe(true);
    expect(await resolved(world, mover.send({ type: 'draw.accept' }))).toMatchObject({
      ok: false,
      error: { error: 'no-offer' },
    });
    expect(await resolved(world, sendMove(other, '24-25'))).toMatchObject({ ok: false });
  });

  it('one refused for the moment again and again is given up with the last reason', async () => {
    const { world, server, mover, socketOf } = await playing();
    server.ignores = (message) => {
      if (message.type !== 'command') return false;
      server.say(socketOf(mover), {
        type: 'refusal',
        id: message.id,
        error: 'unavailable',
        message: 'Later.',
      });
      return true;
    };
    const sent = sendMove(mover, '11-15');
    await world.pass(60_000);
    expect(await sent).toEqual({ ok: false, error: { error: 'unavailable', message: 'Later.' } });
    expect(server.heard.filter(({ type }) => type === 'command')).toHaveLength(4 + 10);
    expect(mover.view.link.status).toBe('here');
  });

  it('one too long for any server is not sent', async () => {
    const { world, mover } = await playing();
    const chat = mover.send({ type: 'chat', text: 'x'.repeat(70_000) });
    expect(await resolved(world, chat)).toMatchObject({ ok: false, error: { error: 'too-large' } });
  });
});

describe('the mirror', () => {
  it('[N14] says what it has shown, also when it is asked again', async () => {
    const { world, server, mover, other, socketOf, id } = await playing();
    await resolved(world, sendMove(mover, '11-15'));
    const acks = () => server.heard.filter((message) => message.type === 'ack').length;
    const before = acks();
    const seq = server.table(id).rows.length;
    const again = {
      type: 'update',
      table: id,
      seq,
      at: 0,
      asked: 'move',
      board: null,
      message: { length: 0, text: '' },
      events: [],
    } as const;
    server.say(socketOf(other), again);
    await world.pass(30);
    expect(acks()).toBe(before + 1);
    expect(server.heard.findLast((message) => message.type === 'ack')).toEqual({
      type: 'ack',
      table: id,
      seq,
    });
    // A client that is asked for nothing sends nothing.
    server.say(socketOf(mover), { ...again, asked: 'wait' });
    await world.pass(30);
    expect(acks()).toBe(before + 1);
    // One from further on without its rows shows that something is missing.
    server.say(socketOf(other), { ...again, seq: seq + 1 });
    await world.pass(30);
    expect(server.heard.at(-1)).toMatchObject({ type: 'table.open', seen: seq });
  });

  it('notices a lost message by the next one, and a lost last one by the heartbeat', async () => {
    const { world, server, mover, other } = await playing();
    const loseNext = () => {
      let lose = 2;
      server.copies = ({ type }) => (type === 'update' && lose-- > 0 ? 0 : 1);
    };
    loseNext();
    void sendMove(mover, '11-15');
    await world.pass(100);
    expect(other.view.state.round?.game.plies).toHaveLength(0);
    await world.pass(2500);
    expect(other.view.state.round?.game.plies).toHaveLength(1);
    expect(mover.view.state).toEqual(other.view.state);
  });

  it('takes a whole state where it is far behind', async () => {
    const { world, server, mover, other, socketOf, id } = await playing();
    server.mostRows = 0;
    server.cut(socketOf(other));
    void sendMove(mover, '11-15');
    await world.pass(3000);
    expect(other.view.state).toEqual(server.table(id).state);
    expect(other.view.seq).toBe(server.table(id).rows.length);
  });

  it.each([
    ['an event of a newer version', { type: 'move.made', v: 2 }],
    ['an event of an unknown kind', { type: 'table.painted', v: 1 }],
  ])('is outdated at %s', async (_, event) => {
    const { world, server, mover, socketOf, id } = await playing();
    const seq = server.table(id).rows.length + 1;
    const events = [{ at: 0, ...event }];
    const update = {
      type: 'update',
      table: id,
      seq,
      at: 0,
      asked: 'wait',
      board: null,
      message: { length: 0, text: '' },
      events,
    };
    server.say(socketOf(mover), update as unknown as ServerMessage);
    await world.pass(60_000);
    expect(statusOf(mover.view.link)).toBe('outdated');
    expect(await mover.send({ type: 'leave' })).toMatchObject({ error: { error: 'outdated' } });
  });

  it('[N7] shows who watches', async () => {
    const { world, server, mover, socketOf, id } = await playing();
    server.say(socketOf(mover), {
      type: 'presence',
      table: id,
      count: 60,
      watching: [{ player: 'cy', name: 'Cy' }],
    });
    await world.pass(30);
    expect([mover.view.watching, mover.view.spectators]).toEqual([60, [{ player: 'cy', name: 'Cy' }]]);
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
