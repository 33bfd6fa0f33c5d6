/**
 * Finds a Chromium for the browser tests, and fetches one where there is none: Debian's own where we may install it,
 * Playwright's elsewhere. Run as a program it does just that and says where.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names a person may set it by, for a browser somewhere else. */
const VARIABLE = 'CROWNHEAD_BROWSER';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
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

/** Where a browser is, or null. */
export async function findBrowser(): Promise<string | null> {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)));
  const candidates = [process.env[VARIABLE] ?? '', ...onPath, ...PLACES, await playwrightsOwn()];
  return candidates.find((file) => file !== '' && existsSync(file)) ?? null;
}

function installFromDebian(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = {
    stdio: 'ignore' as const,
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['-q', ...args], quiet);
  }
}

function installFromPlaywright(): void {
  const quiet = { stdio: 'ignore' as const, timeout: 600_000 };
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    ...quiet,
    shell: process.platform === 'win32',
  });
}

async function ensureBrowser(): Promise<string | null> {
  for (const install of [() => undefined, installFromDebian, installFromPlaywright]) {
    install();
    const found = await findBrowser();
    if (found !== null) return found;
  }
  return null;
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
