/** Reports a player at this table to those who operate the server. */
import { globalFetch } from '@crownhead/client';
import { sendReport } from '@crownhead/client/remote';
import type { Spectator } from '@crownhead/match';
import type { ReportReason } from '@crownhead/protocol';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { moderationWords } from './moderation-words.ts';

interface ReportDialogProps {
  readonly table: string;
  readonly people: readonly Spectator[];
  readonly onClose: () => void;
}

export default function ReportDialog({ table, people, onClose }: ReportDialogProps) {
  const words = moderationWords.value.report;
  const [about, setAbout] = useState(people[0]?.player ?? '');
  const [reason, setReason] = useState<ReportReason>('insults');
  const [text, setText] = useState('');
  const reasons = Object.entries(words.reasons) as [ReportReason, string][];

  const send = async (): Promise<void> => {
    const report = { table, about, reason, text };
    const sent = await sendReport({ origin: '', fetch: globalFetch }, report);
    toast(sent ? words.sent : words.failed);
    if (sent) onClose();
  };

  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="main" onClick={() => void send()}>
            {words.send}
          </Button>
        </>
      }
    >
      <Menu
        label={words.who}
        value={about}
        options={people.map(({ player, name }) => ({ value: player, label: name }))}
        onChange={setAbout}
      />
      <Choice
        label={words.why}
        layout="list"
        value={reason}
        options={reasons.map(([value, label]) => ({ value, label }))}
        onChange={setReason}
      />
      <TextArea label={words.text} value={text} maxLength={500} onChange={setText} />
    </Dialog>
  );
}
