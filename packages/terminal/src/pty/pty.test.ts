/** The app as people start it: a real program in a pseudo-terminal. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { loadPty, type PtyOptions, PtyProgram } from './test-pty.ts';

const pty = await loadPty();
if (pty === null)
  console.warn('SKIPPED: @lydell/node-pty is not installed, so nothing is tried in a real terminal.');

const programs: PtyProgram[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.close();
});

function start(options: PtyOptions = {}): PtyProgram {
  const program = new PtyProgram(pty!, options);
  programs.push(program);
  return program;
}

/** Past the question for the name. */
async function atMenu(options: PtyOptions = {}): Promise<PtyProgram> {
  const program = start(options);
  await program.shows('What should the other players call you?');
  program.press('Ann\r');
  await program.shows('Good to see you, Ann.');
  return program;
}

const GIVEN_BACK = '\x1b[?25h\x1b[?1049l';
/** Code with a mistake in it, run inside the program a moment after its start. */
const BUG = encodeURIComponent('setTimeout(() => { throw new Error("a bug") }, 500)');
const UP = '\x1b[A';

describe.skipIf(pty === null)('in a terminal', () => {
  test('[N2] [C2] [C3] the name is asked once; a game by arrows and Enter; quitting gives the screen back', async () => {
    const program = await atMenu();
    expect(JSON.parse(readFileSync(join(program.home, 'crownhead/config.json'), 'utf8'))).toMatchObject({
      name: 'Ann',
    });
    program.press('2');
    await program.shows('Two players at this keyboard');
    program.press(`Bob${UP}${UP}\r`);
    await program.shows('Your move, Ann.');
    program.press('\x1b[C\r\r');
    await program.shows('10-14');
    program.press('22-18\r');
    await program.shows('22-18');
    program.press('\x03');
    expect(await program.ended()).toMatchObject({ exitCode: 0 });
    expect(program.output).toContain('\x1b[?1049h');
    expect(program.output.endsWith(GIVEN_BACK)).toBe(true);

    const again = start({ home: program.home });
    await again.shows('Continue');
    again.press('c');
    await again.shows('22-18');
    expect(again.text).toContain('10-14');
  });

  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('%s gives the screen back, keeps the game and says so in the exit code', async (signal, exitCode) => {
    const program = start({ args: ['play', '--black', 'Ann'] });
    await program.shows('Your move, Ann.');
    program.press('11-15\r');
    await program.shows('11-15');
    program.kill(signal);
    expect(await program.ended()).toMatchObject({ exitCode });
    expect(program.output).toContain(GIVEN_BACK);
    expect(existsSync(join(program.home, 'crownhead/table.json'))).toBe(true);
  });

  test('[C2] the window changes its size while the game goes on', async () => {
    const program = start({ args: ['play', '--black', 'Ann'] });
    await program.shows('Your move, Ann.');
    program.resize(60, 20);
    await program.shows('The window is 60×20.');
    program.resize(150, 50);
    await program.until(
      'the large board',
      () => program.text.split('\n').length === 50 && program.text.includes('Your move, Ann.'),
    );
  });

  test('[M4] clicks choose and move', async () => {
    const program = start({ args: ['play', '--black', 'Ann'] });
    await program.shows('Your move, Ann.');
    const click = (text: string): void => {
      const rows = program.text.split('\n');
      const y = rows.findIndex((row) => row.includes(text));
      const x = rows[y]!.indexOf(text);
      program.press(`\x1b[<0;${x + 1};${y + 1}M\x1b[<0;${x + 1};${y + 1}m`);
    };
    program.press('\x1b[C\x1b[C\r');
    await program.until('the chosen piece', () => /where to/.test(program.text));
    click('15');
    await program.shows('11-15');
    click('flip');
    await program.shows('H   G   F');
  });

  test('[L3] the computer answers, and a hint is given', async () => {
    const program = start({ args: ['play', '--black', 'Ann', '--computer', 'white', '--level', '2'] });
    await program.shows('Your move, Ann.');
    program.press('11-15\r');
    await program.until('an answer', () => /1\. +11-15 +\d+-\d+/.test(program.text));
    program.press('i');
    await program.shows('How about');
  });

  test('a blink writes a few cells, all at once', async () => {
    const program = start({ args: ['play', '--black', 'Ann'], columns: 150, rows: 50 });
    await program.shows('Your move, Ann.');
    const from = program.output.length;
    await program.until('some blinks', () => program.output.slice(from).split('\x1b[?2026l').length > 3);
    for (const frame of program.output.slice(from).split('\x1b[?2026h').slice(1)) {
      expect(frame.length).toBeLessThan(1200);
    }
  });

  test('a crash gives the screen back and says what happened', async () => {
    const program = start({ env: { NODE_OPTIONS: `--import data:text/javascript,${BUG}` } });
    expect(await program.ended()).toMatchObject({ exitCode: 1 });
    const [before, after] = program.output.split(GIVEN_BACK);
    expect(before).toContain('Crownhead');
    expect(after).toContain('Error: a bug');
  });

  test('without a full screen it plays by lines', async () => {
    const program = start({ args: ['play', '--lines'] });
    const dumb = start({ env: { TERM: 'dumb' } });
    const words = 'Crownhead: checkers by typed moves.';
    for (const one of [program, dumb]) await one.until('lines', () => one.output.includes(words));
    expect(program.output).not.toContain('\x1b[?1049h');
  });

  test('what cannot be played is said before the screen is taken', async () => {
    const program = start({ args: ['play', '--fen', 'nonsense'] });
    expect(await program.ended()).toMatchObject({ exitCode: 2 });
    expect(program.output).not.toContain('\x1b[?1049h');
    expect(program.output).toContain('A side is written B or W');
  });
});
