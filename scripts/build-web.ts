/** Builds the web app: `npm run build`. A disk that refuses the files is reported in one sentence. */
import { join } from 'node:path';
import { build, createLogger } from 'vite';

const WEB = join(import.meta.dirname, '../packages/web');

/** The tools below say it in their own ways, some of them only in words. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|no space left/i, 'the disk is full'],
  [/EDQUOT|quota exceeded/i, 'the disk space of this user is used up'],
  [/EROFS|read-only file system/i, 'that file system is read-only'],
  [/EACCES|EPERM|permission denied|not permitted/i, 'this user is not allowed to write there'],
];

/** Null where the disk has nothing to do with it. */
export function diskFault(error: unknown, folder: string): string | null {
  const [, why] = FAULTS.find(([words]) => words.test(String(error))) ?? [];
  return why === undefined
    ? null
    : `The web app cannot be built in ${folder}: ${why}; see to that, or put the clone somewhere else.`;
}

if (import.meta.main) {
  const logger = createLogger('warn');
  const customLogger = { ...logger, error: () => undefined };
  try {
    await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn', customLogger });
  } catch (error) {
    console.error(diskFault(error, WEB) ?? error);
    process.exitCode = 1;
  }
}
