/** The screens of the web app, made ready once by people who play, so that they can be looked at in any size. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch, visit } from '../packages/web/e2e/browser.ts';
import { serveApp } from '../packages/web/e2e/server.ts';

/** A quiet middle game. */
const MOVES = '11-15 22-18 15x22 25x18 8-11 29-25 4-8 24-20 12-16 28-24 10-15 25-22 6-10 32-28'.split(' ');
/** An ending with kings of both sides. */
const ENDING = 'W:W18,K14,22,27,31:B3,7,12,K29,20';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first().check();
const press = (page: Page, square: number) => page.locator(`main [data-square="${square}"]`).click();

/** What is stored in a browser: cookies, names, games. */
type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface Screen {
  readonly name: string;
  readonly place: string;
  /** A newcomer sees it, not somebody who has played before. */
  readonly fresh?: boolean;
  /** What is done there before it is looked at. */
  readonly act?: (page: Page) => Promise<void>;
}

export interface ScreenStage {
  readonly screens: readonly Screen[];
  /** Opens a screen, shows it to `look`, and leaves. */
  show(screen: Screen, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void>;
}

async function playLocal(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/new/friend`);
  await page.getByLabel('First player').fill('Ruth');
  await page.getByLabel('Second player').fill('Walter');
  await choose(page, /^10 min/);
  await button(page, 'Start').click();
  for (const move of MOVES) {
    const [from, to] = move.split(/[-x]/).map(Number) as [number, number];
    await press(page, from);
    await press(page, to);
    await page.locator(`[data-square="${to}"][aria-label*="moved last"]`).waitFor();
  }
  // It is kept after it is painted, and the other screens are made from what is kept.
  await page.waitForFunction(
    `Object.entries(localStorage).some(([key, text]) =>
      key.startsWith('crownhead.game.') && text.split('"move.made"').length > ${MOVES.length})`,
  );
  return new URL(page.url()).pathname;
}

/** Somebody with a name opens a table; the answer is their page. */
async function openTable(browser: Browser, url: string, name: string): Promise<Page> {
  const { page } = await visit(browser, url);
  await page.evaluate(`localStorage.setItem('crownhead.name', '${name}')`);
  await page.goto(`${url}/online/new`);
  await button(page, 'Open table').click();
  await page.getByText('Waiting for a second player').first().waitFor();
  return page;
}

async function resign(page: Page): Promise<void> {
  await page.locator('.board-live').waitFor();
  const more = button(page, 'More');
  if (await more.isVisible()) await more.click();
  await button(page, 'Resign').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).last().click();
  await page.getByRole('alertdialog').waitFor();
}

/** People come, play and open tables; then the screens are as they leave them. */
async function prepare(browser: Browser, url: string): Promise<{ state: State; screens: readonly Screen[] }> {
  const playing = await openTable(browser, url, 'Marian');
  await button(playing, 'Add computer').click();
  const ready = button(playing, 'I’m ready');
  if (await ready.isVisible()) await ready.click();
  await playing.locator('.board-live').waitFor();
  await openTable(browser, url, 'Grandpa Joe');
  const ruth = await openTable(browser, url, 'Ruth');
  const table = new URL(ruth.url()).pathname;
  // Her first page stays at the table: one with nobody there is closed.
  const game = await playLocal(await ruth.context().newPage(), url);
  const state = await ruth.context().storageState();
  const screens: readonly Screen[] = [
    { name: 'home-first', place: '/', fresh: true },
    { name: 'home', place: '/', act: (page) => page.getByRole('region', { name: 'Open tables' }).waitFor() },
    { name: 'new-friend', place: '/new/friend' },
    { name: 'new-computer', place: '/new/computer' },
    { name: 'game', place: game, act: (page) => press(page, 9) },
    { name: 'result', place: game, act: resign },
    { name: 'editor', place: `/editor?fen=${ENDING}` },
    { name: 'online', place: '/online', act: (page) => page.getByText('Marian').first().waitFor() },
    { name: 'online-first', place: '/online', fresh: true },
    { name: 'online-new', place: '/online/new' },
    { name: 'table', place: table },
    { name: 'watch', place: '/watch', act: (page) => page.getByText('Marian').first().waitFor() },
    { name: 'games', place: '/games' },
    { name: 'open', place: '/open' },
    { name: 'help', place: '/help' },
    { name: 'settings', place: '/settings' },
    { name: 'not-here', place: '/not-here/none?why=nothing-saved' },
    { name: 'nothing-here', place: '/no/such/place' },
  ];
  return { state, screens };
}

/** With a server and a browser that end when the work is done. */
export async function withScreens(work: (stage: ScreenStage) => Promise<void>): Promise<void> {
  const app = await serveApp();
  const browser = await launch();
  try {
    const { state, screens } = await prepare(browser, app.url);
    await work({
      screens,
      async show({ place, fresh, act }, options, look) {
        const storage = fresh ? {} : { storageState: state };
        const { page, context } = await visit(browser, app.url + place, { ...storage, ...options });
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await act?.(page);
        await look(page);
        await context.close();
      },
    });
  } finally {
    await browser.close();
    await app.stop();
  }
}
