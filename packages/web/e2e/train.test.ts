/** Training as a person does it: lessons, cards and squares, without a network, and all there after the page is loaded again. */

import { readPdn, replayPdn } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { type Card, cardId, lineCard, type TrainingEvent, writeLog } from '@crownhead/training';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { browserPath, sharedBrowser, visit } from './browser.ts';
import { button, PATIENCE, pieces, press } from './screen.ts';
import { type ServedApp, sharedApp } from './server.ts';

const PUZZLE = `[PuzzleId "1"] [Puzzle "draw"] [Tier "proved"] [Rating "900"] [Played "22-17"] [FEN "W:W22,30:B13,14"]
1. 30-26 (1. 22-17? 13x22) (1. 22-18? 14x23) (1. 30-25? 14-18) *`;
const MISTAKE: Card = {
  id: cardId('mistake', 'x'),
  kind: 'mistake',
  pdn: PUZZLE,
  title: 'Ann – Bob, move 13',
};
const { tree } = replayPdn(readPdn('1. 11-15 23-19 2. 8-11 *')[0]!);
const LINE = lineCard(tree, 3, 'black', 'Old Fourteenth')!;
const EVENTS: readonly TrainingEvent[] = [
  { at: 1, day: 1, type: 'card.added', card: MISTAKE },
  { at: 2, day: 1, type: 'card.added', card: LINE },
];

/** What runs in the page is text: this program has no page's types. */
const ALL_CACHED = `(async () => {
  const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(caught)).flat().some(({ url }) => url.endsWith('results-5.bin'));
})()`;

const title = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name: text }).waitFor();
const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.task-said', { hasText: text }).waitFor();
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });

describe.skipIf(browserPath === null)('[B58] training without a network', () => {
  let app: ServedApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  it('is learnt, trained, kept and saved as a file', async () => {
    const { page, context, complaints } = await visit(await sharedBrowser(), `${app.url}/help`);
    await link(page, 'Lessons, step by step').click();
    await title(page, 'Welcome to training');
    // Lessons come first for somebody new; what cards are is said where they will be.
    const sections = page.locator('main h2');
    await expect.poll(() => sections.first().innerText(), PATIENCE).toMatch(/^Lessons/);
    await page.getByText(/^Cards bring back what you want to remember/).waitFor();
    // Looking through all of them takes a while too.
    await expect.poll(() => page.evaluate(ALL_CACHED), { ...PATIENCE, interval: 500 }).toBe(true);
    await context.setOffline(true);

    // A lesson: something to look at, a move, pieces to find.
    await link(page, 'Begin').click();
    await title(page, 'How men move');
    await button(page, 'Next').click();
    await press(page, 22, 18);
    await said(page, 'That is all there is to a plain move.');
    await button(page, 'Next').click();
    await press(page, 32);
    await said(page, 'Not this one.');
    await press(page, 21, 22, 23, 24);
    await said(page, /Only the front row can move/);
    await button(page, 'Finish').click();
    // The next one follows: a wrong try is refused by the rules, the jump ends it.
    await title(page, 'Jumping');
    await press(page, 22, 13);
    await said(page, 'The piece you jumped over leaves the board.');

    // A file of another device.
    await link(page, 'Training').click();
    await page.getByText('1 of 16').waitFor();
    const file = (text: string) => ({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    const chooser = page.locator('input[type="file"]');
    await chooser.setInputFiles(file('[Event "x"]'));
    await page.getByText('This is not a file of training progress.').waitFor();
    await chooser.setInputFiles(file(writeLog(EVENTS)));
    await title(page, '2 cards today');
    await page.getByText('2 new entries.').waitFor();

    // A mistake: a wrong move is answered on the board and taken back.
    await page.reload();
    await title(page, '2 cards today');
    await link(page, 'Start 2 cards').click();
    await title(page, 'Ann – Bob, move 13');
    await page.getByText('You played 22-17. Find what is better.').waitFor();
    await press(page, 30, 25);
    await said(page, '30-25 is answered by 14-18. Try again.');
    await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 30: 'white man', 14: 'red man' });
    await press(page, 30, 26);
    await said(page, 'Right!');
    await page.getByText('This card comes again today.').waitFor();
    await button(page, 'Next card').click();
    // A line: one's own moves, the others are played.
    await title(page, 'Old Fourteenth');
    await press(page, 11, 15);
    await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 19: 'white man' });
    await press(page, 8, 11);
    await said(page, 'Right!');
    await page.getByText(/This card comes back in \d+ days\./).waitFor();
    await button(page, 'Next card').click();
    await title(page, 'Ann – Bob, move 13');
    await button(page, 'Show the answer').click();
    await said(page, 'That was the answer.');

    // All of it is there after the page was loaded again.
    await page.goto(`${app.url}/train`);
    await title(page, '1 card today');
    await page.getByText('1 of 16').waitFor();

    // An ending against the tables: what gives the win away is taken back.
    const row = page.getByRole('listitem').filter({ hasText: 'King against king with the move' });
    await row.getByRole('button', { name: 'Add to my cards: King against king with the move' }).click();
    await title(page, '2 cards today');
    await row.getByRole('link').click();
    await press(page, 32, 28);
    await said(page, /it is only a draw\. Try something else\./);
    await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 32: 'white king', 26: 'red king' });
    await press(page, 32, 27);
    await page.getByText('11 moves left').waitFor();
    await said(page, 'Right. Go on.');

    // A card that is deleted can be had back.
    await page.goto(`${app.url}/train/list`);
    await button(page, 'Delete the card “Old Fourteenth”').click();
    await expect.poll(() => page.getByText('Old Fourteenth').count(), PATIENCE).toBe(0);
    await button(page, 'Undo').click();
    await page.getByText('Old Fourteenth').waitFor();

    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });
});

