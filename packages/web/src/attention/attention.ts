/** Calls of tables reach a player who looks at another tab: by the title, by the icon, and by a notification if allowed. */
import { effect, signal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { ATTENTION_REASONS, type AttentionReason } from './attention-reason.ts';
import { attentionWords } from './attention-words.ts';
import { showIcon } from './icon.ts';
import { notify } from './notify.ts';

interface TableAttention {
  readonly reason: AttentionReason;
  /** The question itself, where there is one. */
  readonly text: string;
}

/** By the address of their table. */
const calls = signal<ReadonlyMap<string, TableAttention>>(new Map());

/** A table calls, or calls no more. */
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
