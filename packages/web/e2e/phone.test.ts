/** On phones: the whole board in view, nothing to scroll while playing, targets for thumbs. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type AppFixture, visitFriends, withApp } from './app-fixture.ts';
import { PHONE } from './browser.ts';
import { button, formPlace, movesAre, PATIENCE, PLACES, press, square } from './screen.ts';

const THUMB = 44;
const SMALL = { width: 360, height: 640 } as const;
const ON_ITS_SIDE = { width: 844, height: 390 } as const;

const thumbs = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

/** Nothing lies outside the screen, in either direction. */
const fits = (page: Page): Promise<{ x: boolean; y: boolean }> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: scrollWidth <= innerWidth, y: scrollHeight <= innerHeight };
  });

/** Buttons and links that are too small for a thumb. */
const small = (page: Page, within: string): Promise<string[]> =>
  page.locator(`${within} :is(button, a, select, input):visible`).evaluateAll(
    (targets, least) =>
      targets
        .filter((target) => !(target as HTMLElement).dataset.square)
        .map((target) => [target, (target.closest('label') ?? target).getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
        .map(
          ([{ className, textContent }, { width, height }]) =>
            `${className} ${textContent}: ${Math.round(width)}×${Math.round(height)}`,
        ),
    THUMB,
  );

async function boardInView(page: Page): Promise<void> {
  const box = (await page.locator('main .board').boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(Math.abs(box.width - box.height)).toBeLessThan(1);
  expect(box.x).toBeGreaterThanOrEqual(-0.5);
  expect(box.y).toBeGreaterThanOrEqual(-0.5);
  expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
  expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5);
}

async function startGame(app: AppFixture, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await visitFriends(app, { rules: 'timed' }, { ...thumbs, viewport });
  await square(page, 11).tap();
  await square(page, 15).tap();
  return page;
}

async function playable(page: Page): Promise<void> {
  await expect.poll(() => fits(page), PATIENCE).toEqual({ x: true, y: true });
  await boardInView(page);
  await expect.poll(() => small(page, '.game-actions'), PATIENCE).toEqual([]);
}

withApp('[L4] on a phone', (app) => {
  it('a game is all in view, upright: turn, clock, pile, actions within reach of a thumb; and on its side', async () => {
    for (const viewport of FULL ? [SMALL, PHONE] : [SMALL]) {
      const page = await startGame(app, viewport);
      await playable(page);
      await page.getByRole('timer').first().waitFor();
      // As wide as the screen.
      const { width } = (await page.locator('main .board').boundingBox())!;
      expect(width).toBeGreaterThan(viewport.width * 0.85);
      await page.setViewportSize(ON_ITS_SIDE);
      await page.waitForFunction((wide) => innerWidth === wide, ON_ITS_SIDE.width);
      await press(page, 22, 18);
      const height = async () => (await page.locator('main .board').boundingBox())!.height;
      await expect.poll(height, PATIENCE).toBeGreaterThan(ON_ITS_SIDE.height * 0.75);
      await playable(page);
      // Without a bar above it the game has a way out of its own.
      await button(page, 'Back').waitFor();
      await page.setViewportSize(viewport);
      await page.waitForFunction((wide) => innerWidth === wide, viewport.width);
      await button(page, 'Offer draw').click();
      await button(page, 'Accept').waitFor();
      await expect.poll(() => fits(page), PATIENCE).toEqual({ x: true, y: true });
      await expect.poll(() => small(page, '.prompt'), PATIENCE).toEqual([]);
      await button(page, 'Decline').click();
      await button(page, 'More').click();
      await expect.poll(() => small(page, 'dialog[open]'), PATIENCE).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('alertdialog').waitFor();
      await expect.poll(() => small(page, '.card'), PATIENCE).toEqual([]);
      await expect.poll(() => fits(page), PATIENCE).toEqual({ x: true, y: true });
    }
  });

  it('a result is all in view with long names and words, and so is what can come next', async () => {
    const { page } = await app.visit(formPlace({ fen: 'B:W22:B18' }), {
      ...thumbs,
      viewport: SMALL,
      locale: 'de-DE',
    });
    const names = page.getByRole('textbox');
    await names.nth(0).fill('Bartholomew Featherstone');
    await names.nth(1).fill('Grandpa Joe from Boston');
    await button(page, 'Spiel beginnen').tap();
    await square(page, 18).tap();
    await square(page, 25).tap();
    const card = page.getByRole('alertdialog');
    await card.getByRole('button', { name: 'Startseite' }).waitFor();
    const hidden = () => card.evaluate((one) => one.scrollHeight - one.clientHeight);
    await expect.poll(hidden, PATIENCE).toBe(0);
    await expect.poll(() => fits(page), PATIENCE).toEqual({ x: true, y: true });
  });

  // As wide as in `width.test.ts`, but for touch.
  it.runIf(FULL)('no screen is wider than the smallest phone', async () => {
    const { page } = await app.visit('/', { ...thumbs, viewport: SMALL });
    // All of them are looked at in a window of this width in `width.test.ts`.
    for (const place of FULL ? PLACES : ['/', '/new/friend', '/settings']) {
      await page.goto(app.url + place);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect
        .poll(async () => ({ place, x: (await fits(page)).x, small: await small(page, 'header') }), PATIENCE)
        .toEqual({ place, x: true, small: [] });
    }
    await page.goto(app.url);
    await button(page, /^Play a friend here/).tap();
    await square(page, 11).tap();
    await square(page, 15).tap();
    await button(page, 'Moves').tap();
    await movesAre(page, '11-15');
  });
});
