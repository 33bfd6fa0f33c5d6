/** Arrows and marks on the board: drawn with the right button or by keys, gone with a click or a move. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitFriends, withApp } from './app-fixture.ts';
import { button, movesAre, PATIENCE, press, square } from './screen.ts';

/** "arrow plain", "mark strong": what is drawn now. */
const drawn = (page: Page): Promise<string[]> =>
  page
    .locator('.sketch > *')
    .evaluateAll((shapes) =>
      shapes.map(
        (one) =>
          `${one.tagName === 'path' ? 'arrow' : 'mark'} ${one.getAttribute('class')!.replace('sketch-', '')}`,
      ),
    );
const seen = (page: Page, ...expected: string[]): Promise<void> =>
  expect.poll(() => drawn(page), PATIENCE).toEqual(expected);

async function middle(page: Page, number: number): Promise<{ x: number; y: number }> {
  const box = (await square(page, number).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function rightDrag(page: Page, from: number, to: number): Promise<void> {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up({ button: 'right' });
}

/** Whether the browser would show its menu. */
const menuAt = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
      return element.dispatchEvent(event);
    });

withApp('[W15] arrows and marks', (app) => {
  it('a right drag draws an arrow, a right click marks, keys give colours, a click or a move removes them; by keys too, and what is drawn is told', async () => {
    const { page } = await visitFriends(app);
    await rightDrag(page, 11, 15);
    await seen(page, 'arrow plain');
    const arrow = (await page.locator('.sketch path').boundingBox())!;
    const [from, to] = [await middle(page, 11), await middle(page, 15)];
    expect(arrow.y).toBeGreaterThan(from.y - 5);
    expect(Math.abs(arrow.y + arrow.height - to.y)).toBeLessThan(24);

    await square(page, 18).click({ button: 'right' });
    await square(page, 22).click({ button: 'right', modifiers: ['Shift'] });
    await square(page, 23).click({ button: 'right', modifiers: ['Alt'] });
    await square(page, 24).click({ button: 'right', modifiers: ['Shift', 'Alt'] });
    await seen(page, 'arrow plain', 'mark plain', 'mark strong', 'mark cool', 'mark bright');
    // Drawn again it goes, in another colour it changes.
    await square(page, 18).click({ button: 'right' });
    await square(page, 22).click({ button: 'right' });
    await seen(page, 'arrow plain', 'mark cool', 'mark bright', 'mark plain');
    // Nobody has moved or chosen anything by it.
    await movesAre(page);

    await press(page, 11);
    await seen(page);
    await rightDrag(page, 22, 18);
    await seen(page, 'arrow plain');
    await square(page, 15).focus();
    await page.keyboard.press('Enter');
    await movesAre(page, '11-15');
    await seen(page);

    // The menu of the browser stays where it was, beside the board.
    expect(await menuAt(page, '[data-square="18"]')).toBe(false);
    expect(await menuAt(page, '.game-actions')).toBe(true);

    const told = page.locator('.board [aria-live]');
    await square(page, 18).focus();
    await page.keyboard.press('m');
    await seen(page, 'mark plain');
    await expect.poll(() => told.textContent(), PATIENCE).toBe('Square 18 marked.');
    await expect.poll(() => square(page, 18).getAttribute('aria-description'), PATIENCE).toBe('marked');
    await page.keyboard.press('a');
    await expect.poll(() => told.textContent(), PATIENCE).toContain('Arrow from 18');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('a');
    await seen(page, 'mark plain', 'arrow plain');
    await expect.poll(() => told.textContent(), PATIENCE).toBe('Arrow from 18 to 14.');
    await square(page, 18).focus();
    await page.keyboard.press('m');
    await seen(page, 'arrow plain');
    await expect.poll(() => told.textContent(), PATIENCE).toBe('Mark on square 18 removed.');
    await expect.poll(() => square(page, 18).getAttribute('aria-description'), PATIENCE).toBeNull();
  });

  it.runIf(FULL)('in a replay they go with the next step, and turn with the board', async () => {
    const { page } = await app.visit('/open');
    await page.getByLabel('Or paste').fill('[Result "1-0"]\n1. 11-15 22-18 1-0');
    await button(page, 'Open').click();
    await page.locator('.board-live').waitFor();
    await rightDrag(page, 11, 15);
    await seen(page, 'arrow plain');
    const upright = (await page.locator('.sketch path').boundingBox())!;
    await button(page, 'Flip board').click();
    await expect
      .poll(async () => (await page.locator('.sketch path').boundingBox())!.y, PATIENCE)
      .not.toBe(upright.y);
    await button(page, 'Next move').click();
    await seen(page);
  });
});
