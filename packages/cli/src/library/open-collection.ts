/** The games that a command of the library works on: those of PDN files, or the set that comes with the library. */
import { type Collection, PdnImport } from '@crownhead/library';
import { openShippedSet } from '@crownhead/library/node';
import { notPdn, openPdn } from '../pdn-file.ts';
import { startProgress } from '../progress.ts';
import { compact, plural } from '../words.ts';

const PROGRESS_AFTER_MS = 500;

/** Every game of these files in one collection. */
async function readFiles(files: readonly string[]): Promise<Collection> {
  const reading = new PdnImport();
  const progress = startProgress(PROGRESS_AFTER_MS);
  try {
    for (const file of files) {
      const before = reading.progress.games + reading.progress.skipped;
      reading.begin(file);
      for await (const piece of openPdn(file)) {
        reading.push(piece);
        progress.show(`${file}: ${compact(reading.progress.games)} games …`);
      }
      reading.end();
      if (reading.progress.games + reading.progress.skipped === before) throw new Error(notPdn(file));
    }
  } finally {
    progress.clear();
  }
  return reading.finish({ title: files.length === 1 ? files[0]! : plural(files.length, 'file') });
}

/** Of the files, or of the shipped set where none is named. What cannot be read is thrown as a sentence. */
export async function openCollection(files: readonly string[]): Promise<Collection> {
  if (files.length > 0) return readFiles(files);
  try {
    return openShippedSet();
  } catch (error) {
    throw new Error(`The games that come with Crownhead cannot be read: ${(error as Error).message}.`);
  }
}
