/** Every screen, light and dark, looked through by axe. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FULL } from '@crownhead/testkit';
import { openShippedPuzzles } from '@crownhead/training/node';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitFriends, withServer } from './app-fixture.ts';
import { button, movesAre, press } from './screen.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/** By all rules, or by one. */
async function findings(page: Page, rule: string | null = null): Promise<readonly Finding[]> {
  // As an expression of the debugger: the page's own policy lets no such script in.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(`(() => { ${SOURCE} })()`);
  return page.evaluate(async (only) => {
    // Colours on their way from light to dark are neither.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [only] }),
    });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
  }, rule);
}

/** Those that are looked at in the dark in every run: they have all that there is in colours. */
const IN_THE_DARK = ['/', '/library', 'game', 'analysis', 'report'];

/** Clean in both lights; in the dark only the colours are others. */
async function clean(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect({ screen, found: await findings(page) }).toEqual({ screen, found: [] });
  if (!FULL && !IN_THE_DARK.includes(screen)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect({ screen, dark: await findings(page, 'color-contrast') }).toEqual({ screen, dark: [] });
}

const SCREENS: readonly (readonly [place: string, title: string])[] = [
  ['/', 'Checkers, the way it should feel.'],
  ['/new/computer', 'New game'],
  ['/settings', 'Settings'],
  ['/editor', 'Set up a position'],
  ['/train', 'Welcome to training'],
  ['/library', 'Library'],
  ...(FULL
    ? ([
        ['/study', 'Study'],
        ['/library?mask=?:B1,k2:W30:E14', 'Library'],
        ['/library?material=6m-6m', 'Library'],
        ['/open', 'Open a file'],
        ['/train/lessons/jump', 'Jumping'],
        ['/train/squares', 'Find the squares'],
        ['/help', 'Learn'],
        ['/admin', 'Operating the server'],
        ['/new/friend', 'New game'],
        ['/no/such/place', 'Page not found'],
        ['/watch', 'Watch'],
      ] as const)
    : []),
];

/** As this device would have kept it. */
const FINISHED = {
  endedAt: Date.UTC(2026, 1, 1),
  names: { black: 'Ann', white: 'Bob' },
  sideNames: 'red-white',
  people: ['black'],
  outcome: { winner: 'white', reason: 'resigned' },
  plies: 4,
  opening: 'Cross',
  preset: 'official',
  // An ending that the tables know: a report of an opening takes a processor for long.
  pdn: FULL
    ? '[Result "0-1"]\n{A first word.} 1. 11-15 22-18 2. 15x22 25x18 0-1'
    : '[FEN "W:WK32,K31:BK14,K10"]\n[Result "0-1"]\n{A first word.} 1... 31-26 2. 10-15 26-22 3. 15-11 22-18 0-1',
};

withServer('axe finds nothing wrong', (app) => {
  it.runIf(FULL)('though it would', async () => {
    const { page } = await app.visit('/open');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      const picture = document.createElement('img');
      const faint = document.createElement('p');
      faint.textContent = 'Who can read this?';
      faint.style.color = 'color-mix(in srgb, var(--ink) 20%, var(--paper))';
      document.querySelector('main')!.append(picture, faint);
    });
    const rules = async (rule?: string) => (await findings(page, rule)).map((found) => found.rule);
    expect(await rules()).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await rules('color-contrast')).toEqual(['color-contrast']);
  });

  it('[B47] with the screens that need nobody else', async () => {
    const { page } = await app.visit('/');
    const [puzzle] = openShippedPuzzles().puzzles;
    const puzzles = [
      ['/puzzles', 'Puzzles'],
      [`/puzzles/${puzzle!.id}`, /to play and/],
    ] as const;
    for (const [place, title] of [...SCREENS, ...puzzles]) {
      // By the app's own way, so that axe stays in the page.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, place);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await clean(page, place);
    }
  });

  it('[A26] with my games, a replay, its analysis and report', async () => {
    const { page } = await app.visit('/games');
    await page.evaluate((game) => {
      localStorage.setItem('crownhead.finished.a-1', game);
    }, JSON.stringify(FINISHED));
    await page.reload();
    await page.getByRole('link', { name: 'Bob' }).waitFor();
    if (FULL) await clean(page, 'my games');
    await page.getByRole('link', { name: 'Bob' }).click();
    await page.getByText('A first word.').waitFor();
    await clean(page, 'replay');
    await button(page, 'Analyze').click();
    await page.locator('.engine-line').first().waitFor();
    await button(page, 'Comment and marks').click();
    await clean(page, 'analysis');
    await page.getByRole('switch', { name: 'Engine' }).uncheck();
    await page.getByRole('tab', { name: 'Report' }).click();
    await button(page, 'Make a report').click();
    await page.locator('.report-table').waitFor();
    await page.locator('.report-progress').waitFor({ state: 'detached' });
    await clean(page, 'report');
  });

  it('with a game, its questions and its result', async () => {
    const { page } = await visitFriends(app, { rules: 'timed' });
    await press(page, 11, 15, 22, 18);
    await movesAre(page, '11-15', '22-18');
    await clean(page, 'game');
    await button(page, 'Save').click();
    await page.getByRole('dialog', { name: 'Save game' }).waitFor();
    if (FULL) await clean(page, 'saving');
    await page.keyboard.press('Escape');
    await button(page, 'Resign').click();
    if (FULL) await clean(page, 'resigning');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('alertdialog').waitFor();
    await clean(page, 'result');
  });

  it('with a table on the server', async () => {
    const { page } = await app.visit('/online');
    await page.getByLabel('Your name').waitFor();
    if (FULL) await clean(page, 'online, without a name');
    await page.getByLabel('Your name').fill('Ann');
    await button(page, 'Continue').click();
    await page.getByText('Playing as').waitFor();
    if (FULL) await clean(page, 'online');
    await page.getByRole('link', { name: 'New table' }).first().click();
    await button(page, 'Open table').waitFor();
    if (FULL) await clean(page, 'new table');
    await button(page, 'Open table').click();
    await page.getByText('Waiting for a second player…').waitFor();
    await clean(page, 'table');
    const { page: guest } = await app.visit(new URL(page.url()).pathname);
    await guest.getByRole('heading', { name: 'Ann invites you to play' }).waitFor();
    await clean(guest, 'invitation');
    await button(page, 'Add computer').first().click();
    await guest.getByLabel('Your name').fill('Eve');
    await button(guest, 'Watch').click();
    await guest.locator('.board-live').waitFor();
    if (FULL) await clean(guest, 'watching');
    await page.goto(`${app.url}/online`);
    await page.getByRole('link', { name: 'Return: Ann’s table' }).waitFor();
    if (FULL) await clean(page, 'the list of tables');
  });
});
