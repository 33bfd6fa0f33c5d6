/** My games: what was played here and online is listed, found, replayed, deleted and saved. */
import { readFile } from 'node:fs/promises';
import { FULL } from '@crownhead/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitAs, withApp, withServer } from './app-fixture.ts';
import { PHONE } from './browser.ts';
import { button, movesAre, noted, PATIENCE, press, resign, startFriends } from './screen.ts';

const rows = (page: Page): Locator => page.locator('.data-table tbody tr');

/** The cells of every row, as they are read. */
const table = (page: Page): Promise<string[][]> =>
  rows(page).evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => (cell as HTMLElement).innerText.trim())),
  );

async function loseGame(page: Page): Promise<void> {
  await resign(page);
  await page.getByRole('alertdialog').waitFor();
}

/** Whatever one sorts by, in the order it is seen. */
const column = async (page: Page, at: number): Promise<(string | undefined)[]> =>
  (await table(page)).map((cells) => cells[at]);

interface Seed {
  readonly name: string;
  readonly at: string;
  readonly winner: 'black' | 'white' | null;
  readonly plies: number;
  readonly opening?: string;
}

/** Games against the computer or somebody, as this device would have kept them. */
const seed = (page: Page, games: readonly Seed[]): Promise<void> =>
  page.evaluate((all) => {
    for (const [i, { name, at, winner, plies, opening = null }] of all.entries()) {
      const game = {
        endedAt: Date.parse(at),
        names: { black: 'Ann', white: name },
        sideNames: 'red-white',
        people: ['black'],
        outcome: { winner, reason: winner ? 'resigned' : 'agreed' },
        plies,
        opening,
        preset: 'official',
        pdn: `[Black "Ann"]\n[White "${name}"]\n1. 11-15 22-18 *\n`,
      };
      localStorage.setItem(`crownhead.finished.seed${i}-1`, JSON.stringify(game));
    }
  }, games as Seed[]);

