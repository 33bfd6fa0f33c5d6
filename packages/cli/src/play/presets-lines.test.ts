/** Every preset by typed lines in the real program: to the result, and to what follows it (R17). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL } from '@crownhead/testkit';
import { afterAll, expect, test } from 'vitest';
import { type ProgramResult, runProgram } from '../run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-presets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One jump, and White has nothing left. */
const LAST_JUMP = ['--fen', 'B:W18:B15', '--black', 'Ann', '--white', 'Bob'];

const play = (lines: readonly string[], ...flags: string[]): Promise<ProgramResult> => {
  const env = { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'config-')) };
  return runProgram(['play', '--lines', ...flags], lines.map((line) => `${line}\n`).join(''), { env });
};

const NEXT_GAME =
  /Ann \([A-Z]\w+\) is the winner![\s\S]*> yes\n[\s\S]*to move\.[\s\S]*> history\nNo moves yet\./;

/** With what is said of the next game. */
const RULES: readonly (readonly [rules: string, words: string])[] = [
  ['official', 'Another game? Type yes'],
  ['003', 'new RULES for other rules'],
  ...(FULL ? ['000', '002', 'official capture=optional'] : []).map(
    (rules) => [rules, 'Another game? Type yes'] as const,
  ),
];

test.concurrent.each(RULES)('[R17] %s: the result, and another game', async (rules, words) => {
  const { out, err, code } = await play(['15x22', 'yes', 'history'], '--rules', rules, ...LAST_JUMP);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(out).toMatch(NEXT_GAME);
  expect(out).toContain(words);
});

test('[R17] 001: the board is cleared, then there is a new game', async () => {
  const { out } = await play(['15x22', '', 'yes', 'history'], '--rules', '001', ...LAST_JUMP);
  expect(out).toContain('Press Enter to clear the board');
  expect(out).toMatch(/crownhead> \n[\s\S]*The board is cleared\./);
  expect(out).toMatch(NEXT_GAME);
});

test('[R17] 004: the program ends with the game', async () => {
  const { out, code } = await play(['15x22', 'yes', 'history'], '--rules', '004', ...LAST_JUMP);
  expect(out).toContain('Player Ann (Red) is the winner!');
  expect(out).not.toContain('> yes');
  expect(code).toBe(0);
});

test('[R10] 002: the referee calls a draw that the endgame tables prove', async () => {
  const { out } = await play(['32-28'], '--rules', '002', '--fen', 'W:WK32:BK1');
  expect(out).toMatch(/A draw has been reached/);
});

test('[T1] host takes the same limits as play, and refuses what is out of range', async () => {
  const host = ['host', '--host', '127.0.0.1', '--port', '0'];
  const ran = await Promise.all([
    runProgram([...host, '--move-limit', '60', '--warning', '301']),
    runProgram([...host, '--warning', '9']),
    runProgram([...host, '--move-limit', 'soon']),
  ]);
  expect(ran.map(({ code, out }) => ({ code, out }))).toEqual(ran.map(() => ({ code: 2, out: '' })));
  expect(ran.map(({ err }) => err)).toEqual([
    'crownhead: The warning limit must be between 10 seconds and 5 minutes.\n',
    'crownhead: The warning limit must be between 10 seconds and 5 minutes.\n',
    'crownhead: The move limit is a whole number of seconds.\n',
  ]);
});
