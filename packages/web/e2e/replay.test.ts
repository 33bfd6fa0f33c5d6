/** Going through a game: nothing moves but the pieces, and the list begins at the beginning. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { PHONE } from './browser.ts';
import { button, PATIENCE } from './screen.ts';

const LONG_NOTE =
  'A long comment that goes on and on, so that it takes many lines wherever it is shown. '.repeat(6);
/** Kings that walk to and fro, with a word here and there. */
const game = (moves: number): string => {
  const walk = ['1-5', '32-28', '5-1', '28-32'];
  const text = Array.from({ length: moves }, (_, i) => {
    const [black, white] = walk.slice((i % 2) * 2);
    const note = i === 1 ? ` {${LONG_NOTE}}` : i === 3 ? ' {Short.}' : '';
    return `${i + 1}. ${black}${note} ${white}`;
  });
  return `[Black "Ann"]\n[White "Bob"]\n[FEN "B:WK32:BK1"]\n[Result "1/2-1/2"]\n\n${text.join(' ')} 1/2-1/2\n`;
};

async function opens(page: Page, pdn: string): Promise<void> {
  await page.getByLabel('Or paste').fill(pdn);
  await button(page, 'Open').click();
  await page.locator('.board-live').waitFor();
  await page.locator('.moves-list button').first().waitFor({ state: 'attached' });
}

const place = async (page: Page, name: string): Promise<string> => {
  const box = (await button(page, name).filter({ visible: true }).first().boundingBox())!;
  return [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
};

const WIDER = [
  ['beside the board', { width: 1280, height: 800 }],
  ['on a tablet', { width: 820, height: 1180 }],
] as const;

withApp('[W14] a replay', (app) => {
  it.each([
    ['on a phone', PHONE] as const,
    ...(FULL ? WIDER : []),
  ])('keeps its controls where they are when a comment appears, %s', async (_, viewport) => {
    const { page } = await app.visit('/open', { viewport });
    await opens(page, game(8));
    const buttons = ['Next move', 'Play from here'];
    const places = (): Promise<string[]> => Promise.all(buttons.map((name) => place(page, name)));
    const before = await places();
    const seen = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      await button(page, 'Next move').filter({ visible: true }).first().click();
      seen.add(await page.locator('.replay-note').innerText());
      expect(await places(), `after ${step + 1} steps`).toEqual(before);
    }
    expect([...seen].join()).toContain('A long comment');
    // Nothing is cut off.
    const box = (await button(page, 'Play from here').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
  });

  it.runIf(FULL)(
    'of a finished game begins with the list at its first move, and the list follows',
    async () => {
      const { page } = await app.visit('/open', { viewport: { width: 1280, height: 800 } });
      await opens(page, game(60));
      await page.getByText('Start of the game', { exact: true }).waitFor();
      const inView = (text: string): Promise<boolean> =>
        page
          .locator('.moves-row')
          .filter({ has: page.getByText(text, { exact: true }) })
          .evaluate((row) => {
            const list = row.closest('.moves-rows')!.getBoundingClientRect();
            const { top, bottom } = row.getBoundingClientRect();
            return top >= list.top - 1 && bottom <= list.bottom + 1;
          });
      await expect.poll(() => inView('1.'), PATIENCE).toBe(true);
      await button(page, 'Go to end').click();
      await expect.poll(() => inView('60.'), PATIENCE).toBe(true);
      await button(page, 'Go to start').click();
      await expect.poll(() => inView('1.'), PATIENCE).toBe(true);
    },
  );

  it.runIf(FULL)('“moves” are those that are numbered, in every list', async () => {
    const { page } = await app.visit('/open');
    const pdn = '[Black "Ann"]\n[White "Bob"]\n[Result "*"]\n1. 11-15 22-18 2. 15x22 *\n';
    await page.getByLabel('Or paste').fill(`${pdn}\n${pdn}`);
    await button(page, 'Open').click();
    await page.getByText('2 moves').first().waitFor();
    await page
      .getByRole('link', { name: /Ann – Bob/ })
      .first()
      .click();
    await page.getByText('Move 2, Red: 15x22').waitFor();
    await expect.poll(() => page.locator('.moves-row').count(), PATIENCE).toBe(2);
  });
});
