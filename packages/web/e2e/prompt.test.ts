/** The one prompt beside the board: a question with its own words and buttons at the strip of who asks, and nothing over it. */
import { FULL } from '@crownhead/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type AppFixture, visitFriends, withApp } from './app-fixture.ts';
import { DESKTOP, PHONE } from './browser.ts';
import {
  announced,
  button,
  choosePreset,
  movesAre,
  noticed,
  PATIENCE,
  pieces,
  press,
  resign,
  startFriends,
} from './screen.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Text and buttons together. */
const question = (page: Page, text: string): Locator => page.getByRole('group', { name: text });

const texts = (page: Page): Promise<string[]> => page.locator('.prompt-text').allTextContents();

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not seen');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
}

/** Two at one device, and the first side has tried what cannot be done. */
async function afterRefusal(app: AppFixture): Promise<Page> {
  const { page } = await visitFriends(app);
  await press(page, 11, 18);
  await noticed(page, 'There is no piece to jump there.');
  return page;
}

withApp('[W1] one prompt', (app) => {
  it.runIf(FULL)(
    '[M5] after a refused try a draw is asked for with its own words above its own buttons, not those of the refusal',
    async () => {
      const page = await afterRefusal(app);
      await button(page, 'Offer draw').click();
      const asked = question(page, 'Player 1 offers a draw. Do you accept?');
      await asked.getByRole('button', { name: 'Accept' }).waitFor();
      await expect.poll(() => texts(page), PATIENCE).toEqual(['Player 1 offers a draw. Do you accept?']);
      await expect.poll(() => announced(page).textContent(), PATIENCE).toMatch(/^Player 1 offers a draw\./);
      await asked.getByRole('button', { name: 'Decline' }).click();
      await noticed(page, 'Player 2 declined the draw.');
      await expect.poll(() => button(page, 'Accept').count(), PATIENCE).toBe(0);
    },
  );

  it('[W3][T3] time that runs short is told in its last twenty seconds; a refused try does not hide that the warning time runs, from its first second until the game is lost', async () => {
    const { page } = await app.visit('/robots.txt');
    await page.clock.install({ time: Date.UTC(2026, 0, 1, 12) });
    await startFriends(page, app.url, { rules: 'timed' });
    await page.clock.fastForward(4 * MINUTE + 43 * SECOND);
    await noticed(page, /^1\d seconds left for this move\.$/);
    await press(page, 11, 15);
    await movesAre(page, '11-15');
    await noticed(page, /^Your move, /);

    await press(page, 21, 14);
    await noticed(page, 'There is no piece to jump there.');
    await page.clock.fastForward(5 * MINUTE + SECOND);
    await noticed(page, /^Your time is up: the warning time is running! \d+ seconds left\.$/);
    await press(page, 23, 14);
    // Both are read: the time first.
    await noticed(page, 'There is no piece to jump there.');
    for (const left of [/[45]\d/, /[23]\d/, /1\d|\d/]) {
      await noticed(page, new RegExp(`^Your time is up: .* (${left.source}) seconds left\\.$`));
      await page.clock.fastForward(18 * SECOND);
    }
    await page.clock.fastForward(10 * SECOND);
    await page
      .getByRole('alertdialog')
      .getByText(/ ran out of time/)
      .waitFor();
  });

  it.runIf(FULL)('[W3] against the computer the tab says it too', async () => {
    const { page } = await app.visit('/robots.txt');
    await page.clock.install({ time: Date.UTC(2026, 0, 1, 12) });
    await page.goto(`${app.url}/new/computer`);
    await choosePreset(page, 'timed');
    await page.getByRole('group', { name: 'You play' }).getByRole('radio').first().check();
    await button(page, 'Start').click();
    await page.locator('.board-live').waitFor();
    await page.clock.fastForward(4 * MINUTE + 43 * SECOND);
    await expect.poll(() => page.title(), PATIENCE).toMatch(/^● Your time is running out · Crownhead$/);
  });

  it('[L4] it stands between the strip of who asks and the board, whichever side that is, and the board never jumps', async () => {
    for (const viewport of FULL ? [PHONE, DESKTOP] : [PHONE]) {
      const { page } = await visitFriends(app, {}, { viewport });
      const board = page.locator('main .board');
      const before = await box(board);
      for (const [side, move] of [
        ['top', [11, 15]],
        ['bottom', [23, 18]],
      ] as const) {
        await button(page, 'Offer draw').click();
        const asked = await box(page.locator('.prompt-question'));
        const strip = await box(page.locator(`.game-${side} .strip`));
        expect(await box(board)).toEqual(before);
        const gap = side === 'top' ? asked.y - strip.bottom : strip.y - asked.bottom;
        expect(gap).toBeGreaterThanOrEqual(-1);
        expect(gap).toBeLessThan(16);
        if (viewport === PHONE) {
          const space = side === 'top' ? before.y - asked.bottom : asked.y - before.bottom;
          expect(space).toBeGreaterThanOrEqual(-1);
          expect(space).toBeLessThan(16);
        } else expect(asked.x).toBeGreaterThanOrEqual(before.right);
        await button(page, 'Decline').click();
        await press(page, ...move);
        await expect.poll(() => page.locator('.strip-turn').textContent(), PATIENCE).toContain('to move');
      }
      expect(await box(board)).toEqual(before);
    }
  });

  it.runIf(FULL)(
    '[W13] an upright tablet shows the moves, and on a large window board and text have grown',
    async () => {
      const { page } = await visitFriends(app, {}, { viewport: { width: 820, height: 1180 } });
      await press(page, 11, 15);
      await movesAre(page, '11-15');
      const list = await box(page.locator('.moves'));
      expect(list.height).toBeGreaterThan(120);
      expect(list.bottom).toBeLessThanOrEqual(1180);

      const sizes = [];
      for (const [width, height] of [
        [1440, 900],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        const board = await box(page.locator('main .board'));
        const bar = await box(page.locator('header').first());
        // All of the height that the bar leaves, but for a margin.
        expect(board.height).toBeGreaterThan((height - bar.height) * 0.93);
        const text = await page
          .locator('.strip-name')
          .first()
          .evaluate((name) => getComputedStyle(name).fontSize);
        sizes.push(Number.parseFloat(text));
      }
      expect(sizes[1]).toBeGreaterThan(sizes[0]! * 1.2);
    },
  );

  it.runIf(FULL)('[M5] what is told to those who listen is made of sentences', async () => {
    const { page } = await visitFriends(app, { fen: 'B:W18,32:B14,1' });
    const said = announced(page);
    const heard: string[] = [];
    const hear = async (pattern: RegExp): Promise<void> => {
      await expect.poll(() => said.textContent(), PATIENCE).toMatch(pattern);
      heard.push((await said.textContent())!);
    };
    await press(page, 14, 23);
    await hear(/captures 1 piece\./);
    await press(page, 32, 27);
    await hear(/^White: 32 to 27\. You must perform a jump\.$/);
    await button(page, 'Offer draw').click();
    await hear(/^Player 1 offers a draw\. Do you accept\?/);
    await button(page, 'Accept').click();
    await hear(/^A draw has been reached\. Both sides agreed\./);
    for (const text of heard) expect(text).not.toMatch(/\.\s*\.|[!?]\./);
  });

  it('[W2] the result tells moves as the list counts them, and a close button leads back to the board', async () => {
    const { page } = await visitFriends(app);
    for (const move of [
      [11, 15],
      [23, 18],
      [8, 11],
    ])
      await press(page, ...move);
    await movesAre(page, '11-15', '23-18', '8-11');
    await resign(page);
    const card = page.getByRole('alertdialog');
    await card.getByText(/ resigned · 2 moves$/).waitFor();
    await expect.poll(() => page.locator('.moves-row').count(), PATIENCE).toBe(2);
    await card.getByRole('button', { name: 'Review' }).click();
    await card.waitFor({ state: 'detached' });
    // From its start; nobody is asked for a move any more.
    await expect.poll(async () => (await pieces(page))[11], PATIENCE).toBe('red man');
    await expect.poll(() => page.getByLabel('Type a move').count(), PATIENCE).toBe(0);
    await button(page, 'Back to the game').first().click();
    // The next game is still offered, beside the strip of the winner.
    await button(page, 'Rematch').click();
    await movesAre(page);
  });

  it.runIf(FULL)('[T1] a page reloaded in time trouble is silent in the console', async () => {
    const { page } = await app.visit('/robots.txt');
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.clock.install({ time: Date.UTC(2026, 0, 1, 12) });
    await startFriends(page, app.url, { rules: 'timed' });
    await press(page, 11, 15);
    await page.clock.fastForward(4 * MINUTE + 30 * SECOND);
    await page.reload();
    await page.locator('.board-live').waitFor();
    await page.clock.fastForward(32 * SECOND);
    await noticed(page, /the warning time is running/);
    expect(warnings.filter((text) => /AudioContext|gesture/i.test(text))).toEqual([]);
  });
});
