/** The report of a game in the browser: what decided it, why, and the way back into the game. */
import { PRESET_IDS, treeOf, writePdn } from '@crownhead/rules';
import { FULL, presetGame } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { withoutEngine } from './analysis-screen.ts';
import { withApp } from './app-fixture.ts';
import { DESKTOP } from './browser.ts';
import { button, PATIENCE } from './screen.ts';

/** Two kings against one, which the other side lets itself be taken by its last move. */
const LOST =
  '[Black "Ann"]\n[White "Bob"]\n[FEN "W:WK32,K31:BK14,K10"]\n1... 31-26 2. 10-15 26-22 3. 15-11 22-18 4. 14x23 *\n';

withApp('[A25] [A28] [B56] a report', (app) => {
  it('names the losing move with a reason that was checked, and leads back into the game', async () => {
    const { page } = await app.visit('/open', withoutEngine(app.url));
    await page.getByLabel('Or paste').fill(LOST);
    await button(page, 'Open').click();
    await button(page, 'Analyze').click();
    await page.getByRole('tab', { name: 'Report' }).click();
    // On a small phone the bars at the bottom leave the button free.
    await page.setViewportSize({ width: 360, height: 640 });
    await button(page, 'Make a report').click();
    await page.setViewportSize(DESKTOP);
    await page.locator('.report-headline', { hasText: 'White has been losing since 3… 22-18' }).waitFor();
    // First a quick one, then the full one in its place.
    await page.getByText('Marks are given only where two deep searches agree.').waitFor();
    const losing = page.locator('.report-mark', { hasText: 'the losing move' });
    await losing.locator('.reason-checked').first().waitFor();
    const table = page.getByRole('table');
    await table.getByRole('columnheader', { name: 'Bob' }).waitFor();
    await table.getByRole('row', { name: /^Points given away 0\.00 0\.[1-9]/ }).waitFor();
    await table.getByRole('row', { name: /^Kept of what was at stake 100%/ }).waitFor();

    // The curve is a slider: by keyboard, and by a press.
    const curve = page.locator('.analysis-curve').getByRole('slider', { name: 'Course of the game' });
    await expect.poll(() => curve.getAttribute('aria-valuemax'), PATIENCE).toBe('6');
    await curve.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => curve.getAttribute('aria-valuenow'), PATIENCE).toBe('1');
    const box = (await curve.boundingBox())!;
    await page.mouse.click(box.x + box.width - 3, box.y + 10);
    await expect.poll(() => curve.getAttribute('aria-valuenow'), PATIENCE).toBe('6');

    // The mark stands in the list of moves, with its reason where it is selected; all of it after a reload, too.
    await page.reload();
    await page.getByRole('button', { name: /^3, White: 22-18, (blunder|mistake)/ }).click();
    await page.locator('.tree .reason-checked').first().waitFor();

    // What is saved has the report in it, and is a game that can be opened again.
    await button(page, 'More').click();
    await button(page, 'Save or share').click();
    const file = page.getByRole('dialog').getByRole('textbox');
    await expect.poll(() => file.inputValue(), PATIENCE).toMatch(/22-18 \$4 \{\[%eval W\d+\]\} \{Loses by/);
    expect(await file.inputValue()).toMatch(/\(3\.\.\. \d+-\d+/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // [B56] The mistake becomes a card, and so does the line to it.
    await button(page, 'More').click();
    await button(page, 'Train this line as White').click();
    await page.getByText('The line is in your cards.').waitFor();
    await page.getByRole('tab', { name: 'Report' }).click();
    await losing.getByRole('button', { name: 'Add to my cards' }).click();
    await losing.getByRole('button', { name: 'In my cards' }).waitFor();
    await button(page, 'Train the mistakes of Bob').click();
    await page.getByRole('heading', { level: 1, name: 'Ann – Bob, move 3' }).waitFor();
    await page.getByText('You played 22-18. Find what is better.').waitFor();
    await page.goto(`${app.url}/train`);
    await page.getByRole('heading', { level: 1, name: '2 cards today' }).waitFor();
    await page.goBack();
    await page.goBack();

    // On a phone the page is as long as the report; a move of it brings the board back.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('tab', { name: 'Report' }).click();
    await losing.locator('.report-go').click();
    const top = async (): Promise<number> => (await page.locator('.analysis-board').boundingBox())!.y;
    await expect.poll(top, PATIENCE).toBeGreaterThan(40);
    await losing.getByRole('button', { name: 'Play it again' }).click();
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toMatch(/^\/play\//);
    await expect
      .poll(() => page.locator('[data-square="22"]').getAttribute('aria-label'), PATIENCE)
      .toContain('white king');
  });

  // The report itself is made under all rules in the tests of the program.
  it.runIf(FULL).each(PRESET_IDS)('[A12] is made for games under other rules: %s', async (preset) => {
    const { page } = await app.visit('/open');
    await page.getByLabel('Or paste').fill(writePdn({ tree: treeOf(presetGame(preset, 6)) }));
    await button(page, 'Open').click();
    await button(page, 'Analyze').click();
    await page.getByRole('tab', { name: 'Report' }).click();
    await button(page, 'Make a report').click();
    await page.getByText('Marks are given only where two deep searches agree.').waitFor();
    await page.getByRole('row', { name: /^Points given away \d/ }).waitFor();
  });
});
