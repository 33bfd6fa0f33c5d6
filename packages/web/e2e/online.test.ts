/** Two players and a spectator, each with a browser of their own, at a table of the real server. */

import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type AppFixture, visitAs, withServer } from './app-fixture.ts';
import {
  announced,
  button,
  choose,
  choosePreset,
  moves,
  movesAre,
  noted,
  noticed,
  PATIENCE,
  pieces,
  press,
  resign,
} from './screen.ts';

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await button(page, 'Continue').click();
}

/** Opens a private table with a move timer; the host has the first side. The answer is its address. */
async function openTable(page: Page, password: string): Promise<string> {
  await page.getByRole('link', { name: 'New table' }).first().click();
  await choose(page, '5 min/move');
  await choose(page, /^Red/);
  await page.getByRole('switch', { name: 'Require a password' }).check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Open table').click();
  await page.getByText('Waiting for a second player…').waitFor();
  return new URL(page.url()).pathname;
}

/** Any move that is offered, until there is a result; who has had enough after a hundred moves gives up. */
async function wholeGame(app: AppFixture, host: string, guest: string): Promise<void> {
  const { page: first } = await visitAs(app, host, '/online/new');
  await button(first, 'Open table').click();
  await first.getByText('Waiting for a second player…').waitFor();
  const { page: second } = await visitAs(app, guest, new URL(first.url()).pathname);
  const pages = [first, second];
  const over = (page: Page) => page.getByRole('alertdialog').isVisible();
  for (let turn = 0; turn < 200 && !(await over(first)); turn += 1) {
    const page = pages[turn % 2]!;
    const mover =
      (await page.locator('.strip-turn', { hasText: 'you' }).count()) > 0 ? page : pages[(turn + 1) % 2]!;
    const offered = await noted(mover, 'can move');
    if (offered.length === 0) continue;
    const from = offered[turn % offered.length]!;
    const played = (await moves(first)).length;
    await press(mover, from);
    for (
      let [to] = await noted(mover, 'possible move');
      to !== undefined;
      [to] = await noted(mover, 'possible move')
    ) {
      await press(mover, to);
    }
    await expect.poll(async () => (await moves(first)).length, PATIENCE).toBe(played + 1);
  }
  if (!(await over(first))) {
    await resign(first);
  }
  for (const page of pages) await page.getByRole('alertdialog').waitFor();
  expect(await moves(first)).toEqual(await moves(second));
}

