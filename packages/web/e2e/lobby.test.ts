/** From an invitation to a game, the list of tables, and quick play: several people at the real server. */

import { findPreset } from '@crownhead/match';
import type { PresetId } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { visitAs, withServer } from './app-fixture.ts';
import { Opponent } from './opponent.ts';
import { button, choosePreset, PATIENCE, press } from './screen.ts';

const playingBoard = (page: Page): Promise<void> => page.locator('.board-live').waitFor();
const rows = (page: Page): Promise<string[]> =>
  page.locator('.lobby-tables tbody .data-table-title').allTextContents();
const path = (page: Page): string => new URL(page.url()).pathname;

/** Who is at a table without a browser, until the test ends. */
const others: Opponent[] = [];
afterEach(() => {
  for (const other of others.splice(0)) other.close();
});
async function comes(coming: Promise<Opponent>): Promise<Opponent> {
  const other = await coming;
  others.push(other);
  return other;
}

/** Opens a table with the form as it comes, or by a preset. */
async function openTable(page: Page, preset?: PresetId): Promise<string> {
  await page.getByRole('link', { name: 'New table' }).first().click();
  if (preset) await choosePreset(page, preset);
  await button(page, 'Open table').click();
  await page.getByText('Waiting for a second player…').waitFor();
  return path(page);
}

withServer('[W7] from an invitation to playing', (app) => {
  it('[W7] a stranger opens the link, types a name and presses Play, and the game is on: host and guest press nothing else', async () => {
    const { page: ann } = await visitAs(app, 'Ann');
    const table = await openTable(ann);
    const { page: bob } = await app.visit(table);
    await bob.getByRole('heading', { name: 'Ann invites you to play' }).waitFor();
    await bob.getByLabel('Your name').fill('Bob');
    await button(bob, 'Play').click();
    await playingBoard(bob);
    await playingBoard(ann);
    // The address is that of the table, and coming back to it takes no seat again.
    expect(new URL(bob.url()).search).toBe('');
  });

  it.runIf(FULL)('[W7] somebody with a name presses Play once, and no link presses it for them', async () => {
    const ada = await comes(Opponent.hosts(app.url, 'Ada'));
    const { page: bob } = await app.enter('Ben', `${app.url}/t/${ada.id}?sit`);
    await button(bob, 'Play').waitFor();
    // A page that sits down by itself has done so by now.
    await bob.waitForLoadState('networkidle');
    expect(ada.table.view.state.seats.filter((seat) => seat !== null)).toHaveLength(1);
    await button(bob, 'Play').click();
    await playingBoard(bob);
  });

  it.runIf(FULL)('[W7] a table with a password asks for it on the same screen', async () => {
    const { page: cora } = await visitAs(app, 'Cora', '/online/new');
    await cora.getByRole('switch', { name: 'Require a password' }).check();
    await cora.getByLabel('Password', { exact: true }).fill('sesame');
    await button(cora, 'Open table').click();
    await cora.getByText('Waiting for a second player…').waitFor();
    const { page: dirk } = await app.visit(path(cora));
    await dirk.getByLabel('Your name').fill('Dirk');
    await dirk.getByLabel('Password').fill('sesame');
    await button(dirk, 'Play').click();
    await playingBoard(dirk);
    await playingBoard(cora);
  });

  it.runIf(FULL)(
    '[W7] a name that is taken is said at the field, and nothing is lost: another one and Play',
    async () => {
      const anna = await comes(Opponent.hosts(app.url, 'Anna'));
      const { page: eve } = await app.visit(`/t/${anna.id}`);
      await eve.getByLabel('Your name').fill('Anna');
      await button(eve, 'Play').click();
      await eve.getByText('That name, or one that looks like it, is already in use').waitFor();
      await eve.getByLabel('Your name').fill('Eve');
      await button(eve, 'Play').click();
      await playingBoard(eve);
    },
  );

  it.runIf(FULL)('[N5][W7][O27] where the rules want it, both press ready, and see who has', async () => {
    const { page: ann } = await visitAs(app, 'Abel');
    const table = await openTable(ann, 'lobby');
    const { page: bob } = await app.visit(table);
    await bob.getByLabel('Your name').fill('Bert');
    await button(bob, 'Play').click();
    await button(bob, 'I’m ready').click();
    await bob.getByText('Waiting for Abel to be ready…').waitFor();
    await expect.poll(() => bob.locator('.board-live').count(), PATIENCE).toBe(0);
    // [O27] A guest who keeps the host waiting reads, as everybody does, how long the seat is kept.
    await button(bob, 'I’m not ready').click();
    await button(ann, 'I’m ready').click();
    for (const page of [ann, bob]) await page.getByText(/^Not ready yet, 0:\d\d left$/).waitFor();
    await button(bob, 'I’m ready').click();
    await playingBoard(bob);
    await playingBoard(ann);
  });

  it('[W7] an address without a table says so and leads to the tables', async () => {
    const { page } = await app.visit('/t/nosuchtable');
    await page.getByRole('heading', { name: 'This table does not exist.' }).waitFor();
    await page.getByRole('link', { name: 'Back to tables' }).click();
    await page.getByRole('heading', { name: 'Play online' }).waitFor();
  });

  it.runIf(FULL)(
    '[W4] the first screen shows my games there with whose turn it is, tables that wait, and a game being played',
    async () => {
      const { page: gus, context } = await visitAs(app, 'Gus', '/online/new');
      await gus.getByRole('radio', { name: /^Red/ }).first().check();
      await button(gus, 'Open table').click();
      await gus.getByText('Waiting for a second player…').waitFor();
      await comes(Opponent.joins(app.url + path(gus), 'Hal'));
      await playingBoard(gus);
      await comes(Opponent.hosts(app.url, 'Ivy'));

      const home = await context.newPage();
      await home.goto(app.url);
      await home.getByRole('link', { name: /Hal.*Your turn/ }).waitFor();
      await home.getByRole('link', { name: 'Join: Ivy’s table' }).waitFor();
      await home.getByRole('region', { name: 'Live now' }).waitFor();
      await press(gus, 11, 15);
      await home.getByRole('link', { name: /Hal.*Hal to move/ }).waitFor();
      await home.getByRole('link', { name: /Hal.*Hal to move/ }).click();
      await playingBoard(home);

      if (!FULL) return;
      // A stranger sees the game and the open table, too, and on the page for it the board as it stands.
      const { page: eve } = await app.visit('/watch');
      const card = eve.getByRole('link', { name: 'Watch: Gus vs Hal' });
      await card.locator('.piece').first().waitFor();
      await eve.goto(app.url);
      await eve.getByRole('link', { name: /Watch: Gus – Hal/ }).waitFor();
      await eve.getByRole('link', { name: 'Join: Ivy’s table' }).click();
      await eve.getByRole('heading', { name: 'Ivy invites you to play' }).waitFor();
    },
  );
});

