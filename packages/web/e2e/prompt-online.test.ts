/** Questions between people at a table of the server: seen immediately, on the card where that is open, and from other tabs. */
import type { Square } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { type AppFixture, visitAs, withServer } from './app-fixture.ts';
import { Opponent } from './opponent.ts';
import { button, movesAre, noticed, PATIENCE, press, resign, square } from './screen.ts';

/** Whatever the page asks before a game is answered, until the game is there. */
async function begin(...pages: readonly Page[]): Promise<void> {
  const asks = /^(I’m ready|Sit down and play|Play)$/;
  await expect
    .poll(async () => {
      for (const page of pages) {
        const asked = page.getByRole('button', { name: asks }).first();
        if (await asked.isVisible()) await asked.click({ timeout: 1000 }).catch(() => undefined);
      }
      const boards = await Promise.all(pages.map((page) => page.locator('.board-live').count()));
      return boards.every((count) => count === 1);
    }, PATIENCE)
    .toBe(true);
}

/** A table with a host, who has the first side, a guest, and perhaps somebody who watches. */
async function table(app: AppFixture, names: readonly [string, string, string?]) {
  const ann = await visitAs(app, names[0], '/online/new');
  await ann.page.getByRole('radio', { name: /^Red/ }).first().check();
  await button(ann.page, 'Open table').click();
  await expect.poll(() => ann.page.url(), PATIENCE).toMatch(/\/t\/\w+$/);
  const address = new URL(ann.page.url()).pathname;
  const bob = await visitAs(app, names[1], address);
  await begin(ann.page, bob.page);
  const eve = names[2] === undefined ? null : await visitAs(app, names[2], address);
  await eve?.page.locator('.board-live').waitFor();
  return { ann: ann.page, bob: bob.page, eve: eve?.page ?? null, address };
}

const icon = (page: Page): Promise<string> =>
  page.locator('link[rel="icon"]').evaluate((link) => (link as HTMLLinkElement).href);

const texts = (page: Page): Promise<string[]> => page.locator('.prompt-text').allTextContents();

const titled = (page: Page, title: RegExp): Promise<void> =>
  expect.poll(() => page.title(), PATIENCE).toMatch(title);

