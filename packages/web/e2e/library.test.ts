/** The library: games found by board and by what is written about them, the explorer, the user's own files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importPdn, pdnOfGame } from '@crownhead/library';
import { openShippedSet } from '@crownhead/library/node';
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { treeMoves, withoutEngine } from './analysis-screen.ts';
import { withApp } from './app-fixture.ts';
import { PHONE } from './browser.ts';
import { button, PATIENCE, press } from './screen.ts';

const count = (page: Page) => page.locator('.library-count b');
const counts = (page: Page, text: string | RegExp): Promise<void> =>
  count(page).filter({ hasText: text }).waitFor();
const rows = (page: Page) => page.locator('.game-list-row');
const explorer = (page: Page) => page.getByRole('region', { name: 'Explorer' });
const list = (page: Page) => page.getByRole('region', { name: 'Games found' });
/** What stands beside a move: how many games, and how they ended. */
const explored = (page: Page, move: string): Promise<string[]> =>
  explorer(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: move, exact: true }) })
    .evaluate((row) => [
      row.children[1]!.textContent!,
      row.querySelector('[role=img]')!.getAttribute('aria-label')!,
    ]);

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const query = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

const CLUB = `
[Event "Club night"] [Black "Ann"] [White "Bob"] [Date "1999.05.01"]
1. 11-15 23-18 2. 8-11 27-23 3. 4-8 1-0

[Event "Final"] [Black "Bob"] [White "Cid"] [Date "2003.??.??"]
1. 11-15 23-19 2. 8-11 22-17 1/2-1/2

[Event "Club night"] [Black "Ann"] [White "Bob"] [Date "1999.05.01"]
1. 11-15 23-18 2. 8-11 27-23 3. 4-8 1-0

[Event "Damaged"] [Black "Dot"] [White "Eve"]
1. 11-15 22-18 2. 1-32 *

[Event "Sandbox"] [Black "Fay"] [White "Gus"] [RuleSet "official capture=optional chain=single first=white"]
1. 22-18 11-15 *

[Event "Frisian"] [GameType "40"] 1. 32-28 *
`;

/** As this device keeps a game that is over. */
const PLAYED = {
  endedAt: Date.UTC(2026, 1, 1),
  names: { black: 'Ann', white: 'Bob' },
  sideNames: 'red-white',
  people: ['black', 'white'],
  outcome: { winner: 'white', reason: 'resigned' },
  plies: 2,
  opening: null,
  preset: 'official',
  pdn: '[Black "Ann"]\n[White "Bob"]\n[Result "0-1"]\n1. 9-14 22-18 0-1',
};

const fileOf = (text: string, name = 'club.pdn') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const add = (page: Page, text: string, name?: string): Promise<void> =>
  page.getByLabel('Add a PDN file').setInputFiles(fileOf(text, name));

