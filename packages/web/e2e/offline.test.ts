/** Installed: everything that needs no server works without one, and a newer app takes over without losing a game. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { moveOf } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { puzzleOfEntry, rightMoves } from '@crownhead/training';
import { openShippedPuzzles } from '@crownhead/training/node';
import { WEB_ROOT } from '@crownhead/web';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserPath, sharedBrowser, visit } from './browser.ts';
import { PATIENCE } from './screen.ts';
import { type ServedApp, sharedApp } from './server.ts';

/** What runs in the page is text: this program has no page's types. */
const ALL_CACHED = `(async () => {
  const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(caught)).flat().some(({ url }) => url.endsWith('results-5.bin'));
})()`;

/** Every part has come, the endgame tables last. */
async function allCached(page: Page): Promise<void> {
  // Looking through all of them takes a while too.
  await expect.poll(() => page.evaluate(ALL_CACHED), { ...PATIENCE, interval: 500 }).toBe(true);
}

const press = (page: Page, square: number) => page.locator(`[data-square="${square}"]`).click();

async function beginGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play a friend here' }).click();
  await press(page, 11);
  await press(page, 15);
  await page.getByText('11-15').first().waitFor();
}

let browser: Browser;
beforeAll(async () => {
  if (browserPath !== null) browser = await sharedBrowser();
});

describe.skipIf(browserPath === null)('[V2] without a server', () => {
  let app: ServedApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  it('[A22][B38][B45] starts, continues a game, plays the computer, analyses, solves puzzles and searches the library', async () => {
    const { page, context, complaints } = await visit(browser, app.url);
    await beginGame(page);
    await allCached(page);
    await context.setOffline(true);

    await page.reload();
    await page.getByText('11-15').first().waitFor();
    // What the engine needs to be stopped immediately.
    expect(await page.evaluate('crossOriginIsolated')).toBe(true);

    await page.goto(app.url);
    await page.getByRole('region', { name: 'Games in progress' }).getByRole('link').click();
    await page.getByText('11-15').first().waitFor();

    for (const place of FULL ? ['/settings', '/editor', '/open', '/help'] : []) {
      await page.goto(app.url + place);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }

    await page.goto(`${app.url}/new/computer`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await press(page, 11);
    await press(page, 15);
    await page
      .getByText(/^2[1-4]-\d\d$/)
      .first()
      .waitFor();

    if (FULL) {
      await page.goto(`${app.url}/editor?fen=B:W18:B14,1`);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await press(page, 1);
      await page.getByText('You must jump with one of the marked pieces.').first().waitFor();
    }

    // [A22] Analysis needs nobody either.
    await page.goto(`${app.url}/analysis?fen=B:WK32:BK14,K15`);
    await page.locator('.engine-line .verdict-proved').first().waitFor();

    // [B45] Puzzles neither: a right move is counted, and still there after the page is loaded again.
    const puzzle = openShippedPuzzles().puzzles.find((entry) => {
      const [right] = rightMoves(puzzleOfEntry(entry)!.tree.root);
      return right!.children.length === 0 || rightMoves(right!.children[0]!).length === 0;
    })!;
    const { from, path } = moveOf(rightMoves(puzzleOfEntry(puzzle)!.tree.root)[0]!)!;
    await page.goto(`${app.url}/puzzles/${puzzle.id}`);
    await press(page, from);
    await press(page, path[0]!);
    await page.getByText('Solved!').first().waitFor();
    await page.goto(`${app.url}/puzzles`);
    await page.getByText('1 of 1', { exact: true }).waitFor();

    // [B38] The library neither: games are found, explored, added, opened, and there after the page is loaded again.
    await page.goto(`${app.url}/library`);
    const found = (text: string) => page.locator('.library-count b').filter({ hasText: text }).waitFor();
    await found('9,377 games');
    await page.getByRole('button', { name: '11-15', exact: true }).click();
    await found('2,048 games');
    await page.getByLabel('Add a PDN file').setInputFiles({
      name: 'club.pdn',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        '[Black "Ann"] [White "Bob"] 1. 11-15 23-18 1-0\n\n[Black "Cid"] [White "Ann"] 1. 9-14 *',
      ),
    });
    await found('2 games');
    await page.getByLabel('Player').fill('cid');
    await found('1 game');
    await page.reload();
    await found('1 game');
    await page.getByRole('button', { name: '9-14', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Cid – Ann' }).click();
    await page.locator('.tree-move').filter({ hasText: '9-14' }).waitFor();

    const server = await page.evaluate("fetch('/api/v1/server').then(String, () => 'nobody')");
    expect(server).toBe('nobody');
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The built app from a server that can be given a newer one. */
function serveFiles(newer: () => boolean): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://here');
    const file = extname(pathname) === '' ? '/index.html' : pathname;
    // Nobody reads the endgame tables here, and they are large.
    let body: Buffer | string = extname(file) === '.bin' ? '' : readFileSync(join(WEB_ROOT, file));
    if (newer() && file === '/sw.js') body = String(body).replace(/(version:.)\w{4}/, '$1beef');
    if (newer() && file === '/index.html') body = String(body).replace('</title>', ' II</title>');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  });
}

describe.skipIf(browserPath === null)('[V2] a newer app', () => {
  let newer = false;
  const server = serveFiles(() => newer);
  beforeEach(() => {
    newer = false;
  });
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
  afterAll(() => new Promise((closed) => server.close(closed)));

  it('takes over when it is told to, and the game goes on', async () => {
    const { port } = server.address() as AddressInfo;
    const { page, context, complaints } = await visit(browser, `http://127.0.0.1:${port}`);
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    await beginGame(page);
    newer = true;
    await page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update())');
    await page.getByText('A new version is ready').waitFor();
    await expect.poll(() => page.title(), PATIENCE).toBe('Crownhead');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForFunction('document.title === "Crownhead II"');
    await page.getByText('11-15').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(FULL)(
    'comes automatically when the server no longer understands the old one, once, and the game is kept',
    async () => {
      const { port } = server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}`;
      const { page, context, complaints } = await visit(browser, url);
      await page.waitForFunction('navigator.serviceWorker.controller !== null');
      await beginGame(page);
      newer = true;
      let asked = 0;
      const refusal = { type: 'refusal', id: null, error: 'other-version', message: 'Please update.' };
      await context.routeWebSocket(/\/api\//, (socket) => {
        asked += 1;
        socket.onMessage(() => socket.send(JSON.stringify(refusal)));
      });
      await page.goto(`${url}/online`);
      await page.waitForFunction('document.title === "Crownhead II"');
      // This one is not understood either: it says so, and does not go round in circles.
      await page.getByText('There is a newer version of the game.').waitFor();
      expect(asked).toBe(2);
      await page.getByRole('link', { name: 'Crownhead' }).click();
      await page.getByRole('region', { name: 'Games in progress' }).getByRole('link').click();
      await page.getByText('11-15').first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
