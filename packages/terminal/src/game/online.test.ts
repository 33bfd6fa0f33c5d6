/** A game on a server as each of those there sees it: players, the one who waits, and who watches. */
import type { Link } from '@crownhead/client';
import { type HostOptions, PRESETS } from '@crownhead/match';
import { ANN, BOB, connectionOf, EVE, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { HERE, move, playing, Seat } from './test-seat.ts';

test('[N1] an invitation is shown in one piece, as it is typed', async () => {
  const driver = TableDriver.open();
  driver.sit(ANN);
  const { app } = await Seat.at(driver, ANN, ['192.168.1.5:8080/t/k3mq7xw2p9']);
  expect(app.text).toContain('192.168.1.5:8080/t/k3mq7xw2p9');
  app.resize({ width: 100, height: 40 });
  expect(app.text).toContain('crownhead join 192.168.1.5:8080/t/k3mq7xw2p9');
});

test('[O5] an announcement is shown over a game, and somebody at the table can be reported', async () => {
  const ann = await Seat.at(TableDriver.seated(), ANN);
  await ann.app.tell({ type: 'notice', text: 'Announcement: Tea is ready.' });
  expect(ann.app.text).toContain('Announcement: Tea is ready.');
  await ann.app.press('!', 'down', 'right', 'down', 'He called himself a king.', 'page-down', 'enter');
  expect(ann.app.asked).toEqual([
    { type: 'report', about: BOB, reason: 'name', text: 'He called himself a king.' },
  ]);
  expect(ann.app.screen.kind).toBe('game');
});

describe('before a game', () => {
  test('[N5] it is said what the game waits for: somebody to sit down, or both to be ready', async () => {
    for (const { id, table } of PRESETS) {
      const driver = TableDriver.open({ preset: id });
      driver.sit(ANN);
      const { app } = await Seat.at(driver, ANN);
      const isAsked = table.askReady === true;
      expect(app.panel.includes('The game starts when both players are ready.')).toBe(isAsked);
      expect(app.panel.includes('The game starts when another player sits down.')).toBe(!isAsked);
    }
    const { app } = await Seat.at(TableDriver.seated(), ANN);
    expect(app.panel).toContain('The game starts when both players are ready.');
  });

  test('[N1] the host changes rules, clock and who may come; the others are told and press ready again', async () => {
    const ann = await Seat.at(TableDriver.seated(), ANN);
    await ann.app.press(',', 'down', 'down', '5+3', 'down', 'down', 'right', 'page-down', 'enter');
    expect(ann.app.text).toContain('Enter a password.');
    await ann.app.press('up', 'up', 'up', 'sesame', 'page-down', 'enter');
    const [command] = ann.app.asked.splice(0);
    const clock = { kind: 'clock', base: 300_000, increment: 3000, delay: 0 };
    expect(command).toMatchObject({ type: 'table.options', password: 'sesame' });
    if (command?.type !== 'table.options') throw new Error('nothing was changed');
    expect(command.options).toMatchObject({
      private: true,
      table: { timer: clock },
      start: { kind: 'standard' },
    });
    await ann.happens({ by: ANN, type: 'options.set', options: command.options as Partial<HostOptions> });
    expect(ann.app.screen.kind).toBe('game');
    expect(ann.app.text).toContain('5 min + 3 s');
    expect(ann.driver.state.options).toMatchObject({ ...command.options, shared: false });
  });

  test('[C5] every rule on its own, from what it is now; a refusal keeps the form', async () => {
    const ann = await Seat.at(TableDriver.seated({ chat: true }), ANN);
    await ann.app.press(',', 'down', 'left', 'page-down', 'enter');
    expect(ann.app.text).toContain('Custom rules');
    await ann.app.press('right', 'page-down', 'enter');
    const [command] = ann.app.asked.splice(0);
    const { rules, table } = ann.driver.state.options;
    expect(command).toMatchObject({
      password: null,
      options: { rules: { ...rules, capture: 'optional' }, table, chat: true },
    });
    const problem = { error: 'bad-timer', message: 'A move takes at most five minutes.' } as const;
    await ann.app.tell({ type: 'table.refused', command: 'options.set', problem: problem as never });
    expect(ann.app.text).toContain(problem.message);
    const same = { error: 'already-so', message: '' } as const;
    await ann.app.tell({ type: 'table.refused', command: 'options.set', problem: same });
    expect(ann.app.screen.kind).toBe('game');
  });

  test('[N5] ready can be taken back; the host can send the other one away; guests change nothing', async () => {
    const ann = await Seat.at(TableDriver.seated(), ANN);
    await ann.happens({ by: ANN, type: 'ready', ready: true });
    expect(ann.app.text).toContain('n not ready yet');
    await ann.app.press('n', 'w');
    expect(ann.app.text).toContain('Remove Bob?');
    await ann.app.press('y');
    expect(ann.commands()).toEqual([
      { type: 'ready', ready: false },
      { type: 'seat.remove', seat: 1 },
    ]);
    const bob = await Seat.at(TableDriver.seated(), BOB);
    await bob.app.press(',', 'w', 'n');
    expect([bob.app.screen.kind, bob.commands()]).toEqual(['game', []]);
  });
});

describe('players', () => {
  test('[N5] both press ready', async () => {
    const ann = await Seat.at(TableDriver.seated(), ANN);
    expect(ann.app.lines[0]).toContain('Press y when you are ready.');
    expect(ann.app.text).toContain('Bob not ready');
    await ann.app.press('y');
    expect(ann.commands()).toEqual([{ type: 'ready', ready: true }]);
    await ann.happens({ by: ANN, type: 'ready', ready: true });
    expect(ann.app.lines[0]).toContain('Waiting for Bob to be ready.');
    await ann.happens({ by: BOB, type: 'ready', ready: true });
    expect(ann.app.lines[0]).toContain('Your move, Ann.');
  });

  test('[N10] a move goes to the table; refused, everything is as before', async () => {
    const ann = await playing(ANN);
    await ann.app.press('11-15', 'enter');
    expect(ann.commands()).toEqual([{ type: 'move', game: 1, ply: 1, path: [11, 15] }]);
    const before = ann.driver.state;
    await ann.app.tell({
      type: 'table.refused',
      command: 'move',
      problem: { error: 'stale-move', message: 'The game has moved on since.' },
    });
    expect(ann.app.text).toContain('The game has moved on since.');
    expect(ann.driver.state).toBe(before);
    await ann.app.press('11-15', 'enter');
    expect(ann.commands()).toHaveLength(1);
  });

  test('[R10] a draw offered by the other side is a question with two keys', async () => {
    const bob = await playing(BOB);
    await bob.happens({ by: ANN, type: 'draw.offer' });
    expect(bob.app.lines[0]).toContain('Ann offers a draw. Do you accept?');
    await bob.app.press('n');
    expect(bob.commands()).toEqual([{ type: 'draw.decline' }]);
  });

  test('a move is planned while the other side thinks, and played when the turn has come', async () => {
    const bob = await playing(BOB);
    await bob.app.press('22-18', 'enter');
    expect(bob.app.text).toContain('Planned: 22-18.');
    expect(bob.commands()).toEqual([]);
    await bob.happens(move(ANN, bob.driver, 11, 16));
    expect(bob.commands()).toEqual([{ type: 'move', game: 1, ply: 2, path: [22, 18] }]);
  });

  test('[N9] [R16] the other side is gone: told over the board, counted down, and taken back with their return', async () => {
    const ann = await playing(ANN);
    await ann.happens({ by: BOB, type: 'connection.lose', connection: connectionOf(BOB) });
    expect(ann.app.text).toContain('Player Bob has');
    await ann.app.press('enter');
    expect(ann.app.lines[0]).toContain('Bob has disconnected and has 2:00 to reconnect.');
    expect(ann.app.text).toContain('away, 2:00');
    await ann.app.pass(1000);
    expect(ann.app.lines[0]).toContain('1:59');
    ann.driver.now += 1000;
    await ann.happens({ by: BOB, type: 'connection.open', connection: connectionOf(BOB, 2) });
    expect(ann.app.text).toContain('Bob is back.');
    await ann.happens({ by: BOB, type: 'connection.lose', connection: connectionOf(BOB, 2) });
    await ann.happens({ by: BOB, type: 'connection.open', connection: connectionOf(BOB, 3) });
    expect(ann.app.text).not.toContain('OK');
  });

  test('[N9] [L5] they do not come back: the result takes the place of what was said of them', async () => {
    const ann = await playing(ANN);
    await ann.happens({ by: BOB, type: 'connection.lose', connection: connectionOf(BOB) });
    ann.driver.now += ann.driver.dueIn!;
    await ann.happens({ type: 'tick' });
    expect(ann.app.text).not.toContain('to come back');
    expect(ann.app.text).toContain('Player Ann (Red) is');
    await ann.app.press('enter');
    expect(ann.app.text).not.toContain('OK');
  });

  test('[N17] [N11] the server is gone: reported immediately, with each attempt, until it is back or given up', async () => {
    const ann = await playing(ANN);
    const retryAt = ann.app.clock.now() + 4000;
    const link: Link = { status: 'reconnecting', attempt: 2, attempts: 80, retryAt, problem: null };
    await ann.linked(link);
    expect(ann.app.text).toContain('OK');
    await ann.linked({ ...link, attempt: 3 });
    await ann.app.press('enter');
    expect(ann.app.text).not.toContain('OK');
    expect(ann.app.lines[0]).toContain('attempt 3 of 80 in 0:04.');
    await ann.app.pass(1000);
    expect(ann.app.lines[0]).toContain('in 0:03.');
    await ann.linked({ status: 'lost', problem: { error: 'not-connected', message: 'It is gone.' } });
    expect(ann.app.lines[0]).toContain('It is gone.');
    await ann.app.press('y');
    expect(ann.commands()).toEqual(['retry']);
    await ann.linked(HERE);
    expect(ann.app.lines[0]).toContain('Your move, Ann.');
  });

  test('Ctrl+C in the middle of a game asks once; pressed again it quits', async () => {
    const ann = await playing(ANN);
    await ann.app.press('ctrl+c');
    expect(ann.commands()).toEqual([]);
    expect(ann.app.text).toContain('Quit during the');
    await ann.app.press('n', 'ctrl+c', 'ctrl+c');
    expect(ann.commands()).toEqual(['quit']);
    const before = await Seat.at(TableDriver.seated(), ANN);
    await before.app.press('ctrl+c');
    expect(before.commands()).toEqual(['quit']);
  });

  test('[R12] leaving in the middle of a game is asked once more, and loses it', async () => {
    const ann = await playing(ANN);
    await ann.app.press('m');
    expect(ann.app.text).toContain('You will lose it.');
    await ann.app.press('n', 'escape', 'y');
    expect(ann.app.asked).toEqual([{ type: 'table.close', leave: true }]);
    expect(ann.app.screen.kind).toBe('menu');
  });

  test('[R12] the question stays while the other side moves, and goes with the game', async () => {
    const bob = await playing(BOB);
    await bob.app.press('m');
    await bob.happens(move(ANN, bob.driver, 11, 15));
    expect(bob.app.text).toContain('You will lose it.');
    await bob.happens({ by: ANN, type: 'resign', confirmed: true });
    await bob.app.press('enter');
    expect(bob.app.text).not.toContain('You will lose it.');
  });

  test('[N8] another game is asked of both, and may be declined', async () => {
    const ann = await playing(ANN);
    await ann.happens({ by: BOB, type: 'resign', confirmed: true });
    expect(ann.app.text).toContain('Player Ann (Red) is');
    await ann.app.press('enter', 'n');
    expect(ann.commands()).toEqual([{ type: 'rematch.decline' }]);
    await ann.app.press('enter');
    expect(ann.commands()).toEqual([{ type: 'ready', ready: true }]);
  });

  test('[N8] the one who stays is asked too, and the table closes with a no', async () => {
    const ann = await playing(ANN, { table: { onLost: 'wins-at-once' } });
    await ann.happens({ by: BOB, type: 'connection.lose', connection: connectionOf(BOB) });
    expect(ann.app.text).toContain('Bob (White) lost the');
    await ann.app.press('enter');
    expect(ann.app.lines[0]).toContain('Another game? Press y.');
    await ann.app.press('n');
    expect(ann.commands()).toEqual([{ type: 'rematch.decline' }]);
    await ann.happens({ by: ANN, type: 'rematch.decline' });
    expect(ann.app.text).toContain('The winner has stopped');
  });

  test('a table that the host closes is left with Enter', async () => {
    const bob = await Seat.at(TableDriver.seated(), BOB);
    await bob.happens({ by: ANN, type: 'table.close' });
    expect(bob.app.text).toContain('The host has closed the');
    await bob.app.press('enter');
    expect(bob.app.screen.kind).toBe('menu');
  });

  test('[T5] the idle limit is told on joining, and its notices pass by', async () => {
    const ann = await Seat.at(TableDriver.seated({ table: { idle: 120_000 } }), ANN);
    expect(ann.app.panel).toContain('Each turn may take at most 2 min.');
    ann.driver.start();
    const on = await Seat.at(ann.driver, ANN);
    on.driver.now += on.driver.dueIn!;
    await on.happens({ type: 'tick' });
    expect(on.app.text).toContain('Ann, please move: 1:00 left.');
  });

  test('[N16] words are said only where the host turned that on', async () => {
    const quiet = await playing(ANN);
    expect(quiet.app.text).not.toContain('chat');
    const ann = await playing(ANN, { chat: true });
    await ann.app.press('x', 'hello', 'enter');
    expect(ann.commands()).toEqual([{ type: 'chat', text: 'hello' }]);
    await ann.happens({ by: BOB, type: 'chat', text: 'hi there' });
    const long =
      'a long tale that goes on and on, well beyond the end of a line, until it is all told at last';
    await ann.happens({ by: BOB, type: 'chat', text: long });
    const { panel } = ann.app;
    expect(panel).toContain('Bob: hi there');
    expect(panel).toContain(long);
  });
});

describe('spectators', () => {
  test('[N6] see the mover’s choices and can change nothing', async () => {
    const eve = await playing(EVE);
    expect(eve.app.text).toContain('▌');
    await eve.app.press('11-15', 'enter');
    expect(eve.app.text).toContain('Only a player can do that.');
    for (const key of ['r', 'o', 'u', 'l', 'y', 'n']) await eve.app.press(key);
    expect(eve.commands()).toEqual([]);
    await eve.app.press('m');
    expect(eve.app.asked).toEqual([{ type: 'table.close', leave: false }]);
  });

  test('[N8] are asked to take a seat that has become free, with a time to answer', async () => {
    const driver = TableDriver.playing();
    driver.spectators = spectatorsOf(EVE);
    const eve = await Seat.at(driver, EVE);
    await eve.happens({ by: BOB, type: 'leave' });
    await eve.app.press('enter');
    if (eve.app.text.includes('OK')) await eve.app.press('enter');
    await eve.happens({ by: ANN, type: 'ready', ready: true });
    expect(eve.app.lines[0]).toContain('A seat is free. Would you like to play?');
    await eve.app.press('y');
    expect(eve.commands()).toEqual([{ type: 'seat.accept' }]);
  });
});
