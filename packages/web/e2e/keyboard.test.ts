/** Without a mouse: a whole game by Tab, arrows and Enter, announced to screen readers, and the focus is never lost. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withApp, withServer } from './app-fixture.ts';
import { announced, button, movesAre, PATIENCE, squaresOf, WHOLE_GAME } from './screen.ts';

/** What has the keyboard: never the empty page. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'nothing';
    const label = at.getAttribute('aria-label') ?? (at as HTMLElement).innerText;
    return label.trim() || (at as HTMLInputElement).labels?.[0]?.innerText.trim() || at.tagName;
  });

/** On with Tab until that has the keyboard: round and round, since a busy machine may show it only later. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const end = performance.now() + PATIENCE.timeout;
  while (performance.now() < end) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${wanted}`);
}

const row = (square: number): number => Math.floor((square - 1) / 4);

/** From square to square with the arrows, the board seen from the second side. */
async function arrowTo(page: Page, to: number): Promise<void> {
  const at = Number(await page.evaluate('document.activeElement.dataset.square'));
  expect(at).toBeGreaterThan(0);
  const down = row(to) - row(at);
  const right = ((to - 1) % 4) - ((at - 1) % 4);
  for (let i = 0; i < Math.abs(down); i += 1) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(right); i += 1)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect.poll(() => focused(page), PATIENCE).toContain(`Square ${to},`);
}

/** 11-15, from wherever the focus is. */
async function openingMove(page: Page): Promise<void> {
  await tabTo(page, /^Square/);
  await arrowTo(page, 11);
  await page.keyboard.press('Enter');
  await arrowTo(page, 15);
  await page.keyboard.press('Enter');
  await movesAre(page, '11-15');
}

const says = (page: Page, text: string): Promise<void> =>
  expect.poll(() => announced(page).textContent(), PATIENCE).toContain(text);

