/** Coming back: the question, its countdown, and where it does not interrupt. */
import type { WaitingSeat } from '@crownhead/client';
import { tableId } from '@crownhead/protocol';
import { describe, expect, test } from 'vitest';
import { BARE, TestApp, type TestAppOptions } from '../app/test-app.ts';

const ORIGIN = 'http://club.example:8080';

const seat = (app: TestApp, changes: Partial<WaitingSeat> = {}): WaitingSeat => ({
  origin: ORIGIN,
  table: tableId('aaaaaa1'),
  name: 'Ann',
  opponent: 'Bob',
  game: { side: 'black', moves: 7 },
  until: app.clock.now() + 103_000,
  ...changes,
});

async function asked(options: TestAppOptions = {}, changes: Partial<WaitingSeat> = {}): Promise<TestApp> {
  const app = new TestApp(options);
  await app.tell({ type: 'waiting', seats: [seat(app, changes)] });
  return app;
}

describe('[N9] a seat that is kept', () => {
  test('is asked about with the opponent’s name and the time left, which counts down', async () => {
    const app = await asked();
    expect(app.text).toContain('Bob is waiting for you.');
    expect(app.text).toContain('Your game against Bob on club.example:8080, after 7 moves.');
    expect(app.text).toContain('1:43 left to reconnect');
    await app.pass(4000);
    expect(app.text).toContain('1:39 left to reconnect');
    expect(app.wakeAt).toBeGreaterThan(app.clock.now());
    expect(app.wakeAt).toBeLessThanOrEqual(app.clock.now() + 1000);
  });

  test('Enter goes there, under the name of that seat', async () => {
    const app = await asked();
    await app.press('enter');
    expect(app.text).toContain(ORIGIN);
    expect(app.asked).toContainEqual({ type: 'connect', origin: ORIGIN, name: 'Ann' });
    await app.tell({ type: 'online', online: { origin: ORIGIN, link: { status: 'here' }, name: 'Ann' } });
    expect(app.asked).toContainEqual({ type: 'table.open', id: tableId('aaaaaa1'), sit: true });
  });

  test('Escape, or any other key, leads to the menu, which still has it with its time', async () => {
    for (const key of ['escape', 'n', 'x', 'right']) {
      const app = await asked();
      await app.press(key);
      expect(app.text).toContain('Welcome, Ann.');
      expect(app.text).toContain('1:43 left, Bob is waiting');
      await app.pass(3000);
      expect(app.text).toContain('1:40 left');
      await app.press('b');
      expect(app.asked).toContainEqual({ type: 'connect', origin: ORIGIN, name: 'Ann' });
    }
  });

  test('is not asked about in the middle of something else', async () => {
    const app = new TestApp();
    await app.press('p');
    await app.tell({ type: 'waiting', seats: [seat(app)] });
    expect(app.text).toContain('Square numbers');
    await app.press('escape');
    expect(app.text).toContain('1:43 left, Bob is waiting');
  });

  test('is asked about in the lobby, once one is there', async () => {
    const app = new TestApp({ config: { server: ORIGIN } });
    await app.press('l');
    await app.tell({ type: 'waiting', seats: [seat(app)] });
    expect(app.text).not.toContain('Bob is waiting');
    await app.tell({ type: 'online', online: { origin: ORIGIN, link: { status: 'here' }, name: 'Ann' } });
    expect(app.text).toContain('Bob is waiting for you.');
    await app.press('escape');
    expect(app.text).toContain('Open tables');
  });

  test('is over when its time is, and Enter then leads to the menu', async () => {
    const app = await asked({}, { until: 5000 });
    await app.pass(6000);
    expect(app.text).toContain('The time to reconnect is over.');
    await app.press('enter');
    expect(app.text).toContain('Welcome, Ann.');
    expect(app.asked).toEqual([]);
  });

  test('nothing is asked where no seat is kept', async () => {
    const app = new TestApp();
    await app.tell({ type: 'waiting', seats: [] });
    expect(app.text).not.toContain('waiting');
    expect(app.text).not.toContain('Return');
  });

  test('of several, one is chosen', async () => {
    const app = new TestApp();
    const seats = [
      seat(app),
      seat(app, { opponent: 'Cy', table: tableId('aaaaaa2'), game: null, until: null }),
    ];
    await app.tell({ type: 'waiting', seats });
    await app.press('down');
    expect(app.text).toContain('Cy is waiting for you.');
    expect(app.text).toContain('between games');
    await app.press('enter');
    await app.tell({ type: 'online', online: { origin: ORIGIN, link: { status: 'here' }, name: 'Ann' } });
    expect(app.asked).toContainEqual({ type: 'table.open', id: tableId('aaaaaa2'), sit: true });
  });

  test('[C3] long names and addresses stay inside the smallest window, in plain letters too', async () => {
    for (const look of [undefined, BARE]) {
      const app = await asked(look ? { look } : {}, {
        opponent: 'Wolfeschlegelsteinhausenberger',
        origin: `https://${'checkers-'.repeat(9)}club.example`,
      });
      expect(app.lines).toHaveLength(24);
      for (const line of app.lines) expect(line.trimEnd().length).toBeLessThanOrEqual(80);
      expect(app.text).toContain('Wolfeschlegelsteinhausenberger is waiting for you.');
      expect(app.text).toContain('1:43 left to reconnect');
      expect(app.text).toContain('Enter');
      await app.press('escape');
      expect(app.text).toContain('Quit');
      expect(app.text).toContain('1:43 left, Wolfe');
    }
  });
});
