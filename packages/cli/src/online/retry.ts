/** Retries a connection to a server a set number of times, and reports each attempt (N11). */
import { backoff, WIRE_SETTINGS } from '@crownhead/client/remote';

export interface RetryPolicy {
  readonly attempts: number;
  wait(ms: number): Promise<void>;
  /** Before each try but the first, and how long until then. */
  onRetry(attempt: number, attempts: number, ms: number): void;
}

/** As all our clients do. */
export const defaultRetryPolicy = (
  onRetry: RetryPolicy['onRetry'],
  attempts = WIRE_SETTINGS.attempts,
): RetryPolicy => ({
  attempts,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onRetry,
});

/** `attempt` returns null when nobody was there; so does this, after the last one. */
export async function tryToReach<T>(
  attempt: () => Promise<T | null>,
  policy: RetryPolicy,
): Promise<T | null> {
  const { attempts, wait, onRetry } = policy;
  for (let n = 1; ; n += 1) {
    const reached = await attempt();
    if (reached !== null || n === attempts) return reached;
    const delay = backoff(n);
    onRetry(n + 1, attempts, delay);
    await wait(delay);
  }
}

export const attemptLine = (attempt: number, attempts: number, ms: number): string =>
  `No answer. Attempt ${attempt} of ${attempts} in ${ms / 1000} s.\n`;
