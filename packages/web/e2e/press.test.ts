/** What a press changes in the page: the less it is, the sooner it is painted. Counted, since times depend on the machine. */
import { expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { button, movesAre, press } from './screen.ts';

/** The pieces that could move lose their ring, those of the other side get one, the moved one travels. */
const MOST_SQUARES = 24;
const MOST_PIECES = 18;

withApp('[W18] a press on the board', (app) => {
  it('draws the squares and pieces that look different, and no others', async () => {
    const { page } = await app.visit('/');
    await button(page, /^Play a friend here/).click();
    await press(page, 11);
    await page.evaluate(() => {
      const touched = new Set<Element>();
      const board = document.querySelector('.board-live')!;
      new MutationObserver((changes) => {
        for (const { target } of changes) touched.add(target as Element);
      }).observe(board, { subtree: true, attributes: true, childList: true, characterData: true });
      Object.assign(globalThis, { touched });
    });
    await press(page, 15);
    await movesAre(page, '11-15');
    const counts = await page.evaluate(() => {
      const { touched } = globalThis as unknown as { readonly touched: ReadonlySet<Element> };
      const those = (selector: string): number => [...touched].filter((one) => one.matches(selector)).length;
      return { squares: those('[data-square]'), pieces: those('.board-piece'), all: touched.size };
    });
    expect(counts.squares).toBeGreaterThan(2);
    expect(counts.squares).toBeLessThanOrEqual(MOST_SQUARES);
    expect(counts.pieces).toBeGreaterThan(1);
    expect(counts.pieces).toBeLessThanOrEqual(MOST_PIECES);
    expect(counts.all).toBeLessThanOrEqual(MOST_SQUARES + MOST_PIECES + 4);
  });
});
