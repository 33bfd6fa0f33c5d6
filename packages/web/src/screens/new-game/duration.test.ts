import { describe, expect, it } from 'vitest';
import { formatDuration, parseDuration } from './duration.ts';

describe('lengths of time', () => {
  it.each([
    ['90', 'seconds', 90_000],
    [' 5 ', 'minutes', 300_000],
    ['1:30', 'seconds', 90_000],
    ['1:30', 'minutes', 90_000],
    ['2.5', 'minutes', 150_000],
    ['2,5', 'minutes', 150_000],
    ['0', 'seconds', 0],
  ] as const)('[T1] %s in %s', (text, unit, ms) => expect(parseDuration(text, unit)).toBe(ms));

  it.each(['', 'soon', '-5', '1:75', '1:2:3', '1e9', '5 min', '٣', '9999999'])('[T1] refuses %s', (text) =>
    expect(parseDuration(text, 'seconds')).toBeNaN());

  it('writes what it reads', () => {
    expect(formatDuration(90_000, 'seconds')).toBe('90');
    expect(parseDuration(formatDuration(150_000, 'minutes'), 'minutes')).toBe(150_000);
  });
});
