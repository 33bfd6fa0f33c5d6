/** A disk that refuses the web app is reported in a sentence; no other fault is mistaken for one. */
import { expect, it } from 'vitest';
import { diskFault } from './build-web.ts';

it.each([
  ["ENOSPC: no space left on device, write '/x'", 'the disk is full'],
  ['Failed to write file in /x\n\nCaused by:\n    No space left on device (os error 28)', 'the disk is full'],
  ["Error: , Unknown error: Read-only file system '/x'", 'that file system is read-only'],
  ["EACCES: permission denied, open '/x'", 'this user is not allowed to write there'],
])('[V8] %s', (words, why) => {
  expect(diskFault(new Error(words), '/x')).toBe(
    `The web app cannot be built in /x: ${why}; see to that, or put the clone somewhere else.`,
  );
});

it('[V8] a mistake in the sources stays what it is', () => {
  expect(diskFault(new SyntaxError('Unexpected token in app.tsx'), '/x')).toBeNull();
});
