/**
 * Measures what a visitor waits for and loads, in a headless browser with a processor four times slower, and writes it into
 * docs/web.md between its markers.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launch, PHONE, visit } from '../packages/web/e2e/browser.ts';
import { serveApp } from '../packages/web/e2e/server.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/web.md');
const DIST = join(ROOT, 'packages/web/dist');
const [BEGIN, END] = ['<!-- speed: written by scripts/web-speed.ts -->', '<!-- end of speed -->'];
const ROUNDS = 7;
const SLOWER = 4;

interface Times {
  readonly paint: number;
  /** The largest part of the screen is there. */
  readonly whole: number;
  /** The last long task of the start has ended: from here on every press is answered at once. */
  readonly ready: number;
  /** From the press on "Play a friend here" to the board. */
  readonly board: number;
}

/** In the page, since the debugger's own time must not count. */
const WATCH = `
  globalThis.seen = { paint: 0, whole: 0, tasks: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.whole = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
`;

const PRESS = `new Promise((shown) => {
  const at = performance.now();
  const look = () => document.querySelector('.board-live') ? shown(performance.now() - at) : requestAnimationFrame(look);
  document.querySelector('.home-card-main button').click();
  look();
})`;

async function measure(browser: Browser, url: string): Promise<Times> {
  const { page, context } = await visit(browser, 'about:blank', {
    viewport: PHONE,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const debug = await context.newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.getByRole('button', { name: 'Play a friend here' }).waitFor();
  // The start is over when nothing is loaded and the page has had time for everything it put off.
  await page.waitForLoadState('networkidle');
  const { paint, whole, tasks } = (await page.evaluate('seen')) as Record<
    'paint' | 'whole' | 'tasks',
    number
  >;
  const board = (await page.evaluate(PRESS)) as number;
  await context.close();
  return { paint, whole, ready: Math.max(paint, tasks), board };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

function packed(folder: string, fits: RegExp): { files: number; gzip: number } {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => fits.test(file) && statSync(file).isFile());
  const gzip = found.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  return { files: found.length, gzip };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KB`;

function sizes(): readonly string[] {
  const rows: readonly (readonly [string, RegExp])[] = [
    ['Script before the first move', /assets.(?:index|app)-[^.]*\.js$/],
    ['Styles before the first move', /assets.(?:index|app)-[^.]*\.css$/],
    ['The engine', /engine-worker[^.]*\.js$/],
    ['All scripts, five languages, engine included', /\.js$/],
    ['Endgame tables of 2 to 5 pieces', /\.bin$/],
  ];
  return rows.map(([name, fits]) => {
    const { files, gzip } = packed(DIST, fits);
    return `| ${name} | ${files} | ${kilobytes(gzip)} |`;
  });
}

function table(times: readonly Times[]): string {
  const row = (name: string, of: (one: Times) => number): string => {
    const all = times.map(of);
    const [low, high] = [Math.min(...all), Math.max(...all)].map(Math.round);
    return `| ${name} | ${Math.round(median(all))} ms | ${low}–${high} ms |`;
  };
  return [
    `A cold start of the first screen on a phone's size, the processor slowed down ${SLOWER} times; ${times.length} rounds on ${cpus()[0]?.model.trim()}, server and browser on the same machine.`,
    '',
    '| | median | lowest–highest |',
    '| --- | ---: | ---: |',
    row('First paint', ({ paint }) => paint),
    row('Largest paint', ({ whole }) => whole),
    row('Ready for every press', ({ ready }) => ready),
    row('From the press to the board', ({ board }) => board),
    '',
    '| What | files | gzip |',
    '| --- | ---: | ---: |',
    ...sizes(),
  ].join('\n');
}

const app = await serveApp();
const browser = await launch();
const times: Times[] = [];
try {
  await measure(browser, app.url);
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(browser, app.url));
} finally {
  await browser.close();
  await app.stop();
}
const before = existsSync(PAGE)
  ? readFileSync(PAGE, 'utf8')
  : `# The web app\n\n## Speed\n\n${BEGIN}\n${END}\n`;
const [start, end] = [before.indexOf(BEGIN), before.indexOf(END)];
if (start < 0 || end < start) throw new Error(`${PAGE} has no place for it: ${BEGIN} … ${END}`);
const written = table(times);
writeFileSync(PAGE, `${before.slice(0, start + BEGIN.length)}\n${written}\n${before.slice(end)}`);
console.log(written);
