/** Pages use the width there is: they grow with a large window, and nothing overlaps or sticks out of a small one. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitFriends, withApp } from './app-fixture.ts';
import { PATIENCE, PLACES, press, startFriends } from './screen.ts';

const ready = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** What can be pressed and lies over something else that can, or out of the window sideways. */
const clashes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (one: Element) =>
      `${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`.slice(0, 60);
    // Bars, tooltips and buttons that stick to the window lie over what scrolls below them.
    const sticks = (one: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(one).position) ||
      (one.parentElement !== null && sticks(one.parentElement));
    const all = [...document.querySelectorAll('h1, h2, h3, button, a, input, select')].filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest('.board, .ui-unseen, .top-skip') &&
        !sticks(one) &&
        !one.matches('input[type=file], select.language-menu'),
    );
    const boxes = all
      .map((one) => [one, one.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width > 2 && height > 2);
    // What lies in a row that scrolls is not out of the window.
    const scrolls = (one: Element): boolean =>
      getComputedStyle(one).overflowX === 'auto' ||
      (one.parentElement !== null && scrolls(one.parentElement));
    const found = boxes
      .filter(([one]) => !scrolls(one))
      .filter(([, { left, right }]) => left < -1 || right > innerWidth + 1)
      .map(([one]) => `out: ${name(one)}`);
    boxes.forEach(([one, a], i) => {
      for (const [other, b] of boxes.slice(i + 1)) {
        if (one.contains(other) || other.contains(one) || one.closest('label')?.contains(other)) continue;
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Whatever has room around it, its words do not touch.
        if (x > 4 && y > 4) found.push(`over: ${name(one)} / ${name(other)}`);
      }
    });
    if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways');
    return found;
  });

/** 200 % zoom of a small laptop, a phone, a tablet upright, a large screen. */
const SIZES = [
  { width: 640, height: 400 },
  { width: 360, height: 780 },
  ...(FULL
    ? [
        { width: 820, height: 1180 },
        { width: 2560, height: 1440 },
      ]
    : []),
];

/** In windows of every size, one after the other: each screen is opened once and follows. */
async function expectNoClashes(page: Page, place: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The screen follows the window's size a little later.
    await expect
      .poll(() => clashes(page), { ...PATIENCE, message: `${place} ${JSON.stringify(size)}` })
      .toEqual([]);
  }
}

withApp('[W13] the width there is', (app) => {
  it('on every screen nothing overlaps and nothing scrolls sideways, in small and in large windows', async () => {
    const { page } = await visitFriends(app);
    // With everything the bars have to show.
    await page.evaluate("localStorage.setItem('crownhead.name', 'Bartholomew Featherstone')");
    await press(page, 11, 15);
    await page.locator('[data-square="15"][aria-label*="moved last"]').waitFor();
    await expectNoClashes(page, 'a game');
    // By the app's own way, which is quicker; no two of one kind follow each other, so that each has a title of its own.
    const [even, odd] = [0, 1].map((rest) => PLACES.filter((_, i) => i % 2 === rest));
    for (const place of [...even!, ...odd!]) {
      await page.evaluate((to) => {
        for (const title of document.querySelectorAll('h1')) title.dataset.left = '';
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, place);
      await page.locator('h1:not([data-left])').waitFor();
      await expectNoClashes(page, place);
    }
  });

  it('text, spaces and boards grow with a large window', async () => {
    const sizes = [
      { width: 1440, height: 900 },
      { width: 2560, height: 1440 },
    ] as const;
    const { page } = await app.visit('/', { viewport: sizes[0] });
    await ready(page);
    const homes = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      // The page follows the window's size a little later.
      await page.waitForFunction((width) => innerWidth === width, size.width);
      homes.push(
        await page.evaluate(() => {
          const size = (what: string) => document.querySelector(what)!.getBoundingClientRect();
          return {
            text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
            bar: size('.top').height,
            page: size('.home').width,
            show: size('.demo').width,
          };
        }),
      );
    }
    await startFriends(page, app.url);
    const boardPart = async () =>
      (await page.locator('main .board').boundingBox())!.height / page.viewportSize()!.height;
    await expect.poll(boardPart, PATIENCE).toBeGreaterThan(0.8);
    await page.setViewportSize(sizes[0]);
    await page.waitForFunction((width) => innerWidth === width, sizes[0].width);
    await expect.poll(boardPart, PATIENCE).toBeGreaterThan(0.8);
    const [desktop, large] = homes as [(typeof homes)[0], (typeof homes)[0]];
    expect(desktop).toMatchObject({ text: 16, bar: 56, page: 1200 });
    expect(large.text).toBeGreaterThan(20);
    // Everything by the same measure, and pages have more columns of it.
    expect(large.page / desktop.page).toBeGreaterThan(large.text / desktop.text);
    expect(large.bar / desktop.bar).toBeCloseTo(large.text / desktop.text, 1);
    expect(large.show / desktop.show).toBeGreaterThan(1.3);
  });
});
