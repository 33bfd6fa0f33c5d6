/** What a table on the server adds to the form: access, and the connection. Loaded with the form, without waiting for it. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type OnlineParts = typeof import('../../online/table-parts.tsx');

const parts = signal<OnlineParts | null>(null);

/** From a page that has it already: then all of the form is there from the start. */
export function giveOnlineParts(loaded: OnlineParts): void {
  parts.value = loaded;
}

/** Null until it is there, and where it is not wanted. */
export function useOnlineParts(wanted: boolean): OnlineParts | null {
  useEffect(() => {
    if (!parts.peek()) import('../../online/table-parts.tsx').then(giveOnlineParts, () => undefined);
  }, []);
  return wanted ? parts.value : null;
}
