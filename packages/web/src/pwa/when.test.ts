import { expect, it } from 'vitest';
import { mayAsk, mayReload, mayUpdateAgain } from './when.ts';

it.each(['/', '/play/abc', '/settings', '/help', '/newspaper'])('%s may reload out of sight', (path) => {
  expect(mayReload(path, true)).toBe(true);
  expect(mayReload(path, false)).toBe(false);
});

it.each(['/new', '/new/computer', '/editor', '/t/abc', '/online/new', '/open'])('%s may not', (path) => {
  expect(mayReload(path, true)).toBe(false);
});

it('asks for a newer app at intervals', () => {
  expect(mayAsk(10_000_000, 0)).toBe(true);
  expect(mayAsk(10_000_000, 9_999_000)).toBe(false);
});

it('does not update in circles', () => {
  expect(mayUpdateAgain(1_000_000, null)).toBe(true);
  expect(mayUpdateAgain(1_000_000, 999_000)).toBe(false);
  expect(mayUpdateAgain(1_000_000, 0)).toBe(true);
  expect(mayUpdateAgain(1_000_000, Number.NaN)).toBe(true);
});
