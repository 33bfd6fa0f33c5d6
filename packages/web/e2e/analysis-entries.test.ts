/** The ways into analysis. */
import { FULL } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { treeIs, withoutEngine } from './analysis-screen.ts';
import { visitAs, visitFriends, withApp, withServer } from './app-fixture.ts';
import { button, PATIENCE, pieces, press, resign } from './screen.ts';

withApp('[A20] analysis opens', (app) => {
  it('with the sides in the language of the reader where nobody is named, and so does a game from a file', async () => {
    const { page } = await app.visit('/analysis', { ...withoutEngine(app.url), locale: 'de-DE' });
    const names = page.locator('.analysis-name');
    await expect.poll(() => names.allInnerTexts(), PATIENCE).toEqual(['Rot', 'Weiß']);
    await page.goto(`${app.url}/open`);
    await page.getByRole('textbox').fill('1. 11-15 23-19 *');
    await button(page, 'Öffnen').click();
    const players = page.locator('.strip-name');
    await expect.poll(() => players.allInnerTexts(), PATIENCE).toEqual(['Rot', 'Weiß']);
  });

  it.runIf(FULL)(
    'from the result card of a game here, where it is the second button, and from my games',
    async () => {
      // One jump and it is over.
      const { page } = await visitFriends(
        app,
        { rules: 'sandbox', fen: 'W:W27,32:B23' },
        withoutEngine(app.url),
      );
      await press(page, 27, 18);
      const card = page.getByRole('alertdialog');
      const buttons = card.locator('.button');
      await expect.poll(() => buttons.nth(1).innerText(), PATIENCE).toBe('Analyze');
      await buttons.nth(1).click();
      await treeIs(page, '27x18');
      await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toMatch(/^\/analysis\/here\//);
      // The rules of the game go along: here nobody has to jump.
      await press(page, 32, 28);
      await treeIs(page, '27x18', '32-28');

      await page.getByRole('link', { name: 'My games' }).first().click();
      await page.locator('.data-table a, table a').first().click();
      await page.getByRole('region', { name: 'Step through the game' }).getByText('Analyze').click();
      // As it was left.
      await treeIs(page, '27x18', '32-28');
    },
  );

  it.runIf(FULL)(
    'from one of several games in a file, from the editor, and from a position in the address',
    async () => {
      const { page } = await app.visit('/open', withoutEngine(app.url));
      const games =
        '[Black "Ann"]\n[White "Bob"]\n1. 11-15 *\n\n[Black "Cid"]\n[White "Dot"]\n1. 9-14 (1. 10-15) *\n';
      await page.getByLabel('Or paste').fill(games);
      await button(page, 'Open').click();
      await page.getByRole('link', { name: /Cid – Dot/ }).click();
      await button(page, 'Analyze').click();
      await treeIs(page, '9-14', '10-15');
      await page.getByText('Cid', { exact: true }).waitFor();

      await page.goto(`${app.url}/editor?fen=W:W32:B1`);
      await page.getByRole('link', { name: 'Analyze' }).click();
      // The editor shows the same board until the other screen is there.
      await page.getByText('Play a move on the board').waitFor();
      await expect.poll(() => pieces(page), PATIENCE).toEqual({ 1: 'red man', 32: 'white man' });
      await press(page, 32, 28);
      await treeIs(page, '32-28');
      // “Study” leads to what was last worked at, however quickly one comes back, a reload as well.
      await page.getByRole('link', { name: 'Study' }).first().click();
      await page.getByRole('link', { name: 'Analysis' }).click();
      await page.waitForURL(`${app.url}/analysis`);
      await treeIs(page, '32-28');
      await page.getByRole('link', { name: 'Watch' }).first().click();
      await page.getByRole('link', { name: 'Study' }).first().click();
      await page.getByRole('link', { name: 'Analysis' }).click();
      await treeIs(page, '32-28');
      await page.reload();
      await treeIs(page, '32-28');

      await page.goto(`${app.url}/analysis?fen=nonsense`);
      await page.getByRole('alert').filter({ hasText: 'cannot be read' }).waitFor();
      await page.goto(`${app.url}/analysis/here/never-1`);
      await page.getByRole('alert').filter({ hasText: 'not found' }).waitFor();
      await page.getByRole('link', { name: 'New analysis' }).click();
      await page.getByText('Play a move on the board').waitFor();
    },
  );
});

withServer('[A20] a game of the server', (app) => {
  it.runIf(FULL)('opens in analysis from its result card and by its link', async () => {
    const { page } = await visitAs(app, 'Ann', '/online/new', withoutEngine(app.url));
    await page.getByRole('radio', { name: /^Red/ }).first().check();
    await button(page, 'Open table').click();
    await button(page, 'Add computer').first().click();
    await page.locator('.board-live').waitFor();
    await press(page, 11, 15);
    await resign(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Analyze' }).click();
    await page.locator('.tree-move', { hasText: '11-15' }).waitFor();
    const link = new URL(page.url());
    expect(link.pathname).toMatch(/^\/analysis\/online\/\w+-1$/);
    // Somebody else, who has never seen the game.
    const { page: other } = await app.visit(link.pathname, withoutEngine(app.url));
    await other.locator('.tree-move', { hasText: '11-15' }).waitFor();
    await other.getByText('Ann', { exact: true }).waitFor();
    if (!FULL) return;
    await other.goto(`${app.url}/watch`);
    await other.getByRole('link', { name: 'Ann – Computer (level 4)', exact: true }).click();
    await button(other, 'Analyze').click();
    await other.locator('.tree-move', { hasText: '11-15' }).waitFor();
    await expect.poll(() => new URL(other.url()).pathname, PATIENCE).toBe(link.pathname);
  });
});
