/** All that tests put into the system's temporary folder is in one folder of the run, and goes with it, whoever was killed. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where systems look for the name of the temporary folder. */
const VARIABLES = ['TMPDIR', 'TMP', 'TEMP'] as const;

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-test-'));
  // A database does not run as root: another user has to get at its files.
  chmodSync(folder, 0o755);
  for (const variable of VARIABLES) process.env[variable] = folder;
  // Browsers that end with their workers may still be writing.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
