/** Time left until something happens: what to show, and when it will look different, so that a screen can sleep. */
import { formatTime } from '@crownhead/client';
import { useEffect, useReducer } from 'preact/hooks';

export interface Countdown {
  readonly text: string;
  /** In the same time as `now`; null when it has run out. */
  readonly changesAt: number | null;
}

const SECOND = 1000;
const WHOLE_SECONDS = { urgentBelow: 0, tenthsBelow: -1 };

/** Rounded up, so that zero is shown only when there is nothing left. */
export function countdown(until: number, now: number): Countdown {
  const left = Math.max(0, until - now);
  const seconds = Math.ceil(left / SECOND);
  return {
    text: formatTime(left, WHOLE_SECONDS),
    changesAt: seconds === 0 ? null : until - (seconds - 1) * SECOND,
  };
}

/** A little later than due, so that a timer that fires early does not fire twice. */
const LATE_MS = 5;

/** Wakes its component exactly when it looks different. `until` and `now` count in the same time; null for nothing to count. */
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
