/** All that tests put into the system's temporary folder is in one folder of the run, and goes with it, or with the next run. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where systems look for the name of the temporary folder. */
const VARIABLES = ['TMPDIR', 'TMP', 'TEMP'] as const;

const NAME = 'crownhead-test-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's, which may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** Of runs that were killed. */
function removeLeft(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = new RegExp(`^${NAME}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(tmpdir(), name));
  }
}

export default function setup(): () => void {
  removeLeft();
  const folder = mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`));
  // A database does not run as root: another user has to get at its files.
  chmodSync(folder, 0o755);
  for (const variable of VARIABLES) process.env[variable] = folder;
  // Browsers that end with their workers may still be writing.
  return () => remove(folder);
}
