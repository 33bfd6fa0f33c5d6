/** `crownhead backup` and `crownhead restore`: copies of an SQLite database, read through before anybody relies on them. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  backUpStopped,
  type DatabaseContents,
  inspectDatabase,
  replacedName,
  restoreFrom,
} from '@crownhead/server/backup';
import { StoreFault } from '@crownhead/server/store-fault';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { print, printError, printJson } from '../output.ts';
import { ask, databaseOf, readAdminFile } from './client.ts';

interface BackupOptions {
  readonly db?: string;
  readonly json?: true;
}

const isPostgres = (db: string | undefined): boolean => /^postgres(ql)?:\/\//.test(db ?? '');
const OTHER_WAY = 'PostgreSQL has its own backups: docs/server.md says how.';

const contentsText = ({ tables, rows, games }: DatabaseContents): string =>
  `${rows} rows of ${tables} tables replayed, ${games} finished games`;

/** A fault is a sentence; everything else is a bug. */
function complaint(error: unknown): ExitCode {
  if (!(error instanceof StoreFault)) throw error;
  printError(error.message);
  return EXIT.no;
}

/** Through the server that uses the database, or, where none does, directly. */
async function copy(database: string, file: string): Promise<number> {
  const place = readAdminFile(`${database}.admin`);
  const answer = place && (await ask(place, 'backup', { file }));
  if (answer?.ok) return answer.value.ms;
  // A file that a killed server left behind leads nowhere.
  if (answer && answer.error.error !== 'unreachable')
    throw new StoreFault('unwritable', answer.error.message);
  return (await backUpStopped(database, file)).ms;
}

/** Only for a copy that has just been made: what was there before, under the same name, is nobody's to remove. */
function inspectCopy(file: string): DatabaseContents {
  try {
    return inspectDatabase(file);
  } catch (error) {
    // A copy that is not whole must not be taken for one.
    if (error instanceof StoreFault && error.code === 'damaged') rmSync(file, { force: true });
    throw error;
  }
}

export async function backupCommand(name: string, options: BackupOptions): Promise<ExitCode> {
  if (isPostgres(options.db)) {
    printError(OTHER_WAY);
    return EXIT.usage;
  }
  const file = resolve(name);
  try {
    const ms = await copy(databaseOf(options), file);
    const contents = inspectCopy(file);
    if (options.json) await printJson({ file, ms, ...contents });
    else await print(`${file} is whole: ${contentsText(contents)}.\n`);
    return EXIT.fine;
  } catch (error) {
    return complaint(error);
  }
}

export async function restoreCommand(
  name: string,
  { replace = false, ...options }: BackupOptions & { readonly replace?: boolean },
): Promise<ExitCode> {
  if (isPostgres(options.db)) {
    printError(OTHER_WAY);
    return EXIT.usage;
  }
  const database = databaseOf(options);
  try {
    const restored = await restoreFrom(resolve(name), database, replace);
    const { replaced } = restored;
    const kept = replaced === null ? '' : ` What was there is ${replaced}.`;
    if (options.json) await printJson({ database, ...restored });
    else await print(`${database} is restored: ${contentsText(restored)}.${kept}\n`);
    return EXIT.fine;
  } catch (error) {
    if (error instanceof StoreFault && error.code === 'in-use' && !replace) {
      printError(
        `${error.message.replace(/\.$/, '')}: with --replace it is kept as ${replacedName(database)}.`,
      );
      return EXIT.no;
    }
    return complaint(error);
  }
}
