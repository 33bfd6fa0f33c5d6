/** What follows a game at the console: rematches, those who take over, tables that close. */
import { findPreset, optionsFrom } from '@crownhead/match';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleClient, TestConsole } from '../../test/console/test-console.ts';
import { consoleOptions, DEFAULT_CONSOLE_OPTIONS } from './options.ts';

/** One move ends it. */
const SHORT = { start: { kind: 'position', fen: 'W:W18:B15', force: false } } as const;

let clock: FakeClock;
let server: TestConsole;
let [ann, bob]: ConsoleClient[] = [];

const WON = /MESSAGE .* Player White is the winner!/;
const CLOSED = 'BYE The winner does not play on: this table is closed.';

/** Ann has White and the first move, Bob has Red; the others watch in this order. */
async function begin(options: object, ...watchers: readonly string[]): Promise<ConsoleClient[]> {
  server = await TestConsole.start({ options }, { clock });
  ann = await server.join('Ann');
  bob = await server.join('Bob');
  const others: ConsoleClient[] = [];
  for (const name of watchers) {
    // They come one after the other.
    clock.skip(10);
    others.push(await server.join(name));
  }
  await ann.next(/ MOVE /);
  await bob.next(/^GAME 1/);
  return others;
}

/** Plays the short game to its end; both have been asked for a rematch. */
async function finish(): Promise<void> {
  ann!.say('18x11');
  for (const player of [ann!, bob!]) {
    expect(await player.next(WON)).toContain('White moves 18x11. Player White is the winner! Red has no');
    expect(await player.next(/REMATCH/)).toContain('Would you like to play again? YES or NO');
  }
}

beforeEach(() => {
  clock = new FakeClock();
});
afterEach(() => server.stop());

