/** The waits between tries to reach a server, and what is said after the last one. */
import { expect, it } from 'vitest';
import { unreachable } from '../link-words.ts';
import { backoff } from './backoff.ts';

it('[N11] waits double from try to try, up to a limit', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 80, 5000].map((failed) => backoff(failed))).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000,
  ]);
  // A line that was up and is lost has no failed try yet.
  expect(backoff(0)).toBe(500);
  expect(backoff(3, { firstDelay: 1, mostDelay: 3 })).toBe(3);
});

it('[N11] after the last one the sentence names the server and counts', () => {
  expect(unreachable('10.0.0.5 port 9000', 1)).toEqual({
    error: 'not-connected',
    message: 'The server at 10.0.0.5 port 9000 could not be reached in 1 attempt.',
  });
  expect(unreachable(null, 5).message).toBe('The server could not be reached in 5 attempts.');
  const full = { error: 'server-full', message: 'Server is full.' } as const;
  expect(unreachable(null, 2, full)).toEqual({
    error: 'server-full',
    message: 'The server could not be reached in 2 attempts. It said: Server is full.',
  });
});
