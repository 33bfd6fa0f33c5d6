/** The small parts of hosting and joining: addresses, retries, and what a console server's lines become. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { askForPort } from '@crownhead/terminal/console';
import { describe, expect, it } from 'vitest';
import { ConsoleTalk } from './console-talk.ts';
import { hostedTable, readName } from './host-options.ts';
import { tryToReach } from './retry.ts';

describe('the table of a host', () => {
  it('[N1] has the rules and timers of the flags', () => {
    const made = hostedTable({ rules: 'lobby', clock: '5+3', password: 'x', spectators: 'no' });
    expect(made).toMatchObject({
      ok: true,
      value: {
        sides: 'random',
        private: true,
        spectators: false,
        table: { timer: { kind: 'clock', base: 300_000, increment: 3000 } },
      },
    });
    expect(hostedTable({})).toMatchObject({ ok: true, value: { private: false, spectators: true } });
  });

  it.each([
    [{ rules: 'chess' }],
    [{ clock: 'soon' }],
    [{ clock: '0' }],
    [{ moveLimit: '1' }],
  ])('%j is refused in a sentence', (flags) => {
    expect(hostedTable(flags)).toMatchObject({ ok: false, error: expect.stringMatching(/\.$/) });
  });

  it('[N2] names are tidied or refused', () => {
    expect(readName(' Ann ')).toEqual({ ok: true, value: 'Ann' });
    expect(readName('')).toMatchObject({ ok: false });
  });
});

describe('retries', () => {
  it('[N11] tries a set number of times, with longer and longer waits', async () => {
    const waits: number[] = [];
    const reported: string[] = [];
    const policy = {
      attempts: 4,
      wait: async (ms: number) => void waits.push(ms),
      onRetry: (attempt: number, attempts: number) => void reported.push(`${attempt}/${attempts}`),
    };
    let tries = 0;
    expect(await tryToReach(async () => (++tries > 9 ? 'there' : null), policy)).toBeNull();
    expect({ tries, waits, reported }).toEqual({
      tries: 4,
      waits: [500, 1000, 2000],
      reported: ['2/4', '3/4', '4/4'],
    });
    tries = 7;
    expect(await tryToReach(async () => (++tries > 9 ? 'there' : null), policy)).toBe('there');
  });
});

describe('asking a console server for a port', () => {
  const PATIENCE_MS = 500;

  it.each([
    [
      'that answers',
      (socket: Socket): unknown => socket.end('ID 1 PORT 9001\n'),
      { kind: 'port', id: 1, port: 9001 },
    ],
    ['that is full', (socket: Socket): unknown => socket.end('Server is full\n'), { kind: 'full' }],
    [
      'that talks of something else is none',
      (socket: Socket): unknown => socket.end('220 mail\n'),
      { kind: 'stranger' },
    ],
    ['that says nothing is none', (socket: Socket): unknown => socket.resume(), { kind: 'stranger' }],
    ['that hangs up without a word is not there', (socket: Socket): unknown => socket.destroy(), null],
  ] as const)('[N11] one %s', async (_, greet, answer) => {
    const server = createServer(greet);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await askForPort({ host: '127.0.0.1', port }, PATIENCE_MS)).toEqual(answer);
    await new Promise((resolve) => server.close(resolve));
    expect(await askForPort({ host: '127.0.0.1', port }, PATIENCE_MS)).toBe(null);
  });
});

const START = 'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

describe('what a console server says', () => {
  const entered = (side: 'W' | 'B'): ConsoleTalk => {
    const talk = new ConsoleTalk();
    expect(talk.receive('# Say READY, or READY and your name, within 10 seconds.').show).toEqual([]);
    expect(talk.receive('WELCOME 1 PLAYER 600 You are Ann.').show).toEqual(['You are Ann.']);
    talk.receive(
      `GAME 1 ${side} You play ${side === 'W' ? 'White, Bob plays Red' : 'Red, Bob plays White'}.`,
    );
    return talk;
  };

  it('[C1] a request for a move is shown with the board and acknowledged, and once more when repeated', () => {
    const talk = entered('W');
    const first = talk.receive(`STATE 17 MOVE ${START} 0`);
    expect(first.say).toEqual(['ACK 17']);
    expect(first.show[2]).toBe(' 8 |      r       r       r       r | 8');
    expect(talk.asked).toBe(true);
    expect(talk.receive(`STATE 17 MOVE ${START} 0`)).toEqual({ show: [], say: ['ACK 17'], over: null });
  });

  it('[C1] the board is turned for the player of the other side, plain ASCII, and drawn when it changes', () => {
    const talk = entered('B');
    const { show } = talk.receive(`STATE 17 WAIT ${START} 0`);
    expect(show[2]).toBe(' 1 |      w       w       w       w | 1');
    expect(show.join('')).toMatch(/^[\x20-\x7e]*$/);
    expect(talk.receive(`STATE 18 MESSAGE ${START} 5 Hello`).show).toEqual(['Hello']);
    expect(talk.asked).toBe(false);
    expect(talk.receive(`STATE 19 RECHECK ${START} 3 No.`).show).toHaveLength(13);
    expect(talk.asked).toBe(true);
  });

  it('[C1] a message leaves open what was asked', () => {
    const talk = entered('W');
    talk.receive(`STATE 17 MOVE ${START} 0`);
    talk.receive(`STATE 18 MESSAGE ${START} 5 Hello`);
    expect(talk.asked).toBe(true);
    talk.answered();
    expect(talk.asked).toBe(false);
  });

  it('[C1] refusals before coming in end it, and so does BYE', () => {
    expect(new ConsoleTalk().receive('You must be ready')).toEqual({
      show: ['You must be ready'],
      say: [],
      over: 'refused',
    });
    expect(new ConsoleTalk().receive('BYE Ask at port 9000.')).toMatchObject({ over: 'refused' });
    expect(entered('W').receive('BYE See you.')).toMatchObject({ show: ['See you.'], over: 'fine' });
  });

  it('nothing a terminal would obey is shown', () => {
    const { show } = entered('W').receive('# \x1b[2Jgone\u202e');
    expect(show.join('')).not.toMatch(/\p{Cc}|\p{Cf}/u);
  });
});
