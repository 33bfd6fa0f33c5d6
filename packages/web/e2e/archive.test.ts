/** Games that are over: found on the server, gone through move by move, and played on from any of them. */
import { expect, it } from 'vitest';
import { withoutEngine } from './analysis-screen.ts';
import { visitAs, withServer } from './app-fixture.ts';
import { button, moves, noted, PATIENCE, pieces, press, resign } from './screen.ts';

withServer('the archive', (app) => {
  it('[N3] [S4] [B60] [B61] a game that is over is read from its beginning, found again by player and by position, and can be played on here; its computer played at a rating', async () => {
    const { page } = await visitAs(app, 'Ann', '/online/new', withoutEngine(app.url));
    await page.getByRole('radio', { name: /^Red/ }).first().check();
    await button(page, 'Open table').click();
    await page.getByRole('combobox', { name: 'Level' }).first().selectOption('Play at a rating…');
    const rating = page.getByRole('spinbutton', { name: 'Rating' }).first();
    const refusal = page.getByText(/^The rating must be a whole number from \d+ to \d+\.$/).first();
    // Typed again until it is there: a break in the connection takes the field away for a moment.
    const isRefused = async (typed: string) => {
      await rating.fill(typed);
      return refusal.isVisible();
    };
    await expect.poll(() => isRefused('99'), PATIENCE).toBe(true);
    expect(await button(page, 'Add computer').first().isDisabled()).toBe(true);
    await expect.poll(() => isRefused('1700'), PATIENCE).toBe(false);
    await button(page, 'Add computer').first().click();
    await page.locator('.board-live').waitFor();
    await press(page, 11, 15);
    await expect.poll(() => noted(page, 'can move'), PATIENCE).not.toEqual([]);
    await resign(page);
    await page.getByRole('alertdialog').waitFor();

    await page.goto(`${app.url}/watch`);
    await page.getByRole('link', { name: 'Ann – Computer (rating 1700)', exact: true }).click();
    await page.getByText('Start of the game', { exact: true }).waitFor();
    await expect.poll(async () => (await pieces(page))[11], PATIENCE).toBe('red man');
    await button(page, 'Next move').click();
    await expect.poll(async () => Object.keys(await pieces(page)), PATIENCE).toContain('15');

    // Found by who played, and by a position from the analysis board: then it opens there.
    const indexed = async () => (await (await fetch(`${app.url}/api/games?player=ann`)).json()).games.length;
    await expect.poll(indexed, PATIENCE).toBe(1);
    await page.goto(`${app.url}/watch`);
    const found = page.getByRole('link', { name: 'Ann – Computer (rating 1700)', exact: true });
    await page.getByRole('searchbox', { name: 'Player' }).fill('nobody');
    await page.getByText('No games found.').waitFor();
    expect(await found.count()).toBe(0);
    await button(page, 'Show all games').click();
    await found.waitFor();
    await page.getByRole('searchbox', { name: 'Player' }).fill('ANN');
    await expect.poll(() => page.url(), PATIENCE).toContain('player=ANN');
    await found.waitFor();
    await page.getByRole('combobox', { name: 'Result' }).selectOption('Red or Black won');
    await page.getByText('No games found.').waitFor();
    await page.goto(`${app.url}/analysis?fen=${encodeURIComponent('W:W21-32:B1-10,12,15')}`);
    // The explorer has the games of this server too.
    await page.getByRole('tab', { name: 'Explorer' }).click();
    const explorer = page.getByRole('region', { name: 'Explorer' });
    await page.getByRole('combobox', { name: 'Games' }).selectOption('Games on this server');
    await page.getByRole('textbox', { name: 'One player' }).fill('Ann');
    const played = explorer.getByRole('row').nth(1);
    await played.getByText('1', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'One player' }).fill('nobody');
    await explorer.getByText('No game in this collection had this position.').waitFor();
    await button(page, 'More').click();
    await page.getByRole('link', { name: 'Games on this server' }).click();
    await page.getByText('Games with this position').waitFor();
    await found.click();
    await page
      .getByText(/^Move 1/)
      .first()
      .waitFor();
    await expect.poll(async () => Object.keys(await pieces(page)), PATIENCE).toContain('15');
    await button(page, 'Previous move').click();
    await expect.poll(async () => (await pieces(page))[11], PATIENCE).toBe('red man');
    await button(page, 'Next move').click();

    await button(page, 'Play from here').click();
    await button(page, 'Start').click();
    await expect.poll(() => page.url(), PATIENCE).toContain('/play/');
    await expect.poll(async () => (await moves(page))[0], PATIENCE).toBe('11-15');
  });
});
