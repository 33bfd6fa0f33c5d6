/** Every limit that runs is on the screen and counts down live, under every set of rules. */

import type { Link } from '@crownhead/client';
import { PRESETS, type Timer } from '@crownhead/match';
import {
  ANN,
  BOB,
  connectionOf,
  EVE,
  type OptionChanges,
  spectatorsOf,
  TableDriver,
} from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { TestApp } from '../app/test-app.ts';
import type { GameScreen } from './model.ts';
import { HERE, move, playing, Seat } from './test-seat.ts';

const MOVE: Timer = { kind: 'move', limit: 120_000, warning: 60_000 };
const CLOCK: Timer = { kind: 'clock', base: 300_000, increment: 3000, delay: 0 };

/** Time goes on without anything being pressed: the screen wakes each second. */
async function seconds(seat: Seat, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    expect(seat.app.wakeAt).not.toBeNull();
    expect(seat.app.wakeAt! - seat.app.clock.now()).toBeLessThanOrEqual(1000);
    await seat.app.pass(1000);
    seat.driver.now += 1000;
  }
}

/** The side to move under these rules. */
const mover = (driver: TableDriver) => driver.round.players[driver.round.game.position.turn];
const other = (driver: TableDriver) => (mover(driver) === ANN ? BOB : ANN);
const at = (changes: OptionChanges, who: (driver: TableDriver) => typeof ANN = mover): Promise<Seat> => {
  const driver = TableDriver.playing(changes);
  return Seat.at(driver, who(driver));
};

describe.each(PRESETS)('under $id', ({ id, table }) => {
  test.each([
    ['the mover', mover],
    ['the other player', other],
    ['a spectator', () => EVE],
  ] as const)('[L4] [T1] [T4] [T5] %s sees the time for a move, whole-game clocks and the idle limit run', async (_, who) => {
    const idle = 600_000;
    const perMove = await at({ preset: id, table: { timer: MOVE, idle } }, who);
    expect(perMove.app.text).toContain('2:00');
    expect(perMove.app.text).toContain('Idle limit: 10:00 left');
    await seconds(perMove, 2);
    expect(perMove.app.text).toContain('1:58');
    expect(perMove.app.text).toContain('Idle limit: 9:58 left');
    const whole = await at({ preset: id, table: { timer: CLOCK, idle: null } }, who);
    await seconds(whole, 2);
    expect(whole.app.text).toMatch(/4:58(.|\n)*5:00|5:00(.|\n)*4:58/);
    expect(whole.app.text).not.toContain('Idle limit');
  });

  test('[T3] the warning time is named and counts, for both', async () => {
    for (const who of [mover, other]) {
      const seat = await at(
        { preset: id, table: { timer: MOVE, onTime: 'warning-forfeit', idle: null } },
        who,
      );
      seat.driver.now += seat.driver.dueIn!;
      await seat.happens({ type: 'tick' });
      expect(seat.app.text).toContain('the warning time is running!');
      expect(seat.app.text).toContain('warning 1:00');
      await seconds(seat, 2);
      expect(seat.app.text).toContain('warning 0:58');
    }
  });

  test('[T5] its own limits are there', async () => {
    const seat = await at({ preset: id });
    if (table.idle !== null) expect(seat.app.text).toContain('Idle limit: 10:00 left');
    if (table.timer.kind === 'move') expect(seat.app.text).toContain('5:00');
    if (table.idle === null) expect(seat.app.text).not.toContain('Idle limit');
  });

  test('[N9] [R16] the time to come back counts in the box, at the name and at the top', async () => {
    const seat = await at({ preset: id, table: { onLost: 'grace', grace: 120_000 } });
    const gone = other(seat.driver);
    const name = gone === ANN ? 'Ann' : 'Bob';
    await seat.happens({ by: gone, type: 'connection.lose', connection: connectionOf(gone) });
    expect(seat.app.box).toContain(`Player ${name} has disconnected. 2:00 to reconnect, then you win.`);
    await seconds(seat, 3);
    expect(seat.app.box).toContain('1:57 to reconnect');
    expect(seat.app.text).toContain('away, 1:57');
    await seat.app.press('enter');
    expect(seat.app.lines[0]).toContain(`${name} has disconnected and has 1:57 to reconnect.`);
  });
});

