/** The form before a game: it says what will happen, and that happens, under every rule set. */

import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type AppFixture, visitAs, withApp } from './app-fixture.ts';
import { button, choose, choosePreset, moves, noticed, PATIENCE, press } from './screen.ts';

const SECOND = 1000;
const START = Date.UTC(2026, 0, 1, 12);

const strips = async (page: Page): Promise<string[]> => {
  await page.locator('.board-live').waitFor();
  return page.locator('.strip-who').allInnerTexts();
};

/** Somebody whose clock the test can turn forward. */
async function timeless(app: AppFixture): Promise<Page> {
  const { page } = await app.visit('/robots.txt');
  await page.clock.install({ time: START });
  return page;
}

withApp('a new game', (app) => {
  it('[W6][L1] opponent, time and Start; rules and start in one line each; the board shows who sits where', async () => {
    const { page } = await app.visit('/new');
    for (const opponent of ['Online', 'Computer', 'Friend here']) {
      await page.getByRole('radio', { name: opponent }).first().waitFor();
    }
    await choose(page, /^Computer/);
    await page.getByText('Official rules · you must jump').waitFor();
    await page.getByText('Standard start').waitFor();
    const preview = page.getByRole('region', { name: 'How the game begins' });
    await page.getByRole('slider', { name: 'Level' }).fill('5');
    await choose(page, '10 min + 5');
    await choose(page, 'White');
    await expect
      .poll(() => preview.locator('.preview-strip').allInnerTexts(), PATIENCE)
      .toEqual(['Computer (level 5)\nClub player · Red · moves first\n10:00', 'You\nWhite\n10:00']);
    await page.getByText('10 min each plus 5 s per move.').waitFor();
    await button(page, 'Start').click();
    // The same names beside the board.
    expect(await strips(page)).toEqual([
      expect.stringMatching(/^Computer \(level 5\)\nClub player · Red/),
      expect.stringMatching(/^Player 1\nWhite/),
    ]);
    await page.getByRole('timer', { name: /^Player 1’s clock: 10:00/ }).waitFor();
  });

  it.runIf(FULL)(
    '[S4] the computer plays at a rating instead of a level, which is kept; a bad one is explained',
    async () => {
      const { page } = await app.visit('/new/computer');
      await page.getByRole('slider', { name: 'Level' }).fill('5');
      await button(page, 'Play at a rating instead').click();
      const rating = page.getByRole('spinbutton', { name: 'Rating' });
      await expect.poll(() => rating.inputValue(), PATIENCE).toBe('1600');
      await rating.fill('99');
      await page
        .getByText(`The rating must be a whole number from ${LEAST_RATING} to ${MOST_RATING}.`)
        .first()
        .waitFor();
      await expect.poll(() => button(page, 'Start').isDisabled(), PATIENCE).toBe(true);
      await rating.fill('1750');
      await page.reload();
      await expect.poll(() => rating.inputValue(), PATIENCE).toBe('1750');
      await choose(page, 'White');
      await button(page, 'Start').click();
      await expect
        .poll(() => strips(page), PATIENCE)
        .toContainEqual(expect.stringMatching(/^Computer \(rating 1750\)\nRed/));
      await expect.poll(() => moves(page), PATIENCE).not.toEqual([]);
      await page.goto(`${app.url}/new/computer`);
      await button(page, 'Choose a level instead').click();
      await page.getByRole('slider', { name: 'Level' }).waitFor();
    },
  );

  it.runIf(FULL)('[W6] what was chosen is still there when the page is loaded again', async () => {
    const { page } = await app.visit('/new/computer');
    await page.getByRole('slider', { name: 'Level' }).fill('9');
    await choosePreset(page, 'console');
    await page.reload();
    await expect.poll(() => page.getByRole('slider', { name: 'Level' }).inputValue(), PATIENCE).toBe('9');
    await page.getByText('With a referee · you must jump').waitFor();
  });

  // In `timers.test.ts` too.
  it.runIf(FULL).each(['official', 'sandbox', 'desktop', 'console', 'timed'] as const)(
    '[T1][T3][R13] %s: a warning before the time is over, where one was asked for',
    async (rules) => {
      const page = await timeless(app);
      await page.goto(`${app.url}/new/friend`);
      await choosePreset(page, rules);
      await choose(page, 'Other…');
      await choose(page, 'Per move');
      await page.getByLabel('Time per move').fill('30');
      await choose(page, 'A warning and more time');
      await page.getByLabel('Extra time after the warning').fill('20');
      await page
        .getByText(/^30 s per move, then a warning and 20 s more; after that the game is lost\.$/)
        .waitFor();
      await button(page, 'Start').click();
      await page.locator('.board-live').waitFor();
      await page.clock.fastForward(31 * SECOND);
      await noticed(page, /the warning time is running/);
      await page.getByRole('timer', { name: /: 0:(20|1\d)$/ }).waitFor();
      await page.clock.fastForward(21 * SECOND);
      await page
        .getByRole('alertdialog')
        .getByText(/ ran out of time/)
        .waitFor();
    },
  );

  it.runIf(FULL)(
    '[T1][T3][R13] where a late turn passes, it passes after the warning; without one, at the limit',
    async () => {
      const page = await timeless(app);
      // Without a warning: in `timers.test.ts` too.
      for (const warning of ['A warning and more time', ...(FULL ? ['No warning'] : [])]) {
        await page.goto(`${app.url}/new/friend`);
        await choosePreset(page, 'lobby');
        await choose(page, 'Other…');
        await page.getByLabel('Time per move').fill('30');
        await choose(page, warning);
        await button(page, 'Start').click();
        await page.locator('.board-live').waitFor();
        await page.clock.fastForward(31 * SECOND);
        if (warning === 'No warning') await noticed(page, /ran out of time: the turn passes/);
        else {
          await noticed(page, /the warning time is running/);
          await page.clock.fastForward(61 * SECOND);
          await noticed(page, /ran out of time: the turn passes/);
        }
      }
    },
  );

  it.runIf(FULL)(
    '[R8][W6] a timed match draws the colours on one device too, and offers neither hint nor take-back',
    async () => {
      const { page } = await app.visit('/new/friend');
      await page.getByLabel('First player').fill('Ann');
      await choosePreset(page, 'timed');
      await expect
        .poll(() => page.getByRole('radio', { name: 'Random', exact: true }).isChecked(), PATIENCE)
        .toBe(true);
      await page.getByText('Red or White, at random').first().waitFor();
      const drawn = new Set<string>();
      // A fair draw that shows one side only in twenty games would be one in half a million.
      for (let game = 0; game < 20 && drawn.size < 2; game += 1) {
        if (game > 0) await page.goto(`${app.url}/new/friend`);
        await button(page, 'Start').click();
        const ann = (await strips(page)).find((strip) => strip.startsWith('Ann'))!;
        drawn.add(ann.split('\n')[1]!.split(' ')[0]!);
      }
      expect([...drawn].sort()).toEqual(['Red', 'White']);
      await press(page, 11, 15);
      await expect.poll(() => button(page, 'Hint').count(), PATIENCE).toBe(0);
      await expect.poll(() => button(page, 'Take back').count(), PATIENCE).toBe(0);
    },
  );
});

