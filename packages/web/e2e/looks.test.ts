/** Board, pieces and colours of the sides: chosen apart, kept, and never against the names of a table's sides. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { PATIENCE, startFriends } from './screen.ts';

const pick = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();

const colour = (page: Page, name: string): Promise<string> =>
  page
    .locator('main .board')
    .evaluate((element, variable) => getComputedStyle(element).getPropertyValue(variable), name);

const set = (page: Page): Promise<string | null> =>
  page.locator('main .board .piece').first().getAttribute('data-pieces');

withApp('[W15] boards and sets of pieces', (app) => {
  it('are chosen independently, previewed together, applied immediately and kept', async () => {
    const { page } = await app.visit('/settings');
    await pick(page, 'Board', 'Wood');
    await pick(page, 'Pieces', 'Flat');
    // Each preview shows its own choice together with the others that are made.
    const previews = page.getByRole('group', { name: 'Pieces', exact: true }).locator('.settings-theme');
    expect(
      await previews.evaluateAll((all) =>
        all.map((one) => [
          (one as HTMLElement).dataset.board,
          one.querySelector('svg')!.getAttribute('data-pieces'),
        ]),
      ),
    ).toEqual(['turned', 'flat', 'wood', 'contrast', 'colour-safe'].map((name) => ['wood', name]));

    await startFriends(page, app.url);
    await expect.poll(() => set(page), PATIENCE).toBe('flat');
    await expect.poll(() => colour(page, '--square-dark'), PATIENCE).toBe('#7a4a27');
    await expect.poll(() => colour(page, '--black-face'), PATIENCE).toBe('#b8322a');
    await page.goto(`${app.url}/settings`);
    await pick(page, 'Board', 'Tournament');
    await expect
      .poll(() => page.getByRole('radio', { name: 'Flat', exact: true }).isChecked(), PATIENCE)
      .toBe(true);
  });

  // In `picture.test.ts` too, in one look.
  it.runIf(FULL)('[R9] pieces have the colours their sides are called by, whatever is chosen', async () => {
    const { page } = await app.visit('/settings');
    await pick(page, 'Colors of the sides', 'Black – White');
    await page.goto(`${app.url}/editor`);
    await page.locator('main .board').waitFor();
    await expect.poll(() => colour(page, '--black-face'), PATIENCE).toBe('#26282b');
    await startFriends(page, app.url, { rules: 'sandbox' });
    // Red and Blue.
    await expect.poll(() => colour(page, '--white-face'), PATIENCE).toBe('#2e63c7');
    await expect.poll(() => colour(page, '--square-dark'), PATIENCE).toBe('#3f6b4a');
  });

  it.runIf(FULL)('somebody who had chosen high contrast before still has it', async () => {
    const { page } = await app.visit('/');
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('crownhead.theme', 'contrast');
    });
    await startFriends(page, app.url);
    await expect.poll(() => set(page), PATIENCE).toBe('contrast');
    await expect.poll(() => colour(page, '--square-dark'), PATIENCE).toMatch(/^#000/);
    await expect.poll(() => colour(page, '--black-rim'), PATIENCE).toMatch(/^#fff/);
  });
});