withServer('[W9] the list of tables', (app) => {
  it('[W9] ranks tables that wait first, is searched and filtered with counts, and drops a table whose host has gone', async () => {
    const marian = await comes(Opponent.hosts(app.url, 'Marian'));
    await comes(Opponent.joins(`${app.url}/t/${marian.id}`, 'Joe'));
    const tobias = await comes(Opponent.hosts(app.url, 'Tobias', findPreset('sandbox')!));
    const ann = await comes(Opponent.hosts(app.url, 'Ann'));

    const { page: eve } = await visitAs(app, 'Eve');
    await expect.poll(() => rows(eve), PATIENCE).toHaveLength(3);
    const first = (await rows(eve)).map((text) => text.replace('Marian vs JoeMarian', 'Marian vs Joe'));
    expect(first.slice(0, 2)).toEqual(['Ann', 'Tobias']);
    expect(first[2]).toMatch(/Marian/);
    // By the name of the preset, and by a side's own name where it is known.
    await eve.getByRole('cell', { name: 'Free practice' }).waitFor();
    await expect.poll(() => eve.getByRole('radio', { name: 'Free seat 2' }).count(), PATIENCE).toBe(1);
    await eve.getByRole('radio', { name: 'Playing 1' }).check();
    await expect.poll(() => rows(eve), PATIENCE).toHaveLength(1);
    await eve.getByRole('radio', { name: /^All/ }).check();
    await eve.getByRole('searchbox', { name: 'Host or player' }).fill('joe');
    await expect.poll(async () => (await rows(eve)).join(), PATIENCE).toMatch(/^Marian|^Joe/);
    await eve.getByRole('searchbox').fill('nobody of that name');
    await eve.getByText('No matching tables.').waitFor();
    await button(eve, 'Show all tables').click();
    await expect.poll(() => rows(eve), PATIENCE).toHaveLength(3);
    await eve.getByRole('combobox', { name: 'Rules' }).selectOption('sandbox');
    await expect.poll(() => rows(eve), PATIENCE).toEqual(['Tobias']);
    await eve.getByRole('combobox', { name: 'Rules' }).selectOption('');
    await eve.getByRole('button', { name: 'Table' }).click();
    await expect.poll(async () => (await rows(eve))[0], PATIENCE).toBe('Ann');

    ann.close();
    await expect.poll(async () => (await rows(eve)).includes('Ann'), PATIENCE).toBe(false);
    // The row is the link, and joining is sitting down.
    await eve.getByRole('link', { name: 'Join: Tobias’s table' }).click();
    await playingBoard(eve);
    await expect.poll(() => tobias.table.view.state.round, PATIENCE).not.toBe(null);
  });

  it.runIf(FULL)(
    '[W9] an empty list says what to do with one button; my own table waits beside it with an invitation, and can be closed there',
    async () => {
      const { page: zoe } = await visitAs(app, 'Zoe');
      await zoe.getByRole('radio', { name: /^Free seat/ }).check();
      await zoe.getByText('No matching tables.').waitFor();
      await openTable(zoe);
      await zoe.getByRole('link', { name: 'Back', exact: true }).click();
      await zoe.getByRole('heading', { name: 'Your table is open' }).waitFor();
      await zoe.getByText(/Waiting for a second player · 0:\d\d/).waitFor();
      await zoe.getByText('Invite someone').waitFor();
      await button(zoe, 'Close table').click();
      await zoe.getByRole('heading', { name: 'Your table is open' }).waitFor({ state: 'detached' });
    },
  );
});

