/** Timers on the screen, with the page's clock turned forward: warnings, notices, clocks, and what happens at their end. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type AppFixture, withApp } from './app-fixture.ts';
import { button, choose, choosePreset, movesAre, noticed, PATIENCE, press, startFriends } from './screen.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 0, 1, 12);

/** Somebody whose clock the test can turn forward. */
async function timeless(app: AppFixture): Promise<Page> {
  const { page } = await app.visit('/robots.txt');
  await page.clock.install({ time: START });
  return page;
}

/** The clock keeps running, so the seconds may be a few less. */
const shows = (page: Page, name: string, time: RegExp): Promise<void> =>
  page.getByRole('timer', { name: new RegExp(`^${name}’s clock: (${time.source})$`) }).waitFor();

const resultSays = (page: Page, name: string, what: string): Promise<void> =>
  page.getByRole('alertdialog').getByText(`${name} ${what}`).waitFor();

withApp('time on the screen', (app) => {
  it('[T1] limits have their defaults, and are refused out of range', async () => {
    const { page } = await app.visit('/new/friend');
    await choose(page, 'Other…');
    await choose(page, 'Per move');
    await choose(page, 'A warning and more time');
    const limit = page.getByLabel('Time per move');
    await expect.poll(() => limit.inputValue(), PATIENCE).toBe('300');
    await expect
      .poll(() => page.getByLabel('Extra time after the warning').inputValue(), PATIENCE)
      .toBe('60');
    for (const wrong of ['9', '301']) {
      await limit.fill(wrong);
      await page.getByText('The time per move must be between 10 seconds and 5 minutes.').first().waitFor();
      await expect.poll(() => button(page, 'Start').isEnabled(), PATIENCE).toBe(false);
    }
    await limit.fill('10');
    await expect.poll(() => button(page, 'Start').isEnabled(), PATIENCE).toBe(true);
  });

  it('[T3][T6][R13] the clock runs through a whole chain; late, there is a warning and more time, then the game is lost', async () => {
    const page = await timeless(app);
    await startFriends(page, app.url, { rules: 'timed', fen: 'B:W6,14,31,32:B1,12' });
    await press(page, 1, 10);
    await page.clock.fastForward(4 * MINUTE);
    await noticed(page, 'Another jump is available');
    await shows(page, 'Player 1', /1:00|0:[45]\d/);
    await press(page, 17);
    await movesAre(page, '1x10x17');
    await page.clock.fastForward(5 * MINUTE + SECOND);
    await noticed(page, /^Your time is up: the warning time is running! (60|[45]\d) seconds left\.$/);
    await shows(page, 'Player 2', /1:00|0:[45]\d/);
    await page.clock.fastForward(MINUTE + SECOND);
    await resultSays(page, 'Player 2', 'ran out of time');
  });

  // Three minutes, less the 28 seconds of a move, and two that it earns.
  const clock = ['a clock for the whole game', 'Whole game', 'Time per player', '3', /2:12/, /2:34/] as const;
  const limit = ['a limit for each move', 'Per move', 'Time per move', '60', /0:12/, null] as const;
  it.each(
    FULL ? [clock, limit] : [clock],
  )('[F1][T4] %s that is saved in the middle of a move comes back as it was', async (_, kind, label, limit, left, other) => {
    const { page } = await app.visit('/robots.txt');
    // Time stands still but for the steps it is told to make: so the seconds are exact.
    const at = (ms: number): Promise<void> => page.clock.setFixedTime(START + ms);
    await at(0);
    await page.goto(`${app.url}/new/friend`);
    await choose(page, 'Other…');
    await choose(page, kind);
    await page.getByLabel(label).fill(limit);
    if (other) await page.getByLabel('Added after each move').fill('2');
    await button(page, 'Start').click();
    if (other) await shows(page, 'Player 1', /3:00/);
    await at(28 * SECOND);
    await press(page, 11, 15);
    await movesAre(page, '11-15');
    await at(76 * SECOND);
    await shows(page, 'Player 2', left);
    if (other) await shows(page, 'Player 1', other);
    await button(page, 'Save').click();
    const pdn = await page.getByRole('dialog').getByRole('textbox').inputValue();
    await button(page, 'Close').first().click();

    // Closed, and opened again much later: nothing is charged for the time between.
    await page.goto(`${app.url}/robots.txt`);
    await at(60 * MINUTE);
    await page.goBack();
    await shows(page, 'Player 2', left);

    await page.goto(`${app.url}/open`);
    await page.getByLabel('Or paste').fill(pdn);
    await button(page, 'Open').click();
    await button(page, 'Play from here').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await shows(page, 'Player 2', left);
    if (other) await shows(page, 'Player 1', other);
  });

  it.runIf(FULL)('[R13] where the rules say so, a turn that takes too long passes', async () => {
    const page = await timeless(app);
    await page.goto(`${app.url}/new/friend`);
    await choosePreset(page, 'lobby');
    await choose(page, 'Other…');
    await page.getByLabel('Time per move').fill('30');
    await button(page, 'Start').click();
    await page.locator('.board-live').waitFor();
    await page.clock.fastForward(31 * SECOND);
    await noticed(page, /ran out of time: the turn passes\./);
  });

  it('[T5] who does nothing is told five minutes, one minute and half a minute before the end, and loses', async () => {
    const page = await timeless(app);
    await startFriends(page, app.url, { rules: 'console' });
    for (const [passes, left] of [
      [5 * MINUTE, /5:00/],
      [4 * MINUTE, /1:00|0:[45]\d/],
      [30 * SECOND, /0:[23]\d/],
    ] as const) {
      await page.clock.fastForward(passes);
      await noticed(page, new RegExp(`^Player 2, please move: (${left.source}) left\\.$`));
    }
    await page.clock.fastForward(31 * SECOND);
    await resultSays(page, 'Player 2', 'was away too long');
  });
});