withServer('a table on the server', (app) => {
  it('[N4][N6][N9][N10][N16][T1][R10][L5] two play a private game while a third watches', async () => {
    const { page: ann } = await visitAs(app, 'Ann');
    const table = await openTable(ann, 'sesame');
    await ann.getByText('This link lets them in without the password.').waitFor();
    const link = new URL((await ann.locator('.share-link-url').getAttribute('href'))!);
    const invitation = link.pathname + link.hash;
    expect(invitation).toMatch(new RegExp(`^${table}#[\\w-]{22}$`));
    // An old or mistyped one asks for the password instead.
    const bobsVisit = await visitAs(app, 'Bob', `${table}#0123456789abcdefghijkl`);
    let bob = bobsVisit.page;
    await bob.getByText('This invitation is no longer valid').waitFor();
    await bob.getByLabel('Password').waitFor();

    // By the list, with the password.
    await bob.goto(`${app.url}/online`);
    await bob.getByRole('cell', { name: /Password/ }).waitFor();
    await bob.getByRole('link', { name: 'Join: Ann’s table' }).click();
    await enterPassword(bob, 'open');
    await bob.getByRole('alert').waitFor();
    await enterPassword(bob, 'sesame');
    await bob.locator('.board-live').waitFor();
    // By the link of the invitation, which nobody has to know the password for.
    const { page: eve } = await app.visit(invitation);
    await eve.getByLabel('Your name').fill('Eve');
    await expect.poll(() => eve.getByLabel('Password').count(), PATIENCE).toBe(0);
    await button(eve, 'Watch').click();
    for (const page of [ann, bob, eve]) {
      await page.getByRole('timer', { name: /^Ann’s clock: [45]:\d\d/ }).waitFor();
    }

    // Nobody talks where the host did not turn that on.
    for (const page of [ann, bob, eve]) expect(await page.getByLabel('Write a message').count()).toBe(0);

    await press(ann, 11, 15);
    for (const page of [ann, bob, eve]) await movesAre(page, '11-15');
    // Who watches sees what the mover sees, and changes nothing.
    await expect.poll(() => noted(eve, 'can move'), PATIENCE).toEqual([21, 22, 23, 24]);
    const before = await pieces(eve);
    await press(eve, 22, 18);
    expect(await pieces(eve)).toEqual(before);

    await press(bob, 22, 15);
    await noticed(bob, /too far|no piece to jump|occupied/);
    await bob.keyboard.press('Escape');
    await movesAre(ann, '11-15');

    await button(bob, 'Offer draw').click();
    await noticed(ann, 'Bob offers a draw. Do you accept?');
    await button(ann, 'Decline').click();
    await noticed(bob, 'Ann declined the draw.');
    await press(bob, 22, 18);
    await movesAre(ann, '11-15', '22-18');
    await expect.poll(() => announced(ann).textContent(), PATIENCE).toContain('You must perform a jump.');

    // Gone, and back by the same address: the seat was kept.
    await bob.close();
    const gone = ann.getByRole('alertdialog', { name: 'Player Bob has disconnected' });
    await gone.getByText(/to reconnect$/).waitFor();
    await ann.keyboard.press('Enter');
    await gone.waitFor({ state: 'detached' });
    bob = await bobsVisit.context.newPage();
    await bob.goto(app.url + table);
    await movesAre(bob, '11-15', '22-18');
    await expect.poll(() => announced(ann).textContent(), PATIENCE).toContain('Bob is back.');

    await press(ann, 15, 22);
    await movesAre(bob, '11-15', '22-18', '15x22');
    await press(bob, 25, 18);
    await movesAre(eve, '11-15', '22-18', '15x22', '25x18');

    await resign(ann);
    for (const [page, title, text] of [
      [ann, 'You lost', 'You resigned · 2 moves'],
      [bob, 'You win', 'Ann resigned · 2 moves'],
      [eve, 'Bob wins', 'Ann resigned · 2 moves'],
    ] as const) {
      await page.getByRole('alertdialog', { name: title, exact: true }).getByText(text).waitFor();
    }

    if (!FULL) return;
    // In `prompt-online.test.ts` too: the seat of one who does not want to play on is offered to who came first.
    await bob.getByRole('alertdialog').getByRole('button', { name: 'No more games' }).click();
    await noticed(eve, 'A seat is free. Would you like to play?');
    await button(eve, 'Play').click();
    await ann.getByRole('alertdialog').getByRole('button', { name: 'Rematch' }).click();
    for (const page of [ann, bob, eve]) await movesAre(page);
    // Each at the bottom of their own board, and the sides have changed.
    await expect.poll(() => eve.locator('.strip-name').allTextContents(), PATIENCE).toEqual(['Ann', 'Eve']);
    await expect.poll(() => ann.locator('.strip-name').allTextContents(), PATIENCE).toEqual(['Eve', 'Ann']);
    await press(eve, 9, 14);
    await movesAre(bob, '9-14');
  });

  it('[N5][N9][N11][N16][N17][R12][R16] talk where the host allows it, a line that breaks, and a table that is left for good', async () => {
    const { page: ann, context } = await visitAs(app, 'Ada');
    await ann.getByRole('link', { name: 'New table' }).first().click();
    await choosePreset(ann, 'lobby');
    await ann.getByRole('switch', { name: 'Allow chat' }).check();
    await button(ann, 'Open table').click();
    await ann.getByText('Waiting for a second player…').waitFor();
    const { page: bob } = await visitAs(app, 'Ben', new URL(ann.url()).pathname);
    await bob.getByLabel('Write a message').fill('<b>Good luck!</b>');
    await button(bob, 'Send').click();
    await ann.getByText('<b>Good luck!</b>').waitFor();
    for (const page of [ann, bob]) await button(page, 'I’m ready').click();
    await bob.locator('.board-live').waitFor();

    // No line of hers holds from now on, until it does again.
    let broken = true;
    await context.routeWebSocket(/socket/, (socket) => {
      if (broken) void socket.close();
      else socket.connectToServer();
    });
    await ann.reload();
    await ann
      .getByText(/Connecting to the server: attempt [2-9]/)
      .first()
      .waitFor();
    await bob.getByRole('alertdialog', { name: 'Player Ada has disconnected' }).waitFor();
    broken = false;
    await button(ann, 'Try now').first().click();
    await ann.locator('.board-live').waitFor();
    await expect.poll(() => announced(bob).textContent(), PATIENCE).toContain('Ada is back.');
    // What was acknowledged by coming back is not asked any more.
    await bob.getByRole('alertdialog').waitFor({ state: 'detached' });

    await button(bob, 'Leave').click();
    await bob.getByRole('dialog', { name: 'Leave the game?' }).getByRole('button', { name: 'Leave' }).click();
    await ann
      .getByRole('alertdialog')
      .getByText(/Ben left the game/)
      .waitFor();
    await bob.getByRole('heading', { name: 'Play online' }).waitFor();
  });

  it.runIf(FULL)(
    '[N10][N15] two whole games at once, move by move, to their ends',
    async () => {
      await Promise.all([wholeGame(app, 'Cora', 'Carl'), wholeGame(app, 'Dora', 'Dirk')]);
    },
    600_000,
  );
});
