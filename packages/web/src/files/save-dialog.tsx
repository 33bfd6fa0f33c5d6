/** Saving the game of a table: download, copy, share, or take the text itself (F1, F3). */
import type { Table } from '@crownhead/client';
import { type Round, saveRound } from '@crownhead/match';
import { useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { overScreen } from '../ui/over-screen.ts';
import { canShare, copyText, download, share } from '../ui/share.ts';
import { toast } from '../ui/toast.tsx';
import { gameFileName, PDN_TYPE } from './file-name.ts';
import { filesWords } from './files-words.ts';
import './save-dialog.css';

interface SaveDialogProps {
  readonly pdn: string;
  readonly names: Round['names'];
}

/** What the system's sharing accepts: a file, or else the text. */
function shareData(pdn: string, name: string, title: string): ShareData | null {
  // Many systems know no PDN, all of them know text.
  const file = new File([pdn], name.replace(/\.pdn$/, '.txt'), { type: 'text/plain' });
  const offers: readonly ShareData[] = [
    { title, files: [file] },
    { title, text: pdn },
  ];
  return offers.find((offer) => canShare(offer)) ?? null;
}

function SaveDialog({ pdn, names }: SaveDialogProps) {
  const text = filesWords.value;
  const [open, setOpen] = useState(true);
  const name = gameFileName(names, new Date());
  const sharing = shareData(pdn, name, text.shareTitle(names.black, names.white));
  const close = (): void => setOpen(false);
  return (
    <Dialog
      open={open}
      title={text.save}
      onClose={close}
      actions={<Button onClick={close}>{words.value.common.close}</Button>}
    >
      <p>{text.saveHint}</p>
      <div class="save-ways">
        <Button
          look="main"
          onClick={() => {
            download(pdn, name, PDN_TYPE);
            close();
          }}
        >
          {text.download}
        </Button>
        <Button onClick={() => void copyText(pdn).then((done) => toast(done ? text.copied : text.notCopied))}>
          {text.copy}
        </Button>
        {sharing && (
          <Button onClick={() => void share(sharing).then((done) => done || toast(text.notShared))}>
            {text.share}
          </Button>
        )}
      </div>
      <label class="save-text">
        <span class="field-label">{text.text}</span>
        <textarea readOnly rows={6} class="field-input" value={pdn} />
      </label>
    </Dialog>
  );
}

export const showPdn = (pdn: string, names: Round['names']): void =>
  overScreen(<SaveDialog pdn={pdn} names={names} />);

/** The game of a table as it stands; nothing happens where none has begun. */
export function showSave(table: Table): void {
  const { round } = table.view.state;
  if (round) showPdn(saveRound(round, table.now()), round.names);
}
