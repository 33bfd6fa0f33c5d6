/** How much a visitor loads before the first move of a game on one device: counted in a real browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB_ROOT } from '@crownhead/web';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { button, movesAre, noted, PATIENCE, press } from './screen.ts';

/** JavaScript from the cold start to the first local move, in bytes of gzip. */
const MOST_SCRIPT = 60 * 1024;
/** And with the styles. */
const MOST_IN_ALL = 65 * 1024;
/** What only a computer, a network or a set-up needs. */
const LATER = /engine|thinking|online|lobby|tables|editor/;

/** Everything that comes from now on, by path. */
function watchLoads(page: Page): {
  paths(): readonly string[];
  size(ending: string): Promise<number>;
} {
  const loaded = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname)) return;
    // What was on its way when the page was left has no body.
    const body = response.body().catch(() => Buffer.alloc(0));
    loaded.set(pathname, body);
  });
  return {
    paths: () => [...loaded.keys()],
    async size(ending) {
      const found = [...loaded].filter(([path]) => path.endsWith(ending));
      const bodies = await Promise.all(found.map(([, body]) => body));
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    },
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

withApp('[V2] what it costs to begin', (app) => {
  it('is at most 65 KB, 60 of them JavaScript, from a cold start to the first move against a friend, in two taps', async () => {
    const { page } = await app.visit('/robots.txt');
    const loads = watchLoads(page);
    await page.goto(app.url);
    await button(page, /^Play a friend here/).click();
    await press(page, 11);
    await expect.poll(() => noted(page, 'possible move'), PATIENCE).toEqual([15, 16]);
    // What is loaded by the move itself, as its sound and the list of moves, delays nobody's first move.
    const [script, style] = await Promise.all([loads.size('.js'), loads.size('.css')]);
    await press(page, 15);
    await movesAre(page, '11-15');
    console.log(`first move: ${kilobytes(script)} of JavaScript, ${kilobytes(style)} of styles (gzip)`);
    expect(script).toBeGreaterThan(10 * 1024);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(style).toBeGreaterThan(1024);
    expect(script + style).toBeLessThan(MOST_IN_ALL);
    expect(loads.paths().filter((path) => LATER.test(path))).toEqual([]);

    // Who goes on to the computer and the lobby loads more than that, and it is counted.
    await page.goto(`${app.url}/new/computer`);
    await button(page, 'Start').click();
    await press(page, 11, 15);
    await page
      .getByText(/^2[1-4]-\d\d$/)
      .first()
      .waitFor();
    await page.goto(`${app.url}/online`);
    await page.getByLabel('Your name').waitFor();
    expect(loads.paths().filter((path) => LATER.test(path)).length).toBeGreaterThanOrEqual(2);
    expect(await loads.size('.js')).toBeGreaterThan(MOST_SCRIPT);
  });
});

/** On top of what a first local move needs. */
const MOST_FOR_ANALYSIS = 40 * 1024;
const ASSETS = join(WEB_ROOT, 'assets');
const asset = (name: string): string => readFileSync(join(ASSETS, name), 'utf8');

/** A script with everything it needs before it runs, except what the first load has already. */
function needed(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name) || name.startsWith('app-')) return found;
  found.add(name);
  for (const [, other] of asset(name).matchAll(/from\s*"\.\/([^"]+\.js)"/g)) needed(other!, found);
  return found;
}

/** The scripts and styles of a screen that is loaded when it is visited, except those of the first load. */
function filesOf(screen: string): readonly string[] {
  const list = asset(readdirSync(ASSETS).find((name) => /^more-screens-.*\.js$/.test(name))!);
  const pattern = new RegExp(`\\./(${screen}-[^\`"']+)[\`"']\\),__vite__mapDeps\\(\\[([\\d,]*)\\]`);
  const [, script, styles] = pattern.exec(list)!;
  const [, names] = /m\.f=\[([^\]]*)\]/.exec(list)!;
  const sheets = names!.split(',').map((name) => name.replaceAll('"', '').replace('assets/', ''));
  const own = styles!.split(',').map((index) => sheets[Number(index)]!);
  return [...needed(script!), ...own.filter((name) => !name.startsWith('app-'))];
}

it('[A27] analysis costs at most 40 KB on top of the first load, the engine apart', () => {
  const files = filesOf('analysis-screen');
  const size = files.reduce((sum, name) => sum + gzipSync(asset(name), { level: 9 }).length, 0);
  console.log(`analysis: ${kilobytes(size)} in ${files.length} files (gzip)`);
  expect(files.length).toBeGreaterThan(5);
  expect(size).toBeGreaterThan(20 * 1024);
  expect(size).toBeLessThanOrEqual(MOST_FOR_ANALYSIS);
});

/** The same for the library; its worker comes after the first paint. */
const MOST_FOR_LIBRARY = 40 * 1024;
const MOST_FOR_ITS_WORKER = 30 * 1024;

it('[B39] the library costs at most 40 KB on top of the first load, and its worker 30', () => {
  const weight = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + gzipSync(asset(name), { level: 9 }).length, 0);
  const files = filesOf('library-page');
  const worker = readdirSync(ASSETS).filter((name) => /^library-worker-.*\.js$/.test(name));
  console.log(
    `library: ${kilobytes(weight(files))} in ${files.length} files, its worker ${kilobytes(weight(worker))}`,
  );
  expect(weight(files)).toBeGreaterThan(10 * 1024);
  expect(weight(files)).toBeLessThanOrEqual(MOST_FOR_LIBRARY);
  expect(weight(worker)).toBeGreaterThan(10 * 1024);
  expect(weight(worker)).toBeLessThanOrEqual(MOST_FOR_ITS_WORKER);
});
