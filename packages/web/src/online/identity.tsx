/** Who I am here: the question for a name where there is none, and the way to go on with another device. */
import { useEffect, useState } from 'preact/hooks';
import { words as commonWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Section } from '../ui/page.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import { NameForm } from './name-form.tsx';
import { onlineWords } from './online-words.ts';
import { link, you } from './server-session.ts';
import './identity.css';

export function Identity() {
  const words = onlineWords.value;
  const [asking, setAsking] = useState<'name' | 'device' | null>(null);
  const known = you.value;
  const isLost = link.value.status === 'lost';
  // Who has gone on with another device need not be shown the way there any more.
  useEffect(() => {
    if (isLost) setAsking(null);
  }, [isLost]);
  if (known === undefined) return null;
  if (known === null) {
    return (
      <Section title={words.name.ask}>
        <p class="online-soft">{words.intro}</p>
        <NameForm />
      </Section>
    );
  }
  const close = (): void => setAsking(null);
  return (
    <div class="own-name">
      <p>
        {words.name.youAre} <strong>{known.name}</strong>
      </p>
      <div class="online-buttons">
        <Button look="quiet" onClick={() => setAsking('name')}>
          {words.name.change}
        </Button>
        <Button look="quiet" onClick={() => setAsking('device')}>
          {words.device.open}
        </Button>
        {known.role && (
          <ButtonLink look="quiet" href="/admin">
            {words.operate}
          </ButtonLink>
        )}
      </div>
      <Dialog
        open={asking === 'name'}
        title={words.name.change}
        onClose={close}
        actions={<Button onClick={close}>{commonWords.value.common.cancel}</Button>}
      >
        <NameForm onDone={close} />
      </Dialog>
      <DeviceDialog open={asking === 'device'} onClose={close} />
    </div>
  );
}
