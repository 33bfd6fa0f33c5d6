/** A link to give to somebody: to copy, to share with another app, to scan; at an address that their device can reach (W11). */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/field.tsx';
import { canShare, copyText, share } from '../ui/share.ts';
import { onlineWords } from './online-words.ts';
import { useReach } from './reach.ts';
import { ReachNote } from './reach-note.tsx';
import './share-link.css';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** One drawn path. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, drawing } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, drawing: squares.join('') };
  }, [text]);
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={drawing} />
    </svg>
  );
}

const COPIED_MS = 2500;

/** As people read it: without what every address begins with. */
const shortOf = (url: string): string => url.replace(/^https?:\/\//, '');

interface ShareLinkProps {
  /** Of this app, as in `/t/k3mq7xw2p9`. */
  readonly path: string;
  readonly title: string;
}

export function ShareLink({ path, title }: ShareLinkProps) {
  const words = onlineWords.value.invite;
  const reach = useReach();
  const [chosen, choose] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  // A link that would lead nowhere is worse than none for a moment.
  if (!reach) return <div class="share-link share-link-unknown" />;
  const { scope, origins } = reach;
  const origin = chosen !== null && origins.includes(chosen) ? chosen : origins[0]!;
  const url = origin + path;
  const copy = async (): Promise<void> => setCopied(await copyText(url));

  const address = (look: 'main' | 'plain'): ComponentChildren => (
    <div class="share-link-row">
      <a class="share-link-url" href={url} aria-label={`${words.link}: ${shortOf(url)}`}>
        {shortOf(url)}
      </a>
      <Button look={look} onClick={copy}>
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </Button>
      {canShare() && <Button onClick={() => void share({ title, url })}>{words.share}</Button>}
    </div>
  );

  // What only this computer can open is no invitation.
  if (scope !== 'network')
    return (
      <div class="share-link">
        <ReachNote reach={reach}>{address('plain')}</ReachNote>
      </div>
    );
  return (
    <div class="share-link">
      <QrCode text={url} label={words.qr} />
      <div class="share-link-text">
        {origins.length > 1 && (
          <Menu
            label={words.address}
            hint={words.addressHint}
            value={origin}
            options={origins.map((value) => ({ value, label: new URL(value).host }))}
            onChange={choose}
          />
        )}
        {address('main')}
      </div>
    </div>
  );
}
