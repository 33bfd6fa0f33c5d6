/** How far an import is, and what came of it: what was added, left out, cut, and where. */
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { closeImport, importState, stopImport } from './import-state.ts';
import { libraryWords } from './library-words.ts';
import type { Imported, ReadingProgress } from './messages.ts';
import './import-card.css';

export function ImportCard() {
  const state = importState.value;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'reading':
      return <Reading name={state.name} progress={state.progress} />;
    case 'added':
      return <Added imported={state.imported} />;
    case 'failed':
      return (
        <div class="import-card import-card-bad" role="alert">
          <p>
            <b>{state.name}</b> {libraryWords.value.faults[state.fault]}
          </p>
          <Close />
        </div>
      );
  }
}

const Close = () => (
  <IconButton label={words.value.common.close} run={closeImport}>
    <Icon name="close" />
  </IconButton>
);

function Reading({ name, progress }: { readonly name: string; readonly progress: ReadingProgress }) {
  const text = libraryWords.value;
  const percent = Math.round(progress.part * 100);
  return (
    <div class="import-card">
      <label class="import-progress">
        <span>
          <b>{name}</b> {text.reading(percent, progress.games)}
        </span>
        <progress max={100} value={percent} />
      </label>
      <Button onClick={stopImport}>{text.stop}</Button>
    </div>
  );
}

function Added({ imported }: { readonly imported: Imported }) {
  const text = libraryWords.value;
  const { entry, skipped, cut, fault, faults } = imported;
  // Few files are damaged: what says how is loaded for those.
  const part = useLoaded(faults.length > 0, () => import('./import-faults.tsx'));
  return (
    <div class="import-card" role="status">
      <div class="import-words">
        <p>{text.added(entry.games, entry.title)}</p>
        {skipped > 0 && <p>{text.skipped(skipped)}</p>}
        {cut > 0 && <p>{text.cutGames(cut)}</p>}
        {fault && <p class="import-bad">{text.storage[fault]}</p>}
        {part && <part.ImportFaults imported={imported} />}
      </div>
      <Close />
    </div>
  );
}
