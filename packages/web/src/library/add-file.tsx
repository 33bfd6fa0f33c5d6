/** Adds PDN files: chosen, or dropped anywhere on the screen; several become one collection. */
import { useEffect, useRef } from 'preact/hooks';
import { go, path } from '../router.ts';
import { formatAsked, NOTHING_ASKED } from './address.ts';
import { addFiles, importState } from './import-state.ts';
import { libraryWords } from './library-words.ts';

export function AddFile({ onAdded }: { readonly onAdded: () => void }) {
  const text = libraryWords.value;
  const isReading = importState.value.kind === 'reading';
  const added = useRef(onAdded);
  added.current = onAdded;
  const add = async (files: readonly File[]): Promise<void> => {
    const imported = await addFiles(files);
    if (!imported) return;
    added.current();
    if (path() === '/library') go(formatAsked({ ...NOTHING_ASKED, collection: imported.entry.id }));
  };
  useEffect(() => {
    const drop = (event: DragEvent): void => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      // Elsewhere a file that is dropped is opened.
      event.stopPropagation();
      document.documentElement.removeAttribute('data-dropping');
      void add(files);
    };
    document.addEventListener('drop', drop);
    return () => document.removeEventListener('drop', drop);
  }, []);
  return (
    <label class="library-add button" aria-disabled={isReading}>
      <input
        type="file"
        multiple
        class="library-file"
        accept=".pdn,.txt,.gz,text/plain,application/vnd.draughts-pdn"
        aria-label={text.add}
        disabled={isReading}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void add(files);
        }}
      />
      <span aria-hidden="true">+</span> {text.add}
    </label>
  );
}
