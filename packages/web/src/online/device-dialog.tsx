/** Moves a player to another device: a link that works once, its code in the fragment, which no server log sees. */
import type { ReturnLink } from '@crownhead/client/remote';
import { useEffect, useState } from 'preact/hooks';
import { words as commonWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { useCountdown } from '../ui/countdown.ts';
import { Dialog } from '../ui/dialog.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { sessions } from './server-session.ts';
import { ShareLink } from './share-link.tsx';

/** The code's end is in the server's time; the device's own is close enough for ten minutes. */
const deviceNow = (): number => Date.now();

function LinkShown({ link, onAgain }: { readonly link: ReturnLink; readonly onAgain: () => void }) {
  const words = onlineWords.value.device;
  const left = useCountdown(link.until, deviceNow);
  if (link.until <= deviceNow()) {
    return (
      <>
        <p>{words.over}</p>
        <Button look="main" onClick={onAgain}>
          {words.again}
        </Button>
      </>
    );
  }
  return (
    <>
      <ShareLink path={`/online/return#${link.code}`} title={words.title} />
      <p class="online-soft">{words.until(left ?? '')}</p>
    </>
  );
}

interface DeviceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DeviceDialog({ open, onClose }: DeviceDialogProps) {
  const words = onlineWords.value;
  const [link, setLink] = useState<ReturnLink | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = async (): Promise<void> => {
    const answer = await sessions.returnLink();
    setLink(answer.ok ? answer.value : null);
    setProblem(answer.ok ? null : refusalText(answer.error, words));
  };
  useEffect(() => {
    if (open) void ask();
    else setLink(null);
  }, [open]);

  return (
    <Dialog
      open={open}
      title={words.device.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{commonWords.value.common.close}</Button>}
    >
      <p class="online-text">{words.device.how}</p>
      {problem && (
        <p class="online-text" role="alert">
          {problem}
        </p>
      )}
      {link && <LinkShown link={link} onAgain={ask} />}
    </Dialog>
  );
}
