/**
 * Makes a fresh clone ready: installs the locked dependencies when they are missing or belong to another lock file.
 * Plain JavaScript, because it runs under whatever Node the machine has; the next npm script runs under the pinned one.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
/** The first one that can read the lock file. */
const OLDEST_NPM = 7;

/** What is installed takes so much, in megabytes; npm keeps a part of it once more, in its own folder. */
const NEEDED = 700;

/** The errors of npm, its scripts and the file system, and what they mean to the user. */
const SENTENCES = [
  [
    /\b(ENOSPC|EDQUOT)\b|no space left/i,
    `The disk is full: Crownhead needs ${NEEDED} MB in this folder to be built.`,
  ],
  [
    /\b(EROFS|EACCES|EPERM)\b/,
    'PLACE cannot be written: see to that, or put the clone into a folder of your own, and try again.',
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONN[A-Z]+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'The first run fetches what Crownhead is built with, and npm cannot reach its registry: try again when there is a network.',
  ],
];

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.crownhead-lock`;

function stopWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Where the trouble has no sentence of its own, its own words have to do. */
function cannotInstall(words) {
  const [, sentence] = SENTENCES.find(([trouble]) => trouble.test(words)) || [];
  const [, place] = /^npm (?:error|ERR!) path (.+)$/m.exec(words) || [];
  if (sentence) stopWith(sentence.replace('PLACE', place || root));
  process.stderr.write(words);
  stopWith('Dependencies could not be installed: see the message above.');
}

/** Told beforehand: packages that meet the end of the disk half way fail in all kinds of ways. */
function checkRoom() {
  if (!fs.statfsSync || existsSync(`${root}node_modules`)) return;
  const { bavail, bsize } = fs.statfsSync(root);
  const left = Math.floor((bavail * bsize) / 1e6);
  if (left < NEEDED) {
    stopWith(
      `There are ${left} MB left on this disk, and Crownhead needs ${NEEDED} MB to be built: make room, and try again.`,
    );
  }
}

function install(wanted) {
  console.error('Installing dependencies (first run only)…');
  // Without a network npm would be silent for a minute and a half before it says so.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=2000'];
  const npm = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error', ...patience], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.error && npm.error.code === 'ENOENT') {
    stopWith('npm was not found: it comes with Node, from https://nodejs.org.');
  }
  if (npm.error) cannotInstall(`${npm.error.message}\n`);
  if (npm.status !== 0) cannotInstall(npm.stderr);
  try {
    writeFileSync(stamp, wanted);
  } catch (error) {
    cannotInstall(`${error.message}\n`);
  }
}

const needs = (what, oldest, has) =>
  stopWith(
    `Crownhead needs ${what} ${oldest} or newer, and this is ${has}: install a newer Node, which brings its npm, from https://nodejs.org for example, and try again.`,
  );
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) needs('Node', OLDEST_NODE, process.version);
const [, npmVersion] = /^npm\/(\S+)/.exec(process.env.npm_config_user_agent || '') || [];
if (Number.parseInt(npmVersion, 10) < OLDEST_NPM) needs('npm', OLDEST_NPM, npmVersion);

const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== wanted) {
  checkRoom();
  install(wanted);
}
