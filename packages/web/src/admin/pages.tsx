/** A list that the server sends page by page: what has come so far, and a button for more. */
import type { AdminCommand, AdminInput, AdminOutput } from '@crownhead/protocol/admin';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { ask, useAsked } from './admin-api.ts';
import { adminWords } from './admin-words.ts';

type PagedCommand = {
  [C in AdminCommand]: AdminOutput<C> extends { readonly next: string | null } ? C : never;
}[AdminCommand];

interface Pages<C extends PagedCommand> {
  /** Undefined until the first has come, null where it was refused. */
  readonly pages: readonly AdminOutput<C>[] | null | undefined;
  /** Asks for the first one again; the others are gone with it. */
  readonly again: () => void;
  /** Goes below the list. */
  readonly more: ComponentChildren;
}

export function usePages<C extends PagedCommand>(command: C, input: AdminInput<C>): Pages<C> {
  const { value, again } = useAsked(command, input);
  const [later, setLater] = useState<{ readonly of: unknown; readonly pages: readonly AdminOutput<C>[] }>();
  const pages = value && [value, ...(later?.of === value ? later.pages : [])];
  const next = pages?.at(-1)?.next ?? null;
  const goOn = async (before: string): Promise<void> => {
    const page = await ask(command, { ...input, before });
    if (pages && page) setLater({ of: value, pages: [...pages.slice(1), page] });
  };
  const more = next !== null && (
    <div class="admin-actions">
      <Button onClick={() => void goOn(next)}>{adminWords.value.more}</Button>
    </div>
  );
  return { pages, again, more };
}
