/** The games that a command of the library works on: those of PDN files, or the set that comes with the library. */
import { type Collection, PdnImport } from '@crownhead/library';
import { openShippedSet } from '@crownhead/library/node';
import { err, ok, type Result } from '@crownhead/rules';
import { openPdn } from '../pdn-check.ts';
import { startProgress } from '../progress.ts';
import { whyUnreadable } from '../unreadable.ts';
import { compact, plural } from '../words.ts';

const PROGRESS_AFTER_MS = 500;

/** Every game of these files in one collection, or a sentence that says why not. */
async function readFiles(files: readonly string[]): Promise<Result<Collection, string>> {
  const reading = new PdnImport();
  const progress = startProgress(PROGRESS_AFTER_MS);
  try {
    for (const file of files) {
      const before = reading.progress.games + reading.progress.skipped;
      try {
        reading.begin(file);
        for await (const piece of openPdn(file)) {
          reading.push(piece);
          progress.show(`${file}: ${compact(reading.progress.games)} games …`);
        }
        reading.end();
      } catch (error) {
        return err(whyUnreadable(file, error));
      }
      if (reading.progress.games + reading.progress.skipped === before)
        return err(`${file} is not a PDN file: no game was found in it.`);
    }
  } finally {
    progress.clear();
  }
  return ok(reading.finish({ title: files.length === 1 ? files[0]! : plural(files.length, 'file') }));
}

/** Of the files, or of the shipped set where none is named. */
export async function openCollection(files: readonly string[]): Promise<Result<Collection, string>> {
  if (files.length > 0) return readFiles(files);
  try {
    return ok(openShippedSet());
  } catch (error) {
    return err(`The games that come with Crownhead cannot be read: ${(error as Error).message}.`);
  }
}
