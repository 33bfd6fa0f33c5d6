/** Time left until something happens: what to show, and when it will look different, so that a screen can sleep. */
import { formatTime } from '@crownhead/client';

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
