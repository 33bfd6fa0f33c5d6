import { describe, expect, it } from 'vitest';
import { compact, duration, plural, table, thousands } from './words.ts';

describe('words', () => {
  it('numbers read easily', () => {
    expect([0, 999, 1000, 3963680].map(thousands)).toEqual(['0', '999', '1,000', '3,963,680']);
    expect([0.5, 7, 42.05, 665_000, 2_290_000, 78_912_345, 4e9].map(compact)).toEqual([
      '0.50',
      '7.00',
      '42.0',
      '665 k',
      '2.29 M',
      '78.9 M',
      '4.00 G',
    ]);
    expect([plural(1, 'move'), plural(1200, 'move')]).toEqual(['1 move', '1,200 moves']);
  });

  it('times read easily', () => {
    expect([0.4, 59, 83, 3599, 8000].map(duration)).toEqual([
      '0 s',
      '59 s',
      '1 min 23 s',
      '59 min 59 s',
      '2 h 13 min',
    ]);
  });

  it('tables are aligned, numbers to the right, with no spaces at line ends', () => {
    const rows = [
      ['a', '1', ''],
      ['bbb', '200', 'end'],
    ];
    expect(table(rows, [1])).toBe('  a      1\n  bbb  200  end');
  });
});
