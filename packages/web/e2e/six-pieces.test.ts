/** Endgame tables of six pieces, on a server that has some of them. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_TABLES } from '@crownhead/engine/node';
import { afterAll, expect, it } from 'vitest';
import { DRAW, THREE_KINGS_EACH, uniformTable } from '../../engine/src/endgame/test-slice.ts';
import { withApp } from './app-fixture.ts';
import { PATIENCE } from './screen.ts';
import { serveApp } from './server.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-six-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const serve = () => {
  cpSync(OWN_TABLES, FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'results-6.bin'), uniformTable(THREE_KINGS_EACH, DRAW));
  return serveApp([], { CROWNHEAD_TABLES: FOLDER });
};

withApp(
  'six pieces',
  (app) => {
    it('[B66] analysis loads what it needs of them and proves a draw; what was loaded is there without the server', async () => {
      const fenOf = (fen: string) => `${app.url}/analysis?fen=${encodeURIComponent(fen)}`;
      const { page, context } = await app.visit('/robots.txt');
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/endgames')) loaded.push(new URL(request.url()).pathname);
      });
      const proved = page.locator('.engine-line .verdict-proved', { hasText: '●D' }).first();
      await page.goto(fenOf('W:WK32,K31,K23:BK1,K2,K10'));
      await proved.waitFor();
      expect(loaded.map((path) => path.replace(/-[0-9a-f]{8}$/, ''))).toEqual([
        '/api/endgames',
        '/api/endgames/3k0m-3k0m',
      ]);
      // The server has no more to give, and the page is another one: the slice is on the device.
      await context.route('**/api/endgames/*', (route) => route.abort());
      await page.goto(fenOf('B:WK32,K31,K24:BK1,K2,K9'));
      await proved.waitFor();
      expect(loaded.filter((path) => path.includes('3k0m'))).toHaveLength(1);
      // One piece more, and nobody has proved anything.
      await page.goto(fenOf('B:WK32,K31,K24,K29:BK1,K2,K9'));
      await page.locator('.engine-line').first().waitFor();
      await expect.poll(() => proved.count(), PATIENCE).toBe(0);
    });
  },
  serve,
);
