/** What is done besides moving: resigning, draws, taking back, hints; and why a move is refused. */
import { positionOf, REFUSAL_WORDS, type RefusalReason, type Square } from '@crownhead/rules';
import { expect } from 'vitest';
import { piecesOf } from './test-board.ts';
import { play, START, showsMoves } from './test-play.ts';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, test } from './test-start.ts';

const boxGone = (program: PtyProgram): Promise<void> =>
  program.until('the box gone', () => program.box === '');

describeInTerminal('besides moving', () => {
  test('[R11] [L5] resigning is asked once more, of the one to move', async ({ programs }) => {
    const program = await programs.atBoard();
    await play(program, ['11-15'], () => 'keys');
    program.press('r');
    await program.until('the question', () => program.box !== '');
    expect(program.box).toBe('Bob: Resign this game? The other side wins. y yes n no');
    // Meanwhile nothing else is heard.
    program.press(`22-18${KEYS.enter}n`);
    await boxGone(program);
    await showsMoves(program, ['11-15']);
    program.press('r');
    await program.shows('y  yes');
    program.clickOn('y  yes');
    await program.until('the result', () => program.box.includes('is the winner!'));
    expect(program.box).toBe('Player Ann (Red) is the winner! Bob (White) resigned. Enter OK');
  });

  test('[R10] [L5] a draw is offered, declined, offered again and agreed', async ({ programs }) => {
    const program = await programs.atBoard();
    program.press('o');
    await program.shows('Ann offers a draw. Do you accept?');
    program.press('n');
    await program.shows('declined the draw.');
    await play(program, ['11-15'], () => 'mouse');
    program.press('o');
    await program.shows('Bob offers a draw. Do you accept?');
    program.clickOn('accept the draw');
    await program.until('the result', () => program.box !== '');
    expect(program.box).toBe('A draw has been reached: both sides agreed. Enter OK');
  });

  test('moves are taken back, and others played', async ({ programs }) => {
    const program = await programs.atBoard();
    await play(program, ['11-15', '22-18', '15x22'], () => 'typed');
    program.press('u');
    await showsMoves(program, ['11-15', '22-18']);
    program.press('u');
    await showsMoves(program, ['11-15']);
    program.clickOn('undo');
    await program.shows('No moves yet.');
    expect(program.board.pieces).toEqual(piecesOf(positionOf(START, 'black')));
    program.press('u');
    await program.shows('There is no move of yours to take back.');
    await play(program, ['9-13'], () => 'keys');
  });

  test('[L3] a hint is given, shown on the board, and can be followed', async ({ programs }) => {
    const program = await programs.atBoard(['--fen', 'B:W18,26,32:B14']);
    program.press('i');
    await program.shows('Hint: 14x23x30.');
    const borders = [23, 30, 24].map((square) =>
      program.board.cellsOf(square as Square).every((row) => row[0]!.char !== ' '),
    );
    expect(borders).toEqual([true, true, false]);
    program.press('14x23x30\r');
    await showsMoves(program, ['14x23x30']);
    expect(program.text).not.toContain('Hint: ');
  });
});

/** A man that can jump, a king, and others in the way. */
const TRIED: readonly (readonly [string, string, RefusalReason])[] = [
  [START, 'hello', 'unreadable'],
  [START, '15-18', 'no-piece'],
  [START, '22-18', 'not-your-piece'],
  [START, '11-12', 'not-diagonal'],
  [START, 'F6-G4', 'light-square'],
  [START, '11-18', 'nothing-to-jump'],
  [START, '7x14', 'own-piece-between'],
  ['B:W32:B4', '4-18', 'too-far'],
  [START, '7-11', 'square-occupied'],
  ['B:W32:B10', '10-6', 'man-backward'],
  ['B:W18,32:B14,1', '1-5', 'must-jump'],
  ['B:W6,14,32:B1', '1x10', 'must-finish'],
];

describeInTerminal('a move that cannot be', () => {
  test('[M1] [M2] a typed move is refused with its own reason, and the board is as before', async ({
    programs,
  }) => {
    const fens = [...new Set(TRIED.map(([fen]) => fen))];
    await Promise.all(
      fens.map(async (fen) => {
        const program = await programs.atBoard(['--fen', fen]);
        const pieces = piecesOf(positionOf(fen, 'black'));
        for (const [, text, reason] of TRIED.filter(([at]) => at === fen)) {
          // Letters other than those of the board are keys, so words have to be pasted.
          program.press(/^[a-h\d]/i.test(text) ? `${text}\r` : `\x1b[200~${text}\x1b[201~`);
          await program.shows(REFUSAL_WORDS[reason]);
          expect(program.text).toContain('No moves yet.');
          expect(program.board.pieces).toEqual(pieces);
        }
      }),
    );
  });

  test('[M1] [M2] clicks are refused with a reason too, and another one moves', async ({ programs }) => {
    const program = await programs.atBoard();
    program.clickPlaces('A2');
    await program.shows(REFUSAL_WORDS['light-square']);
    program.clickPlaces(22 as Square);
    await program.shows(REFUSAL_WORDS['not-your-piece']);
    program.clickPlaces(11 as Square, 18 as Square);
    await program.shows(REFUSAL_WORDS['nothing-to-jump']);
    program.clickPlaces(15 as Square);
    await showsMoves(program, ['11-15']);
  });

  test('[M1] what cannot be in the middle of a jump, or after the game, is said', async ({ programs }) => {
    const program = await programs.atBoard(['--fen', 'B:W7,15,32:B2,4']);
    program.clickPlaces(2 as Square, 11 as Square);
    await program.shows('Another jump is available');
    program.clickPlaces(4 as Square);
    await program.shows(REFUSAL_WORDS['only-the-jumper']);
    program.press('.');
    await program.shows(REFUSAL_WORDS['must-finish']);
    program.press('ry');
    await program.until('the result', () => program.box !== '');
    program.press(KEYS.enter);
    await boxGone(program);
    // The result outranks a refused try, and says the same: the game is over.
    program.press('4-8\r');
    await program.shows('is the winner!');
    expect(program.text).not.toContain('4-8');
  });
});
