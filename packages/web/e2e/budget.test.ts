/** How much a visitor loads before the first move of a game on one device: counted in a real browser. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, launch, visit } from './browser.ts';
import { type ServedApp, serveApp } from './server.ts';

/** JavaScript from the cold start to the first local move, in bytes of gzip. */
const MOST_SCRIPT = 60 * 1024;
/** Styles count too, though less is at stake. */
const MOST_STYLE = 12 * 1024;

describe.skipIf(browserPath === null)('[V2] what it costs to begin', () => {
  let app: ServedApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await serveApp();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it('is at most 60 KB of JavaScript from a cold start to the first move against a friend, in two taps', async () => {
    const { page, context, complaints } = await visit(browser, 'about:blank', { serviceWorkers: 'block' });
    const loaded = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(js|css)$/.test(pathname)) loaded.set(pathname, response.body());
    });
    await page.goto(app.url);
    await page.getByRole('button', { name: 'Play a friend here' }).click();
    await page.locator('[data-square="11"]').click();
    await page.locator('[data-square="15"]').click();
    await page.getByText('11-15').first().waitFor();
    const size = async (ending: string): Promise<number> => {
      const found = [...loaded].filter(([path]) => path.endsWith(ending));
      const bodies = await Promise.all(found.map(([, body]) => body));
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    };
    const script = await size('.js');
    const style = await size('.css');
    console.log(
      `first move: ${(script / 1024).toFixed(1)} KB of JavaScript, ${(style / 1024).toFixed(1)} KB of styles (gzip)`,
    );
    expect(script).toBeGreaterThan(10 * 1024);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(style).toBeLessThanOrEqual(MOST_STYLE);
    // What only a computer or a network needs has not come along.
    expect([...loaded.keys()].filter((path) => /engine|thinking|online|tables|editor/.test(path))).toEqual(
      [],
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});