/** By somebody whose name the server knows by now. */
async function playQuickly(page: Page): Promise<void> {
  await page.getByText('Playing as').waitFor();
  await button(page, 'Quick play').click();
}

withServer('[W8] quick play', (app) => {
  it.runIf(FULL)('[W8][W16] asks who has no name for it, and goes on', async () => {
    const { page } = await app.visit('/online', { viewport: { width: 360, height: 780 } });
    await button(page, 'Quick play').click();
    const dialog = page.getByRole('dialog', { name: 'What is your name?' });
    await dialog.getByLabel('Your name').fill('Nora');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Waiting for a second player…').waitFor();
    await button(page, 'Close table').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close table' }).click();
    await page.getByText('The table is closed').waitFor();
  });

  it('[W8] opens a table where none waits, and the next one who presses is playing there', async () => {
    const { page: ann } = await visitAs(app, 'Ann');
    await playQuickly(ann);
    await ann.getByText('Waiting for a second player…').waitFor();
    const { page: bob } = await visitAs(app, 'Bob');
    await playQuickly(bob);
    await playingBoard(bob);
    await playingBoard(ann);
    expect(path(bob)).toBe(path(ann));
  });

  it.runIf(FULL)('[W8] two who press at the same time meet', async () => {
    const [cora, dirk] = [await visitAs(app, 'Cora'), await visitAs(app, 'Dirk')];
    for (const { page } of [cora, dirk]) await page.getByText('Playing as').waitFor();
    await Promise.all([cora, dirk].map(({ page }) => button(page, 'Quick play').click()));
    for (const { page } of [cora, dirk]) await playingBoard(page);
    expect(path(dirk.page)).toBe(path(cora.page));
  });

  it.runIf(FULL)(
    '[W8] goes by my preferences, which are remembered: another time is another table',
    async () => {
      const { page: eve } = await visitAs(app, 'Eve');
      await playQuickly(eve);
      await eve.getByText('Waiting for a second player…').waitFor();
      const { page: finn } = await visitAs(app, 'Finn');
      await button(finn, 'Change').click();
      await finn.getByRole('dialog').getByRole('combobox', { name: 'Time' }).selectOption('10+5');
      await button(finn, 'Done').click();
      await finn.reload();
      await finn.locator('.quick-line').getByText('10 min + 5 s each').waitFor();
      await playQuickly(finn);
      await finn.getByText('Waiting for a second player…').waitFor();
      await finn.getByText('10 min + 5 s each').first().waitFor();
      expect(path(finn)).not.toBe(path(eve));
    },
  );
});
