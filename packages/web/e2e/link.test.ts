/** Between this device and the others: addresses that others can reach, a line that breaks, a host who ends the game. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { type AppFixture, withServer } from './app-fixture.ts';
import { DESKTOP, type Visitor } from './browser.ts';
import { Opponent } from './opponent.ts';
import { PausableProxy } from './pausable-proxy.ts';
import { button, movesAre, PATIENCE, press, square } from './screen.ts';
import { hostApp, serveApp } from './server.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});
const kept = <T>(thing: T, end: (thing: T) => unknown): T => {
  endings.push(() => end(thing));
  return thing;
};

/** The game is on, automatically or after Ready. */
async function begins(page: Page): Promise<void> {
  const ready = button(page, 'I’m ready');
  const board = page.locator('.board-live');
  await ready.or(board).first().waitFor();
  if (await ready.isVisible()) await ready.click();
  await board.waitFor();
}

/** Ann in the browser against Bob, she to move. */
async function game(app: AppFixture, names: readonly [string, string], origin = app.url) {
  const bob = kept(await Opponent.hosts(app.url, names[1]), (one) => one.close());
  const ann = await app.enter(names[0], `${origin}/t/${bob.id}`);
  await button(ann.page, 'Play').click();
  await begins(ann.page);
  return { bob, ...ann };
}

/** What a browser says of a server that it does not reach, or not by https, is no fault of the page. */
function forgiveUnreachable({ complaints }: Pick<Visitor, 'complaints'>): void {
  const others = complaints.filter(
    (text) => !/net::ERR_|WebSocket connection|status of 503|Cross-Origin-Opener-Policy/.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
}

const bar = (page: Page) => page.locator('.link-bar');

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
  ...(FULL
    ? [
        { width: 820, height: 1180 },
        { width: 360, height: 780 },
        { width: 640, height: 400 },
      ]
    : []),
];

/** The board and the players' strips that are hidden by what is said about the line; all of that is inside the window. */
async function coveredBy(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const said = await boxOf('.over-bar');
  const covered: string[] = [];
  for (const part of ['.game-board', '.game-top', '.game-bottom']) {
    const box = await boxOf(part);
    const isBeside = said.x + said.width <= box.x + 1 || box.x + box.width <= said.x + 1;
    const isAboveOrBelow = said.y + said.height <= box.y + 1 || box.y + box.height <= said.y + 1;
    if (!isBeside && !isAboveOrBelow) covered.push(part);
  }
  if (said.y + said.height > size.height + 1) covered.push('the edge of the window');
  return covered;
}

/** What the page says of the line two seconds after it was cut: by a timer of the page, which a busy machine slows down too. */
async function saidInTwoSeconds(page: Page, cut: () => unknown): Promise<string> {
  await cut();
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(document.querySelector('.link-bar')?.textContent ?? ''), 2000);
      }),
  );
}

const BROKEN = /Connection interrupted|Reconnecting/;

