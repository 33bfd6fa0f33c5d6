/**
 * The built app as people see it: `screenshots.ts` makes the pictures of the documents, `screenshots.ts FOLDER [NAME…]` every
 * screen, or those named, in four sizes by day and by night.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../packages/web/e2e/browser.ts';
import { indexedPng } from './indexed-png.ts';
import { type ScreenStage, withScreens } from './screens.ts';

const DOCS = join(import.meta.dirname, '../docs/images');
const LIGHTS = ['light', 'dark'] as const;
const HAND = { deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

const DEVICES = {
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE, ...HAND },
} satisfies Record<string, BrowserContextOptions>;

const SIZES = {
  360: { viewport: { width: 360, height: 780 }, ...HAND },
  820: { viewport: { width: 820, height: 1180 } },
  1440: { viewport: { width: 1440, height: 900 } },
  2560: { viewport: { width: 2560, height: 1440 } },
} satisfies Record<number, BrowserContextOptions>;

/** Those of the documents are made small, which takes a while. */
async function take(page: Page, file: string, pack = (picture: Buffer): Buffer => picture): Promise<void> {
  // Notices that pass by, and pointers, are not part of the picture.
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready');
  // Pieces that are still fading in have arrived.
  await page.evaluate('document.getAnimations().forEach((motion) => motion.finish())');
  const picture = pack(await page.screenshot());
  writeFileSync(file, picture);
  console.log(`${file}: ${Math.round(picture.length / 1024)} KB`);
}

/** Those that the documents show, by name of the screen and of the picture. */
async function forDocs({ screens, show }: ScreenStage): Promise<void> {
  const named = (name: string) => screens.find((screen) => screen.name === name)!;
  for (const [device, options] of Object.entries(DEVICES)) {
    const shoot = (screen: string, picture: string, colorScheme: 'light' | 'dark') =>
      show(named(screen), { ...options, colorScheme }, (page) =>
        take(page, join(DOCS, `${picture}.png`), indexedPng),
      );
    for (const light of LIGHTS) {
      await shoot('home', `home-${device}-${light}`, light);
      await shoot('game', `game-${device}-${light}`, light);
    }
    await shoot('editor', `editor-${device}`, 'light');
    await shoot('online', `lobby-${device}`, 'light');
  }
}

const everyScreen =
  (folder: string, names: readonly string[]) =>
  async ({ screens, show }: ScreenStage): Promise<void> => {
    for (const screen of screens.filter(({ name }) => names.length === 0 || names.includes(name))) {
      for (const [size, options] of Object.entries(SIZES)) {
        for (const light of LIGHTS) {
          const file = join(folder, `${screen.name}-${size}-${light}.png`);
          await show(screen, { ...options, colorScheme: light }, (page) => take(page, file));
        }
      }
    }
  };

const [folder, ...names] = process.argv.slice(2);
mkdirSync(folder ?? DOCS, { recursive: true });
await withScreens(folder === undefined ? forDocs : everyScreen(folder, names));
