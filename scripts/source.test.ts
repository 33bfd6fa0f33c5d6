/** [V5] Source that can be taught with: every file says what it is for, is short, and leaves nothing for later. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './source.ts';

const ROOT = join(import.meta.dirname, '..');
/** Two that have to name what they look for, or draw pieces of another game. */
const MAY_NAME = /scripts\/source\.ts$|bench\/chessboard-page\.ts$/;

const files = [
  'packages/*/{bin,build,e2e,golden,perft,src,test,tune}/**/*.{mjs,ts,tsx}',
  'scripts/**/*.{mjs,ts}',
]
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|tmp)\.tsx?$/.test(path))
  .sort();

describe('[V5] every source file', () => {
  it('begins with what it is for, is short enough, and is finished', () => {
    expect(files.length).toBeGreaterThan(500);
    const faults = files
      .filter((path) => !MAY_NAME.test(path))
      .flatMap((path) => faultsOf(readFileSync(join(ROOT, path), 'utf8')).map((fault) => `${path} ${fault}`));
    expect(faults).toEqual([]);
  });

  it('is short as a rule: half of them have less than 100 lines, nine of ten less than 200', () => {
    const lines = files
      .map((path) => readFileSync(join(ROOT, path), 'utf8').split('\n').length)
      .sort((a, b) => a - b);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(100);
    expect(lines[Math.floor(lines.length * 0.9)]).toBeLessThan(200);
  });
});

describe('this check', () => {
  const FIRST = '/** Counts pieces, for the screen. */\n';
  it.each([
    ['a good file', `${FIRST}export const one = 1;\n`, []],
    ['one with a line for the shell', `#!/usr/bin/env node\n${FIRST}`, []],
    [
      'one that says nothing',
      'export const one = 1;\n',
      ['does not begin with a sentence that says what it is for'],
    ],
    [
      'one that says too little',
      '/** Utils */\n',
      ['does not begin with a sentence that says what it is for'],
    ],
    ['a long one', FIRST + 'export {};\n'.repeat(400), ['has 401 lines']],
    ['one that is not finished', `${FIRST}// TODO: more\n`, ['has a leftover: TODO']],
    ['one with a check switched off', `${FIRST}// @ts-ignore\n`, ['has a leftover: @ts-ignore']],
    ['one of another game', `${FIRST}const pawns = 8;\n`, ['speaks of another game: pawns']],
  ])('%s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });
});
