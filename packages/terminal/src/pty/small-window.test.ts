/** A window that is too small: it says so, nothing is done by accident, and the game is there when it has grown. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { positionOf } from '@crownhead/rules';
import { expect } from 'vitest';
import { piecesOf } from './test-board.ts';
import { play, START, showsMoves } from './test-play.ts';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, GIVEN_BACK, KEYS, LOOKS, test } from './test-start.ts';

const SMALL = { columns: 60, rows: 20 } as const;
const MESSAGE = 'The window is 60×20. Crownhead needs 80×24:';

async function shrink(program: PtyProgram): Promise<void> {
  program.resize(SMALL.columns, SMALL.rows);
  await program.shows(MESSAGE);
}

/** Keys that show nothing have been read when a later one has had the screen redrawn. */
async function pressUnseen(program: PtyProgram, keys: string): Promise<void> {
  const from = program.output.length;
  program.press(keys + KEYS.redraw);
  await program.until('the screen redrawn', () => program.output.slice(from).includes('\x1b[2J'));
}

async function grow(program: PtyProgram, columns = 80, rows = 24): Promise<void> {
  program.resize(columns, rows);
  await program.shows('Bob White');
}

describeInTerminal('at 60×20', () => {
  test('[C2] a small window says what is needed from the first frame on, in plain signs too', async ({
    programs,
  }) => {
    const game = programs.start({ ...SMALL, args: ['play', '--black', 'Ann', '--white', 'Bob'] });
    const plain = programs.start({ ...SMALL, env: LOOKS.ASCII });
    await game.shows(MESSAGE);
    expect(game.text).toContain('Your game is safe.');
    await plain.shows('The window is 60x20. Crownhead needs 80x24:');
    expect([...plain.output].every((char) => char <= '~')).toBe(true);
    await grow(game);
    expect(game.board.pieces).toEqual(piecesOf(positionOf(START, 'black')));
    plain.resize(80, 24);
    await plain.shows('Other players see this name.');
  });

  test('[C2] [M2] keys, clicks and pastes move nothing; the game goes on when the window grows', async ({
    programs,
  }) => {
    const program = await programs.atBoard();
    const position = await play(program, ['11-15', '22-18'], () => 'typed');
    await shrink(program);
    const { right, enter } = KEYS;
    const clicks = Array.from({ length: 20 }, (_, y) => `\x1b[<0;${y + 2};${y + 1}M`).join('');
    const paste = '\x1b[200~15x22\x1b[201~';
    await pressUnseen(program, `${right}${enter}${enter}15x22\r${clicks}${paste}ryumy`);
    await grow(program);
    await showsMoves(program, ['11-15', '22-18']);
    expect(program.board.pieces).toEqual(piecesOf(position));
    expect(program.text).toContain('You must perform a jump');
    expect(program.box).toBe('');

    // Larger and smaller again, and on with the game.
    await grow(program, 150, 50);
    await shrink(program);
    await grow(program);
    program.press('15x22\r');
    await showsMoves(program, ['11-15', '22-18', '15x22']);
  });

  test('[C2] what was being typed waits', async ({ programs }) => {
    const program = await programs.atBoard();
    program.press('11-1');
    await program.shows('Your move: 11-1');
    await shrink(program);
    await pressUnseen(program, '6\r');
    await grow(program, 150, 50);
    await program.shows('Your move: 11-1');
    program.press('5\r');
    await showsMoves(program, ['11-15']);
  });

  test.for([
    ['Ctrl+C', 0],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('[C2] %s gives the screen back and keeps the game', async ([way, exitCode], { programs }) => {
    const program = await programs.atBoard();
    await play(program, ['11-15'], () => 'typed');
    await shrink(program);
    if (way === 'Ctrl+C') program.press(KEYS.interrupt);
    else program.kill(way);
    expect(await program.ended()).toMatchObject({ exitCode });
    expect(program.output.endsWith(GIVEN_BACK)).toBe(true);
    for (const mode of ['1049', '1002', '1006', '2004']) expect(program.hasMode(mode)).toBe(false);
    expect(program.hasMode('25')).toBe(true);
    expect(existsSync(join(program.home, 'crownhead/table.json'))).toBe(true);
  });
});
