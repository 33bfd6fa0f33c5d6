/** A real Chromium for tests, and pages in it that fail a test when anything goes wrong inside. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { findBrowser } from '../../../scripts/browser.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // One tile for a window: many small ones cost a processor a quarter more.
  '--default-tile-width=1280',
  '--default-tile-height=800',
];

/** Null where there is none: then the tests say so and are skipped. */
export const browserPath = await findBrowser();
if (browserPath === null) console.warn('SKIPPED: no browser was found; CROWNHEAD_BROWSER can name one');

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath!, headless: true, args: ARGS });

let shared: Promise<Browser> | null = null;

/** One for all test files of a worker, each visitor with a profile of their own. It ends with the worker: so its pipe does. */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= launch().then((browser) =>
    // One that has crashed is not asked again.
    browser.on('disconnected', () => {
      shared = null;
    }),
  );
  return shared;
};

/** How long is waited for anything on a page: a machine may be busy with much else. */
const PATIENCE_MS = 120_000;

export const DESKTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** Somebody at a screen of their own: errors in the page are kept for the test to look at. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and messages of the console that should not be there. */
  readonly complaints: string[];
}

/** Before they have opened anything. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // What the server refuses is also told by the browser; the app has to tell it in words.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}

export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, options);
  await visitor.page.goto(url);
  return visitor;
}
