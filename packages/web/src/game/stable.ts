/** A computed value that stays the same object as long as it says the same: who shows it is not drawn again for nothing. */
import { computed, type ReadonlySignal } from '@preact/signals';

/** For small values of plain data. */
export function stable<T>(compute: () => T): ReadonlySignal<T> {
  let last: { readonly value: T; readonly text: string } | null = null;
  return computed(() => {
    const value = compute();
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  });
}
