/** Makes docs/images/*.png: the built app as people see it, on a desk and on a phone, by day and by night. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, launch, PHONE, visit } from '../packages/web/e2e/browser.ts';
import { serveApp } from '../packages/web/e2e/server.ts';
import { smallPng } from './small-png.ts';

const FOLDER = join(import.meta.dirname, '../docs/images');
const DESK = { viewport: DESKTOP } as const;
const HAND = { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const DEVICES = { desktop: DESK, phone: HAND } as const;

/** A quiet middle game; the man on 9 is chosen. */
const MOVES = '11-15 22-18 15x22 25x18 8-11 29-25 4-8 24-20 12-16 28-24 10-15 25-22 6-10 32-28'.split(' ');
/** An ending with kings of both sides. */
const ENDING = 'W:W18,K14,22,27,31:B3,7,12,K29,20';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first().check();
const press = (page: Page, square: number) => page.locator(`main [data-square="${square}"]`).click();

async function take(page: Page, name: string): Promise<void> {
  // Notices that pass by, and pointers, are not part of the picture.
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready');
  // Pieces that are still fading in have arrived.
  await page.evaluate('document.getAnimations().forEach((motion) => motion.finish())');
  const picture = smallPng(await page.screenshot());
  writeFileSync(join(FOLDER, `${name}.png`), picture);
  console.log(`${name}.png: ${Math.round(picture.length / 1024)} KB`);
}

type Screens = (page: Page, url: string) => Promise<void>;

const home: Screens = async (page) => {
  await page.locator('.home-show .board').waitFor();
};

const game: Screens = async (page, url) => {
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
  await press(page, 9);
};

const editor: Screens = async (page, url) => {
  await page.goto(`${url}/editor?fen=${ENDING}`);
  await page.locator('main .board').waitFor();
};

/** Somebody with a name opens a table; the answer is their page. */
async function host(browser: Browser, url: string, name: string, rules: string): Promise<Page> {
  const { page } = await visit(browser, `${url}/online/new`);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Come in').click();
  await choose(page, new RegExp(`^${rules}`));
  await button(page, 'Open the table').click();
  await page.getByText('Waiting for a second player…').waitFor();
  return page;
}

async function fillLobby(browser: Browser, url: string): Promise<void> {
  const playing = await host(browser, url, 'Marian', 'Official rules');
  await button(playing, 'Seat the computer').click();
  await button(playing, 'I am ready').click();
  await playing.locator('.board-live').waitFor();
  await host(browser, url, 'Walter', 'Timed match');
  await host(browser, url, 'Grandpa Joe', 'Casual game');
}

const lobby: Screens = async (page, url) => {
  await page.goto(`${url}/online`);
  // A name is taken once: who comes by phone is somebody else.
  await page.getByLabel('Your name').fill(page.viewportSize()!.width === PHONE.width ? 'Ida' : 'Ruth');
  await button(page, 'Come in').click();
  await page.getByText('Playing as').waitFor();
  await page
    .getByRole('heading', { name: /^Table of/ })
    .nth(2)
    .waitFor();
};

const app = await serveApp();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
try {
  await fillLobby(browser, app.url);
  for (const [device, options] of Object.entries(DEVICES)) {
    const shoot = async (name: string, screens: Screens, colorScheme: 'light' | 'dark'): Promise<void> => {
      const { page, context } = await visit(browser, app.url, { ...options, colorScheme });
      await screens(page, app.url);
      await take(page, name);
      await context.close();
    };
    for (const light of ['light', 'dark'] as const) {
      await shoot(`home-${device}-${light}`, home, light);
      await shoot(`game-${device}-${light}`, game, light);
    }
    await shoot(`editor-${device}`, editor, 'light');
    await shoot(`lobby-${device}`, lobby, 'light');
  }
} finally {
  await browser.close();
  await app.stop();
}
