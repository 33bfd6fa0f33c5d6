/** Brings tables to the attention of a player in another tab: by the title, the icon, and a notification if allowed. */
import { effect, signal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { ATTENTION_REASONS, type AttentionReason } from './attention-reason.ts';
import { attentionWords } from './attention-words.ts';
import { notify } from './notify.ts';

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

/** A dot on the icon of the tab, in the colour of what is called for. Without the drawing, the title still tells. */
function showIcon(reason: AttentionReason | null): void {
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

interface TableAttention {
  readonly reason: AttentionReason;
  /** The question itself, where there is one. */
  readonly text: string;
}

/** By the address of their table. */
const calls = signal<ReadonlyMap<string, TableAttention>>(new Map());

/** A table needs attention, or no longer does. */
export function setAttention(address: string, next: TableAttention | null): void {
  const before = calls.peek().get(address) ?? null;
  if (before?.reason === next?.reason && before?.text === next?.text) return;
  const all = new Map(calls.peek());
  if (next) all.set(address, next);
  else all.delete(address);
  calls.value = all;
  if (next && next.reason !== before?.reason) notify(address, textOf(next));
}

const textOf = ({ reason, text }: TableAttention): string =>
  reason === 'question' ? text : attentionWords.value[reason];

effect(() => {
  const all = [...calls.value.values()];
  const first = ATTENTION_REASONS.map((reason) => all.find((one) => one.reason === reason)).find(
    (one) => one !== undefined,
  );
  const { appName } = words.value.common;
  document.title = first ? `● ${textOf(first)} · ${appName}` : appName;
  showIcon(first?.reason ?? null);
});
