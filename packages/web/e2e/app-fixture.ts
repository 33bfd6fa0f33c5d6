/** A browser and a server for tests. After each test all visitors are closed, and nothing may have gone wrong. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { browserPath, sharedBrowser, type Visitor, visit } from './browser.ts';
import { type ServedApp, serveApp, sharedApp } from './server.ts';

export interface AppFixture {
  readonly url: string;
  /** Opens a page of the app in a browser profile of its own. */
  visit(place: string, options?: BrowserContextOptions): Promise<Visitor>;
}

const START_MS = 60_000;

/** Opens a page and gives a name; at a table the visitor plays, or watches where both seats are taken. */
export async function visitAs(app: AppFixture, name: string, place = '/online'): Promise<Visitor> {
  const visitor = await app.visit(place);
  await visitor.page.getByLabel('Your name').fill(name);
  await visitor.page.locator('form .button-main').click();
  return visitor;
}

/** Tests with the app in a real browser; where there is none they are skipped, and say why. */
export function withApp(
  name: string,
  tests: (app: AppFixture) => void,
  serve: () => Promise<ServedApp> = sharedApp,
): void {
  const title = browserPath === null ? `${name} (SKIPPED: no browser found)` : name;
  describe.skipIf(browserPath === null)(title, () => {
    let served: ServedApp;
    let browser: Browser;
    const visitors: Visitor[] = [];
    beforeAll(async () => {
      [served, browser] = await Promise.all([serve(), sharedBrowser()]);
    }, START_MS);
    afterEach(async () => {
      const complaints = visitors.flatMap((visitor) => visitor.complaints);
      await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
      expect(complaints).toEqual([]);
    });
    afterAll(async () => {
      await served?.stop();
    }, START_MS);
    tests({
      get url() {
        return served.url;
      },
      async visit(place, options = {}) {
        // Without a service worker nothing is fetched behind the test's back.
        const visitor = await visit(browser, served.url + place, { serviceWorkers: 'block', ...options });
        visitors.push(visitor);
        return visitor;
      },
    });
  });
}

/** For people who meet at the server: on the one that all files share they would find others of the same name. */
export const withServer = (name: string, tests: (app: AppFixture) => void): void =>
  withApp(name, tests, serveApp);
