/** The analysis board: variations, notes and shapes, the engine's lines, by mouse, finger and keyboard. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { treeIs, treeMoves, withoutEngine } from './analysis-screen.ts';
import { withApp } from './app-fixture.ts';
import { PHONE } from './browser.ts';
import { button, PATIENCE, pieces, press, square } from './screen.ts';

const selected = (page: Page): Promise<string | null> =>
  page.locator('.tree [aria-current="step"]').getAttribute('aria-label');
const isAt = (page: Page, label: string | RegExp): Promise<void> =>
  expect.poll(() => selected(page), PATIENCE).toMatch(label);
const more = async (page: Page, name: string): Promise<void> => {
  await button(page, 'More').click();
  await page.getByRole('dialog').getByText(name, { exact: true }).click();
};
const line = (page: Page) => page.locator('.engine-line');

withApp('the analysis board', (app) => {
  it('[A21][A22][A24] variations are played, marked, raised, folded and deleted; every edit is undone; all of it is kept', async () => {
    const { page, context } = await app.visit('/analysis/board');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Next move').waitFor();
    await page.getByRole('switch', { name: 'Engine' }).uncheck();
    // A second move from the same position is a variation.
    await press(page, 11, 15, 22, 18);
    await treeIs(page, '11-15', '22-18');
    await button(page, 'Previous move').click();
    await press(page, 23, 19, 8, 11);
    await treeIs(page, '11-15', '22-18', '23-19', '8-11');
    await isAt(page, /^2, Red: 8-11/);

    await more(page, 'Make this the main line');
    await treeIs(page, '11-15', '23-19', '22-18', '8-11');
    await button(page, 'Undo').click();
    await treeIs(page, '11-15', '22-18', '23-19', '8-11');
    await button(page, 'Redo').click();
    await treeIs(page, '11-15', '23-19', '22-18', '8-11');

    await button(page, 'Hide 1 variation').click();
    await treeIs(page, '11-15', '23-19', '8-11');
    await button(page, 'Show 1 variation').click();

    // A mark and a comment for the selected move.
    await button(page, 'Comment and marks').click();
    await button(page, 'dubious move').click();
    await page.getByLabel('Comment', { exact: true }).fill('Too early.');
    await button(page, 'Comment and marks').click();
    await treeIs(page, '11-15', '23-19', '22-18', '8-11?!');
    await page.locator('.tree-comment', { hasText: 'Too early.' }).waitFor();

    // A circle by right click, an arrow by keys; they stay with their move.
    await square(page, 18).click({ button: 'right' });
    await square(page, 15).focus();
    await page.keyboard.press('a');
    await square(page, 24).focus();
    await page.keyboard.press('a');
    await expect.poll(() => page.locator('.sketch > *').count(), PATIENCE).toBe(2);
    await button(page, 'Previous move').click();
    await expect.poll(() => page.locator('.sketch > *').count(), PATIENCE).toBe(0);
    await button(page, 'Next move').click();
    await expect.poll(() => page.locator('.sketch > *').count(), PATIENCE).toBe(2);

    // Saved as PDN, with all of it.
    await more(page, 'Save or share');
    const pdn = await page.getByLabel('The game as text').inputValue();
    expect(pdn.replaceAll(/\s+/g, ' ')).toContain('1. 11-15 23-19 (1... 22-18) 2. 8-11');
    expect(pdn).toContain('Too early.');
    expect(pdn).toMatch(/\[%csl G18\]/);
    expect(pdn).toMatch(/\[%cal G15-24\]/);
    await page.keyboard.press('Escape');

    await more(page, 'Copy position (FEN)');
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^W:W/);

    await page.reload();
    await treeIs(page, '11-15', '23-19', '22-18', '8-11?!');
    await isAt(page, /^2, Red: 8-11, dubious move/);
    await expect.poll(() => page.getByRole('switch', { name: 'Engine' }).isChecked(), PATIENCE).toBe(false);
    await expect.poll(() => page.locator('.sketch > *').count(), PATIENCE).toBe(2);

    await more(page, 'Delete from this move');
    await treeIs(page, '11-15', '23-19', '22-18');
    await button(page, 'Flip board').click();
    const [top, bottom] = [(await square(page, 32).boundingBox())!, (await square(page, 1).boundingBox())!];
    expect(top.y).toBeLessThan(bottom.y);
  });

  it('[A26] is walked and edited by keyboard alone, and says what it shows', async () => {
    const { page } = await app.visit('/analysis/board', { ...withoutEngine(app.url), viewport: PHONE });
    await press(page, 11, 15, 23, 19, 8, 11);
    await treeIs(page, '11-15', '23-19', '8-11');
    // Whoever moved with the mouse walks at once; on the board the arrow keys go from square to square after a Tab or Enter.
    await page.keyboard.press('ArrowLeft');
    await isAt(page, /^1, White: 23-19/);
    await page.keyboard.press('ArrowRight');
    await isAt(page, /^2, Red: 8-11/);
    await page.locator('.tree [aria-current]').focus();
    await page.keyboard.press('ArrowLeft');
    await isAt(page, /^1, White: 23-19/);
    // The focus goes along.
    const focused = (): Promise<unknown> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused, PATIENCE).toMatch(/23-19/);
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.tree-start').getAttribute('aria-current'), PATIENCE).toBe('step');
    await page.keyboard.press('End');
    await isAt(page, /^2, Red: 8-11/);
    await page.locator('main > [role="status"]', { hasText: 'Red: 8-11' }).waitFor();
    // A variation beside the last move, and the way between the two.
    await page.keyboard.press('ArrowLeft');
    await press(page, 9, 14);
    await isAt(page, /^2, Red: 9-14/);
    await page.locator('.tree [aria-current]').focus();
    await page.keyboard.press('ArrowUp');
    await isAt(page, /^2, Red: 8-11/);
    await page.keyboard.press('ArrowDown');
    await isAt(page, /^2, Red: 9-14/);
    await page.keyboard.press('Delete');
    await treeIs(page, '11-15', '23-19', '8-11');
    await page.keyboard.press('Control+z');
    await treeIs(page, '11-15', '23-19', '8-11', '9-14');
    await page.keyboard.press('Control+Shift+z');
    await treeIs(page, '11-15', '23-19', '8-11');
    // Only one move is a stop of the Tab key.
    await expect.poll(() => page.locator('.tree .tree-move[tabindex="0"]').count(), PATIENCE).toBe(1);
    // Nothing is wider than the phone, and what is pressed is large enough.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), PATIENCE)
      .toBe(true);
    const small = await page
      .locator('.tools button, .tree-move')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML),
      );
    expect(small).toEqual([]);
    // A refused move is told.
    await press(page, 22, 22);
    await press(page, 1, 2);
    await page
      .locator('main > [role="status"]')
      .filter({ hasText: /own pieces|piece/i })
      .waitFor();
  });

  it('[A23] shows lines that are on the board when pointed at, the threat, and a proof as a proof', async () => {
    const { page } = await app.visit('/analysis?fen=B:W21-32:B1-12');
    await line(page).nth(2).waitFor();
    await page.locator('.engine-depth', { hasText: /depth \d+ · .+ positions/ }).waitFor();
    await expect.poll(() => page.locator('.engine-line .verdict-proved').count(), PATIENCE).toBe(0);
    await line(page).first().getByText('book', { exact: true }).waitFor();
    await page
      .getByRole('img', { name: /^Estimate: Red wins \d+%, draw \d+%, White wins \d+%$/ })
      .first()
      .waitFor();
    const before = await pieces(page);
    await page.getByRole('switch', { name: 'Engine' }).focus();
    const first = line(page).first().locator('.line-move');
    // Pointed at again until it shows: a deeper line may have taken the place of the one that was pointed at.
    const whenPointedAt = async () => {
      await first.nth(1).hover();
      return pieces(page);
    };
    await expect.poll(whenPointedAt, PATIENCE).not.toEqual(before);
    await page.mouse.move(5, 5);
    await expect.poll(() => pieces(page), PATIENCE).toEqual(before);
    // By keyboard the same, and Enter plays it.
    const whenFocused = async () => {
      await first.first().focus();
      return pieces(page);
    };
    await expect.poll(whenFocused, PATIENCE).not.toEqual(before);
    await first.first().press('Enter');
    await expect.poll(async () => (await treeMoves(page)).length, PATIENCE).toBe(1);
    await button(page, 'Undo').click();

    await page.getByLabel('Number of lines').selectOption('1');
    await expect.poll(() => line(page).count(), PATIENCE).toBe(1);
    await button(page, 'Threat').click();
    await expect.poll(() => first.first().getAttribute('aria-label'), PATIENCE).toMatch(/^White /);

    // Two kings against one: the tables know.
    await page.goto(`${app.url}/analysis?fen=B:WK32:BK14,K15`);
    await page
      .locator('.engine-line .verdict-proved', { hasText: /^●W\d*/ })
      .first()
      .waitFor();
    await page.getByText('proved win').first().waitFor({ state: 'attached' });
    expect(await page.locator('.engine-book').count()).toBe(0);
    await page.getByRole('img', { name: 'Proved: Red wins' }).first().waitFor();
    await page.getByRole('switch', { name: 'Engine' }).uncheck();
    await expect.poll(() => line(page).count(), PATIENCE).toBe(0);
  });
});
