/** Skins in the real program: cycled by a key, chosen in the options and by flags, and remembered. */
import type { Square } from '@crownhead/rules';
import { expect } from 'vitest';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, test } from './test-start.ts';

const EMPTY = 18 as Square;
const MAN = 32 as Square;
const groundOf = (program: PtyProgram): string =>
  [...new Set(program.board.coloursOf(EMPTY).map(String))].join(' ');
const looksLike = (program: PtyProgram): string => program.board.signsOf(MAN);

describeInTerminal('skins', () => {
  test('[R9] a key shows the next board, another one the next pieces; both are remembered', async ({
    programs,
  }) => {
    const first = await programs.atBoard();
    const before = groundOf(first);
    first.press('[');
    await first.shows('Board: Tournament.');
    const board = groundOf(first);
    expect(board).not.toBe(before);
    first.press(']]');
    await first.shows('Pieces: Letters.');
    expect(looksLike(first)).toContain('[C]');
    first.press(KEYS.interrupt);
    await first.ended();

    const second = await programs.atBoard([], { home: first.home });
    expect(groundOf(second)).toBe(board);
    expect(looksLike(second)).toContain('[C]');
  });

  test('[R9] flags choose them for one time, and keys go on from there', async ({ programs }) => {
    const first = await programs.atBoard(['--board', 'wood', '--pieces', 'letters']);
    const wood = groundOf(first);
    expect(looksLike(first)).toContain('[C]');
    first.press('[');
    await first.shows('Board: High contrast.');
    expect(groundOf(first)).not.toBe(wood);
    first.press(KEYS.interrupt);
    await first.ended();

    const second = await programs.atBoard([], { home: first.home });
    // The key was pressed for the board only.
    expect(looksLike(second)).not.toContain('[C]');
    expect(second.board.coloursOf(EMPTY)).toContainEqual([0, 0, 0]);
  });

  test('[R9] the options have them', async ({ programs }) => {
    const program = await programs.atMenu();
    program.press('p');
    await program.shows('Turned discs');
    program.press(`${KEYS.down.repeat(9)}l`);
    await program.shows('Letters');
    program.press(`${KEYS.pageDown}\r`);
    await program.shows('Welcome, Ann.');
    program.press('2');
    await program.shows('Second side');
    program.press(`Bob${KEYS.pageDown}\r`);
    await program.shows('Your move, Ann.');
    expect(looksLike(program)).toContain('[C]');
  });
});
