/** A table on a server, mirrored here. */
import type { ServerMessage } from '@crownhead/protocol';
import { describe, expect, it } from 'vitest';
import { playing, resolved, sendMove, statusOf } from './test-scene.ts';

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
