/** By what a screen reader gets: roles, names and announcements. Nothing else is looked at or pressed. */
import { FULL } from '@crownhead/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { PATIENCE, squaresOf, WHOLE_GAME } from './screen.ts';

/** `button "Square 11, red man, can move"`: what the tree says of the squares, by number. */
async function squares(page: Page): Promise<ReadonlyMap<number, string>> {
  const tree = await page.getByRole('main').ariaSnapshot();
  return new Map(
    [...tree.matchAll(/button "Square (\d+), ([^"]*)"/g)].map(([, number, is]) => [Number(number), is!]),
  );
}

const square = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Square ${number},`) });

const told = (page: Page): Promise<string> =>
  page
    .getByRole('main')
    .getByRole('status')
    .first()
    .textContent()
    .then((text) => text ?? '');

/** In the short run the second side resigns. */
const GAME = FULL ? WHOLE_GAME : WHOLE_GAME.slice(0, 5);

withApp('[W17] by the tree of a screen reader alone', (app) => {
  it('[W1][M3][M5][L5] a game from the first screen to its result, with a question, and on to the rematch', async () => {
    const { page } = await app.visit('/');
    await page.getByRole('button', { name: /^Play a friend here/ }).click();
    await expect.poll(async () => (await squares(page)).size, PATIENCE).toBe(32);
    // A question is told when it comes, and its text and answers are one group.
    await page.getByRole('button', { name: 'Offer draw' }).click();
    const text = 'Player 1 offers a draw. Do you accept?';
    await expect.poll(() => told(page), PATIENCE).toBe(text);
    const question = page.getByRole('group', { name: text });
    expect(await question.ariaSnapshot()).toBe(
      [`- group "${text}":`, `  - paragraph: ${text}`, '  - button "Decline"', '  - button "Accept"'].join(
        '\n',
      ),
    );
    await question.getByRole('button', { name: 'Decline' }).click();
    for (const [ply, move] of GAME.entries()) {
      const [from, ...path] = squaresOf(move) as [number, ...number[]];
      const side = ply % 2 === 0 ? 'Red' : 'White';
      // Whose turn it is, and what can move, is in the tree.
      await expect.poll(async () => (await squares(page)).get(from), PATIENCE).toMatch(/can move/);
      await page.getByRole('main').getByText(`${side} · to move`).waitFor();
      await square(page, from).click();
      await expect.poll(async () => (await squares(page)).get(from), PATIENCE).toMatch(/selected/);
      for (const to of path) {
        await expect.poll(async () => (await squares(page)).get(to), PATIENCE).toMatch(/possible move/);
        await square(page, to).click();
      }
      await expect.poll(() => told(page), PATIENCE).toContain(`${side}: ${from} to ${path[0]}`);
      await page.getByRole('button', { name: `Move ${Math.floor(ply / 2) + 1}, ${side}: ${move}` }).waitFor();
    }
    if (!FULL) {
      await page.getByRole('button', { name: 'Resign' }).click();
      const asked = page.getByRole('dialog', { name: 'Resign this game?' });
      await asked.getByRole('button', { name: 'Resign' }).click();
    }
    await expect.poll(() => told(page), PATIENCE).toContain('Player 1 (Red) is the winner!');

    const card = page.getByRole('alertdialog', { name: 'Player 1 wins' });
    await card.waitFor();
    const tree = await card.ariaSnapshot();
    for (const part of [
      `paragraph: Player 2 ${FULL ? 'cannot move · 11' : 'resigned · 3'} moves`,
      'button "View board"',
      'button "Rematch"',
      'button "Review"',
      'button "Save"',
      'button "Home"',
    ]) {
      expect(tree).toContain(part);
    }
    await card.getByRole('button', { name: 'Rematch' }).click();
    await card.waitFor({ state: 'detached' });
    await expect.poll(async () => (await squares(page)).get(11), PATIENCE).toBe('red man, can move');
  });
});
