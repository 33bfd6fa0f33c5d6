/**
 * Makes a fresh clone ready: installs the locked dependencies when they are missing or belong to another lock file.
 * Plain JavaScript, because it runs under whatever Node the machine has; the next npm script runs under the pinned one.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.crownhead-lock`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
  console.error('Installing dependencies (first run only)…');
  const npm = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('Dependencies could not be installed: see the npm message above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
