/** Two players and those who watch, over raw lines: moves, refusals, requests, limits. */
import { findPreset, optionsFrom, PRESETS, parseTable } from '@crownhead/match';
import { parseRules } from '@crownhead/rules';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleClient, TestConsole } from '../../test/console/test-console.ts';
import { consoleOptions, DEFAULT_CONSOLE_OPTIONS, withTurnLimit } from './options.ts';

const START = 'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

let clock: FakeClock;
let server: TestConsole;

const start = async (options: Partial<typeof DEFAULT_CONSOLE_OPTIONS> = {}) => {
  server = await TestConsole.start({ options }, { clock });
};
const rules = (preset: string) => consoleOptions(optionsFrom(findPreset(preset)!));
const from = (fen: string) => ({ start: { kind: 'position', fen, force: false } }) as const;

/** Ann has White and the first move, Bob has Red. */
async function play(): Promise<[ann: ConsoleClient, bob: ConsoleClient]> {
  const ann = await server.join('Ann');
  const bob = await server.join('Bob');
  await ann.next(/^GAME/);
  await bob.next(/^GAME/);
  return [ann, bob];
}

beforeEach(() => {
  clock = new FakeClock();
});
afterEach(() => server.stop());

describe('a game', () => {
  it('[N6][N13] the first two play, the others see the same', async () => {
    await start();
    const ann = await server.come();
    ann.say('READY Ann');
    expect(await ann.next(/^WELCOME/)).toMatch(/^WELCOME 1 PLAYER 600 /);
    expect(await ann.next(/^STATE/)).toBe(`STATE ${clock.now()} WAIT - 26 Waiting for another player`);
    const bob = await server.come();
    bob.say('READY Bob');
    expect(await bob.next(/^WELCOME/)).toMatch(/^WELCOME 2 PLAYER 600 /);
    const eve = await server.come();
    eve.say('READY Eve');
    expect(await eve.next(/^WELCOME/)).toMatch(/^WELCOME 3 SPECTATOR 600 /);
    expect(await ann.next(/^GAME/)).toBe('GAME 1 W You play White, Bob plays Red.');
    expect(await bob.next(/^GAME/)).toBe('GAME 1 B You play Red, Ann plays White.');
    expect(await eve.next(/^GAME/)).toBe('GAME 1 - Bob plays Red, Ann plays White.');
    expect(await ann.next(/^STATE/)).toBe(`STATE ${clock.now()} MOVE ${START} 0`);
    for (const client of [bob, eve]) {
      expect(await client.next(/^STATE/)).toBe(`STATE ${clock.now()} WAIT ${START} 0`);
    }
    clock.skip(1500);
    ann.say('22-18');
    const after = START.replace('W:W21,22,', 'B:W18,21,');
    for (const [client, action] of [
      [ann, 'WAIT'],
      [bob, 'MOVE'],
      [eve, 'WAIT'],
    ] as const) {
      expect(await client.next(/^STATE/)).toBe(
        `STATE ${clock.now()} ${action} ${after} 17 White moves 22-18`,
      );
    }
  });

  it('[N6] everybody is told whose turn it is and the valid moves, a spectator too, once for every turn', async () => {
    await start();
    const ann = await server.join('Ann');
    const bob = await server.join('Bob');
    const first = 'TURN W 21-17,22-17,22-18,23-18,23-19,24-19,24-20 Ann (White) is to move.';
    for (const client of [ann, bob]) expect(await client.next(/^TURN/)).toBe(first);
    const eve = await server.join('Eve');
    expect(await eve.next(/^STATE/)).toContain(START);
    expect(await eve.next(/^TURN/)).toBe(first);
    ann.say('22-18');
    for (const client of [ann, bob, eve]) {
      expect(await client.next(/^STATE/)).toContain('White moves 22-18');
      expect(await client.next(/^TURN/)).toBe(
        'TURN B 9-13,9-14,10-14,10-15,11-15,11-16,12-16 Bob (Red) is to move.',
      );
    }
    bob.say('11-15');
    // Jumps are written with every square, and only what the rules allow is listed.
    expect(await eve.next(/^TURN/)).toBe('TURN W 18x11 Ann (White) is to move.');
    await clock.advance(40_000);
    expect(eve.lines.filter((line) => line.startsWith('TURN'))).toHaveLength(3);
  });

  it('[N6] more moves than a line should hold are not listed', async () => {
    const crowded = {
      rules: findPreset('lobby')!.rules,
      ...from('W:WK1:BK6,K7,K8,K14,K15,K16,K22,K23,K24'),
    };
    await start({ ...crowded, sides: 'host-white' });
    const ann = await server.join('Ann');
    await server.join('Bob');
    expect(await ann.next(/^TURN/)).toBe('TURN W - Ann (White) is to move.');
    ann.say('BOARD');
    await ann.next(/White to move: too many to list/);
  });

  it('[N6][N8] a new game brings its moves, even where no move was made in the last one', async () => {
    await start();
    const [ann, bob] = await play();
    const eve = await server.join('Eve');
    await eve.next(/^TURN W/);
    bob.drop();
    await ann.next(/REMATCH/);
    ann.say('YES');
    await eve.next(/ SEAT /);
    eve.say('YES');
    await ann.next(/^GAME 2/);
    expect(await ann.next(/^TURN/)).toContain('Eve (White) is to move.');
  });

  it('[N6] a spectator changes nothing', async () => {
    await start();
    const [ann, bob] = await play();
    const eve = await server.join('Eve');
    eve.say('22-18', 'RESIGN YES', 'DRAW', 'YES', 'SIT', 'CLAIM', 'ACK');
    for (const why of ['Only a player', 'Only a player', 'Only a player', 'no question', 'Both seats']) {
      expect(await eve.next(/^STATE \d+ MESSAGE/)).toContain(why);
    }
    await eve.next(/Only a player/);
    ann.say('BOARD');
    await ann.next(/White to move: 21-17/);
    expect(bob.lines.filter((line) => line.includes('MESSAGE'))).toEqual([]);
  });

  it.each(PRESETS)('[C5] RULES tells a client that asks what is played: $id', async ({
    id,
    rules: played,
  }) => {
    await start(rules(id));
    const [ann] = await play();
    ann.say('RULES');
    const [, moves, table] = /^RULES (.*); (.*)$/.exec(await ann.next(/^RULES/))!;
    expect(parseRules(moves!)).toEqual({ ok: true, value: played });
    expect(parseTable(table!)).toEqual({ ok: true, value: rules(id).table });
  });

  it('[N6][M3] everybody can look at the board and the moves of whoever is to move', async () => {
    await start(from('W:W18,21,29,30,31,K3:B5,12,14,15,K32'));
    await play();
    const eve = await server.join('Eve');
    eve.say('board');
    await eve.next(/^# .* to move/);
    expect(eve.lines.slice(-13)).toEqual([
      '#       A   B   C   D   E   F   G   H',
      '#    +--------------------------------+',
      '#  8 |      1       2       W       4 | 8',
      '#  7 |  r       6       7       8     | 7',
      '#  6 |      9      10      11       r | 6',
      '#  5 | 13       r       r      16     | 5',
      '#  4 |     17       w      19      20 | 4',
      '#  3 |  w      22      23      24     | 3',
      '#  2 |     25      26      27      28 | 2',
      '#  1 |  w       w       w       R     | 1',
      '#    +--------------------------------+',
      '#       A   B   C   D   E   F   G   H',
      '# White to move: 18x9, 18x11',
    ]);
  });

  it('[N10][M1][M2] an illegal move is answered with the last valid board and the reason', async () => {
    await start();
    const [ann, bob] = await play();
    const reasons = [
      ['22-19', 'Pieces move diagonally.'],
      ['MOVE 18-15', 'There is no piece on that square.'],
      ['9-14', 'That piece belongs to the other side.'],
      ['MOVE', 'That is not a move.'],
      ['11 plus 15', 'That is not a move.'],
      ['c3-c4', 'Pieces move diagonally.'],
      ['22-26', 'Men move forward only'],
    ] as const;
    for (const [move, reason] of reasons) {
      ann.say(move);
      expect(await ann.next(/RECHECK/)).toMatch(
        new RegExp(`^STATE ${clock.now()} RECHECK ${START} \\d+ ${reason}`),
      );
    }
    bob.say('9-14');
    expect(await bob.next(/MESSAGE/)).toContain('It is not your turn.');
    ann.say('c3-d4');
    expect(await bob.next(/MOVE/)).toContain('White moves 22-18');
  });

  it('[M1][M4] shortened moves are filled in, and ambiguous ones are not guessed', async () => {
    await start(from('W:W22,32:B2,9,10,17,18'));
    const [ann, bob] = await play();
    expect(await ann.next(/MOVE/)).toMatch(/ 23 You must perform a jump$/);
    ann.say('32-28', '22x6', '22x13x6');
    expect(await ann.next(/RECHECK/)).toContain('You must jump: a jump is available.');
    expect(await ann.next(/RECHECK/)).toContain('More than one jump fits');
    expect(await bob.next(/MOVE/)).toContain('White moves 22x13x6. You must perform a jump');
    bob.say('2-9');
    expect(await ann.next(/MOVE/)).toContain('Red moves 2x9');
  });

  it('[N13] the length of a message is in bytes', async () => {
    await start();
    const zoe = await server.come();
    zoe.say('READY Zoë', 'what');
    const line = await zoe.next(/MESSAGE/);
    const [, length, text] = /^STATE \d+ MESSAGE - (\d+) (.*)$/.exec(line)!;
    expect(Buffer.byteLength(text!)).toBe(Number(length));
  });

  it('[N6][C1] upper or lower case, carriage return or not, several at once', async () => {
    await start();
    const [ann, bob] = await play();
    ann.socket.write('ack\r\nmove 22-18\r\nBoard\r\n');
    bob.socket.write('\n\r\nAcK\n9-1');
    await ann.next(/Red to move/);
    bob.socket.write('4\n');
    expect(await ann.next(/MOVE/)).toContain('Red moves 9-14');
  });
});

describe('a request for a move', () => {
  const requests = (client: ConsoleClient) =>
    client.lines.filter((line) => /^STATE \d+ MOVE /.test(line)).length;

  it('[N14] is repeated after 5 s and then every 30 s, until it is acknowledged', async () => {
    await start();
    const [ann] = await play();
    const first = await ann.next(/ MOVE /);
    await clock.advance(4500);
    expect(requests(ann)).toBe(1);
    await clock.advance(1500);
    expect(await ann.next(/ MOVE /)).toBe(first);
    await clock.advance(28_500);
    expect(requests(ann)).toBe(2);
    await clock.advance(3000);
    expect(await ann.next(/ MOVE /)).toBe(first);
    ann.say('ACK', 'HELP');
    await ann.next(/QUIT/);
    await clock.advance(60_000);
    ann.say('HELP');
    await ann.next(/QUIT/);
    expect(requests(ann)).toBe(3);
  });

  it('[N14][T5] keeps its time stamp and its rhythm, whatever notices come between', async () => {
    await start({ table: withTurnLimit(DEFAULT_CONSOLE_OPTIONS.table, 330) });
    const [ann, bob] = await play();
    await ann.next(/ MOVE /);
    ann.say('22-18');
    await bob.next(/ MOVE /);
    // The request has a jump in its message; it is repeated as it was.
    bob.say('11-15');
    const first = await ann.next(/ MOVE /);
    const from = clock.now();
    const heard: [seconds: number, line: string][] = [];
    for (let second = 1; second <= 330; second++) {
      const before = ann.lines.length;
      await clock.advance(1000);
      bob.say('HELP');
      await bob.next(/QUIT/);
      for (const line of ann.lines.slice(before)) heard.push([(clock.now() - from) / 1000, line]);
    }
    const requests = heard.filter(([, line]) => line.includes(' MOVE '));
    expect(requests.map(([second]) => second)).toEqual([5, 35, 65, 95, 125, 155, 185, 215, 245, 275, 305]);
    expect(new Set(requests.map(([, line]) => line))).toEqual(new Set([first]));
    expect(heard.filter(([, line]) => line.includes('left to move'))).toHaveLength(3);
  });

  it('[N14][T5] stays acknowledged: a notice is only shown', async () => {
    await start({ table: withTurnLimit(DEFAULT_CONSOLE_OPTIONS.table, 330) });
    const [ann] = await play();
    await ann.next(/ MOVE /);
    ann.say('ACK', 'HELP');
    await ann.next(/QUIT/);
    await clock.advance(31_000);
    expect(await ann.next(/MESSAGE/)).toContain('5 minutes left to move');
    await clock.advance(120_000);
    ann.say('HELP');
    await ann.next(/QUIT/);
    expect(requests(ann)).toBe(1);
  });

  it('[N14] is acknowledged by its time stamp too, and not by that of an older message', async () => {
    await start();
    const [ann] = await play();
    await ann.next(/ MOVE /);
    ann.say(`ACK ${clock.now() - 1}`, 'HELP');
    await ann.next(/QUIT/);
    await clock.advance(6000);
    const again = await ann.next(/ MOVE /);
    ann.say(`ACK ${again.split(' ')[1]}`, 'HELP');
    await ann.next(/QUIT/);
    await clock.advance(35_000);
    ann.say('HELP');
    await ann.next(/QUIT/);
    expect(requests(ann)).toBe(2);
  });

  it('[N14] is acknowledged by any answer to it', async () => {
    await start();
    const [ann] = await play();
    ann.say('22-22');
    await ann.next(/RECHECK/);
    await clock.advance(40_000);
    ann.say('HELP');
    await ann.next(/QUIT/);
    expect(requests(ann)).toBe(1);
  });
});

describe('the time of a turn', () => {
  it('[T5] runs out after notices, and whoever lets it is disconnected and loses', async () => {
    const { table } = DEFAULT_CONSOLE_OPTIONS;
    await start({ table: { ...table, idle: 330_000 } });
    const first = await server.come();
    first.say('READY Ann');
    expect(await first.next(/^WELCOME/)).toMatch(/^WELCOME 1 PLAYER 330 .* 330 seconds/);
    const bob = await server.join('Bob');
    const eve = await server.join('Eve');
    await first.next(/ MOVE /);
    first.say('ACK');
    const advance = async (seconds: number) => {
      for (let i = 0; i < seconds; i++) await clock.advance(1000);
    };
    for (const [seconds, left] of [
      [31, '5 minutes'],
      [240, '1 minute'],
      [30, '30 seconds'],
    ] as const) {
      await advance(seconds);
      for (const client of [first, bob, eve]) {
        expect(await client.next(/MESSAGE/)).toMatch(`Player White has ${left} left to move`);
      }
    }
    await advance(31);
    await first.closed;
    expect(first.lines.at(-1)).toBe('BYE You were away too long.');
    expect(first.lines.at(-3)).toContain('Player Red is the winner! White was away too long.');
    expect(await bob.next(/MESSAGE/)).toMatch(/ Player White has disconnected$/);
    expect(await bob.next(/MESSAGE/)).toContain('Player Red is the winner!');
    expect(await bob.next(/REMATCH/)).toContain('Would you like to play again?');
    expect(await server.ask()).toBe(1);
  });

  it.each([
    [30, 15],
    [45, 30],
    [59, 30],
  ])('[T5] of %i s: one notice %i s before the end, then disconnection and loss', async (limit, left) => {
    const { table } = DEFAULT_CONSOLE_OPTIONS;
    await start({ table: withTurnLimit(table, limit) });
    const [ann, bob] = await play();
    ann.say('ACK', 'HELP');
    await ann.next(/QUIT/);
    await clock.advance((limit - left) * 1000 + 500);
    for (const client of [ann, bob]) {
      expect(await client.next(/MESSAGE/)).toContain(`Player White has ${left} seconds left to move`);
    }
    await clock.advance(left * 1000);
    await ann.closed;
    expect(ann.lines.at(-1)).toBe('BYE You were away too long.');
    expect(await bob.next(/MESSAGE/)).toMatch(/ Player White has disconnected$/);
    expect(await bob.next(/MESSAGE/)).toContain('Player Red is the winner!');
    expect(ann.lines.filter((line) => line.includes('left to move'))).toHaveLength(1);
  });

  it('[T5] is told to be without end where it is', async () => {
    await start({ table: { ...DEFAULT_CONSOLE_OPTIONS.table, idle: null } });
    const ann = await server.come();
    ann.say('READY Ann');
    expect(await ann.next(/^WELCOME/)).toBe('WELCOME 1 PLAYER 0 You are Ann. A turn has no time limit.');
  });
});

describe('other rules', () => {
  it('[R10] a draw is offered, declined and accepted', async () => {
    await start(rules('official'));
    const ann = await server.join('Ann');
    const bob = await server.join('Bob');
    expect(await ann.next(/^GAME/)).toContain('You play Red');
    ann.say('DRAW');
    expect(await bob.next(/MESSAGE/)).toContain('Player Red offers a draw');
    expect(await bob.next(/ DRAW /)).toContain('A draw is offered. ACCEPT or DECLINE');
    ann.say('DRAW');
    expect(await ann.next(/already/)).toContain('You have already offered a draw this turn.');
    bob.say('DECLINE');
    expect(await ann.next(/MESSAGE.*declines/)).toContain('Player White declines the draw');
    ann.say('11-15');
    await bob.next(/ MOVE /);
    bob.say('DRAW', 'CLAIM');
    await bob.next(/no draw to claim/);
    await ann.next(/ DRAW /);
    ann.say('accept');
    for (const client of [ann, bob]) {
      expect(await client.next(/MESSAGE.*reached/)).toContain('A draw has been reached: both sides agreed.');
      await client.next(/REMATCH/);
    }
  });

  it('[R11] resigning needs a yes, and is not offered everywhere', async () => {
    await start(rules('official'));
    const [ann, bob] = await play();
    ann.say('RESIGN');
    expect(await ann.next(/MESSAGE/)).toContain('To give the game up, say RESIGN YES');
    bob.say('resign yes');
    expect(await ann.next(/MESSAGE.*winner/)).toContain('Player Red is the winner! White resigned.');
    await server.stop();
    await start();
    const [, other] = await play();
    other.say('RESIGN YES');
    expect(await other.next(/MESSAGE/)).toContain('Resigning is not offered at this table.');
    other.say('DRAW');
    expect(await other.next(/MESSAGE/)).toContain('It is not your turn.');
  });

  it('[R10] the referee declares a proven draw', async () => {
    await start(from('W:WK18,K32:BK9'));
    const [ann, bob] = await play();
    const eve = await server.join('Eve');
    ann.say('18-14');
    for (const client of [ann, bob, eve]) {
      expect(await client.next(/MESSAGE/)).toContain(
        'A draw has been reached: neither side can force a win.',
      );
    }
    await ann.next(/REMATCH/);
  });
});
