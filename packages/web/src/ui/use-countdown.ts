/** A countdown that wakes its component exactly when it looks different. */
import { useEffect, useReducer } from 'preact/hooks';
import { countdown } from './countdown.ts';

/** A little later than due, so that a timer that fires early does not fire twice. */
const LATE_MS = 5;

/** `until` and `now` count in the same time; null for nothing to count. */
export function useCountdown(until: number | null, now: () => number): string | null {
  const [, wake] = useReducer((count: number) => count + 1, 0);
  const shown = until === null ? null : countdown(until, now());
  const changesAt = shown?.changesAt ?? null;
  useEffect(() => {
    if (changesAt === null) return;
    const timer = setTimeout(() => wake(undefined), Math.max(0, changesAt - now()) + LATE_MS);
    return () => clearTimeout(timer);
  }, [changesAt]);
  return shown?.text ?? null;
}
