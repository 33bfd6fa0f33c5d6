/** A connection that breaks or falls silent: what its tables show meanwhile, and what becomes of commands. */
import type { ServerMessage } from '@crownhead/protocol';
import { describe, expect, it } from 'vitest';
import { noticeText } from '../words.ts';
import { playing, resolved, scene, sendMove } from './test-scene.ts';

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