withApp('[W14] my games on this device', (app) => {
  it('a finished game is listed with result, date, opening and moves, and the row opens it', async () => {
    const { page } = await app.visit('/games');
    await page.getByText('Your finished games will be listed here.').waitFor();
    await startFriends(page, app.url);
    await press(page, 11, 15, 23, 18, 8, 11);
    await movesAre(page, '11-15', '23-18', '8-11');
    await loseGame(page);
    // One in which nobody moved is none.
    await startFriends(page, app.url);
    await loseGame(page);

    await page.goto(`${app.url}/games`);
    await rows(page).first().waitFor();
    const [cells, ...others] = await table(page);
    expect(others).toEqual([]);
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date());
    const [result, opponent, ...rest] = cells!;
    expect([opponent, ...rest]).toEqual([
      'Player 1 – Player 2',
      ...[today, 'Cross', '2', 'Official rules', 'This device', ''],
    ]);
    expect(result).toBe('Player 1 won');
    // Anywhere in the row.
    await rows(page)
      .first()
      .click({ position: { x: 600, y: 10 } });
    await expect.poll(() => page.url(), PATIENCE).toContain('/games/here/');
    await movesAre(page, '11-15', '23-18', '8-11');
    await page.goBack();
    await rows(page).first().waitFor();
  });

  it('[F1] a game that cannot be kept is told of while it is played, once, and when it is over', async () => {
    const { page } = await app.visit('/robots.txt');
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, text: string) {
        if (/^crownhead\.(game|finished)\./.test(key)) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    });
    await startFriends(page, app.url);
    const toasts = page.locator('.toast-place');
    await toasts.getByText(/^This game cannot be saved on this device\./).waitFor();
    await toasts.getByRole('button', { name: 'Close' }).click();
    await press(page, 11, 15, 23, 18);
    await movesAre(page, '11-15', '23-18');
    expect(await toasts.innerText()).toBe('');
    await loseGame(page);
    await toasts.getByText(/^The game could not be added to “My games”\./).waitFor();
  });

  it('can be sorted by each column, searched by opponent, deleted and brought back, and saved as one file', async () => {
    const { page } = await app.visit('/games');
    await seed(page, [
      { name: 'Zoë', at: '2026-02-01T12:00', winner: 'black', plies: 40, opening: 'Cross' },
      { name: 'Bob', at: '2026-03-01T12:00', winner: 'white', plies: 12, opening: 'Alma' },
      { name: 'Computer (level 4)', at: '2026-01-01T12:00', winner: null, plies: 61 },
    ]);
    await page.reload();
    await rows(page).first().waitFor();
    await expect.poll(() => column(page, 1), PATIENCE).toEqual(['Bob', 'Zoë', 'Computer (level 4)']);
    await expect.poll(() => column(page, 0), PATIENCE).toEqual(['Lost', 'Won', 'Drawn']);
    const sorted = async (name: string): Promise<(string | undefined)[]> => {
      await page.getByRole('columnheader', { name }).getByRole('button').click();
      return column(page, 1);
    };
    expect(await sorted('Date')).toEqual(['Computer (level 4)', 'Zoë', 'Bob']);
    expect(await sorted('Opponent')).toEqual(['Bob', 'Computer (level 4)', 'Zoë']);
    expect(await sorted('Opponent')).toEqual(['Zoë', 'Computer (level 4)', 'Bob']);
    expect(await sorted('Result')).toEqual(['Zoë', 'Computer (level 4)', 'Bob']);
    expect(await sorted('Opening')).toEqual(['Bob', 'Zoë', 'Computer (level 4)']);
    expect(await sorted('Moves')).toEqual(['Computer (level 4)', 'Zoë', 'Bob']);
    await expect.poll(() => column(page, 4), PATIENCE).toEqual(['31', '20', '6']);
    const header = page.getByRole('columnheader', { name: 'Moves' });
    await expect.poll(() => header.getAttribute('aria-sort'), PATIENCE).toBe('descending');

    await page.getByLabel('Search by opponent').fill('zoe');
    await expect.poll(() => column(page, 1), PATIENCE).toEqual(['Zoë']);
    await page.getByText('1 game', { exact: true }).waitFor();
    await page.getByLabel('Search by opponent').fill('nobody');
    await page.getByText('No games against anyone by that name.').waitFor();
    await page.getByLabel('Search by opponent').fill('');

    await button(page, 'Delete the game against Bob from this device').click();
    await expect.poll(() => column(page, 1), PATIENCE).toEqual(['Computer (level 4)', 'Zoë']);
    await button(page, 'Undo').click();
    await expect.poll(() => column(page, 1), PATIENCE).toEqual(['Computer (level 4)', 'Zoë', 'Bob']);
    await button(page, 'Delete the game against Bob from this device').click();
    await expect.poll(() => column(page, 1), PATIENCE).toEqual(['Computer (level 4)', 'Zoë']);
    await page.reload();
    await expect.poll(() => column(page, 1), PATIENCE).toEqual(['Zoë', 'Computer (level 4)']);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save all as PDN').click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d Crownhead\.pdn$/);
    const pdn = await readFile(await file.path(), 'utf8');
    expect(pdn.match(/\[White "[^"]*"\]/g)).toEqual(['[White "Computer (level 4)"]', '[White "Zoë"]']);
    await page.goto(`${app.url}/open`);
    await page.getByLabel('Choose a file').setInputFiles(await file.path());
    await page.getByText('2 games').waitFor();
  });

  it.runIf(FULL)('on a phone a game is a row of two lines, without anything beside the screen', async () => {
    const { page } = await app.visit('/games', { viewport: PHONE });
    await seed(page, [{ name: 'Zoë', at: '2026-02-01T12:00', winner: 'black', plies: 40, opening: 'Cross' }]);
    await page.reload();
    await rows(page).first().waitFor();
    const [row] = await rows(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
    expect(row!.replace(/\s+/g, ' ')).toContain('20 moves');
    const top = (text: string) =>
      rows(page)
        .getByText(text, { exact: true })
        .evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs((await top('Zoë')) - (await top('Won')))).toBeLessThan(8);
    expect((await top('Cross')) - (await top('Zoë'))).toBeGreaterThan(8);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), PATIENCE)
      .toBe(0);
    // The head of the table is still there for screen readers.
    await expect.poll(() => page.getByRole('columnheader').count(), PATIENCE).toBeGreaterThan(5);
  });
});

withServer('[W14] my games online', (app) => {
  it('those under my name are there, of private tables too, for me alone; without the server those of the device', async () => {
    const { page, context, complaints } = await visitAs(app, 'Ann', '/online/new');
    await page.getByRole('radio', { name: /^Red/ }).first().check();
    await page.getByRole('switch', { name: 'Require a password' }).check();
    await page.getByLabel('Password', { exact: true }).fill('sesame');
    await button(page, 'Open table').click();
    await button(page, 'Add computer').first().click();
    await page.locator('.board-live').waitFor();
    await press(page, 11, 15);
    await expect.poll(() => noted(page, 'can move'), PATIENCE).not.toEqual([]);
    await loseGame(page);

    await page.goto(`${app.url}/games`);
    await rows(page).first().waitFor();
    const [cells] = await table(page);
    expect([cells![0], cells![1], cells![4], cells![6]]).toEqual([
      'Lost',
      'Computer (level 4)',
      '1',
      'Online',
    ]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save all as PDN').click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('[Black "Ann"]');
    await rows(page).first().click();
    await expect.poll(() => page.url(), PATIENCE).toContain('/games/online/');
    await expect.poll(() => page.locator('.moves-list button').first().innerText(), PATIENCE).toBe('11-15');

    const stranger = await visitAs(app, 'Eve');
    await stranger.page.goto(`${app.url}/games`);
    await stranger.page.getByText('Your finished games will be listed here.').waitFor();

    await seed(page, [{ name: 'Zoë', at: '2026-02-01T12:00', winner: 'black', plies: 40 }]);
    await context.route('**/api/session/games*', (route) => route.abort());
    await page.goto(`${app.url}/games`);
    await page.getByText('The server cannot be reached').waitFor();
    await expect.poll(() => column(page, 1), PATIENCE).toEqual(['Zoë']);
    // The browser's own word for it.
    expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  });
});
