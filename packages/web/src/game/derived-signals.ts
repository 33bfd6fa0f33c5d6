/** Signals that follow others: only when they say something else, or only after the next paint. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { afterPaint } from '../after-paint.ts';

/** Stays the same object as long as it says the same, so that nothing is drawn again; for small values of plain data. */
export function stable<T>(compute: () => T): ReadonlySignal<T> {
  let last: { readonly value: T; readonly text: string } | null = null;
  return computed(() => {
    const value = compute();
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  });
}

/** Follows when the next frame is painted: what stands beside the board lets the board go first. */
export function followAfterPaint<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
  const follower = signal(source.peek());
  let isDue = false;
  effect(() => {
    if (source.value === follower.peek() || isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      follower.value = source.peek();
    });
  });
  return follower;
}
