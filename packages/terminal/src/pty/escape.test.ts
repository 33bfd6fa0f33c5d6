/** Keys that arrive in pieces, over lines of any slowness: none of them leaves the game. */
import type { Square } from '@crownhead/rules';
import { expect } from 'vitest';
import { showsMoves } from './test-play.ts';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, type Programs, test } from './test-start.ts';

/** With clocks, by which the seconds are counted that pass in the program. */
const atClocks = (programs: Programs, answers: boolean): Promise<PtyProgram> =>
  programs.atBoard(['--clock', '30+0'], { answers });

const clockOf = ({ text }: PtyProgram): number => {
  const [, minutes, seconds] = /Ann.* (\d+):(\d\d)$/m.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** Until Ann's clock has run on by so many seconds. */
async function seconds(program: PtyProgram, count: number): Promise<void> {
  const end = clockOf(program) - count;
  await program.until(`${count} seconds`, () => clockOf(program) <= end);
}

const isPlaying = (program: PtyProgram): void => {
  expect(program.box).toBe('');
  expect(program.text).toContain('Your move, Ann.');
};

describeInTerminal('a key in pieces', () => {
  test.concurrent('[M4] [R12] an arrow byte by byte, seconds apart, is the arrow', async ({ programs }) => {
    const program = await atClocks(programs, true);
    await program.pressInPieces(['\x1b', '[', 'C'], () => seconds(program, 3));
    isPlaying(program);
    // It went from the first piece to the second, which is chosen now and moves.
    program.press(KEYS.enter + KEYS.enter);
    await showsMoves(program, ['10-14']);
  });

  test.concurrent('[M4] [R12] a lone Escape asks before it leaves, and the game is kept', async ({
    programs,
  }) => {
    const program = await programs.atBoard();
    program.press('11-15\r');
    await showsMoves(program, ['11-15']);
    program.press(KEYS.escape);
    await program.until('the question', () => program.box.startsWith('Back to the menu? The game is saved'));
    program.press(KEYS.escape);
    await program.until('the board', () => program.box === '');
    program.press(KEYS.escape);
    await program.until('the question', () => program.box !== '');
    program.press('y');
    await program.shows('the unfinished game');
    program.press('c');
    await showsMoves(program, ['11-15']);
  });

  test.concurrent('[M4] [R12] a terminal that answers nothing: a second makes no difference, and later it is asked', async ({
    programs,
  }) => {
    const program = await atClocks(programs, false);
    await program.pressInPieces(['\x1b', '[', 'C'], () => seconds(program, 1));
    program.press(KEYS.enter + KEYS.enter);
    await showsMoves(program, ['10-14']);
    program.press('22-18\r');
    await showsMoves(program, ['10-14', '22-18']);
    // Far later than the gap: an Escape asks, and what comes then is no text and leaves nothing.
    await program.pressInPieces(['\x1b', '[C'], () =>
      program.until('the question', () => program.box.startsWith('Back to the menu?')),
    );
    program.press('n');
    await program.until('the board', () => program.box === '');
    expect(program.text).not.toContain('Your move: ');
    await showsMoves(program, ['10-14', '22-18']);
  });

  test.concurrent('[M4] a paste and the mouse in pieces are what they are', async ({ programs }) => {
    const program = await atClocks(programs, true);
    await program.pressInPieces(['\x1b', '[200~11-', '15\x1b', '[201~'], () => seconds(program, 1));
    await showsMoves(program, ['11-15']);
    const clickOn = async (square: number): Promise<void> => {
      const { x, y } = program.board.middleOf(square as Square);
      const told = `\x1b[<0;${x + 1};${y + 1}M\x1b[<0;${x + 1};${y + 1}m`;
      // Bob's clock runs now.
      await program.pressInPieces([...told], async () => undefined);
    };
    await clickOn(22);
    await clickOn(18);
    await showsMoves(program, ['11-15', '22-18']);
    const { x, y } = program.board.middleOf(15 as Square);
    await program.pressInPieces(['\x1b', `[<0;${x + 1}`, `;${y + 1}M`], () => seconds(program, 1));
    program.press(KEYS.enter);
    await showsMoves(program, ['11-15', '22-18', '15x22']);
  });
});
