/** Files that are being added: how far that is, what came of it, and what was wrong. */
import { signal } from '@preact/signals';
import { ask } from './library-client.ts';
import type { Imported, LibraryFault, ReadingProgress } from './messages.ts';

export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly name: string; readonly progress: ReadingProgress }
  | { readonly kind: 'added'; readonly imported: Imported }
  | { readonly kind: 'failed'; readonly name: string; readonly fault: LibraryFault };

/** Beyond the screen: somebody who looks at a game meanwhile stops nothing. */
export const importState = signal<ImportState>({ kind: 'idle' });

const NOTHING_READ: ReadingProgress = { part: 0, games: 0, positions: 0, skipped: 0, cut: 0 };

/** The collection that was made of them; null where there is none. */
export async function addFiles(files: readonly File[]): Promise<Imported | null> {
  const [first] = files;
  if (!first || importState.value.kind === 'reading') return null;
  const { name } = first;
  importState.value = { kind: 'reading', name, progress: NOTHING_READ };
  const answer = await ask('import', { files }, (progress) => {
    importState.value = { kind: 'reading', name, progress };
  });
  importState.value = answer.ok
    ? { kind: 'added', imported: answer.value }
    : { kind: 'failed', name, fault: answer.error };
  return answer.ok ? answer.value : null;
}

export const stopImport = (): void => void ask('cancelImport', null);

export function closeImport(): void {
  importState.value = { kind: 'idle' };
}
