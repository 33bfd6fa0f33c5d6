/** Setting up a position in a real terminal: by text, by tools and by mouse; what is refused; starting from it. */
import { positionOf, type Square } from '@crownhead/rules';
import { expect } from 'vitest';
import { piecesOf } from './test-board.ts';
import { showsMoves } from './test-play.ts';
import type { PtyProgram } from './test-pty.ts';
import type { Programs } from './test-start.ts';
import { describeInTerminal, KEYS, LOOKS, test } from './test-start.ts';

const sq = (n: number): Square => n as Square;

async function inEditor(programs: Programs, look: keyof typeof LOOKS = 'truecolor'): Promise<PtyProgram> {
  const program = await programs.atMenu({ env: LOOKS[look] });
  program.press('s');
  await program.shows('Eraser');
  return program;
}

async function type(program: PtyProgram, text: string): Promise<void> {
  program.press('t');
  await program.shows('Pieces or FEN:');
  program.press(text);
  await program.shows(text);
  program.press(KEYS.enter);
}

const standsAs = (program: PtyProgram, fen: string): Promise<void> => {
  const wanted = JSON.stringify(piecesOf(positionOf(fen, 'black')));
  return program.until(fen, () => JSON.stringify(program.board.pieces) === wanted);
};

describeInTerminal('setting up a position', () => {
  test.for([
    'truecolor',
    'ASCII',
  ] as const)('[E1] [E3] [E6] a position is typed, and played from: %s', async (look, { programs }) => {
    const program = await inEditor(programs, look);
    await type(program, 'H8=BK, C5=B, 18=W, F2=W, G1=W');
    await standsAs(program, 'B:W18,27,32:BK4,14');
    // Adds to the board.
    await type(program, 'A1=WK');
    await standsAs(program, 'B:W18,27,32,K29:BK4,14');
    program.press('s');
    await program.shows('Who plays this position?');
    program.press(`${KEYS.pageDown}\r`);
    await program.shows('You must perform a jump');
    await standsAs(program, 'B:W18,27,32,K29:BK4,14');
    program.press('14x23\r');
    await showsMoves(program, ['14x23']);
  });

  test('[E3] [E4] [E5] a mistake is pointed at and nothing else is lost', async ({ programs }) => {
    const program = await inEditor(programs);
    program.press('s');
    await program.shows('The board is blank');
    await type(program, 'C5=B');
    await standsAs(program, 'B:W:B14');
    program.press('s');
    await program.shows('Only one side has pieces');
    await type(program, '18=W, X9=B, Y9=W');
    await program.shows('That is not a piece on a square.');
    expect(program.board.panel).toContain('(column 7: “X9=B”) That is not a piece on a square.');
    // The text is still there to be put right.
    expect(program.text).toContain('Pieces or FEN: 18=W, X9=B, Y9=W');
    await standsAs(program, 'B:W:B14');
    program.press(`${'\x7f'.repeat(10)}E1=W\r`);
    await standsAs(program, 'B:W18,31:B14');
    await type(program, '14=W');
    await program.shows("Can't place a piece there: the square is occupied.");
    program.press(KEYS.escape);
    await program.until('nothing typed', () => !program.text.includes('Pieces or FEN:'));
    await type(program, 'A2=W');
    await program.shows('pieces stand on the dark squares only.');
  });

  test('[E2] [E9] pieces are placed and removed by mouse and keys, and the game started by force', async ({
    programs,
  }) => {
    const program = await inEditor(programs);
    program.clickPlaces(sq(14));
    await standsAs(program, 'B:W:B14');
    program.clickOn('White king');
    program.clickPlaces(sq(18));
    await standsAs(program, 'B:WK18:B14');
    program.press('5');
    program.clickPlaces(sq(18));
    await standsAs(program, 'B:W:B14');
    program.clickPlaces(sq(18));
    await program.shows('There is no piece on that square to remove.');
    program.press('f');
    await program.shows('White has no pieces and has already lost. Start anyway?');
    program.press('y');
    await program.shows('Who plays this position?');
    program.press(`${KEYS.pageDown}\r`);
    await program.shows('Player Red is the winner! White has no pieces left. Another game?');
  });
});