withApp('[B32] the library', (app) => {
  it('writes moves in coordinates where the board has these', async () => {
    const { page } = await app.visit('/robots.txt');
    await page.evaluate("localStorage.setItem('crownhead.marks', 'coordinates')");
    await page.goto(`${app.url}/library`);
    const move = explorer(page).getByRole('button', { name: /^[A-H]6-[A-H]5$/i });
    await move.first().click();
    await page.getByText(/^After [A-H]6-[A-H]5/i).waitFor();
  });

  it('[B35] has 9,377 games, explored move by move; the address has what is asked, and a game opens where it was found', async () => {
    const { page } = await app.visit('/study', withoutEngine(app.url));
    await page.getByRole('link', { name: /^Library/ }).click();
    await counts(page, '9,377 games');
    await expect
      .poll(() => explored(page, '11-15'), PATIENCE)
      .toEqual(['2,048', 'Red won 21%, drawn 59%, White won 20%']);
    // [B35] A press plays the move, and so does the board.
    await explorer(page).getByRole('button', { name: '11-15', exact: true }).click();
    await counts(page, '2,048 games');
    await press(page, 22, 18);
    await explorer(page).getByRole('button', { name: '15x22', exact: true }).click();
    await explorer(page).getByRole('button', { name: '25x18', exact: true }).click();
    await counts(page, '157 games');
    await page.getByText('After 11-15 22-18 15x22 25x18').waitFor();
    await explorer(page).getByText('Opening: Single Corner').waitFor();
    expect(query(page)).toBe('?moves=11-15_22-18_15x22_25x18');
    await expect
      .poll(() => explored(page, '12-16'), PATIENCE)
      .toEqual(['97', 'Red won 30%, drawn 60%, White won 10%']);
    await rows(page).first().getByText('then 12-16').or(rows(page).first().getByText('then 8-11')).waitFor();

    await page.reload();
    await counts(page, '157 games');
    await page.goBack();
    await page.getByText('After 11-15 22-18 15x22', { exact: true }).waitFor();
    await page.goForward();
    await counts(page, '157 games');

    await rows(page).first().getByRole('link').click();
    await page.waitForURL(/\/analysis\/library\/acf-\d+\?ply=4$/);
    await expect
      .poll(() => page.locator('.tree-move[aria-current]').textContent(), PATIENCE)
      .toContain('25x18');
    expect((await treeMoves(page)).slice(0, 4)).toEqual(['11-15', '22-18', '15x22', '25x18']);
    // [B35] The explorer is beside this board too.
    await page.getByRole('tab', { name: 'Explorer' }).click();
    await explorer(page).getByRole('button', { name: '9-13', exact: true }).click();
    await explorer(page).getByText('5 games').waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: 'Moves', exact: true }).click();
    await expect.poll(() => treeMoves(page), PATIENCE).toContain('9-13');
    await page.getByRole('tab', { name: 'Explorer' }).click();
    await page.getByRole('link', { name: 'Show these games' }).click();
    await counts(page, '5 games');
  });

  it('finds games by opening, result and length, in a list of which only what is in sight is drawn', async () => {
    const { page } = await app.visit('/library');
    await counts(page, '9,377 games');
    // [B33] However far one goes.
    await rows(page).first().getByRole('link').focus();
    await page.keyboard.press('End');
    await page.locator('[data-row="9376"] a:focus').waitFor();
    await expect.poll(() => rows(page).count(), PATIENCE).toBeLessThan(80);
    expect(await page.locator('[data-row="9376"]').getAttribute('aria-rowindex')).toBe('9378');
    await page.keyboard.press('PageUp');
    await page.locator('[data-row="9366"] a:focus').waitFor();

    await page.getByLabel('Opening').fill('single corner');
    await expect.poll(() => query(page), PATIENCE).toBe('?opening=single+corner');
    await expect.poll(() => count(page).textContent(), PATIENCE).not.toBe('9,377 games');
    const all = await count(page).textContent();
    await page.getByLabel('Result').selectOption('Red won');
    await expect.poll(() => count(page).textContent(), PATIENCE).not.toBe(all);
    await rows(page).first().getByText('Red won').waitFor();
    await page.getByRole('group', { name: 'Moves' }).getByLabel('to').fill('9');
    await expect.poll(() => query(page), PATIENCE).toBe('?opening=single+corner&result=black&max=9');
    await page.getByLabel('Player').fill('Nobody at all');
    await page.getByText('No game matches.').waitFor();
    await expect.poll(() => query(page), PATIENCE).toContain('player=Nobody+at+all');
    await list(page).getByRole('link', { name: 'Clear all' }).click();
    await counts(page, '9,377 games');
    expect(query(page)).toBe('');

    await page.goto(`${app.url}/library?mask=B99&result=both`);
    await page.getByText('The board in this address cannot be read').waitFor();
    await counts(page, '9,377 games');
    await page.goto(`${app.url}/library?in=never`);
    await page.getByRole('alert').filter({ hasText: 'no longer on this device' }).waitFor();
    await page.getByRole('link', { name: 'Show the ACF archive' }).click();
    await counts(page, '9,377 games');
    // [B31] Where nobody has played yet.
    await page.getByRole('link', { name: /^Games of this device/ }).click();
    await page.getByText('Games that you finish on this device appear here.').waitFor();
    await page.evaluate(
      (game) => localStorage.setItem('crownhead.finished.abc-1', game),
      JSON.stringify(PLAYED),
    );
    await page.reload();
    await counts(page, '1 game');
    await explorer(page).getByRole('button', { name: '9-14', exact: true }).click();
    await rows(page).getByRole('link', { name: 'Ann – Bob' }).click();
    await page.waitForURL(`${app.url}/analysis/here/abc-1?ply=1`);
  });

  it('[B34] searches for a pattern painted by keys, with more conditions, and for material', async () => {
    const { page } = await app.visit('/library');
    await choose(page, 'Pattern');
    const board = page.getByRole('group', { name: 'Pattern to search for' });
    const at = (square: number) => board.locator(`[data-mask="${square}"]`);
    await at(1).focus();
    await page.keyboard.press('Enter');
    expect(await at(1).getAttribute('aria-label')).toBe('Square 1, Red: man or king');
    await choose(page, 'red king');
    await at(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => query(page), PATIENCE).toBe('?mask=?:B1,k2:W');
    await page.keyboard.press('Delete');
    await expect.poll(() => query(page), PATIENCE).toBe('?mask=?:B1:W');
    // By pointer, in one stroke.
    await choose(page, 'Empty');
    const [from, to] = [(await at(17).boundingBox())!, (await at(19).boundingBox())!];
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 5, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => query(page), PATIENCE).toBe('?mask=?:B1:W:E17,18,19');

    await page.goto(`${app.url}/library?mask=?:B14,18:W30,32`);
    const found = async () => Number((await count(page).textContent())!.replace(/\D/g, ''));
    await expect.poll(found, PATIENCE).toBeLessThan(9377);
    const plain = await found();
    await page.getByText('More conditions').click();
    await page.getByRole('switch', { name: 'Colors reversed as well' }).check();
    await expect.poll(found, PATIENCE).toBeGreaterThan(plain);
    const reversed = await found();
    await page.getByLabel('Stays for at least').fill('6');
    await expect.poll(found, PATIENCE).toBeLessThan(reversed);
    await page.getByLabel('Reached within').fill('12');
    await expect.poll(() => query(page), PATIENCE).toContain('reversed=1&held=6&by=12');

    await choose(page, 'Material');
    await page.getByLabel('red man').fill('6');
    await page.getByLabel('white man').fill('6');
    await expect.poll(() => query(page), PATIENCE).toContain('material=6m-6m');
    await expect.poll(found, PATIENCE).toBeLessThan(9377);
    await rows(page).first().waitFor();
  });
});

