/**
 * Finds a Chromium for the browser tests, and fetches one where there is none: Debian's own where we may install it,
 * Playwright's elsewhere. Run as a program it does just that and says where.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names a person may set it by, for a browser somewhere else. */
const VARIABLE = 'CROWNHEAD_BROWSER';
/** Without windows of its own, and so with half the work. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

const onPath = (names: readonly string[]): string[] =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)));

/** Where a browser is, or null. */
export async function findBrowser(): Promise<string | null> {
  const candidates = [process.env[VARIABLE] ?? '', ...onPath(NAMES), ...PLACES, await playwrightsOwn()];
  return candidates.find((file) => file !== '' && existsSync(file)) ?? null;
}

/** Whether nothing better can be had. */
const isQuick = (browser: string | null): boolean =>
  browser !== null && (browser === process.env[VARIABLE] || onPath([SHELL]).includes(browser));

function installFromDebian(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = {
    stdio: 'ignore' as const,
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (...args: string[]): boolean =>
    spawnSync(
      'apt-get',
      ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', ...args],
      quiet,
    ).status === 0;
  const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name);
  if (apt('update') && !install(SHELL)) install('chromium');
}

function installFromPlaywright(): void {
  const quiet = { stdio: 'ignore' as const, timeout: 600_000 };
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    ...quiet,
    shell: process.platform === 'win32',
  });
}

async function ensureBrowser(): Promise<string | null> {
  if (!isQuick(await findBrowser())) installFromDebian();
  if ((await findBrowser()) === null) installFromPlaywright();
  return findBrowser();
}

async function main(): Promise<void> {
  const found = await ensureBrowser();
  const version = found && execFileSync(found, ['--version'], { encoding: 'utf8' }).trim();
  console.log(
    found
      ? `browser: ${version}`
      : `no browser: set ${VARIABLE} to a Chromium; the browser tests are skipped`,
  );
}

// Not awaited here, so that a program which may have to do without this file can `require` it.
if (import.meta.main) main();
