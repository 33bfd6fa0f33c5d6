/** What a table on the server adds to the form: who may come, and the connection. It is loaded when it is first wanted. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type OnlineParts = typeof import('../../online/table-parts.tsx');

const parts = signal<OnlineParts | null>(null);

/** Null until it is there, and where it is not wanted. */
export function useOnlineParts(wanted: boolean): OnlineParts | null {
  useEffect(() => {
    if (!wanted || parts.peek()) return;
    const come = (loaded: OnlineParts): void => {
      parts.value = loaded;
    };
    import('../../online/table-parts.tsx').then(come, () => undefined);
  }, [wanted]);
  return wanted ? parts.value : null;
}
