/** Benchmarks of the web app: what a visitor waits for, beside a plain page and a board component from npm. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Square, toCoordinate } from '@crownhead/rules';
import { WEB_ROOT } from '@crownhead/web';
import { buildChessboardPage } from './chessboard-page.ts';
import { serveFolder } from './folder-server.ts';
import type { Bench, BenchUnavailable, Contestant, Timed } from './harness.ts';
import { plainPage } from './plain-page.ts';
import { start } from './program.ts';
import { type Browser, CPU_SLOWDOWN, launchBrowser, type Site, Visit } from './slow-browser.ts';

const CLI = fileURLToPath(new URL('../../bin/crownhead.mjs', import.meta.url));

const [OURS, PEER, PLAIN] = ['Crownhead', 'cm-chessboard', 'plain page'] as const;
type Name = typeof OURS | typeof PEER | typeof PLAIN;

/** What feels immediate, on a processor as slow as that. */
const MOST = { paint: 1000, ready: 2500, move: 100 } as const;

/** As quick as the peer: a move may take 1.3 times as long as on a board that does nothing else. */
const TARGET = { paint: null, ready: null, move: 0.77 } as const;

/** A beginning without jumps: piece and place, in turns. */
const MOVES = [
  [11, 15],
  [24, 20],
  [8, 11],
  [28, 24],
] as const;

const HOME_BUTTON = `document.querySelector('button.home-way-go')`;

const ours = (url: string): Site => ({
  url,
  // The press a person makes on the first screen, as soon as there is something to press.
  isReady: `document.querySelector('.board-live [data-square="11"]') ?? (${HOME_BUTTON}?.click(), false)`,
  square: (number) => `.board-live [data-square="${number}"]`,
  isTaken: (number) =>
    `!document.querySelector('.board-live [data-square="${number}"]').getAttribute('aria-label').includes('empty')`,
});

const plain = (url: string): Site => ({
  url: `${url}/plain.html`,
  isReady: `document.querySelector('[data-square="11"] i')`,
  square: (number) => `[data-square="${number}"]`,
  isTaken: (number) => `document.querySelector('[data-square="${number}"] i')`,
});

const named = (number: number): string => toCoordinate(number as Square).toLowerCase();

const peer = (url: string): Site => ({
  url: `${url}/chessboard/dist/`,
  isReady: `document.querySelector('g[data-piece][data-square="${named(11)}"]')`,
  square: (number) => `rect[data-square="${named(number)}"]`,
  isTaken: (number) => `document.querySelector('g[data-piece][data-square="${named(number)}"]')`,
});

interface Sites {
  readonly browser: Browser;
  readonly sites: ReadonlyMap<Name, Site>;
  readonly close: () => Promise<void>;
}

/** Server, pages and browser, or what is missing. */
async function open(): Promise<Sites | BenchUnavailable> {
  if (!existsSync(join(WEB_ROOT, 'index.html'))) return { missing: 'the built web app (npm run build)' };
  const browser = await launchBrowser();
  if (browser === null) {
    return {
      missing: 'a browser and playwright-core (npm ci brings the second; CROWNHEAD_BROWSER names the first)',
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'));
  /** Last begun, first ended. */
  const ends: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => browser.close(),
  ];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const app = await start([CLI, 'serve', '--port=0', '--db=:memory:', '--log-level=error']);
    ends.push(() => app.stop());
    writeFileSync(join(folder, 'plain.html'), plainPage());
    const built = await buildChessboardPage(folder);
    const pages = await serveFolder(folder);
    ends.push(() => pages.stop());
    const sites = new Map<Name, Site>([[OURS, ours(app.url)]]);
    if (built !== null) sites.set(PEER, peer(pages.url));
    sites.set(PLAIN, plain(pages.url));
    return { browser, sites, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface WebMeasurement {
  readonly name: 'paint' | 'ready' | 'move';
  readonly title: string;
  readonly unit: string;
  readonly ask: (visit: Visit, name: Name) => Promise<Timed>;
  readonly notes: () => readonly string[];
}

async function webBench({
  name,
  title,
  unit,
  ask,
  notes,
}: WebMeasurement): Promise<Bench | BenchUnavailable> {
  const opened = await open();
  if ('missing' in opened) return opened;
  const { browser, sites, close } = opened;
  const contestants = [...sites].map(
    ([who, site]): Contestant => ({
      name: who,
      run: async () => {
        const visit = await Visit.open(browser, site);
        return ask(visit, who).finally(() => visit.close());
      },
      ...(who === OURS ? { against: sites.has(PEER) ? PEER : PLAIN, atMost: MOST[name] } : {}),
      ...(who === OURS && sites.has(PEER) && TARGET[name] !== null ? { target: TARGET[name] } : {}),
    }),
  );
  return {
    name: `web.${name}`,
    title: `${title}, processor slowed down ${CPU_SLOWDOWN} times`,
    ...{ unit, form: 'time', contestants, notes, close },
    absent: sites.has(PEER) ? [] : [{ name: PEER, why: 'it is not installed here (npm ci brings it)' }],
  };
}

export const paintBench = (): Promise<Bench | BenchUnavailable> =>
  webBench({
    name: 'paint',
    title: 'cold start to the first paint',
    unit: 'starts',
    ask: async (visit) => ({ units: 1, ms: await visit.until('paint') }),
    notes: () => [
      'Server and browser are on this machine: what a network adds is in the bytes of web.ready.',
    ],
  });

export function readyBench(): Promise<Bench | BenchUnavailable> {
  const bytes = new Map<Name, number>();
  return webBench({
    name: 'ready',
    title: 'cold start to a board that takes moves',
    unit: 'starts',
    ask: async (visit, name) => {
      const ms = await visit.until('ready');
      bytes.set(name, await visit.bytes());
      return { units: 1, ms };
    },
    notes: () => [
      ...[...bytes].map(([name, sent]) => `${name}: ${(sent / 1024).toFixed(1)} KB sent up to then.`),
      `${OURS} shows its first screen, is pressed once as soon as it can be, and shows the board; the others have nothing but the board: neither rules nor clocks, names, help, sound or languages.`,
    ],
  });
}

export const moveBench = (): Promise<Bench | BenchUnavailable> =>
  webBench({
    name: 'move',
    title: 'from the press to the painted move',
    unit: 'moves',
    ask: async (visit) => {
      await visit.until('ready');
      let ms = 0;
      for (const [from, to] of MOVES) ms += await visit.move(from, to);
      return { units: MOVES.length, ms };
    },
    notes: () => [
      `The mean of ${MOVES.length} moves. A frame comes every 17 ms at best, so nothing can be much quicker than the plain page. ${OURS} checks the move, asks whose turn it is, keeps the game and marks what can move next; the others only move the piece.`,
    ],
  });
