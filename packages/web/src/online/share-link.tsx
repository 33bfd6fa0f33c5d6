/** A link to give to somebody: to copy, to share with another app, to scan. */
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { canShare, copyText, share } from '../ui/handing-out.ts';
import { onlineWords } from './online-words.ts';
import { QrCode } from './qr-code.tsx';
import './share-link.css';

const COPIED_MS = 2500;

interface ShareLinkProps {
  readonly url: string;
  readonly title: string;
}

export function ShareLink({ url, title }: ShareLinkProps) {
  const words = onlineWords.value.invite;
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => setCopied(await copyText(url));

  return (
    <div class="share-link">
      <QrCode text={url} label={words.qr} />
      <div class="share-link-text">
        <Field
          label={words.link}
          value={url}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="online-buttons">
          <Button look="main" onClick={copy}>
            <span aria-live="polite">{copied ? words.copied : words.copy}</span>
          </Button>
          {canShare() && <Button onClick={() => void share({ title, url })}>{words.share}</Button>}
        </div>
      </div>
    </div>
  );
}
