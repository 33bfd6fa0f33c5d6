/** A signal that follows another one when the next frame is painted: what stands beside the board lets the board go first. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { afterPaint } from '../after-paint.ts';

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
