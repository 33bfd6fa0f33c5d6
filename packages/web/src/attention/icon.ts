/** The icon of the tab: a dot on it says that a table calls, in the colour of what it calls for. */
import type { Call } from './call-of.ts';

const PLAIN = '/icon.svg';

/** Icons have no tokens: these are seen on light and on dark tabs. */
const COLOURS: Readonly<Record<Call, string>> = { turn: '#2fae5f', question: '#f0b429', time: '#e02d1b' };

let drawing: Promise<string> | null = null;
let shown: Call | null = null;

const drawn = (plain: string, call: Call): string =>
  plain.replace(
    '</svg>',
    `<circle cx="96" cy="96" r="30" fill="${COLOURS[call]}" stroke="#fff" stroke-width="8"/></svg>`,
  );

function put(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = href;
}

/** Without the drawing, the title still tells. */
export function showIcon(call: Call | null): void {
  if (call === shown) return;
  shown = call;
  if (call === null) {
    put(PLAIN);
    return;
  }
  drawing ??= fetch(PLAIN).then((answer) => answer.text());
  drawing.then(
    (plain) => shown === call && put(`data:image/svg+xml,${encodeURIComponent(drawn(plain, call))}`),
    () => {
      drawing = null;
    },
  );
}
