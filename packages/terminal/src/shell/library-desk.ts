/** Opens collections of games for the screens: the shipped set, or PDN files, read in slices so that keys are heard meanwhile. */
import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Collection, PdnImport } from '@crownhead/library';
import { err, ok, type Result } from '@crownhead/rules';
import type { ShellEvent } from '../app/screen.ts';
import { readPlayerFile } from './player-files.ts';

const SLICE = 1 << 16;
const TELL_MS = 200;

type Progress = (games: number) => void;

async function readFiles(
  files: readonly string[],
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Result<Collection, string>> {
  const reading = new PdnImport();
  let told = Date.now();
  for (const file of files) {
    const before = reading.progress.games + reading.progress.skipped;
    const text = await readPlayerFile(file);
    if (!text.ok) return text;
    reading.begin(file);
    for (let at = 0; at < text.value.length; at += SLICE) {
      reading.push(text.value.slice(at, at + SLICE));
      await nextTurn();
      if (signal.aborted) return err('');
      if (Date.now() - told < TELL_MS) continue;
      told = Date.now();
      onProgress(reading.progress.games);
    }
    reading.end();
    const { games, skipped } = reading.progress;
    if (games + skipped === before) return err(`${file} is not a PDN file: no game was found in it.`);
  }
  const [only = ''] = files;
  return ok(reading.finish({ title: files.length === 1 ? only : `${files.length} files` }));
}

async function openShipped(): Promise<Result<Collection, string>> {
  const { openShippedSet } = await import('@crownhead/library/node');
  try {
    return ok(openShippedSet());
  } catch (error) {
    return err(`The games that come with Crownhead cannot be read: ${(error as Error).message}.`);
  }
}

export class LibraryDesk {
  readonly #tell: (event: ShellEvent) => void;
  #opening: AbortController | null = null;

  constructor(tell: (event: ShellEvent) => void) {
    this.#tell = tell;
  }

  /** One collection at a time: another one takes its place. Without files it is the shipped set. */
  async open(files: readonly string[]): Promise<void> {
    this.#opening?.abort();
    const stop = new AbortController();
    this.#opening = stop;
    const onProgress = (games: number): void => this.#tell({ type: 'library.reading', games });
    const opened = files.length === 0 ? await openShipped() : await readFiles(files, stop.signal, onProgress);
    if (stop.signal.aborted) return;
    this.#tell(
      opened.ok
        ? { type: 'library', collection: opened.value }
        : { type: 'library.failed', message: opened.error },
    );
  }

  /** The player's finished games; none before the first. */
  async openOwn(file: string): Promise<void> {
    const reading = new AbortController().signal;
    const opened = existsSync(file)
      ? await readFiles([file], reading, () => undefined)
      : ok(new PdnImport().finish({ title: '' }));
    this.#tell(
      opened.ok
        ? { type: 'own-games', games: opened.value }
        : { type: 'library.failed', message: opened.error },
    );
  }

  close(): void {
    this.#opening?.abort();
  }
}
