/** What follows a result, as the rule set has it (R17): an emptied board, a rematch, the waiting room, the end. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type AppFixture, visitAs, visitFriends, withApp, withServer } from './app-fixture.ts';
import {
  button,
  choose,
  choosePreset,
  getReady,
  movesAre,
  PATIENCE,
  pieces,
  press,
  startFriends,
} from './screen.ts';

/** One jump and it is over. */
const SHORT = 'B:W6:B1';

const card = (page: Page) => page.getByRole('alertdialog');

async function finish(page: Page): Promise<void> {
  await press(page, 1, 10);
  await card(page).waitFor();
}

const count = async (page: Page): Promise<number> => Object.keys(await pieces(page)).length;

withApp('after a game on one device', (app) => {
  it.runIf(FULL)('[W2][R17] an emptied board that is ready to start', async () => {
    const { page } = await visitFriends(app, { fen: SHORT, rules: 'desktop' });
    await finish(page);
    await expect.poll(() => count(page), PATIENCE).toBe(1);
    await page.keyboard.press('Enter');
    await card(page).waitFor({ state: 'detached' });
    await expect.poll(() => count(page), PATIENCE).toBe(0);
    // The game can still be looked at.
    await button(page, 'Go to start').first().click();
    await expect.poll(() => count(page), PATIENCE).toBe(2);
    await button(page, 'Back to the game').first().click();
    await expect.poll(() => count(page), PATIENCE).toBe(0);
    await button(page, 'New game').click();
    await expect.poll(() => count(page), PATIENCE).toBe(2);
    await movesAre(page);
  });

  it('[W2][R17] the next game immediately, the form with the same players and rules, or the first screen', async () => {
    const { page } = await visitFriends(app, { fen: SHORT, rules: 'official' });
    await finish(page);
    await card(page).getByRole('button', { name: 'Rematch' }).click();
    await expect.poll(() => count(page), PATIENCE).toBe(2);

    await startFriends(page, app.url, { fen: SHORT, rules: 'lobby' });
    await finish(page);
    await card(page).getByRole('button', { name: 'Set up the next game' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.getByText('Casual game').first().waitFor();

    if (!FULL) return;
    await startFriends(page, app.url, { fen: SHORT, rules: 'timed' });
    await finish(page);
    await card(page).getByRole('button', { name: 'Home' }).click();
    await expect.poll(() => page.url(), PATIENCE).toBe(`${app.url}/`);
  });
});

/** Two people at a table with this rule set, whose first game is over. */
async function playedOnline(
  app: AppFixture,
  rules: Parameters<typeof choosePreset>[1],
  names: readonly [string, string],
): Promise<readonly [Page, Page]> {
  const { page: host } = await visitAs(app, names[0], `/new/online?fen=${SHORT}`);
  await choosePreset(host, rules);
  await choose(host, /^(Black|Dark|Red)/);
  await button(host, 'Open table').click();
  await host.getByText('Waiting for a second player…').waitFor();
  const { page: guest } = await visitAs(app, names[1], new URL(host.url()).pathname);
  await getReady(host, guest);
  await host.locator('.board-live').waitFor();
  await finish(host);
  await card(guest).waitFor();
  return [host, guest];
}

withServer('after a game at a server', (app) => {
  it('[W2][R17][N5] both are back in the waiting room, and press ready for the next game', async () => {
    const pages = await playedOnline(app, 'lobby', ['Ann', 'Bob']);
    for (const page of pages) {
      await card(page).getByRole('button', { name: 'Set up the next game' }).click();
      await page.getByRole('heading', { name: 'Ann’s table' }).waitFor();
    }
    for (const page of pages) await button(page, 'I’m ready').click();
    for (const page of pages) {
      await page.locator('.board-live').waitFor();
      await expect.poll(() => count(page), PATIENCE).toBe(2);
    }
  });

  it('[W2][N8] who stays reads on the card alone that the other one has left', async () => {
    const [host, guest] = await playedOnline(app, 'lobby', ['Ida', 'Jon']);
    await card(host).getByRole('button', { name: 'Leave' }).click();
    await card(guest).getByText('Ida has left the table.').waitFor();
    await expect.poll(() => guest.locator('.game-lane .prompt').count(), PATIENCE).toBe(0);
    await expect.poll(() => button(guest, 'Set up the next game').count(), PATIENCE).toBe(1);
  });

  it.runIf(FULL)('[W2][R17] the emptied board waits for both', async () => {
    const pages = await playedOnline(app, 'desktop', ['Cleo', 'Dan']);
    for (const page of pages) {
      await page.keyboard.press('Escape');
      await expect.poll(() => count(page), PATIENCE).toBe(0);
      await button(page, 'New game').click();
    }
    for (const page of pages) await expect.poll(() => count(page), PATIENCE).toBe(2);
  });

  it.runIf(FULL)('[W2][W8][R17] the table is closed, and one press looks for a new opponent', async () => {
    const [host, guest] = await playedOnline(app, 'timed', ['Eve', 'Finn']);
    const before = host.url();
    await card(host).locator('.button-main', { hasText: 'New opponent' }).click();
    await host.getByText('Waiting for a second player…').waitFor();
    expect(host.url()).not.toBe(before);
    // Another player who is looking is found.
    await card(guest).locator('.button-main', { hasText: 'New opponent' }).click();
    for (const page of [host, guest]) await page.locator('.board-live').waitFor();
    await expect.poll(() => guest.url(), PATIENCE).toBe(host.url());
  });

  it.runIf(FULL)(
    '[W8] who leaves an opponent for a new one is not brought back to the same table',
    async () => {
      const [host, guest] = await playedOnline(app, 'official', ['Gil', 'Hal']);
      const before = host.url();
      await card(guest).getByRole('button', { name: 'New opponent' }).click();
      await guest.getByText('Waiting for a second player…').waitFor();
      expect(guest.url()).not.toBe(before);
    },
  );
});
