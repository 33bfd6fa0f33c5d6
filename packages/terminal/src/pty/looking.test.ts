/** Earlier positions on a real screen, during a game and after it. */

import { isDeepStrictEqual } from 'node:util';
import { positionOf } from '@crownhead/rules';
import { expect } from 'vitest';
import { piecesOf } from './test-board.ts';
import { play, START, showsMoves } from './test-play.ts';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, test } from './test-start.ts';

const AFTER_ONE = 'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15';
const AFTER_TWO = 'B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15';
const AFTER_THREE = 'W:W21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,22';

async function stands(program: PtyProgram, fen: string): Promise<void> {
  const wanted = piecesOf(positionOf(fen, 'black'));
  await program.until(fen, () => isDeepStrictEqual(program.board.pieces, wanted));
}

describeInTerminal('looking back', () => {
  test.concurrent('[L4] [M4] through the moves of a game that is on, and back to it', async ({
    programs,
  }) => {
    const program = await programs.atBoard();
    await play(program, ['11-15', '22-18', '15x22'], () => 'typed');
    program.press('p');
    await program.shows('Viewing move 1. End: back to the game.');
    await stands(program, AFTER_TWO);
    program.press('p');
    await stands(program, AFTER_ONE);
    program.press(KEYS.home);
    await program.shows('Viewing the start of the game.');
    await stands(program, START);
    program.press('n');
    await stands(program, AFTER_ONE);
    program.press(KEYS.end);
    await stands(program, AFTER_THREE);
    expect(program.text).not.toContain('Viewing the start');
    // A move comes back first and is made at the game as it stands.
    program.press('p');
    await program.shows('Viewing');
    program.press('25x18\r');
    await showsMoves(program, ['11-15', '22-18', '15x22', '25x18']);
    expect(program.text).not.toContain('Viewing the start');
    program.clickOn('11-15');
    await stands(program, AFTER_ONE);
    program.press(KEYS.escape);
    await program.until('the game', () => !program.text.includes('Viewing'));
    expect(program.box).toBe('');
  });

  test.concurrent('[L4] [M5] a move of the other side is told and changes nothing of what is shown', async ({
    programs,
  }) => {
    const args = ['play', '--black', 'Ann', '--computer', 'white', '--level', '1'];
    const program = programs.start({ args });
    await program.shows('Your move, Ann.');
    // The computer takes a moment for its move.
    program.press('11-15\rp');
    await program.shows('Viewing the start of the game.');
    await program.shows(' played ');
    await stands(program, START);
    expect(program.text).toContain('Viewing the start of the game.');
    program.press(KEYS.end);
    await program.until('the game', () => !program.text.includes('Viewing'));
    expect(program.text).not.toContain(' played ');
  });

  test.concurrent('[L4] after a game, too, and another one is still offered then', async ({ programs }) => {
    const program = await programs.atBoard();
    await play(program, ['11-15', '22-18'], () => 'typed');
    program.press('ry');
    await program.until('the result', () => program.box.includes('is the winner!'));
    program.press(KEYS.enter);
    await program.until('the box gone', () => program.box === '');
    program.press(KEYS.home);
    await stands(program, START);
    program.press(KEYS.end);
    await program.shows('another game');
  });
});
