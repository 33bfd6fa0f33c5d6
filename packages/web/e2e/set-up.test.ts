/** Setting up a position is part of preparing a game: what was chosen before is kept, and Start starts. */
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { visitAs, withApp, withServer } from './app-fixture.ts';
import { Opponent } from './opponent.ts';
import { button, choose, choosePreset, getReady, openText, PATIENCE, pieces, press } from './screen.ts';

const strips = (page: Page): Promise<string[]> => page.locator('.strip').allInnerTexts();

async function add(page: Page, text: string): Promise<void> {
  await openText(page);
  await page.getByLabel('Add pieces').fill(text);
  await button(page, 'Add').click();
}

withApp('setting up a position', (app) => {
  it('[W5][E1][R8][R9] keeps players, rules and time, speaks with the names of its sides, and starts the game itself', async () => {
    const { page } = await app.visit('/new/friend');
    await page.getByLabel('First player').fill('Ann');
    await page.getByLabel('Second player').fill('Bert');
    await choosePreset(page, 'sandbox');
    await choose(page, '5 min/move');
    await page.getByRole('radio', { name: 'Blue (moves first)' }).waitFor();
    await button(page, 'Set up a position').click();

    const line = page.getByText('Ann vs Bert', { exact: true });
    await line.waitFor();
    await page.getByText('Free practice').waitFor();
    await page.getByRole('radio', { name: 'blue king' }).waitFor();
    await button(page, 'Clear board').click();
    await add(page, '14=B, 1=B, 18=W, 32=W');
    // The side that the form names moves first.
    await expect
      .poll(() => page.getByRole('radio', { name: 'Blue', exact: true }).isChecked(), PATIENCE)
      .toBe(true);
    await expect.poll(() => page.url(), PATIENCE).toContain('W:W18,32:B1,14');
    await page.reload();
    await line.waitFor();
    await expect
      .poll(() => pieces(page), PATIENCE)
      .toEqual({ 1: 'red man', 14: 'red man', 18: 'blue man', 32: 'blue man' });

    // Back to the form and here again: nothing is lost on the way.
    await button(page, 'Change players, rules or time').click();
    await page.getByText('Your position').first().waitFor();
    await expect.poll(() => page.getByLabel('First player').inputValue(), PATIENCE).toBe('Ann');
    await button(page, 'Edit it').click();
    await line.waitFor();
    await button(page, 'Start').click();

    await page.locator('.game .board-live').waitFor();
    await page.getByRole('timer', { name: /^Bert’s clock: [45]:/ }).waitFor();
    const said = await strips(page);
    expect(said.find((strip) => strip.includes('Bert'))).toContain('Blue · to move');
    await expect.poll(async () => Object.keys(await pieces(page)), PATIENCE).toHaveLength(4);
    await press(page, 32, 27);
  });

  it('[W5][L3] leads from the first screen into a game with the computer, without another form', async () => {
    const { page } = await app.visit('/editor?fen=B:W18,32:B14,1');
    await page.getByText('You vs Computer (level 3)', { exact: true }).waitFor();
    await button(page, 'Start').click();
    await page.locator('.game .board-live').waitFor();
    await expect.poll(async () => Object.keys(await pieces(page)), PATIENCE).toHaveLength(4);
  });

  it.runIf(FULL)('[W5][R8] leaves the first move to chance where the rules do', async () => {
    const { page } = await app.visit('/new/friend');
    await choosePreset(page, 'lobby');
    await button(page, 'Set up a position').click();
    await page.getByRole('radio', { name: 'light man' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Random' }).isChecked(), PATIENCE).toBe(true);
    await button(page, 'Clear board').click();
    await add(page, '14=B, 32=W');
    await button(page, 'Start').click();
    await page.locator('.game .board-live').waitFor();
  });

  it.runIf(FULL)(
    '[E3][E8] shows coordinates while pieces are typed, and reads a pasted position as one',
    async () => {
      const { page } = await app.visit('/editor?fen=B:W:B');
      const marks = page.locator('main .board-file').getByText('A', { exact: true });
      await expect.poll(() => marks.count(), PATIENCE).toBe(0);
      await openText(page);
      await page.getByText('B for Red, W for White, K for a king').waitFor();
      const field = page.getByLabel('Add pieces');
      await field.focus();
      await marks.first().waitFor({ state: 'attached' });
      await field.blur();
      await marks.first().waitFor({ state: 'detached' });
      await add(page, 'W:W21,K22:B1');
      await expect
        .poll(() => pieces(page), PATIENCE)
        .toEqual({ 1: 'red man', 21: 'white man', 22: 'white king' });
      await expect
        .poll(() => page.getByRole('radio', { name: 'White', exact: true }).isChecked(), PATIENCE)
        .toBe(true);
    },
  );
});

withServer('setting up a position for others', (app) => {
  it('[W5][W6][N1][N4] opens the table from the editor; a password that is missing is asked for in words', async () => {
    const { page } = await visitAs(app, 'Ann', '/online/new');
    await choose(page, /^White/);
    const open = button(page, 'Open table');
    await page.getByRole('switch', { name: 'Require a password' }).check();
    await expect.poll(() => open.isDisabled(), PATIENCE).toBe(true);
    await page.getByText('Enter a password, or turn off “Require a password”.').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill('sesame');
    await expect.poll(() => open.isEnabled(), PATIENCE).toBe(true);
    await page.getByRole('switch', { name: 'Require a password' }).uncheck();

    await button(page, 'Set up a position').click();
    await page.getByText('Ann vs Your guest', { exact: true }).waitFor();
    await button(page, 'Clear board').click();
    await add(page, '14=B, 1=B, 18=W, 32=W');
    await button(page, 'Start').click();
    await page.getByText('Waiting for a second player…').waitFor();

    const bob = await Opponent.joins(page.url(), 'Bob');
    onTestFinished(() => bob.close());
    await getReady(page);
    await page.locator('.board-live').waitFor();
    await expect.poll(async () => Object.keys(await pieces(page)), PATIENCE).toHaveLength(4);
    await expect.poll(() => page.locator('.strip-turn').innerText(), PATIENCE).toContain('Bob');
  });
});
