/** Files that are replaced while others read them, and added to while others add to them. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { appendWhole, replaceFile } from './write-whole.ts';

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

it.each([
  ['what came of it goes', '[Event', 'a game\n'],
  ['what another program has added stays', 'another game\n', 'a game\nanother game\n'],
])('[F1] a game that does not fit: %s', (_, added, left) => {
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-append-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'games.pdn');
  appendWhole(file, 'a game\n');
  const full = (): void => {
    appendFileSync(file, added);
    throw new Error('ENOSPC');
  };
  expect(() => appendWhole(file, '[Event "x"]\n', full)).toThrow('ENOSPC');
  expect(readFileSync(file, 'utf8')).toBe(left);
});
