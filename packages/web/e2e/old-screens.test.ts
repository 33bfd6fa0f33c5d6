/** On the screens the old papers asked for, 800×600 at least and 1024×768 ideally: a game without scrolling. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitFriends, withApp } from './app-fixture.ts';
import { button, movesAre, PATIENCE, press } from './screen.ts';

const MINIMUM = { width: 800, height: 600 } as const;
const IDEAL = { width: 1024, height: 768 } as const;

/** What is cut off by an edge of the screen, of all that a player looks at. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('main .board, main .board [data-square], .game-actions button:visible').evaluateAll((things) =>
    things
      .map((thing) => [thing, thing.getBoundingClientRect()] as const)
      .filter(
        ([, { left, top, right, bottom }]) =>
          left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5,
      )
      .map(([thing]) => thing.getAttribute('aria-label') ?? thing.textContent ?? ''),
  );

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight;
  });

withApp('[C4] on an old screen', (app) => {
  it.each(
    FULL ? [MINIMUM, IDEAL] : [MINIMUM],
  )('$width×$height: the whole board and every action, nothing to scroll', async (viewport) => {
    const { page } = await visitFriends(app, { rules: 'timed' }, { viewport });
    await press(page, 11, 15, 22, 18, 15, 22);
    await movesAre(page, '11-15', '22-18', '15x22');
    await expect.poll(() => cutOff(page), PATIENCE).toEqual([]);
    await expect.poll(() => scrolls(page), PATIENCE).toBe(false);
    const { width, height } = (await page.locator('main .board').boundingBox())!;
    expect(Math.abs(width - height)).toBeLessThan(1);
    expect(height).toBeGreaterThan(viewport.height * 0.7);
    // What is asked in the middle of a game pushes nothing off the screen.
    await button(page, 'Offer draw').click();
    await button(page, 'Accept').waitFor();
    await expect.poll(() => cutOff(page), PATIENCE).toEqual([]);
  });

  it.runIf(FULL)('and no other screen is wider', async () => {
    const { page } = await app.visit('/', { viewport: MINIMUM });
    const places = ['/', '/new/computer', '/editor'];
    for (const place of FULL ? [...places, '/new/friend', '/settings', '/online', '/help'] : places) {
      await page.goto(app.url + place);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect({ place, wide }).toEqual({ place, wide: false });
    }
  });
});
