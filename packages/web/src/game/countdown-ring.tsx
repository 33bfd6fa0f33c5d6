/** A countdown of seconds, in a ring that empties with them. */
import { useRef } from 'preact/hooks';
import { useCountdown } from '../ui/countdown.ts';
import './countdown-ring.css';

interface RingProps {
  /** In the same time as `now`. */
  readonly until: number;
  readonly now: () => number;
}

/** The text beside it says the time too. */
export function CountdownRing({ until, now }: RingProps) {
  useCountdown(until, now);
  const left = Math.max(0, until - now());
  const whole = useRef({ until, ms: left });
  if (whole.current.until !== until) whole.current = { until, ms: left };
  const share = left / Math.max(1, whole.current.ms);
  return (
    <span class="ring" aria-hidden="true" style={{ '--ring-share': share }}>
      {Math.ceil(left / 1000)}
    </span>
  );
}