withServer('between devices', (app) => {
  it.runIf(FULL)('[W11] says that only this computer can come, and the command that changes it', async () => {
    const { page } = await app.enter('Ann', `${app.url}/online/new`);
    await button(page, 'Open table').click();
    const invite = page.locator('.share-link');
    await invite.getByText('Only this computer can reach this server.').waitFor();
    // How to change that is one press away; a link that works nowhere else is not what stands out.
    await expect
      .poll(() => invite.getByText('npm start -- --lan', { exact: true }).isVisible(), PATIENCE)
      .toBe(false);
    await expect.poll(() => button(page, 'Copy').isVisible(), PATIENCE).toBe(false);
    await invite.getByText('How to let others in').click();
    await invite.getByText('npm start -- --lan', { exact: true }).waitFor();
    const link = invite.getByRole('link');
    await expect.poll(() => link.getAttribute('href'), PATIENCE).toBe(page.url());
    // All of it is in view.
    expect(await link.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await expect.poll(() => link.innerText(), PATIENCE).toBe(page.url().replace('http://', ''));
    // A code that leads nowhere is not offered to be scanned.
    await expect.poll(() => page.getByRole('img', { name: 'QR code of the link' }).count(), PATIENCE).toBe(0);
    await page.goto(`${app.url}/online`);
    await page.getByText('On your own network').click();
    await page.locator('.lan-note').getByText('npm start -- --lan', { exact: true }).waitFor();
  });

  it('[W11][W10] with --lan has an address that another device opens; that device notices when it is offline; restarting a server is no end', async () => {
    let served = await serveApp(['--lan']);
    kept(null, () => served.stop());
    const host = await app.enter('Ann', `${served.url}/online/new`);
    const { page: ann } = host;
    await button(ann, 'Open table').click();
    const invite = ann.locator('.share-link');
    await invite.waitFor();
    if ((await invite.getByText('not connected to a network').count()) > 0)
      console.warn('SKIPPED: this machine has no network to be reached by');
    else {
      const link = (await invite.getByRole('link', { name: /^Link:/ }).getAttribute('href'))!;
      expect(new URL(link).hostname).not.toMatch(/^(127\.|localhost|\[::1\])/);
      expect(new URL(link).pathname).toBe(new URL(ann.url()).pathname);
      await ann.getByRole('img', { name: 'QR code of the link' }).waitFor();

      const guest = await app.enter('Bob', link);
      const { page: bob, context } = guest;
      await bob.getByText('Ann').first().waitFor();
      expect(await saidInTwoSeconds(bob, () => context.setOffline(true))).toMatch(BROKEN);
      await context.setOffline(false);
      await bar(bob).waitFor({ state: 'detached' });
      forgiveUnreachable(guest);
      // A visitor who came by a name that others can use passes it on.
      expect(
        await bob
          .locator('.share-link')
          .getByRole('link', { name: /^Link:/ })
          .getAttribute('href'),
      ).toBe(link);
      await bob.close();
    }

    await ann.getByRole('link', { name: 'Back', exact: true }).click();
    // The list has come: the page is connected.
    await ann.getByRole('heading', { name: 'Your table is open' }).waitFor();
    const { url } = served;
    await served.stop('SIGTERM');
    await bar(ann).getByText('Reconnecting').waitFor();
    served = await serveApp(['--lan', `--port=${new URL(url).port}`]);
    expect(served.url).toBe(url);
    await expect.poll(() => bar(ann).count(), PATIENCE).toBe(0);
    forgiveUnreachable(host);
  });

  it('[W10] a line that has fallen silent is seen within two seconds; a move made meanwhile is kept, marked on the board and in words, and sent when the line is back', async () => {
    const line = kept(await PausableProxy.to(app.url), (one) => one.close());
    const ann = await game(app, ['Anna', 'Bert'], line.url);
    const { page, bob } = ann;
    const cut = (): void => {
      line.quiet = true;
    };
    expect(await saidInTwoSeconds(page, cut)).toMatch(BROKEN);
    for (const size of SIZES) {
      // The screen follows the window's size a little later.
      await expect
        .poll(() => coveredBy(page, size), { ...PATIENCE, message: JSON.stringify(size) })
        .toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
    await press(page, 11, 15);
    await bar(page).getByText('Not sent yet').waitFor();
    await expect.poll(() => square(page, 15).getAttribute('aria-label'), PATIENCE).toContain('not sent yet');
    await page.locator('.board-unsent').waitFor();
    expect(bob.table.view.state.round!.game.plies).toHaveLength(0);
    line.quiet = false;
    await movesAre(page, '11-15');
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.board-unsent').count(), PATIENCE).toBe(0);
    await expect.poll(() => bob.table.view.state.round!.game.plies.length, PATIENCE).toBe(1);
    forgiveUnreachable(ann);

    if (!FULL) return;
    // The same for somebody who only looks at the list of tables.
    await page.goto(`${line.url}/online`);
    // The list has come: the page is connected.
    await page.locator('.lobby-tables tbody tr').first().waitFor();
    expect(await saidInTwoSeconds(page, cut)).toMatch(BROKEN);
    line.quiet = false;
    await bar(page).waitFor({ state: 'detached' });
    forgiveUnreachable(ann);
  });

  // So it is by who came by an address of the network, above.
  it.runIf(FULL)('[W10] a browser that is offline is seen within two seconds', async () => {
    const cy = await game(app, ['Cy', 'Cleo']);
    const { page, context } = cy;
    expect(await saidInTwoSeconds(page, () => context.setOffline(true))).toMatch(BROKEN);
    await context.setOffline(false);
    await bar(page).waitFor({ state: 'detached' });
    forgiveUnreachable(cy);
  });

  it.runIf(FULL)(
    '[W10] a move made without a connection is taken back with the reason where the game was over by then',
    async () => {
      const line = kept(await PausableProxy.to(app.url), (one) => one.close());
      const cy = await game(app, ['Eve', 'Dee'], line.url);
      const { page, bob: dee } = cy;
      line.quiet = true;
      await bar(page).getByText(BROKEN).first().waitFor();
      await press(page, 11, 15);
      await bar(page).getByText('Not sent yet').waitFor();
      await dee.table.send({ type: 'resign', confirmed: true });
      line.quiet = false;
      await page
        .getByRole('alertdialog')
        .getByText(/^Dee resigned/)
        .waitFor();
      await expect.poll(() => page.locator('.board-unsent').count(), PATIENCE).toBe(0);
      forgiveUnreachable(cy);
    },
  );

  it('[W10] a host who ends the game has ended it for the guest, who reads so immediately, retries nothing, and can play on alone', async () => {
    const served = await hostApp();
    const bob = kept(await Opponent.joins(served.url, 'Bob'), (one) => one.close());
    const ann = await app.enter('Ann', served.url);
    const { page } = ann;
    await button(page, 'Play').click();
    await begins(page);
    // What a game without the server needs is fetched while it is there.
    await page.waitForLoadState('networkidle');
    await served.stop('SIGINT');
    await bar(page).getByText('The host has ended the game.').waitFor();
    await expect.poll(() => bar(page).textContent(), PATIENCE).not.toContain('attempt');
    expect(bob.table.view.link).toMatchObject({ status: 'lost', problem: { error: 'ended' } });

    // Everything for a game on this device is there, though the server is not.
    await bar(page).getByRole('link', { name: 'Home' }).click();
    await button(page, /^Play a friend here/).click();
    await page.locator('.board-live').waitFor();
    await press(page, 11, 15);
    await movesAre(page, '11-15');
    forgiveUnreachable(ann);
  });
});
