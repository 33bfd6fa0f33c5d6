/** Setting up a position by hand, by text and by link; every refusal; and the ways into a game. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { button, choose, openText, PATIENCE, pieces, press, pressCell, square } from './screen.ts';

const says = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.editor-said').filter({ hasText: text }).waitFor();

const boardIs = (page: Page, expected: Record<string, string>): Promise<void> =>
  expect.poll(() => pieces(page), PATIENCE).toEqual(expected);

async function add(page: Page, text: string): Promise<void> {
  await openText(page);
  await page.getByLabel('Add pieces').fill(text);
  await button(page, 'Add').click();
}

withApp('the position editor', (app) => {
  it('[E1][E2][E4][E7][E9] places, refuses with a reason of its own, crowns and removes', async () => {
    const { page } = await app.visit('/editor');
    await expect.poll(async () => Object.keys(await pieces(page)).length, PATIENCE).toBe(24);
    await button(page, 'Clear board').click();
    await boardIs(page, {});

    await choose(page, 'red man');
    await press(page, 14);
    await boardIs(page, { 14: 'red man' });
    await press(page, 14);
    await says(page, 'Can’t place a piece there: the square is occupied.');
    await pressCell(page, 0, 0);
    await says(page, 'Can’t place a piece there: pieces stand on the dark squares only.');
    await press(page, 30);
    await says(page, 'The man on 30 stands on its king row: it is a king now.');
    await choose(page, 'white king');
    await press(page, 18);
    await boardIs(page, { 14: 'red man', 18: 'white king', 30: 'red king' });

    await choose(page, 'Eraser');
    await press(page, 14);
    await boardIs(page, { 18: 'white king', 30: 'red king' });
    await press(page, 14);
    await says(page, 'There is no piece on that square to remove.');
    await square(page, 30).focus();
    await page.keyboard.press('Delete');
    await boardIs(page, { 18: 'white king' });
    await button(page, 'Undo').click();
    await boardIs(page, { 18: 'white king', 30: 'red king' });

    await button(page, 'Standard start').click();
    await choose(page, 'red man');
    await press(page, 14);
    await says(page, 'Out of pieces: a side has at most 12, men and kings together.');
  });

  it('[E3][E4][E8] reads pieces and positions as text, points at mistakes, and gives a link away', async () => {
    const { page } = await app.visit('/editor?fen=B:W:B');
    await boardIs(page, {});
    await add(page, 'A7=B, C3=WK, 12=W');
    // A7 is square 5, C3 is 22.
    await boardIs(page, { 5: 'red man', 12: 'white man', 22: 'white king' });

    const field = page.getByLabel('Add pieces');
    await add(page, 'B6=B, X9=W, A8=B, A7=W');
    const mistakes = page.getByRole('alert');
    await mistakes.filter({ hasText: '“X9=W” (character 7) cannot be read' }).waitFor();
    const said = await mistakes.textContent();
    expect(said).toMatch(/“A8(=B)?” .*light square/);
    expect(said).toMatch(/“A7(=W)?” .*occupied/);
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('B6=B, X9=W, A8=B, A7=W');
    const selected = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart!, input.selectionEnd!),
    );
    expect(selected).toBe('X9=W');
    await boardIs(page, { 5: 'red man', 12: 'white man', 22: 'white king' });

    const fen = page.getByLabel('Position (FEN)');
    await fen.fill('W:W40:B1');
    await button(page, 'Open').click();
    await page.getByRole('alert').filter({ hasText: 'Squares are numbered 1 to 32.' }).waitFor();
    await fen.fill('W:WK18,21:B1');
    await button(page, 'Open').click();
    const position = { 1: 'red man', 18: 'white king', 21: 'white man' };
    await boardIs(page, position);
    await expect
      .poll(() => page.getByRole('radio', { name: 'White', exact: true }).isChecked(), PATIENCE)
      .toBe(true);

    const link = await page.getByLabel('Link to this position').inputValue();
    expect(link).toBe(`${app.url}/editor?fen=W:W${link.includes('WK18') ? 'K18,21' : '21,K18'}:B1`);
    await expect.poll(() => page.url(), PATIENCE).toBe(link);
    const { page: friend } = await app.visit(link.slice(app.url.length));
    await boardIs(friend, position);
    await friend.goto(`${app.url}/editor?fen=nonsense`);
    await says(friend, 'The position in this link cannot be shown.');
  });

  it('[E5][E6] starts when both sides are there, by force from anything, and offers to with 12 and 12', async () => {
    const { page } = await app.visit('/new/friend');
    await button(page, 'Set up a position').click();
    await button(page, 'Clear board').click();
    await button(page, 'Start').click();
    await says(page, 'The board is blank: place pieces for both sides first.');
    // By force: nobody can win, and the screen says so.
    await button(page, 'Force start').click();
    const blank = page.getByRole('dialog', { name: 'Start anyway?' });
    await blank.getByText('the game will end immediately without a result').waitFor();
    await blank.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('alertdialog', { name: 'No result' }).waitFor();
    await page.goto(`${app.url}/editor?fen=B:W:B15`);
    await button(page, 'Start').click();
    await says(page, 'Only one side has pieces: place some for the other side too.');

    await button(page, 'Force start').click();
    const asked = page.getByRole('dialog', { name: 'Start anyway?' });
    await asked.getByText('White has no pieces and has already lost').waitFor();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'hidden' });
    await button(page, 'Force start').click();
    await asked.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('alertdialog').getByText('has no pieces left').waitFor();

    // The last of 24 pieces: starting is offered.
    const men = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11';
    await page.goto(`${app.url}/editor?fen=${men}`);
    await choose(page, 'red man');
    await press(page, 12);
    await page.getByText('All 24 pieces are on the board. Start the game?').waitFor();
    await button(page, 'Not yet').click();
    await press(page, 12);
    await page.goto(`${app.url}/settings`);
    await page.getByRole('switch', { name: 'Start automatically' }).check();
    await page.goto(`${app.url}/editor?fen=${men}`);
    await choose(page, 'red man');
    await press(page, 12);
    await page.locator('.game .board-live').waitFor();
    await expect.poll(async () => Object.keys(await pieces(page)), PATIENCE).toHaveLength(24);
  });
});