withApp('[M4] by keyboard alone', (app) => {
  it('[L5][M3][M5] a game from the first screen to its result, told as it goes', async () => {
    const { page } = await app.visit('/editor?fen=B:W18,32:B14,1');
    await tabTo(page, /^Change players, rules or time/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title(), PATIENCE).toContain('Crownhead');
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await expect.poll(() => focused(page), PATIENCE).not.toBe('nothing');
    await tabTo(page, /^Computer/);
    // Radio buttons are changed by arrows.
    await page.keyboard.press('ArrowRight');
    await tabTo(page, /^Start$/);
    await page.keyboard.press('Enter');
    await page.locator('.board-live').waitFor();
    await expect.poll(() => focused(page), PATIENCE).not.toBe('nothing');

    await tabTo(page, /^Square/);
    await expect.poll(() => focused(page), PATIENCE).toBe('Square 14, red man, can move');
    await arrowTo(page, 1);
    await page.keyboard.press('Enter');
    await says(page, 'You must jump with one of the marked pieces.');
    await arrowTo(page, 14);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page), PATIENCE).toBe('Square 14, red man, selected');
    await arrowTo(page, 23);
    await expect.poll(() => focused(page), PATIENCE).toBe('Square 23, empty, possible move');
    await page.keyboard.press('Space');
    await movesAre(page, '14x23');
    await says(page, 'Red: 14 to 23, captures 1 piece');
    await expect.poll(() => focused(page), PATIENCE).toContain('Square 23, red man');

    await arrowTo(page, 32);
    await page.keyboard.press('Enter');
    await arrowTo(page, 27);
    await page.keyboard.press('Enter');
    await movesAre(page, '14x23', '32-27');
    await arrowTo(page, 23);
    await page.keyboard.press('Enter');
    await arrowTo(page, 32);
    await page.keyboard.press('Enter');
    await says(page, 'Red: 23 to 32, captures 1 piece, crowned');
    await says(page, 'is the winner!');

    const card = page.getByRole('alertdialog');
    await card.waitFor();
    await expect.poll(() => focused(page), PATIENCE).toBe('View board');
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page), PATIENCE).toContain('Square 32');
  });

  // The test before it plays a short one to its end.
  it.runIf(FULL)(
    '[W17][L5] a whole game from the first screen to its result, and on to the rematch',
    async () => {
      const { page } = await app.visit('/');
      await tabTo(page, /^Play a friend here/);
      await page.keyboard.press('Enter');
      await page.locator('.board-live').waitFor();
      await tabTo(page, /^Square/);
      const moves = FULL ? WHOLE_GAME : WHOLE_GAME.slice(0, 3);
      for (const [ply, move] of moves.entries()) {
        for (const square of squaresOf(move)) {
          await arrowTo(page, square);
          await page.keyboard.press('Enter');
        }
        await movesAre(page, ...moves.slice(0, ply + 1));
      }
      if (!FULL) {
        await tabTo(page, /^Resign/);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog', { name: 'Resign this game?' }).waitFor();
        await tabTo(page, /^Resign$/);
        await page.keyboard.press('Enter');
      }
      await says(page, 'Player 1 (Red) is the winner!');
      await expect.poll(() => focused(page), PATIENCE).toBe('View board');
      await tabTo(page, /^Rematch/);
      await page.keyboard.press('Enter');
      await movesAre(page);
      await expect.poll(() => focused(page), PATIENCE).not.toBe('nothing');
      await openingMove(page);
    },
  );

  it('the focus is never lost by an action that takes its own button away', async () => {
    const { page } = await app.visit('/');
    await tabTo(page, /^Play a friend here/);
    await page.keyboard.press('Enter');
    await page.locator('.board-live').waitFor();
    await expect.poll(() => focused(page), PATIENCE).not.toBe('nothing');
    await openingMove(page);
    await tabTo(page, /^Take back/);
    await page.keyboard.press('Enter');
    await movesAre(page);
    await expect.poll(() => focused(page), PATIENCE).not.toBe('nothing');
    await tabTo(page, /^Offer draw/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Decline' }).waitFor();
    await expect.poll(() => focused(page), PATIENCE).not.toBe('nothing');
    await tabTo(page, /^Decline/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Decline' }).waitFor({ state: 'detached' });
    // An answer leads back to the board.
    await expect.poll(() => focused(page), PATIENCE).toMatch(/^Square/);
    await tabTo(page, /^Resign/);
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Resign this game?' });
    await asked.waitFor();
    await expect.poll(() => focused(page), PATIENCE).toMatch(/Keep playing|Resign/);
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page), PATIENCE).toBe('Resign');
    await tabTo(page, /^Save/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Save game' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page), PATIENCE).toBe('Save');
  });
});

withServer('by keyboard at the server', (app) => {
  it('[M4][W7] from the name to the first move, the focus is somewhere all the way', async () => {
    const { page } = await app.visit('/online/new');
    await page.getByLabel('Your name').waitFor();
    await tabTo(page, /^Your name/);
    await page.keyboard.type('Ann');
    for (const [next, shows] of [
      [null, button(page, 'Open table')],
      [/^Open table/, page.getByText('Waiting for a second player…')],
      [/^Add computer/, page.locator('.board-live')],
    ] as const) {
      if (next) await tabTo(page, next);
      await page.keyboard.press('Enter');
      await shows.waitFor();
      await expect.poll(() => focused(page), PATIENCE).not.toBe('nothing');
    }
    await tabTo(page, /^Square/);

    // Where the name is refused, what asked for it still has the keyboard.
    const { page: other } = await app.visit('/online/new');
    await other.getByLabel('Your name').fill('Ann');
    await tabTo(other, /^Continue/);
    await other.keyboard.press('Enter');
    await other.getByText('is already in use').waitFor();
    await expect.poll(() => focused(other), PATIENCE).toBe('Continue');
  });
});