describe('after a game', () => {
  it('[N8] both say yes and play again, sides changed', async () => {
    const [eve] = await begin(SHORT, 'Eve');
    await finish();
    expect(await eve!.next(WON)).toContain('White moves 18x11. Player White is the winner!');
    expect(await eve!.next(/WAIT/)).toContain('Waiting for the next game');
    ann!.say('yes');
    expect(await ann!.next(/WAIT/)).toContain('Waiting for another player');
    bob!.say('Yes');
    expect(await ann!.next(/^GAME/)).toBe('GAME 2 B You play Red, Bob plays White.');
    expect(await bob!.next(/^GAME/)).toBe('GAME 2 W You play White, Ann plays Red.');
    expect(await eve!.next(/^GAME/)).toBe('GAME 2 - Ann plays Red, Bob plays White.');
    await bob!.next(/ MOVE /);
  });

  it('[N8] one declines: those who watch are asked in the order they came', async () => {
    const [eve, fay, gus] = await begin(SHORT, 'Eve', 'Fay', 'Gus');
    await finish();
    ann!.say('YES');
    bob!.say('NO');
    expect(await bob!.next(/WAIT/)).toContain('Waiting for the next game');
    expect(await eve!.next(/ SEAT /)).toContain('A seat is free. Would you like to play? YES or NO');
    fay!.say('YES');
    expect(await fay!.next(/MESSAGE.*question/)).toContain('There is no question to answer now');
    eve!.say('NO');
    await fay!.next(/ SEAT /);
    fay!.say('YES');
    expect(await fay!.next(/^GAME/)).toBe('GAME 2 W You play White, Ann plays Red.');
    expect(await gus!.next(/^GAME 2/)).toContain('GAME 2 -');
    expect(gus!.lines.some((line) => line.includes(' SEAT '))).toBe(false);
    expect(await bob!.next(/^GAME 2/)).toContain('GAME 2 -');
  });

  it('[N8] one who does not answer is passed over', async () => {
    const [eve, fay] = await begin(SHORT, 'Eve', 'Fay');
    await finish();
    ann!.say('YES');
    bob!.say('NO');
    await eve!.next(/ SEAT /);
    await clock.advance(21_000);
    await fay!.next(/ SEAT /);
    eve!.say('YES');
    await eve!.next(/MESSAGE.*question/);
    fay!.say('YES');
    await ann!.next(/^GAME 2/);
  });

  it('[N8] nobody wants to: the seat waits for a newcomer', async () => {
    const [eve] = await begin(SHORT, 'Eve');
    await finish();
    ann!.say('YES');
    bob!.say('NO');
    await eve!.next(/ SEAT /);
    eve!.say('NO');
    await eve!.next(/WAIT/);
    const fay = await server.join('Fay');
    expect(fay.lines.at(1)).toMatch(/^WELCOME 4 PLAYER/);
    expect(await ann!.next(/^GAME 2/)).toContain('Fay plays White');
  });

  it('[N8] one who has thought better of it sits down again', async () => {
    await begin(SHORT);
    await finish();
    ann!.say('YES');
    bob!.say('NO');
    await bob!.next(/WAIT/);
    bob!.say('SIT');
    expect(await bob!.next(/^GAME/)).toContain('GAME 2 W');
    expect(bob!.lines.filter((line) => line.includes('REMATCH'))).toHaveLength(1);
  });

  it('[N8] both decline: two who watch are asked, one after the other', async () => {
    const [eve, fay] = await begin(SHORT, 'Eve', 'Fay');
    await finish();
    for (const player of [ann!, bob!]) {
      player.say('NO');
      await player.next(/Waiting for the next game/);
    }
    for (const client of [eve!, fay!]) {
      await client.next(/ SEAT /);
      client.say('YES');
    }
    await eve!.next(/^GAME 2 [BW]/);
    await ann!.next(/^GAME 2 -/);
  });

  it('[N8][T5] one who does not answer for as long as a turn may take is disconnected', async () => {
    const [eve] = await begin(SHORT, 'Eve');
    await finish();
    ann!.say('YES');
    await ann!.next(/WAIT/);
    await clock.advance(599_000);
    expect(bob!.socket.closed).toBe(false);
    await clock.advance(1000);
    await bob!.closed;
    expect(bob!.lines.at(-1)).toBe('BYE You were away too long.');
    await eve!.next(/ SEAT /);
    await clock.advance(600_000);
    ann!.say('BOARD');
    await ann!.next(/^#/);
  });

  it('[R17] where a game ends the table, its last move, the result and the end are told in sentences', async () => {
    await begin({ ...SHORT, table: { ...DEFAULT_CONSOLE_OPTIONS.table, after: 'exit' } });
    ann!.say('18x11');
    await bob!.closed;
    expect(bob!.lines.at(-2)).toMatch(
      / 91 White moves 18x11\. Player White is the winner! Red has no pieces left\. This table is closed$/,
    );
    expect(bob!.lines.at(-1)).toBe('BYE The game is over, and so is this table.');
  });

  it('[N8] both decline: they stay and watch, and the next two play', async () => {
    await begin(SHORT);
    await finish();
    for (const player of [ann!, bob!]) {
      player.say('NO');
      await player.next(/Waiting for the next game/);
    }
    const eve = await server.join('Eve');
    const fay = await server.join('Fay');
    await eve.next(/^GAME 2 [BW]/);
    await fay.next(/^GAME 2 [BW]/);
    await ann!.next(/^GAME 2 -/);
  });

  it('[R17] where the rules know no rematch, NO gives the seat up', async () => {
    await begin({ ...SHORT, table: { ...DEFAULT_CONSOLE_OPTIONS.table, after: 'lobby' } });
    await finish();
    bob!.say('NO');
    await bob!.next(/Waiting for the next game/);
    ann!.say('YES');
    const eve = await server.join('Eve');
    await eve.next(/^GAME 2/);
  });
});

describe('a player who goes', () => {
  it.each([
    [
      'pulls the cable',
      (client: ConsoleClient) => client.drop(),
      'has disconnected',
      'Red lost the connection.',
    ],
    [
      'hangs up',
      (client: ConsoleClient) => client.socket.end(),
      'has disconnected',
      'Red lost the connection.',
    ],
    ['quits', (client: ConsoleClient) => client.say('QUIT'), 'has left the game', 'Red left the game.'],
  ] as const)('[M5][N9][R16] %s: all are told who has gone and who has won, and the winner is asked first', async (_, go, gone, why) => {
    const [eve, fay] = await begin({}, 'Eve', 'Fay');
    go(bob!);
    await bob!.closed;
    for (const client of [ann!, eve!, fay!]) {
      expect(await client.next(/MESSAGE/)).toMatch(new RegExp(` ${11 + gone.length} Player Red ${gone}$`));
      expect(await client.next(/MESSAGE/)).toContain(`Player White is the winner! ${why}`);
    }
    await ann!.next(/REMATCH/);
    await eve!.next(/Waiting for the next game/);
    ann!.say('YES');
    await eve!.next(/ SEAT /);
    eve!.say('YES');
    expect(await ann!.next(/^GAME/)).toBe('GAME 2 B You play Red, Eve plays White.');
    expect(await fay!.next(/^GAME/)).toMatch(/^GAME 2 -/);
  });

  it('[N8] after that the winner declines: the table closes, all are disconnected, newcomers get another', async () => {
    const [eve] = await begin({}, 'Eve');
    bob!.drop();
    await ann!.next(/REMATCH/);
    ann!.say('NO');
    await Promise.all([ann!.closed, eve!.closed]);
    for (const { lines } of [ann!, eve!]) expect(lines.at(-1)).toBe(CLOSED);
    const fay = await server.join('Fay');
    const gus = await server.join('Gus');
    expect(await fay.next(/^GAME/)).toBe('GAME 1 W You play White, Gus plays Red.');
    gus.say('QUIT');
  });

  it('[N8] after that the winner goes as well: the same', async () => {
    const [eve] = await begin({}, 'Eve');
    bob!.drop();
    await ann!.next(/REMATCH/);
    ann!.drop();
    await eve!.closed;
    expect(eve!.lines.at(-1)).toBe(CLOSED);
  });

  it('[N8] nobody watches: the winner waits for a new connection', async () => {
    await begin({});
    bob!.drop();
    await ann!.next(/REMATCH/);
    ann!.say('YES');
    await ann!.next(/Waiting for another player/);
    const eve = await server.join('Eve');
    expect(eve.lines.at(1)).toMatch(/^WELCOME 2 PLAYER/);
    expect(await ann!.next(/^GAME 2/)).toContain('Eve plays White');
  });

  it('[N8] nobody gets in before the winner has decided', async () => {
    await begin({});
    bob!.drop();
    await ann!.next(/REMATCH/);
    const eve = await server.join('Eve');
    expect(eve.lines.at(1)).toMatch(/^WELCOME 2 SPECTATOR/);
    ann!.say('YES');
    await eve.next(/ SEAT /);
    eve.say('YES');
    await ann!.next(/^GAME 2/);
  });

  it('[R16] cannot come back, so no time is given for it, whatever the rules', async () => {
    const official = consoleOptions(optionsFrom(findPreset('official')!));
    server = await TestConsole.start({ options: official }, { clock });
    ann = await server.join('Ann');
    bob = await server.join('Bob');
    ann.drop();
    await bob.next(/winner/);
    expect(
      bob.lines.filter((line) => / MESSAGE /.test(line)).map((line) => line.replace(/^.*? Player/, 'Player')),
    ).toEqual(['Player Red has disconnected', 'Player White is the winner! Red left the game.']);
  });

  it('[N7] unless it is a spectator: then nobody is told', async () => {
    const [eve] = await begin({}, 'Eve');
    eve!.drop();
    await eve!.closed;
    const fay = await server.join('Fay');
    fay.say('QUIT');
    await fay.closed;
    await clock.advance(2000);
    const before = bob!.lines.length;
    ann!.say('22-18');
    await bob!.next(/^TURN B/);
    const told = bob!.lines.slice(before);
    expect(told.map((line) => line.split(' ', 1)[0])).toEqual(['STATE', 'TURN']);
    expect(told[0]).toMatch(/ MOVE .* White moves 22-18$/);
  });

  it.each([
    ['drops', (client: ConsoleClient) => client.drop()],
    ['quits', (client: ConsoleClient) => client.say('QUIT')],
  ] as const)('[N8] a spectator who is asked %s: the next is asked at once', async (_, go) => {
    const [eve, fay] = await begin(SHORT, 'Eve', 'Fay');
    await finish();
    ann!.say('YES');
    bob!.say('NO');
    await eve!.next(/ SEAT /);
    go(eve!);
    await fay!.next(/ SEAT /);
  });

  it('[N8] all go together: the next two find nobody before them', async () => {
    const others = await begin(SHORT, 'Eve', 'Fay', 'Gus');
    await finish();
    const all = [ann!, bob!, ...others];
    for (const client of all) client.say('QUIT');
    await Promise.all(all.map((client) => client.closed));
    const hal = await server.join('Hal');
    await server.join('Ivy');
    await hal.next(/^GAME \d [BW]/);
  });
});
