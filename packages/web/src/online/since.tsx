/** How long something has lasted, counted in seconds: "1:42". */
import { formatTime } from '@crownhead/client';
import { useEffect, useReducer } from 'preact/hooks';

const SECOND = 1000;
const WHOLE_SECONDS = { urgentBelow: 0, tenthsBelow: -1 };

interface SinceProps {
  readonly at: number;
  /** In the same time as `at`. */
  readonly now: () => number;
}

export function Since({ at, now }: SinceProps) {
  const [, wake] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(() => wake(undefined), SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now() - at) / SECOND));
  return <span class="since">{formatTime(seconds * SECOND, WHOLE_SECONDS)}</span>;
}
