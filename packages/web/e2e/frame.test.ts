/** What stands around every screen: the bars, the way to every section, and addresses that lead nowhere. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitFriends, withApp } from './app-fixture.ts';
import { PHONE } from './browser.ts';
import { PATIENCE, press, startFriends } from './screen.ts';

const bar = (page: Page) => page.getByRole('banner');
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const current = (page: Page) => sections(page).locator('[aria-current="page"]');
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Heights of what is seen of the bars: above, below. */
const heights = (page: Page): Promise<number[]> =>
  page
    .locator('.top, .tabs')
    .evaluateAll((bars) => bars.map((one) => Math.round(one.getBoundingClientRect().height)));

/** What the first section is called in each language. */
const PLAY = { en: 'Play', de: 'Spielen', es: 'Jugar', fr: 'Jouer', ru: 'Играть' };

/** How far the bar goes beyond the window, and the heights of its sections: one, unless a name takes two lines. */
const lineOf = (top: Element) => ({
  beyond: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  heights: [...new Set([...top.querySelectorAll('nav a')].map((one) => one.getBoundingClientRect().height))],
});

withApp('[W12] the bars', (app) => {
  it('stand above every screen on a desktop, and mark the section one is in', async () => {
    const { page } = await app.visit('/');
    await expect.poll(() => heights(page), PATIENCE).toEqual([56, 0]);
    await expect.poll(() => current(page).textContent(), PATIENCE).toBe('Play');
    for (const [section, heading] of [
      ['Watch', 'Watch'],
      ['My games', 'My games'],
      ['Study', 'Study'],
      ['Learn', 'Learn'],
    ] as const) {
      await sections(page).getByRole('link', { name: section }).click();
      await title(page, heading);
      await expect.poll(() => current(page).textContent(), PATIENCE).toBe(section);
      // The keyboard is where the new screen begins.
      await expect.poll(() => page.evaluate('document.activeElement.tagName'), PATIENCE).toBe('H1');
    }
    await bar(page).getByRole('link', { name: 'Settings' }).click();
    await title(page, 'Settings');
    await expect.poll(() => current(page).count(), PATIENCE).toBe(0);
    await bar(page).getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await title(page, 'Einstellungen');
    await bar(page).getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await bar(page).getByRole('link', { name: 'Crownhead' }).click();
    await title(page, /^Checkers/);
  });

  it('make room for a game, and say whose it is; keep to one line in every language, with all they have to show', async () => {
    const { page } = await visitFriends(app);
    await expect.poll(() => heights(page), PATIENCE).toEqual([48]);
    await bar(page).getByText('Player 1 – Player 2 · Official rules').waitFor();
    await press(page, 11, 15);
    await page.locator('[data-square="15"][aria-label*="moved last"]').waitFor();
    await bar(page).getByRole('link', { name: 'Crownhead' }).click();
    await title(page, /^Checkers/);
    await expect.poll(() => heights(page), PATIENCE).toEqual([56, 0]);

    await page.evaluate("localStorage.setItem('crownhead.name', 'Bartholomew Featherstone')");
    await page.goto(app.url);
    await bar(page).getByRole('link', { name: 'Your turn 1' }).waitFor();
    const { height } = (await sections(page).getByRole('link', { name: 'Play' }).boundingBox())!;
    for (const [language, play] of Object.entries(FULL ? PLAY : { ru: PLAY.ru })) {
      await bar(page).locator('select').selectOption(language);
      await page.locator('.top-nav a').filter({ hasText: play }).waitFor();
      for (const width of FULL ? [720, 819, 820, 900, 1024, 1100, 1280] : [720, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => bar(page).evaluate(lineOf), { ...PATIENCE, message: `${language} ${width}` })
          .toEqual({ beyond: 0, heights: [height] });
      }
    }
  });

  it('are below the screens of a phone too, under the thumb, and leave a game alone', async () => {
    const { page } = await app.visit('/', { viewport: PHONE, hasTouch: true, isMobile: true });
    const tabs = await sections(page).getByRole('link').all();
    for (const tab of tabs) {
      const { width, height } = (await tab.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await tabs[1]!.tap();
    await title(page, 'Watch');
    await expect.poll(() => current(page).textContent(), PATIENCE).toBe('Watch');
    await startFriends(page, app.url);
    await expect.poll(() => heights(page), PATIENCE).toEqual([0]);
  });

  it('can be skipped by the keyboard; a button that is only a drawing tells its name, within the window', async () => {
    const { page } = await app.visit('/settings');
    await title(page, 'Settings');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.textContent'), PATIENCE).toBe('Settings');

    const tip = page.locator('.tooltip');
    // What shows it comes after the first paint.
    await expect
      .poll(async () => {
        await page.mouse.move(5, 400);
        await bar(page).getByRole('link', { name: 'Settings' }).hover();
        await page.waitForFunction('new Promise((done) => setTimeout(() => done(true), 450))');
        return tip.allTextContents();
      }, PATIENCE)
      .toEqual(['Settings']);
    const { x, width } = (await tip.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);
    await page.mouse.move(5, 400);
    await tip.waitFor({ state: 'detached' });
    await bar(page).getByRole('combobox', { name: 'Language' }).focus();
    await page.keyboard.press('Tab');
    await tip.getByText('Settings').waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
  });
});

/** The words of links that have too little room: of the tabs of a phone, and of the screens of “Study” that are out of view. */
const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (one: Element, other: Element): boolean => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const [a, b] = [words.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left >= b.left - 1 && a.right <= b.right + 1;
    };
    const tabs = [...document.querySelectorAll('.tabs a')].filter((one) => one.checkVisibility());
    const row = document.querySelector('.study-tabs')!;
    const open = row.querySelector('[aria-current]')!;
    return [...tabs.filter((one) => !within(one, one)), ...(within(open, row) ? [] : [open])].map(
      (one) => one.textContent!,
    );
  });

withApp('[W12] the screens of “Study”', (app) => {
  it('are beside the title or below it, in any language, the open one in view', async () => {
    const { page } = await app.visit('/train', { viewport: { width: 360, height: 740 } });
    const row = page.locator('.study-tabs');
    for (const [language, title] of [
      ['de', 'Willkommen beim Training'],
      ['es', 'Te damos la bienvenida al entrenamiento'],
    ] as const) {
      await page.setViewportSize({ width: 360, height: 740 });
      await bar(page).locator('select').selectOption(language);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => squeezed(page), { ...PATIENCE, message: language }).toEqual([]);
      // Where all of them have room, none is hidden behind a title that is long.
      await page.setViewportSize({ width: 820, height: 1180 });
      const hidden = () => row.evaluate((one) => one.scrollWidth - one.clientWidth);
      await expect.poll(hidden, { ...PATIENCE, message: language }).toBe(0);
    }
  });
});

withApp('[W12] an address that leads nowhere', (app) => {
  it('says so, and shows the way back', async () => {
    const { page } = await app.visit('/robots.txt');
    for (const place of ['/100%', ...(FULL ? ['/no/such/place', '/t', '/play/', '/new/nobody'] : [])]) {
      await page.goto(app.url + place);
      await title(page, 'Page not found');
      await page.getByText(place.replace(/\/$/, ''), { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await title(page, /^Checkers/);
    }
  });
});
