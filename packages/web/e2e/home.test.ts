/** The first screen: my name, the games that wait for me, the ways to play. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitAs, withServer } from './app-fixture.ts';
import { button, movesAre, PATIENCE, press } from './screen.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const games = (page: Page) => page.getByRole('region', { name: 'Games in progress' });
const waiting = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your turn/ });

/** One move against a friend, and back to the first screen. */
async function playOneMove(page: Page): Promise<void> {
  await button(page, /^Play a friend here/).click();
  // The small boards of the list have squares, too.
  await page.locator('.board-live').waitFor();
  await press(page, 11, 15);
  await movesAre(page, '11-15');
  await page.getByRole('banner').getByRole('link', { name: 'Crownhead' }).click();
  await title(page, /./);
}

withServer('the first screen', (app) => {
  it('[W16] asks for a name once, and the name is used at every table', async () => {
    const { page } = await app.visit('/');
    await page.getByLabel('What is your name?').fill('  Ruth ');
    await button(page, 'Save').click();
    await title(page, /^Good (morning|afternoon|evening), Ruth\.$/);
    await expect.poll(() => page.getByLabel('What is your name?').count(), PATIENCE).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Playing as Ruth' }).waitFor();

    // It can be changed, and the server is not asked about somebody it does not know yet.
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${app.url}/settings`);
    for (const name of ['Ruthie', 'Ruth']) {
      await page.getByLabel('Your name').fill(name);
      await page.keyboard.press('Enter');
      await page
        .getByRole('banner')
        .getByRole('link', { name: `Playing as ${name}`, exact: true })
        .waitFor();
    }
    for (const place of ['/games', '/']) {
      await page.goto(app.url + place, { waitUntil: 'networkidle' });
      await title(page, /./);
    }
    expect(complaints).toEqual([]);

    await button(page, /^Play a friend here/).click();
    await page.getByRole('banner').getByText('Ruth – Player 2').waitFor();

    // Online nobody asks again, and the server knows her by it.
    await page.goto(`${app.url}/online`);
    await page.getByText('Playing as').waitFor();
    await page.goto(`${app.url}/online/new`);
    await button(page, 'Open table').waitFor();
    await expect.poll(() => page.getByLabel('Your name').count(), PATIENCE).toBe(0);
  });

  it.runIf(FULL)('[W16] a name that somebody else has here is asked for again, with the reason', async () => {
    await visitAs(app, 'Walter');
    const { page } = await app.visit('/');
    await page.getByLabel('What is your name?').fill('Walter');
    await button(page, 'Save').click();
    await title(page, /Walter\.$/);
    await page.goto(`${app.url}/online`);
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Your name').fill('Walter II');
    await button(page, 'Continue').click();
    await page.getByRole('banner').getByRole('link', { name: 'Playing as Walter II' }).waitFor();
  });

  it.runIf(FULL)('[W16] a name is never in the way: it can be left out for good', async () => {
    const { page } = await app.visit('/');
    await button(page, 'Not now').click();
    await expect.poll(() => page.getByLabel('What is your name?').count(), PATIENCE).toBe(0);
    await page.reload();
    await title(page, /^Checkers/);
    await expect.poll(() => page.getByLabel('What is your name?').count(), PATIENCE).toBe(0);
  });

  it('[W4] shows the games that wait for me, and the bar says how many wherever I am', async () => {
    const { page } = await app.visit('/');
    // What is empty is not there.
    await expect.poll(() => games(page).count(), PATIENCE).toBe(0);
    await expect.poll(() => waiting(page).count(), PATIENCE).toBe(0);
    await playOneMove(page);
    await games(page).getByText('Player 2 to move').waitFor();
    await games(page).getByText('On this device · move 1 · now').waitFor();
    // The board beside the ways to play is that game's, one press away; the list of games has it too.
    await page.getByRole('link', { name: /^Player 1 – Player 2.*Continue$/ }).waitFor();
    await page.goto(`${app.url}/games`);
    await page.getByRole('region', { name: 'In progress' }).getByText('Player 2 to move').waitFor();
    await page.goto(app.url);
    await playOneMove(page);
    await games(page).getByText('Your turn in 2 games').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation').getByRole('link', { name: 'Play 2 your turn' }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${app.url}/settings`);
    await waiting(page).getByText('2').waitFor();
    await waiting(page).click();
    await games(page).getByRole('link').first().click();
    await movesAre(page, '11-15');
    await page.goBack();
    // Put away by mistake, one comes back.
    await games(page).getByRole('button', { name: 'Remove' }).first().click();
    await games(page).getByText('Your turn in 1 game').waitFor();
    await button(page, 'Undo').click();
    await games(page).getByText('Your turn in 2 games').waitFor();
  });

  // In the lobby's tests too.
  it.runIf(FULL)('[W4] shows the tables that wait for somebody, one press away', async () => {
    const { page: host } = await visitAs(app, 'Marian', '/online/new');
    await button(host, 'Open table').click();
    await host.getByText('Waiting for a second player…').waitFor();
    const { page } = await app.visit('/');
    const tables = page.getByRole('region', { name: 'Open tables' });
    await tables.getByRole('link', { name: /Marian/ }).click();
    await page.waitForURL(/\/t\//);
  });
});
