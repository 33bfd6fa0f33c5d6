/** What each rule option does on the screen: the same presses, another outcome. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitFriends, withApp } from './app-fixture.ts';
import { button, movesAre, noticed, PATIENCE, pieces, press, square, startFriends } from './screen.ts';

const resultSays = (page: Page, words: RegExp): Promise<void> =>
  page.getByRole('alertdialog').getByText(words).waitFor();

const toMove = (page: Page): Promise<string | null> => page.locator('.strip-turn .strip-notes').textContent();

withApp('rules on the screen', (app) => {
  it('[R1][R3] where jumping is optional a step is taken too; where it is not, any of the jumps is', async () => {
    const { page } = await visitFriends(app, { rules: 'sandbox', fen: 'B:W18,32:B14,1' });
    await press(page, 1, 6);
    await movesAre(page, '1-6');

    // Two pieces could be had from 1, one from 3.
    await startFriends(page, app.url, { rules: 'official', fen: 'B:W6,8,14,32:B1,3,20' });
    await press(page, 20);
    await noticed(page, 'You must jump');
    await press(page, 3, 12);
    await movesAre(page, '3x12');
  });

  it.runIf(FULL)('[R4] a man that jumps onto the far row stays there as a king, or jumps on', async () => {
    const fen = 'B:W25,26,32:B23,12';
    const { page } = await visitFriends(app, { rules: 'official', fen });
    await press(page, 23, 30);
    await movesAre(page, '23x30');
    await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 30: 'red king', 12: 'red man' });

    await startFriends(page, app.url, { rules: 'lobby', fen });
    await press(page, 23, 30, 21);
    await button(page, 'End turn').click();
    await movesAre(page, '23x30x21');
  });

  it('[R6][R14] a side that cannot move loses or misses its turn; what was taken is shown', async () => {
    const { page } = await visitFriends(app, { rules: 'official', fen: 'B:W13:B3,6,9' });
    await press(page, 3, 8);
    await resultSays(page, /cannot move · /);

    await startFriends(page, app.url, { rules: 'lobby', fen: 'B:W13,7:B3,6,9' });
    await page.getByLabel('Captured by Dark: 0 pieces').waitFor({ state: 'attached' });
    await press(page, 3, 10);
    await noticed(page, /cannot move and passes\./);
    await expect.poll(() => toMove(page), PATIENCE).toContain('Dark');
    await page.getByLabel('Captured by Dark: 1 piece').waitFor();
  });

  // In `local.test.ts` too.
  it.runIf(FULL)('[R7] who has lost the last piece has lost', async () => {
    const { page } = await visitFriends(app, { fen: 'B:W18:B14' });
    await press(page, 14, 23);
    await resultSays(page, /has no pieces left · 1 move$/);
  });

  it('[M6] a king looks different from a man', async () => {
    const { page } = await app.visit('/');
    const looks = async (fen: string): Promise<Buffer> => {
      await startFriends(page, app.url, { fen });
      return square(page, 14).screenshot();
    };
    const [man, king] = [await looks('B:W32:B14'), await looks('B:W32:BK14')];
    expect(king.equals(man)).toBe(false);
    if (FULL) expect((await looks('B:W32:B14')).equals(man)).toBe(true);
  });

  // In `new-game.test.ts` and `set-up.test.ts` too.
  it.runIf(FULL)('[R8][R9] the rules say who begins, and what the sides are called', async () => {
    const { page } = await app.visit('/');
    const first = [
      ['sandbox', 'Blue'],
      ['console', 'White'],
    ] as const;
    const others = [
      ['official', 'Red'],
      ['desktop', 'Black'],
    ] as const;
    for (const [rules, side] of FULL ? [...first, ...others] : first) {
      await startFriends(page, app.url, { rules });
      await expect.poll(() => toMove(page), PATIENCE).toBe(`${side} · to move`);
    }
  });
});