withApp('[B52] a hint in an ending', (app) => {
  it('says that the engine did not answer, and is asked for again', async () => {
    const { page, context, complaints } = await app.visit('/train/endings/one-king');
    const engine = '**/engine-worker-*.js';
    await context.route(engine, (route) => route.abort());
    await button(page, 'Hint').click();
    await said(page, 'No hint: the engine did not answer. Check your connection.');
    await context.unroute(engine);
    await button(page, 'Ask again').click();
    // The piece to move is chosen, and named for those who do not see it: its target is all that is left to press.
    await page.locator('main .board-chosen').waitFor();
    await said(page, 'Move the piece on 32.');
    await press(page, 27);
    await page.getByText('11 moves left').waitFor();
    await page.evaluate("localStorage.setItem('crownhead.marks', 'coordinates')");
    await page.reload();
    await button(page, 'Hint').click();
    await said(page, 'Move the piece on G1.');
    // The browser tells of the engine that it was not given, sooner or later.
    expect(complaints.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });
});

withApp('[B54] the coordinates trainer', (app) => {
  it('has the board from either side, by the colors of the pieces that were chosen, as a lesson does', async () => {
    const { page } = await app.visit('/robots.txt');
    await page.evaluate("localStorage.setItem('crownhead.sides', 'red-blue')");
    await page.goto(`${app.url}/train/squares`);
    await page.getByRole('radio', { name: 'From Red’s side' }).check();
    const edge = page.locator('main [data-square="32"]');
    await expect.poll(async () => (await edge.boundingBox())!.y, PATIENCE).toBeLessThan(200);
    await page.getByRole('radio', { name: 'From Blue’s side' }).check();
    await expect.poll(async () => (await edge.boundingBox())!.y, PATIENCE).toBeGreaterThan(200);
    await page.goto(`${app.url}/train/lessons/men`);
    await page.getByText('Yours are at the bottom.').waitFor();
    await expect.poll(async () => (await pieces(page))[32], PATIENCE).toBe('blue man');
  });

  it.runIf(FULL)('counts squares until the time is up, and keeps the best run', async () => {
    const { page } = await app.visit('/robots.txt');
    await page.clock.install();
    await page.goto(`${app.url}/train/squares`);
    const asked = async (): Promise<number> => {
      const text = await page.locator('.squares-asked').innerText();
      return Number(/\d+/.exec(text)![0]);
    };
    await button(page, 'Start').click();
    await press(page, await asked());
    await page.getByText('1 right, 0 wrong').waitFor();
    const next = await asked();
    await press(page, next === 1 ? 2 : 1);
    await page.getByText('1 right, 1 wrong').waitFor();
    await press(page, next);
    await page.getByText('2 right, 1 wrong').waitFor();
    await page.clock.runFor(31_000);
    await page.getByText(/Time is up\. 2 right, 1 wrong\. Your best run so far\./).waitFor();
    await page.getByText('Best so far: 2').waitFor();
    await page.reload();
    await page.getByText('Best so far: 2').waitFor();
  });
});
