/** The collections to choose from, and what can be done with the chosen one. */
import type { Collection } from '@crownhead/library';
import { useState } from 'preact/hooks';
import { gamesFileName } from '../files/file-name.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { downloadBlob } from '../ui/share.ts';
import { toast } from '../ui/toast.tsx';
import { type Asked, formatAsked } from './address.ts';
import { collectionEntries } from './collection-entries.ts';
import { ask } from './library-client.ts';
import { libraryWords } from './library-words.ts';
import { type CollectionEntry, DEVICE, type Listing, SHIPPED } from './messages.ts';
import './collection-list.css';

interface ListProps {
  readonly asked: Asked;
  readonly listing: Listing | null;
}

export function CollectionList({ asked, listing }: ListProps) {
  const text = libraryWords.value;
  return (
    <nav class="collections" aria-label={text.collections}>
      <h2 class="collections-title">{text.collections}</h2>
      {collectionEntries(listing).map(({ id, title, games, isKept }) => (
        <a
          key={id}
          class="collections-one"
          href={formatAsked({ ...asked, collection: id })}
          aria-current={id === asked.collection ? 'true' : undefined}
        >
          <span class="collections-name">{title}</span>
          {!isKept && <span class="collections-note">{text.unkept}</span>}
          <span class="collections-count">{games.toLocaleString(settings.language.value)}</span>
        </a>
      ))}
    </nav>
  );
}

interface ActionsProps {
  readonly entry: CollectionEntry;
  readonly collection: Collection;
  /** The games that were found, where that is not all. */
  readonly found: Int32Array | null;
  /** After a change of the list; `isGone` where this one is not in it any more. */
  readonly onChange: (isGone: boolean) => void;
}

/** Own collections are renamed and deleted; all are exported, and say where they come from. */
export function CollectionActions({ entry, collection, found, onChange }: ActionsProps) {
  const text = libraryWords.value;
  const [open, setOpen] = useState<'rename' | 'delete' | 'origin' | null>(null);
  const [isExporting, setExporting] = useState(false);
  const close = (): void => setOpen(null);
  const isOwn = entry.id !== SHIPPED && entry.id !== DEVICE;
  const save = async (games: Int32Array | null): Promise<void> => {
    setExporting(true);
    const file = await ask('export', { id: entry.id, games });
    setExporting(false);
    if (file.ok) downloadBlob(file.value, gamesFileName(new Date(), entry.title));
    else toast(text.faults[file.error]);
  };
  return (
    <p class="collection-actions">
      {isOwn && (
        <Button look="quiet" onClick={() => setOpen('rename')}>
          {text.rename}
        </Button>
      )}
      {collection.games > 0 && (
        <Button look="quiet" disabled={isExporting} onClick={() => void save(found)}>
          {isExporting ? text.exporting : found ? text.exportFound : text.export}
        </Button>
      )}
      {isOwn && (
        <Button look="quiet" onClick={() => setOpen('delete')}>
          {text.delete}
        </Button>
      )}
      {collection.credit && (
        <Button look="quiet" onClick={() => setOpen('origin')}>
          {text.origin}
        </Button>
      )}
      {open === 'rename' && <Renaming entry={entry} onClose={close} onChange={() => onChange(false)} />}
      <Dialog
        open={open === 'delete'}
        title={text.deleteAsk(entry.title)}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{words.value.common.cancel}</Button>
            <Button
              look="danger"
              onClick={async () => {
                close();
                const removed = await ask('remove', { id: entry.id });
                toast(removed.ok ? text.deleted(entry.title) : text.faults[removed.error]);
                onChange(removed.ok);
              }}
            >
              {text.delete}
            </Button>
          </>
        }
      >
        <p>{text.deleteHint}</p>
      </Dialog>
      <Dialog
        open={open === 'origin'}
        title={collection.title}
        onClose={close}
        actions={<Button onClick={close}>{words.value.common.close}</Button>}
      >
        <p>{collection.credit}</p>
        <h3>{text.licence}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to get there */}
        <pre class="collection-licence" tabIndex={0}>
          {collection.licence}
        </pre>
      </Dialog>
    </p>
  );
}

const LONGEST_TITLE = 60;

interface RenamingProps {
  readonly entry: CollectionEntry;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

function Renaming({ entry, onClose, onChange }: RenamingProps) {
  const text = libraryWords.value;
  const [title, setTitle] = useState(entry.title);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (title.trim() === '') return;
    const renamed = await ask('rename', { id: entry.id, title: title.trim() });
    if (!renamed.ok) toast(text.faults[renamed.error]);
    onClose();
    onChange();
  };
  return (
    <Dialog open title={text.rename} onClose={onClose}>
      <form onSubmit={save}>
        <Field label={text.name} value={title} maxLength={LONGEST_TITLE} onChange={setTitle} />
        <p class="dialog-actions">
          <Button onClick={onClose}>{words.value.common.cancel}</Button>
          <Button type="submit" look="main" disabled={title.trim() === ''}>
            {text.save}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
