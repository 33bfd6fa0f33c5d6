/** Keeping games: automatically, into a file, out of a file, a paste; what is damaged is explained and costs nothing. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitFriends, withApp } from './app-fixture.ts';
import { button, movesAre, noted, PATIENCE, pieces, press } from './screen.ts';

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function choosesFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(file(name, text));
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste a game here').fill(text);
  await button(page, 'Open').click();
}

/** Games that can be told apart. */
const MANY = Array.from(
  { length: 30 },
  (_, i) =>
    `[Event "Club"]\n[Black "Player ${i}"]\n[White "${i === 17 ? 'Zoë' : `Other ${i}`}"]\n[Result "*"]\n1. 11-15 22-17 *\n`,
).join('\n');

withApp('games that are kept', (app) => {
  it.runIf(FULL)(
    '[F1][F2][F3] a gzip file and one in an old encoding are opened by what is in them; a picture is no game; of many games one is found and gone through',
    async () => {
      const { page } = await app.visit('/open');
      const chooses = (name: string, buffer: Buffer): Promise<void> =>
        page
          .getByLabel('Choose a file')
          .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await chooses('picture.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0 1-2 \0IHDR', 'latin1'));
      await page.getByText('No game was found in it.').waitFor();
      await chooses('damaged.pdn', gzipSync(MANY).subarray(0, 80));
      await page.getByText('The compressed file is damaged').waitFor();
      const found = async (name: string): Promise<void> => {
        await page.getByRole('heading', { name, exact: true }).waitFor();
        await page.getByLabel('Search').fill('Zoë');
        await page.getByRole('link', { name: 'Player 17 – Zoë' }).waitFor();
      };
      await chooses('games', gzipSync(Buffer.from(`\ufeff${MANY}`, 'utf16le')));
      await found('games');
      await chooses('windows.pdn', Buffer.from(MANY, 'latin1'));
      await page.getByText('30 games').waitFor();
      await found('windows.pdn');
      await page.getByLabel('Search').fill('zoe');
      await page.getByText('1 game', { exact: true }).waitFor();
      await page.getByRole('link', { name: /Player 17 – Zoë/ }).click();
      await movesAre(page, '11-15', '22-17');
      await button(page, 'Go to start').first().click();
      await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 11: 'red man' });
      await button(page, 'Next move').first().click();
      await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 15: 'red man', 22: 'white man' });
      await page.getByRole('status').filter({ hasText: 'Move 1, Red: 11-15' }).waitFor();
    },
  );

  // In `two-pages.test.ts` and from the first screen too.
  it.runIf(FULL)('[F1] a game goes on after a reload and from the first screen', async () => {
    const { page } = await visitFriends(app);
    await press(page, 11, 15);
    await movesAre(page, '11-15');
    await page.reload();
    await movesAre(page, '11-15');
    await press(page, 22, 18);
    await movesAre(page, '11-15', '22-18');
    await page.goto(app.url);
    const unfinished = page.getByRole('region', { name: 'Games in progress' });
    await unfinished.getByText('Player 1 to move').waitFor();
    await unfinished.getByRole('link').click();
    await movesAre(page, '11-15', '22-18');
    await expect.poll(() => noted(page, 'can move'), PATIENCE).toEqual([15]);
  });

  it('[F1][F3] saves to a file with rules, clocks and moves, and plays on from it', async () => {
    const { page } = await visitFriends(app, { rules: 'timed' });
    await press(page, 11, 15, 22, 18);
    await movesAre(page, '11-15', '22-18');
    await button(page, 'Save').click();
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdn$/);
    const pdn = await readFile(await download.path(), 'utf8');
    expect(pdn).toContain('[Black "Player 1"]');
    expect(pdn).toMatch(/1\. 11-15 .*22-18/s);

    // Where nothing is known of the game.
    await page.evaluate('localStorage.clear()');
    await page.goto(`${app.url}/open`);
    await choosesFile(page, download.suggestedFilename(), pdn);
    await button(page, 'Play from here').waitFor();
    await movesAre(page, '11-15', '22-18');
    await button(page, 'Play from here').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.getByRole('timer').first().waitFor();
    await movesAre(page, '11-15', '22-18');
    await press(page, 15, 22);
    await movesAre(page, '11-15', '22-18', '15x22');
  });

  it('[F2][F3] explains what cannot be read, and leaves the game alone', async () => {
    const { page } = await visitFriends(app);
    await press(page, 11, 15);
    await movesAre(page, '11-15');
    const board = await pieces(page);
    const game = page.url();

    await page.goto(`${app.url}/open`);
    const alert = page.getByRole('alert');
    for (const [name, text, says] of [
      ['picture.pdn', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'No game was found in it.'],
      ['empty.pdn', '', 'It is empty.'],
      ['letter.txt', 'Dear Ann, how are you?', 'No game was found in it.'],
    ] as const) {
      await choosesFile(page, name, text);
      await alert.filter({ hasText: says }).filter({ hasText: 'Your own game is unchanged.' }).waitFor();
    }
    await choosesFile(page, 'damaged.pdn', '[Event "x"]\n1. 11-15 22-18\n2. 15x22 1-32 *\n');
    await alert.filter({ hasText: /Game 1, move 2 \(line 3\), “1-32”: / }).waitFor();
    await button(page, 'Show the game up to this move').click();
    await movesAre(page, '11-15', '22-18', '15x22');

    await page.goto(game);
    await movesAre(page, '11-15');
    expect(await pieces(page)).toEqual(board);
  });

  it('[F1][W14] a position that is pasted, dropped or typed is a position: to look at, to play on from, to edit', async () => {
    const { page } = await app.visit('/open');
    const there = { 1: 'red man', 18: 'white king' };
    for (const text of [
      '[FEN "W:WK18:B1"]',
      ...(FULL ? ['W:WK18:B1', '  w:wk18:b1.\n', 'FEN: W:WK18:B1'] : []),
    ]) {
      await page.goto(`${app.url}/open`);
      await paste(page, text);
      await expect.poll(() => pieces(page), PATIENCE).toEqual(there);
      await page.getByText('Position', { exact: true }).waitFor();
    }
    await page.reload();
    await expect.poll(() => pieces(page), PATIENCE).toEqual(there);
    await page.getByRole('link', { name: 'Edit position' }).click();
    await page.getByRole('heading', { name: 'Set up a position' }).waitFor();
    await expect.poll(() => pieces(page), PATIENCE).toEqual(there);

    // From a file, and by pasting anywhere.
    await page.goto(`${app.url}/open`);
    await choosesFile(page, 'ending.fen', 'B:W32:B1\n');
    await expect.poll(() => pieces(page), PATIENCE).toEqual({ 1: 'red man', 32: 'white man' });
    await page.goto(app.url);
    const pasteAnywhere = async (): Promise<Record<string, string>> => {
      await page.evaluate((fen) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', fen);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, '“W:WK18:B1”');
      return pieces(page);
    };
    // The first screen takes it as soon as it is quiet.
    await expect.poll(pasteAnywhere, { ...PATIENCE, interval: 500 }).toEqual(there);

    await button(page, 'Play from here').click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Friend here' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => page.url(), PATIENCE).toContain('/play/');
    await press(page, 18, 14);
    await movesAre(page, '18-14');
  });
});