withApp('a new table', (app) => {
  it('[W6] is there as a whole before the server has answered, with a button that can be pressed', async () => {
    const { page } = await app.visit('/robots.txt');
    // A server that is silent.
    await page.routeWebSocket(/./, () => undefined);
    await page.goto(`${app.url}/online/new`);
    await page.getByRole('switch', { name: 'Allow spectators' }).waitFor();
    await expect.poll(() => button(page, 'Open table').isEnabled(), PATIENCE).toBe(true);
    await page.goto(`${app.url}/t/abcdefgh`);
    await page.getByRole('heading', { level: 1, name: 'Table' }).waitFor();
    await expect.poll(() => page.locator('.seat-unknown').count(), PATIENCE).toBe(2);
  });

  it.runIf(FULL)(
    '[W6][W9] is listed under the name of its rules, and its computer has the same name as everywhere',
    async () => {
      const { page: ann } = await visitAs(app, 'Agnes', '/online/new');
      await choosePreset(ann, 'sandbox');
      await button(ann, 'Open table').click();
      await ann.getByText('Waiting for a second player…').waitFor();
      const { page: bob } = await visitAs(app, 'Boris', '/online');
      await bob
        .locator('tbody')
        .getByText(/Free practice/)
        .first()
        .waitFor();
      await button(ann, 'Add computer').first().click();
      await ann
        .getByText(/Family champion/)
        .first()
        .waitFor();
      // In a list, where room is short, by its level.
      await bob
        .getByText(/Agnes vs Computer \(level 4\)|Computer \(level 4\) vs Agnes/)
        .first()
        .waitFor();
    },
  );
});
