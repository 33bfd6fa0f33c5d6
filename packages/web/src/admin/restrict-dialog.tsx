/** Bans or mutes: whom, why, and for how long. */
import type { BanKind } from '@crownhead/protocol/admin';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { act } from './admin-api.ts';
import { adminWords } from './admin-words.ts';
import { hoursOf, type Span, SpanMenu } from './span-menu.tsx';

/** A person who was chosen in a list, or a ban that is typed, of a network that may be known already. */
type Restricting =
  | { readonly what: 'ban' | 'mute'; readonly player: string; readonly name: string }
  | { readonly what: 'typed'; readonly network?: string };

const KINDS = ['name', 'network'] as const satisfies readonly BanKind[];

interface Restriction {
  /** Opens the dialog. */
  restrict(about: Restricting): void;
  readonly dialog: VNode | null;
}

/** For every list in which somebody can be banned or muted; `onDone` is called when it has happened. */
export function useRestriction(onDone: () => void): Restriction {
  const [about, setAbout] = useState<Restricting | null>(null);
  const close = (): void => setAbout(null);
  const done = (): void => {
    close();
    onDone();
  };
  return {
    restrict: setAbout,
    dialog: about && <RestrictDialog about={about} onClose={close} onDone={done} />,
  };
}

interface RestrictDialogProps {
  readonly about: Restricting;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function RestrictDialog({ about, onClose, onDone }: RestrictDialogProps) {
  const { restrict: words, kinds, actions } = adminWords.value;
  const network = about.what === 'typed' ? about.network : undefined;
  const [kind, setKind] = useState<(typeof KINDS)[number]>(network === undefined ? 'name' : 'network');
  const [subject, setSubject] = useState(network ?? '');
  const [reason, setReason] = useState('');
  const [span, setSpan] = useState<Span>('24');
  const title =
    about.what === 'typed'
      ? words.banNew
      : about.what === 'ban'
        ? words.ban(about.name)
        : words.mute(about.name);
  const isComplete = reason.trim() !== '' && (about.what !== 'typed' || subject.trim() !== '');

  const send = async (): Promise<void> => {
    const more = { reason, ...hoursOf(span) };
    const done =
      about.what === 'mute'
        ? await act('mute', { player: about.player, ...more })
        : about.what === 'ban'
          ? await act('ban', { kind: 'person', subject: about.player, ...more })
          : await act('ban', { kind, subject, ...more });
    if (done) onDone();
  };

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="danger" disabled={!isComplete} onClick={() => void send()}>
            {title}
          </Button>
        </>
      }
    >
      {about.what === 'typed' && (
        <>
          <Choice
            label={words.kind}
            value={kind}
            options={KINDS.map((value) => ({ value, label: kinds[value] }))}
            onChange={setKind}
          />
          <Field
            label={words.subject}
            hint={words.subjectHint}
            value={subject}
            maxLength={100}
            autocomplete="off"
            onChange={setSubject}
          />
        </>
      )}
      <Field
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        maxLength={200}
        autocomplete="off"
        onChange={setReason}
      />
      <SpanMenu value={span} onChange={setSpan} />
    </Dialog>
  );
}
