/** Calls of tables reach a player who looks at another tab: by the title, by the icon, and by a notification if allowed. */
import { effect, signal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { attentionWords } from './attention-words.ts';
import { CALLS, type Call } from './call-of.ts';
import { showIcon } from './icon.ts';
import { notify } from './notify.ts';

interface TableCall {
  readonly call: Call;
  /** The question itself, where there is one. */
  readonly text: string;
}

/** By the address of their table. */
const calls = signal<ReadonlyMap<string, TableCall>>(new Map());

/** A table calls, or calls no more. */
export function setCall(address: string, next: TableCall | null): void {
  const before = calls.peek().get(address) ?? null;
  if (before?.call === next?.call && before?.text === next?.text) return;
  const all = new Map(calls.peek());
  if (next) all.set(address, next);
  else all.delete(address);
  calls.value = all;
  if (next && next.call !== before?.call) notify(address, textOf(next));
}

const textOf = ({ call, text }: TableCall): string =>
  call === 'question' ? text : attentionWords.value[call];

effect(() => {
  const all = [...calls.value.values()];
  const first = CALLS.map((call) => all.find((one) => one.call === call)).find((one) => one !== undefined);
  const { appName } = words.value.common;
  document.title = first ? `● ${textOf(first)} · ${appName}` : appName;
  showIcon(first?.call ?? null);
});
