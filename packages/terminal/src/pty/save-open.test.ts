/** Games as files through the screens: saved in the middle, opened and gone on with; files that are no games. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { piecesOf } from './test-board.ts';
import { play, showsMoves } from './test-play.ts';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, GIVEN_BACK, KEYS, test } from './test-start.ts';

const MOVES = ['11-15', '22-18', '15x22'] as const;

async function save(program: PtyProgram, file: string): Promise<void> {
  program.press('s');
  await program.shows('Save game');
  program.press(`${KEYS.clearLine}${file}\r`);
  await program.shows(`Saved as ${file}.`);
}

async function askFor(program: PtyProgram, file: string): Promise<void> {
  program.press('o');
  await program.shows('A PDN file.');
  program.press(`${KEYS.clearLine}${file}${KEYS.pageDown}\r`);
}

describeInTerminal('a finished game', () => {
  test('[F2] [L5] that cannot be kept among My games is told of', async ({ programs }) => {
    const program = await programs.atBoard();
    // Nothing can be written where there is a folder.
    mkdirSync(join(program.home, 'crownhead', 'games.pdn'), { recursive: true });
    await play(program, ['11-15'], () => 'keys');
    program.press('r');
    await program.shows('Resign this game?');
    program.press('y');
    await program.until('the result', () => program.box.includes('is the winner!'));
    program.press('\r');
    await program.until('what is wrong', () => !program.box.includes('is the winner!'));
    expect(program.box).toBe('The game could not be added to My games: it is a folder. Enter OK');
  });
});

describeInTerminal('a game that is being played', () => {
  test('[F1] [L5] that cannot be kept is told of once, while it can be saved', async ({ programs }) => {
    const home = mkdtempSync(join(tmpdir(), 'crownhead-unkept-'));
    // Nothing can be written below what is no folder.
    writeFileSync(join(home, 'crownhead'), '');
    const program = await programs.atBoard([], { home });
    await program.until('what is wrong', () => program.box !== '');
    expect(program.box).toBe('This game cannot be kept: save it as a file before you quit. Enter OK');
    program.press('\r');
    await program.until('the box gone', () => program.box === '');
    await play(program, ['11-15', '22-18'], () => 'typed');
    await save(program, 'ours.pdn');
    expect(program.box).toBe('');
    expect(readFileSync(join(home, 'ours.pdn'), 'utf8')).toContain('11-15 22-18');
    program.press(KEYS.interrupt);
    await program.ended();
    rmSync(home, { recursive: true });
  });
});

describeInTerminal('damaged settings', () => {
  test('[N2] are kept aside, which is told in the menu and after the program', async ({ programs }) => {
    const home = mkdtempSync(join(tmpdir(), 'crownhead-damaged-'));
    mkdirSync(join(home, 'crownhead'));
    writeFileSync(join(home, 'crownhead', 'config.json'), '{ "name": "Ann", }');
    const program = programs.start({ home });
    await program.shows('Other players see this name.');
    program.press('Ann\r');
    await program.shows('The settings were damaged: they are kept as config-damaged-1.json.');
    program.press(KEYS.interrupt);
    await program.ended();
    const after = program.output.split(GIVEN_BACK).at(-1);
    expect(after).toContain('crownhead: The settings were damaged: they are kept as config-damaged-1.json.');
    expect(readFileSync(join(home, 'crownhead', 'config-damaged-1.json'), 'utf8')).toBe('{ "name": "Ann", }');
    rmSync(home, { recursive: true });
  });
});

describeInTerminal('a saved game', () => {
  test('[F1] [F3] a saved game is opened after a new start and goes on with the right side', async ({
    programs,
  }) => {
    const first = await programs.atBoard(['--clock', '10+5']);
    const position = await play(first, MOVES, () => 'keys');
    await save(first, 'ours.pdn');
    // The game itself goes on, and is not what was saved any more.
    first.press('25x18\r');
    await showsMoves(first, [...MOVES, '25x18']);
    first.press(KEYS.interrupt);
    await first.ended();
    const pdn = readFileSync(join(first.home, 'ours.pdn'), 'utf8');
    expect(pdn).toContain('[Black "Ann"]');
    expect(pdn).toContain('11-15 22-18');

    const second = await programs.atMenu({ home: first.home });
    await askFor(second, 'ours.pdn');
    // The other game was not finished, and is not given up unasked.
    await second.shows('Enter again to do so.');
    second.press(KEYS.enter);
    await showsMoves(second, MOVES);
    await second.shows('Opened ours.pdn.');
    expect(second.board.pieces).toEqual(piecesOf(position));
    expect(second.text).toMatch(/› ● Bob White .*\d+:\d\d/);
    expect(second.text).toContain('10 min + 5 s');
    second.press('25x18\r');
    await showsMoves(second, [...MOVES, '25x18']);
  });

  test('[F1] a saved game is opened from the command line as well', async ({ programs }) => {
    const first = await programs.atBoard();
    await play(first, MOVES, () => 'mouse');
    await save(first, 'ours.pdn');
    const file = join(first.home, 'ours.pdn');
    const second = programs.start({ args: ['play', '--open', file], columns: 150, rows: 50 });
    await showsMoves(second, MOVES);
    await second.shows('You must perform a jump');
    expect(second.text).toContain('› ● Bob White');
  });
});

const DAMAGED = {
  'no-game.pdn': ['this is no game', 'no-game.pdn cannot be opened: there is no game in it.'],
  'wrong-move.pdn': ['1. 11-15 11-15 *', 'wrong-move.pdn cannot be opened: Game 1, move 1'],
  'binary.pdn': ['\0\x01\x02[]{}"\x1b[2J', 'binary.pdn cannot be opened: there is no game in it.'],
} as const;

describeInTerminal('a file that is no game', () => {
  test('[F2] a missing or damaged file is told as such, and the game that was left is untouched', async ({
    programs,
  }) => {
    const first = await programs.atBoard();
    await play(first, MOVES, () => 'typed');
    first.press('m');
    await first.shows('Continue');
    for (const [file, [text]] of Object.entries(DAMAGED)) writeFileSync(join(first.home, file), text);

    const tries = Object.entries(DAMAGED).map(([file, [, words]]) => [file, words] as const);
    const missing = ['none.pdn', 'none.pdn cannot be read: there is no such file or folder.'] as const;
    for (const [file, words] of [missing, ...tries]) {
      await askFor(first, file);
      await first.shows(words);
      first.press(KEYS.escape);
      await first.shows('Continue');
    }
    first.press('c');
    await showsMoves(first, MOVES);
    first.press('25x18\r');
    await showsMoves(first, [...MOVES, '25x18']);
    expect(existsSync(join(first.home, 'none.pdn'))).toBe(false);
  });

  test('[F2] a place that cannot be written is told, and the game continues', async ({ programs }) => {
    const program = await programs.atBoard();
    await play(program, ['11-15'], () => 'typed');
    program.press('s');
    await program.shows('Save game');
    program.press(`${KEYS.clearLine}.\r`);
    await program.shows('. cannot be written:');
    program.press(KEYS.escape);
    await showsMoves(program, ['11-15']);
  });
});
