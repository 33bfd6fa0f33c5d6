/** Files that are replaced while others read them. */
import { expect, it } from 'vitest';
import { replaceFile } from './write-whole.ts';

/** Refused so often before it is done. */
function refusing(times: number, code: string) {
  let asked = 0;
  const rename = (): void => {
    asked += 1;
    if (asked <= times) throw Object.assign(new Error(code), { code });
  };
  return { rename, asked: () => asked };
}

it('a file that is read at this moment is replaced a moment later, on Windows', () => {
  const soon = refusing(2, 'EPERM');
  replaceFile('draft', 'file', soon.rename, 'win32');
  expect(soon.asked()).toBe(3);
  const never = refusing(99, 'EBUSY');
  expect(() => replaceFile('draft', 'file', never.rename, 'win32')).toThrow('EBUSY');
  expect(never.asked()).toBe(10);
});

it.each([
  ['EPERM', 'linux'],
  ['ENOSPC', 'win32'],
] as const)('what will not get better is told at once: %s on %s', (code, platform) => {
  const { rename, asked } = refusing(99, code);
  expect(() => replaceFile('draft', 'file', rename, platform)).toThrow(code);
  expect(asked()).toBe(1);
});
