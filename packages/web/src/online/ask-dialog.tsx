/** "Are you sure?": for what cannot be undone at a table. */
import { words as commonWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import './online.css';

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
  readonly act: () => void;
}

interface AskDialogProps {
  readonly question: Confirmation | null;
  readonly onClose: () => void;
}

export function AskDialog({ question, onClose }: AskDialogProps) {
  const act = (): void => {
    onClose();
    question?.act();
  };
  return (
    <Dialog
      open={question !== null}
      title={question?.title ?? ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{question?.no ?? commonWords.value.common.cancel}</Button>
          <Button look="danger" onClick={act}>
            {question?.yes}
          </Button>
        </>
      }
    >
      <p class="online-text">{question?.text}</p>
    </Dialog>
  );
}
