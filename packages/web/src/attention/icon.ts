/** The icon of the tab: a dot on it says that a table calls, in the colour of what it calls for. */
import type { AttentionReason } from './attention-reason.ts';

const PLAIN = '/icon.svg';

/** Icons have no tokens: these are seen on light and on dark tabs. */
const COLOURS: Readonly<Record<AttentionReason, string>> = {
  turn: '#2fae5f',
  question: '#f0b429',
  time: '#e02d1b',
};

let drawing: Promise<string> | null = null;
let shown: AttentionReason | null = null;

const drawn = (plain: string, reason: AttentionReason): string =>
  plain.replace(
    '</svg>',
    `<circle cx="96" cy="96" r="30" fill="${COLOURS[reason]}" stroke="#fff" stroke-width="8"/></svg>`,
  );

function put(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = href;
}

/** Without the drawing, the title still tells. */
export function showIcon(reason: AttentionReason | null): void {
  if (reason === shown) return;
  shown = reason;
  if (reason === null) {
    put(PLAIN);
    return;
  }
  drawing ??= fetch(PLAIN).then((answer) => answer.text());
  drawing.then(
    (plain) => shown === reason && put(`data:image/svg+xml,${encodeURIComponent(drawn(plain, reason))}`),
    () => {
      drawing = null;
    },
  );
}
