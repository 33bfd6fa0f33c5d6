/** Makes docs/images/walk-*: pictures of every step of a newcomer's walk, taken while the tests of it run. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const env = { ...process.env, CROWNHEAD_WALK: join(ROOT, 'docs/images') };
const { status } = spawnSync(process.execPath, [vitest, 'run', 'packages/cli/e2e/walk'], {
  cwd: ROOT,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
