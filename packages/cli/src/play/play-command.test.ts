/** The game by typed lines as people start it: a real process, fed through a pipe, stopped and resumed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/crownhead.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crownhead-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

function play(lines: readonly string[], ...flags: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, 'play', ...flags], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, XDG_CONFIG_HOME: mkdtempSync(join(folder, 'config-')) },
  });
  return { stdout, stderr, status };
}

describe('crownhead play', () => {
  test('[L1] [L2] [L4] [R14] a piped game shows what was typed, the board, the names and the clocks', () => {
    const { stdout, stderr, status } = play(
      ['11-15', '22-18', '\x1b[2J', '15x22'],
      ...['--black', 'Ann', '--white', 'Bob', '--clock', '5+3'],
    );
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain('Ann (Red)> 11-15');
    expect(stdout).toContain('Bob (White)> 22-18');
    expect(stdout).toContain('Ann (Red)>  [2J\n');
    expect(stdout).toContain('Ann (Red) plays 15x22, taking 1 piece.');
    expect(stdout).toContain('Ann (Red) 12 (has taken 1), Bob (White) 11.');
    expect(stdout).toMatch(/Time left: Ann \(Red\) [45]:\d\d, Bob \(White\) [45]:\d\d\./);
  });

  test('[F1] a game saved by one run is played on by the next', () => {
    const file = join(folder, 'game.pdn');
    play(['11-15', '22-18', `save ${file}`], '--rules', 'console');
    expect(readFileSync(file, 'utf8')).toContain('*');
    const { stdout, status } = play(['history'], '--open', file);
    expect(stdout).toContain(`Opened ${file}.`);
    expect(status).toBe(0);
  });

  test('[F2] [T1] what cannot be started says so in one sentence and exits 2', () => {
    const damaged = join(folder, 'damaged.pdn');
    writeFileSync(damaged, '1. 11-15 11-15 *');
    const rows = [
      [['--open', join(folder, 'none.pdn')], 'there is no such file or folder'],
      [['--open', damaged], 'move 1'],
      [['--open', damaged, '--rules', 'lobby'], 'cannot be used with'],
      [['--rules', 'nonsense'], 'There are no rules called “nonsense”'],
      [['--fen', 'nonsense'], 'A side is written B or W'],
      [['--fen', 'B:W:B1'], 'has already lost: --fen takes a position in which both have some'],
      [['--clock', 'soon'], 'A clock looks like 5+3'],
      [['--move-limit', '5'], 'The move limit must be between 10 seconds and 5 minutes.'],
      [
        ['--move-limit', '60', '--warning', '5'],
        'The warning limit must be between 10 seconds and 5 minutes.',
      ],
      [['--move-limit', '60', '--warning', 'soon'], 'The warning time is a whole number of seconds'],
      [['--warning', '301'], 'The warning limit must be between 10 seconds and 5 minutes.'],
      [['--move-limit', '301'], 'The move limit must be between 10 seconds and 5 minutes.'],
      [['--engine', 'scan hub', '--rules', 'lobby'], 'Other engines know the official moves only'],
      [['--engine', 'scan hub', '--level', '3'], 'cannot be used with'],
      [['--computer', 'white', '--name', 'x'.repeat(25)], 'A name has 1 to 24 characters.'],
      [['--clock', '5+3', '--warning', '30'], 'cannot be used with'],
      [['--level', '3'], '--level needs --computer'],
      [['--black', 'Ann', '--white', 'ann'], 'already has that name'],
    ] as const;
    for (const [flags, words] of rows) {
      const { stdout, stderr, status } = play([], ...flags);
      expect({ stdout, status }, flags.join(' ')).toEqual({ stdout: '', status: 2 });
      expect(stderr).toContain(words);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});
