/** Puts a main script and the files it needs into a copy of Node itself. */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const POSTJECT = require.resolve('postject/dist/cli.js');

/** What Node looks for in its own file to know that it carries a program. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const BLOB = 'NODE_SEA_BLOB';

export interface Parts {
  readonly main: string;
  /** Names under which the main script asks for them, and where they lie now. */
  readonly assets: Readonly<Record<string, string>>;
}

/** What it says is shown only when it fails. */
const run = (program: string, ...args: string[]): unknown => execFileSync(program, args, { stdio: 'pipe' });

/** `work` is a folder for what is only needed meanwhile. */
export function makeExecutable(out: string, { main, assets }: Parts, work: string): void {
  const blob = join(work, 'blob');
  const settings = join(work, 'executable.json');
  writeFileSync(
    settings,
    JSON.stringify({ main, output: blob, assets, disableExperimentalSEAWarning: true }),
  );
  run(process.execPath, '--experimental-sea-config', settings);
  copyFileSync(process.execPath, out);
  chmodSync(out, 0o755);
  // A signed program that is changed has to be signed again, or macOS does not start it.
  const isMac = process.platform === 'darwin';
  if (isMac) run('codesign', '--remove-signature', out);
  const segment = isMac ? ['--macho-segment-name', 'NODE_SEA'] : [];
  run(process.execPath, POSTJECT, out, BLOB, blob, '--sentinel-fuse', FUSE, ...segment);
  if (isMac) run('codesign', '--sign', '-', out);
}
