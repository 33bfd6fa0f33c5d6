/** A browser and a server for tests. After each test all visitors are closed, and nothing may have gone wrong. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { browserPath, newVisitor, sharedBrowser, type Visitor, visit } from './browser.ts';
import { formPlace, type LocalGame, startByForm } from './screen.ts';
import { type ServedApp, serveApp, sharedApp } from './server.ts';

export interface AppFixture {
  readonly url: string;
  /** Opens a page of the app in a browser profile of its own. */
  visit(place: string, options?: BrowserContextOptions): Promise<Visitor>;
  /** The same at any address, for somebody whose name it knows already. */
  enter(name: string, address: string): Promise<Visitor>;
}

/** Opens a page and gives a name; at a table the visitor plays, or watches where both seats are taken. */
export async function visitAs(
  app: AppFixture,
  name: string,
  place = '/online',
  options?: BrowserContextOptions,
): Promise<Visitor> {
  const visitor = await app.visit(place, options);
  await visitor.page.getByLabel('Your name').fill(name);
  await visitor.page.locator('form .button-main').click();
  return visitor;
}

/** Opens the form for two people at one device, and starts their game. */
export async function visitFriends(
  app: AppFixture,
  game: LocalGame = {},
  options?: BrowserContextOptions,
): Promise<Visitor> {
  const visitor = await app.visit(formPlace(game), options);
  await startByForm(visitor.page, game);
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
    });
    afterEach(async () => {
      const complaints = visitors.flatMap((visitor) => visitor.complaints);
      await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
      expect(complaints).toEqual([]);
    });
    afterAll(async () => {
      await served?.stop();
    });
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
      async enter(name, address) {
        const visitor = await newVisitor(browser, { serviceWorkers: 'block' });
        visitors.push(visitor);
        const { origin } = new URL(address);
        await visitor.context.request.post(`${origin}/api/session`, { data: { name }, headers: { origin } });
        await visitor.page.goto(address);
        return visitor;
      },
    });
  });
}

/** For people who meet at the server: on the one that all files share they would find others of the same name. */
export const withServer = (name: string, tests: (app: AppFixture) => void): void =>
  withApp(name, tests, serveApp);