withServer('[W1] questions between people', (app) => {
  it('[W2][W3][W15][N8] a plan hides no question; a rematch is asked for on the card, and so is a free seat; title and icon tell', async () => {
    const { ann, bob, eve } = await table(app, ['Ann', 'Bob', 'Eve']);
    await titled(ann, /^● Your move · Crownhead$/);
    await expect.poll(() => icon(ann), PATIENCE).toMatch(/^data:image\/svg/);
    await expect
      .poll(async () => [await bob.title(), await icon(bob)], PATIENCE)
      .toEqual(['Crownhead', expect.stringMatching(/icon\.svg$/)]);

    // A planned move, and then a question.
    await press(bob, 22, 18);
    await noticed(bob, 'Planned: it will be played');
    await button(ann, 'Offer draw').click();
    const asked = bob.getByRole('group', { name: 'Ann offers a draw. Do you accept?' });
    await asked.getByRole('button', { name: 'Accept' }).waitFor();
    await titled(bob, /^● Ann offers a draw\. Do you accept\? · Crownhead$/);
    await asked.getByRole('button', { name: 'Decline' }).click();
    await noticed(ann, 'Bob declined the draw.');
    await titled(bob, /^Crownhead$/);

    // Who watches can draw on their own board.
    await square(eve!, 14).click({ button: 'right' });
    await eve!.locator('.sketch > *').waitFor();
    await expect.poll(() => bob.locator('.sketch > *').count(), PATIENCE).toBe(0);

    await press(ann, 11, 15);
    await movesAre(bob, '11-15', '22-18');
    await movesAre(eve!, '11-15', '22-18');
    await eve!.locator('.sketch > *').waitFor({ state: 'detached' });

    // The result; a request for a rematch appears on the other's card immediately.
    await resign(ann);
    const cards = [ann, bob, eve!].map((page) => page.getByRole('alertdialog'));
    await cards[0]!.getByText('You resigned · 1 move').waitFor();
    for (const card of cards.slice(1)) await card.getByText('Ann resigned · 1 move').waitFor();
    await cards[0]!.getByRole('button', { name: 'Rematch' }).click();
    await cards[1]!.getByText('Ann asks for a rematch.').waitFor();
    await titled(bob, /^● Ann asks for a rematch\./);
    await noticed(ann, 'Waiting for Bob to be ready.');

    // He does not want to: who watches is asked on the card, and who waits reads whom and how long.
    await cards[1]!.getByRole('button', { name: 'No more games' }).click();
    const seat = cards[2]!.getByRole('group', { name: /^A seat is free. Would you like to play\?/ });
    await seat.getByRole('button', { name: 'Play' }).waitFor();
    await noticed(ann, /^Eve has been offered the free seat: 0:[01]\d to answer\.$/);
    await expect
      .poll(async () => Number(await ann.locator('.ring').textContent()), PATIENCE)
      .toBeLessThanOrEqual(20);
    await titled(eve!, /^● A seat is free/);
    await seat.getByRole('button', { name: 'Play' }).click();
    for (const page of [ann, eve!]) await movesAre(page);
  });

  it.runIf(FULL)(
    '[M5][N8] a refused try hides no question to take back; news of a declined draw is gone when a draw is reached',
    async () => {
      const { ann, bob } = await table(app, ['Amy', 'Bert']);
      await press(ann, 11, 15);
      await movesAre(bob, '11-15');
      await press(bob, 22, 15);
      await noticed(bob, 'That square is occupied.');
      await button(ann, 'Ask to take back').click();
      const asked = bob.getByRole('group', { name: 'Amy would like to take a move back. Do you agree?' });
      await asked.getByRole('button', { name: 'Agree' }).waitFor();
      await expect
        .poll(() => texts(bob), PATIENCE)
        .toEqual(['Amy would like to take a move back. Do you agree?']);
      await asked.getByRole('button', { name: 'Decline' }).click();
      await noticed(ann, 'Bert declined to take the move back.');

      await button(bob, 'Offer draw').click();
      await button(ann, 'Decline').click();
      await noticed(ann, 'Amy declined the draw.');
      await press(bob, 21, 17);
      await movesAre(ann, '11-15', '21-17');
      await button(ann, 'Offer draw').click();
      await button(bob, 'Accept').click();
      await ann.getByRole('alertdialog', { name: 'Draw' }).waitFor();
      await expect.poll(async () => (await texts(ann)).join(), PATIENCE).not.toContain('declines');
    },
  );

  it('[W3] a table in the background calls too, by the title, by a word that covers no square, and by a notification', async () => {
    const ben = await Opponent.hosts(app.url, 'Ben');
    onTestFinished(() => ben.close());
    const { page: ann } = await visitAs(app, 'Ada', `/t/${ben.id}`);
    await begin(ann);
    await ann.evaluate(() => {
      localStorage.setItem('crownhead.notify', 'on');
    });
    // A browser that allows notifications, and a tab that is not looked at.
    await ann.addInitScript(() => {
      const shown: string[] = [];
      class FakeNotification {
        static permission = 'granted';
        onclick = null;
        constructor(_title: string, options: { readonly body: string }) {
          shown.push(options.body);
        }
        close(): void {}
      }
      Object.assign(window, { Notification: FakeNotification, shown });
    });
    await ann.reload();
    await ann.locator('.board-live').waitFor();
    await press(ann, 11, 15);
    await movesAre(ann, '11-15');
    await expect.poll(() => ben.table.view.state.round?.game.plies.length, PATIENCE).toBe(1);
    // To a game on this device, by the app's own ways, so that the seat is kept.
    await ann.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await button(ann, /^Play a friend here|^A friend/)
      .first()
      .click();
    await ann.locator('.board-live').waitFor();
    await titled(ann, /^Crownhead$/);
    await ann.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await ben.table.send({ type: 'move', game: 1, ply: 2, path: [22, 18] as Square[] });
    await titled(ann, /^● Your move · Crownhead$/);
    await expect.poll(() => ann.evaluate('window.shown'), PATIENCE).toEqual(['Your move']);

    const toast = (await ann.locator('.toast').boundingBox())!;
    const board = (await ann.locator('main .board').boundingBox())!;
    expect(toast.x).toBeGreaterThanOrEqual(board.x + board.width);
  });

  it('[W3] notifications are asked for by a press only, and a refusal is told', async () => {
    const { page } = await app.visit('/robots.txt');
    await page.addInitScript(() => {
      const asked = { count: 0 };
      const FakeNotification = {
        permission: 'default',
        async requestPermission(): Promise<string> {
          asked.count += 1;
          FakeNotification.permission = asked.count === 1 ? 'denied' : 'granted';
          return FakeNotification.permission;
        },
      };
      Object.assign(window, { Notification: FakeNotification, asked });
    });
    await page.goto(`${app.url}/settings`);
    const allow = page.getByRole('switch', { name: 'Notifications' });
    await allow.waitFor();
    expect(await page.evaluate('window.asked.count')).toBe(0);
    await allow.click();
    await page.getByText('Your browser blocks notifications.').waitFor();
    await expect.poll(() => allow.isChecked(), PATIENCE).toBe(false);
    await allow.click();
    await expect.poll(() => allow.isChecked(), PATIENCE).toBe(true);
  });
});