withApp('[B30] games of one’s own', (app) => {
  it('are added from a file, say what was wrong with it, and are renamed, cleaned, exported and deleted', async () => {
    const { page } = await app.visit('/library');
    await add(page, CLUB);
    await page.getByText('5 games added as “club”.').waitFor();
    await page.getByText('1 game of another kind of draughts was left out.').waitFor();
    await page.getByText('1 game is damaged; it was kept up to the bad move.').waitFor();
    await page.getByText('Show what is wrong').click();
    await page.getByText(/^Game 4, move 2 \(line 12\), “1-32”: .* \(1 move kept\)$/).waitFor();
    await counts(page, '5 games');
    // Each under its own rules, and what is damaged as such.
    await rows(page).filter({ hasText: 'Dot – Eve' }).getByText('incomplete').waitFor();
    await rows(page).filter({ hasText: 'Fay – Gus' }).getByText('Free practice').waitFor();
    await page.getByLabel('Player').fill('bob');
    await page.getByLabel('Played').selectOption('White');
    await counts(page, '2 games');
    await expect
      .poll(() => explored(page, '11-15'), PATIENCE)
      .toEqual(['2', 'Red won 100%, drawn 0%, White won 0%']);
    await page.getByLabel('Player').fill('');
    await counts(page, '5 games');

    await button(page, 'Rename').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Club nights');
    await button(page, 'Save').click();
    await page.getByRole('link', { name: /^Club nights/ }).waitFor();

    await page.getByRole('switch', { name: 'Only duplicates' }).check();
    await counts(page, '2 games');
    await rows(page).nth(1).getByText('same as game 1').waitFor();
    await button(page, 'Keep one of each').click();
    await page.getByText('No game is in this collection twice.').waitFor();
    await page.getByRole('switch', { name: 'Only duplicates' }).uncheck();
    await counts(page, '4 games');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Export as PDN').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/ Club nights\.pdn$/);
    const saved = await download.createReadStream();
    const exported = importPdn(Buffer.concat(await saved.toArray()).toString('utf8'));
    expect([exported.games, exported.text.white.values]).toEqual([4, ['Bob', 'Cid', 'Eve', 'Gus']]);

    await page.reload();
    await counts(page, '4 games');
    await button(page, 'Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('“Club nights” was deleted.').waitFor();
    await counts(page, '9,377 games');
    await page.getByRole('link', { name: /^Club nights/ }).waitFor({ state: 'detached' });
  });

  it('[B36] however many, they never hold up the page, and adding them can be stopped', async () => {
    const shipped = openShippedSet();
    const some = Array.from({ length: 500 }, (_, game) => pdnOfGame(shipped, game)).join('\n');
    const many = Array.from({ length: FULL ? 44 : 4 }, () => some).join('\n');
    // From the disk: what a test hands over goes through the page.
    const folder = mkdtempSync(join(tmpdir(), 'crownhead-library-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const addMany = (name: string): Promise<void> => {
      writeFileSync(join(folder, name), many);
      return page.getByLabel('Add a PDN file').setInputFiles(join(folder, name));
    };
    const { page } = await app.visit('/library');
    await counts(page, '9,377 games');
    await page.evaluate(`
      globalThis.long = [];
      new PerformanceObserver((seen) => long.push(...seen.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask' });`);
    // Pressed by the page itself as soon as it is there: on a busy machine all games may be read before a test comes to it.
    await page.evaluate(`
      new MutationObserver((_, watch) => {
        const stop = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Stop');
        if (!stop || !document.querySelector('progress')) return;
        watch.disconnect();
        stop.click();
      }).observe(document.body, { childList: true, subtree: true });`);
    await addMany('many.pdn');
    await page.getByRole('alert').filter({ hasText: 'Stopped. Nothing was added.' }).waitFor();
    expect(await page.getByRole('link', { name: /^many/ }).count()).toBe(0);
    // A busy machine holds up everybody now and then, but not every time.
    let blocked: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      await page.evaluate('long.length = 0');
      await addMany(`many${tries}.pdn`);
      await page.getByRole('link', { name: new RegExp(`^many${tries}`) }).waitFor();
      await counts(page, FULL ? '22,000 games' : '2,000 games');
      await page.getByLabel('Opening').fill(`s${tries}`);
      await page.getByText(/found in/).waitFor();
      blocked = await page.evaluate('long');
      if (blocked.length === 0) break;
    }
    expect(blocked).toEqual([]);
  });

  it('[B37] stay as long as the page where the browser keeps nothing, and that is said', async () => {
    const { page, context } = await app.visit('/robots.txt');
    await context.addInitScript('Object.defineProperty(globalThis, "indexedDB", { value: undefined });');
    // In a worker, too: it gets the same answer as in some private windows.
    await page.route('**/library-worker-*.js', async (route) => {
      const reply = await route.fetch();
      const body = `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });${await reply.text()}`;
      await route.fulfill({ response: reply, body });
    });
    await page.goto(`${app.url}/library`);
    await page.getByText('This browser keeps nothing for this page').waitFor();
    // Dropped, for once.
    await page.evaluate(
      ([text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text!], 'club.pdn'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [CLUB],
    );
    await page.getByText('5 games added as “club”.').waitFor();
    await page.getByRole('link', { name: /^club not saved/ }).waitFor();
    await counts(page, '5 games');
  });
});

withApp('[B32] the library on a phone', (app) => {
  // Phones have all screens in `width.test.ts` too.
  it.runIf(FULL)(
    'has the board and the filters behind buttons, and everything within reach of a thumb',
    async () => {
      const { page } = await app.visit('/library', { viewport: PHONE, hasTouch: true, isMobile: true });
      await counts(page, '9,377 games');
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await button(page, 'Search by board').tap();
      await explorer(page).getByRole('button', { name: '9-13', exact: true }).tap();
      await counts(page, '1,539 games');
      await button(page, /^Search by board/).tap();
      await button(page, 'Filters').tap();
      await page.getByLabel('Result').selectOption('Drawn');
      await button(page, 'Filters · 1').waitFor();
      const { height } = (await rows(page).first().boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(44);
    },
  );
});
