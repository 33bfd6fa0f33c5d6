/** Reads PDN files into a collection, slice by slice, so that it can be watched and stopped. */
import { decodePdn } from '@crownhead/client/files';
import { type Collection, type ImportFault, PdnImport } from '@crownhead/library';
import type { ReadingProgress } from './messages.ts';
import { LibraryProblem } from './open-collections.ts';

/** More than any archive of games has. */
const MOST_BYTES = 256 * 1024 * 1024;

export interface ImportPorts {
  readonly onProgress: (progress: ReadingProgress) => void;
  readonly isCancelled: () => boolean;
  /** Lets other messages in. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

/** As much of a `File` as is needed. */
export interface SourceFile {
  readonly name: string;
  readonly size: number;
  readonly stream: () => ReadableStream<Uint8Array>;
}

export interface ReadFiles {
  readonly collection: Collection;
  readonly progress: ReadingProgress;
  readonly faults: readonly ImportFault[];
}

/** Between two reports of progress, and two looks whether to stop. */
const BREATH_MS = 30;
const SLICE = 1 << 16;

async function* piecesOf(file: SourceFile, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (let at = 0; at < next.value.length; at += SLICE) {
      const piece = next.value.subarray(at, at + SLICE);
      onRead(piece.length);
      yield piece;
    }
  }
}

/** Fails with a `LibraryProblem` where there is nothing to be had, or it was stopped. */
export async function importFiles(
  files: readonly SourceFile[],
  title: string,
  { onProgress, isCancelled, pause, now }: ImportPorts,
): Promise<ReadFiles> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size === 0) throw new LibraryProblem('empty');
  if (size > MOST_BYTES) throw new LibraryProblem('too-big');
  const reading = new PdnImport();
  let bytes = 0;
  let letters = 0;
  let last = now();
  for (const file of files) {
    reading.begin(file.name);
    for await (const text of decoded(file, (count) => (bytes += count))) {
      letters += text.length;
      // A packed file may be far larger than it looks.
      if (letters > MOST_BYTES) throw new LibraryProblem('too-big');
      reading.push(text);
      if (now() - last < BREATH_MS) continue;
      onProgress({ ...reading.progress, part: bytes / size });
      await pause();
      if (isCancelled()) throw new LibraryProblem('cancelled');
      last = now();
    }
    reading.end();
  }
  const progress = { ...reading.progress, part: 1 };
  if (progress.games === 0) throw new LibraryProblem(progress.skipped > 0 ? 'other-games' : 'no-game');
  return { collection: reading.finish({ title }), progress, faults: reading.faults };
}

async function* decoded(file: SourceFile, onRead: (bytes: number) => void): AsyncGenerator<string> {
  try {
    yield* decodePdn(piecesOf(file, onRead));
  } catch (error) {
    if (error instanceof LibraryProblem) throw error;
    throw new LibraryProblem('not-readable');
  }
}