describe('limits', () => {
  test.each([
    ['help', '?', 'Moving'],
    ['saving', 's', 'Save'],
  ])('[L4] [T3] [T5] under %s the turn and every limit stay in view and count', async (_, key, title) => {
    const table = { timer: MOVE, onTime: 'warning-forfeit', idle: 600_000 } as const;
    const ann = await playing(ANN, { table });
    await ann.app.press(key);
    expect(ann.app.text).toContain(title);
    expect(ann.app.lines[0]).toMatch(/^ {2}Your move, Ann\. +Ann: 2:00 {3}Idle limit: 10:00 left/);
    await seconds(ann, 2);
    expect(ann.app.lines[0]).toMatch(/Ann: 1:58 {3}Idle limit: 9:58 left/);
    ann.driver.now += ann.driver.dueIn!;
    await ann.happens({ type: 'tick' });
    expect(ann.app.lines[0]).toContain('Your time is up:');
    expect(ann.app.lines[0]).toContain('Ann: warning 1:00');
    const gone = { by: BOB, type: 'connection.lose', connection: connectionOf(BOB) } as const;
    await ann.happens(gone);
    expect(ann.app.lines[0]).toContain('Bob: away, 2:00');
    await ann.app.press('escape');
    expect(ann.app.text).not.toContain(title);
  });

  test('[L4] nothing stands above a screen that covers no game', async () => {
    const app = new TestApp();
    await app.press('f1');
    expect(app.lines[0]!.trim()).toBe('');
    expect(app.wakeAt).toBeNull();
  });

  test('[T5] the notices of the idle limit pass by, and their time runs on', async () => {
    const ann = await playing(ANN, { table: { idle: 600_000 } });
    ann.driver.now += ann.driver.dueIn!;
    await ann.happens({ type: 'tick' });
    expect(ann.app.text).toContain('Ann, please move: 5:00 left.');
    await seconds(ann, 2);
    expect(ann.app.text).toContain('Ann, please move: 4:58 left.');
    ann.driver.now += ann.driver.dueIn!;
    await ann.happens({ type: 'tick' });
    expect(ann.app.lines[0]).toContain('Ann, please move: 1:00 left.');
    expect(ann.app.text.match(/please move/g)).toHaveLength(1);
  });

  test('[T5] a limit too short for notices is shown all the same, and its second half at the top', async () => {
    const ann = await playing(ANN, { table: { idle: 30_000 } });
    expect(ann.app.text).toContain('Idle limit: 0:30 left');
    expect(ann.app.lines[0]).toContain('Your move, Ann.');
    await ann.app.pass(15_000);
    expect(ann.app.lines[0]).toContain('Ann, please move: 0:15 left.');
  });

  test('[T5] where the computer is to move, the limit stands still', async () => {
    const driver = TableDriver.shared({ table: { idle: 600_000 } });
    const seat = await Seat.at(driver, driver.round.players.black);
    expect(seat.app.text).toContain('Idle limit: 10:00 left');
  });

  test('[N9] [N17] without a connection one sees the time left to reconnect oneself, over the board and after', async () => {
    const ann = await playing(ANN);
    const link: Link = {
      ...{ status: 'reconnecting', attempt: 2, attempts: 80, problem: null },
      retryAt: ann.app.clock.now() + 9000,
    };
    await ann.linked(link);
    expect(ann.app.box).toContain('2:00 left to reconnect, then Bob wins.');
    await seconds(ann, 2);
    expect(ann.app.box).toContain('1:58 left to reconnect, then Bob wins.');
    expect(ann.app.box).toContain('attempt 2 of 80 in 0:07.');
    await ann.app.press('enter');
    expect(ann.app.text).toContain('offline, 1:58');
    await seconds(ann, 1);
    expect(ann.app.text).toContain('offline, 1:57');
    await ann.linked(HERE);
    expect(ann.app.text).not.toContain('offline');
    expect((ann.app.screen as GameScreen).lostAt).toBeNull();
  });

  test('[N9] spectators read who wins then; between games how long the seat is kept', async () => {
    const eve = await playing(EVE);
    await eve.happens({ by: BOB, type: 'connection.lose', connection: connectionOf(BOB) });
    expect(eve.app.box).toContain('2:00 to reconnect, then Ann wins.');
    const ann = await playing(ANN);
    await ann.happens({ by: ANN, type: 'resign', confirmed: true });
    await ann.app.press('enter');
    await ann.happens({ by: BOB, type: 'connection.lose', connection: connectionOf(BOB) });
    expect(ann.app.box).toContain('The seat is kept for 1:00.');
    await seconds(ann, 1);
    expect(ann.app.box).toContain('The seat is kept for 0:59.');
  });

  test('[N8] the time to answer about a seat counts, for the one who is asked and for the others', async () => {
    for (const who of [EVE, ANN]) {
      const driver = TableDriver.playing();
      driver.spectators = spectatorsOf(EVE);
      const seat = await Seat.at(driver, who);
      await seat.happens({ by: BOB, type: 'leave' });
      await seat.app.press('enter', 'enter');
      await seat.happens({ by: ANN, type: 'ready', ready: true });
      expect(seat.app.lines[0]).toContain('0:20 to answer.');
      await seconds(seat, 2);
      expect(seat.app.lines[0]).toContain('0:18 to answer.');
    }
  });

  test('[N8] [L4] also while an earlier position is shown', async () => {
    const driver = TableDriver.playing();
    driver.spectators = spectatorsOf(EVE);
    const ann = await Seat.at(driver, ANN);
    await ann.happens(move(ANN, driver, 11, 15));
    await ann.happens({ by: BOB, type: 'leave' });
    await ann.app.press('enter', 'enter', 'home');
    await ann.happens({ by: ANN, type: 'ready', ready: true });
    expect(ann.app.lines[0]).toContain('0:20 to answer.');
    expect(ann.app.text).toContain('Viewing the start of the game.');
  });
});
