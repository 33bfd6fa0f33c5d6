/** The file that is open on this page: being read, a list of games, or what is wrong with it. */
import { pdnText } from '@crownhead/client/files';
import type { PdnGame } from '@crownhead/rules';
import { signal } from '@preact/signals';
import { go } from '../router.ts';
import type { Listed } from './game-list.ts';
import { asPosition, contentsOf, type FileProblem, openPosition } from './opening.ts';
import { readGames } from './reading.ts';

export type OpenFile =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading'; readonly name: string; readonly part: number }
  | { readonly kind: 'problem'; readonly name: string; readonly problem: FileProblem }
  | {
      readonly kind: 'games';
      readonly name: string;
      readonly games: readonly PdnGame[];
      readonly listed: readonly Listed[];
      readonly capped: boolean;
    };

export const openFile = signal<OpenFile>({ kind: 'nothing' });

/** The text outlives a reload of the page, where it is not too long for that. */
const KEPT = 'crownhead.open-file';
const MOST_KEPT = 2_000_000;

function keep(name: string, text: string): void {
  try {
    if (text.length > MOST_KEPT) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify({ name, text }));
  } catch {
    // Then it has to be opened again after a reload.
  }
}

function kept(): { name: string; text: string } | null {
  try {
    const { name, text } = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    return typeof name === 'string' && typeof text === 'string' ? { name, text } : null;
  } catch {
    return null;
  }
}

/** Lets the page draw and answer before going on. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Only the last reading counts. */
let reading = 0;

async function read(text: string, name: string): Promise<void> {
  reading += 1;
  const own = reading;
  const wanted = (): boolean => own === reading;
  const fail = (problem: FileProblem): void => {
    openFile.value = { kind: 'problem', name, problem };
  };
  if (text.trim() === '') return fail('empty');
  openFile.value = { kind: 'reading', name, part: 0 };
  const found = await readGames(text, {
    now: () => performance.now(),
    pause,
    progress: (_, part) => {
      if (wanted()) openFile.value = { kind: 'reading', name, part };
      return wanted();
    },
  });
  if (!found || !wanted()) return;
  const contents = contentsOf(found);
  if (contents.ok) openFile.value = { kind: 'games', name, ...contents.value };
  else fail(contents.error);
}

/** Reads a text and goes to what is in it: the only game, the list, the position, or what is wrong. */
export async function openText(text: string, name: string): Promise<void> {
  const fen = asPosition(text);
  if (fen !== null) {
    go(`${openPosition(fen) ? '/open/position' : '/editor'}?fen=${encodeURIComponent(fen)}`);
    return;
  }
  keep(name, text);
  await read(text, name);
  const { value } = openFile;
  go(value.kind === 'games' && value.games.length === 1 ? '/open/1' : '/open');
}

/** More than any archive of games has. */
const MOST_BYTES = 100 * 1024 * 1024;

/** In pieces: a packed file may be far larger than it looks. */
async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

export async function openBlob(file: File): Promise<void> {
  const { name } = file;
  const fail = (problem: FileProblem): void => {
    reading += 1;
    openFile.value = { kind: 'problem', name, problem };
    go('/open');
  };
  if (file.size > MOST_BYTES) return fail('too-big');
  try {
    const text = await pdnText(bytesOf(file), MOST_BYTES);
    if (!text.ok) return fail(text.error);
    await openText(text.value, name);
  } catch {
    fail('not-readable');
  }
}

/** After a reload: what was open before, if it was kept. */
export async function reopen(): Promise<void> {
  const before = kept();
  if (openFile.value.kind === 'nothing' && before) await read(before.text, before.name);
}

export function stopReading(): void {
  reading += 1;
  openFile.value = { kind: 'nothing' };
}
