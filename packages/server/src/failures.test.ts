/** Failures in the log: the first immediately, more of the same kind counted, in bounded memory. */
import { expect, it } from 'vitest';
import { Failures } from './failures.ts';

function failing() {
  const time = { now: 0 };
  const reported: [words: string, times: number][] = [];
  const failures = new Failures(
    (error, times) => reported.push([String(error), times]),
    () => time.now,
  );
  return { time, reported, fail: (words: string) => failures.note(new Error(words)) };
}

it('reports what is new immediately, and what goes on every ten seconds with how often it came', () => {
  const { time, reported, fail } = failing();
  for (; time.now < 25_000; time.now += 200) fail('out of reach');
  fail('disk full');
  expect(reported).toEqual([
    ['Error: out of reach', 1],
    ['Error: out of reach', 50],
    ['Error: out of reach', 50],
    ['Error: disk full', 1],
  ]);
});

it('forgets before it remembers too much', () => {
  const { reported, fail } = failing();
  for (let i = 0; i < 1000; i++) fail(`failure ${i}`);
  expect(reported).toHaveLength(1000);
  fail('failure 999');
  fail('failure 0');
  expect(reported.slice(1000)).toEqual([['Error: failure 0', 1]]);
});
