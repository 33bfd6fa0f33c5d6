/** The board as promised (C3, M6): red and white, dark corners where they belong, kings told from men, what can move outlined. */
import { type Coordinate, FILES, RANKS, type Square } from '@crownhead/rules';
import { expect } from 'vitest';
import type { BoardOnScreen } from './test-board.ts';
import type { PtyProgram } from './test-pty.ts';
import { isRed, isWhite } from './test-sgr.ts';
import { describeInTerminal, LOOKS, type Look, test } from './test-start.ts';

/** Men and kings of both sides; the first side is to move and can move all it has. */
const MIXED = 'B:W29,K30,K31,32:B1,K2,K3,4';
const EMPTY = 14;
const sq = (n: number): Square => n as Square;

const PLACES = RANKS.flatMap((rank) => FILES.map((file): Coordinate => `${file}${rank}`));
/** A1 and H8 are dark, and so is every other one from there. */
const isDark = (place: Coordinate): boolean => (FILES.indexOf(place[0] as 'A') + Number(place[1])) % 2 === 1;

/** Light squares are white all over, dark ones are red wherever nothing lies on them. */
function groundOf(board: BoardOnScreen, place: Coordinate): string {
  const colours = board.coloursOf(place);
  if (colours.length > 0)
    return colours.every(isWhite) ? 'light' : colours.some(isRed) ? 'dark' : `neither: ${colours.join(' ')}`;
  // Without colours the light squares are the bright ones.
  const isBright = board
    .cellsOf(place)
    .flat()
    .every(({ style }) => style.reverse);
  return isBright ? 'light' : 'dark';
}

/** What a square looks like, but for its number. */
const lookOf = (board: BoardOnScreen, square: number): string =>
  JSON.stringify(
    board.cellsOf(sq(square)).map((row) => row.map((cell) => (/\d/.test(cell.char) ? null : cell))),
  );

/** The signs alone: what is left without colours. */
const shapeOf = (board: BoardOnScreen, square: number): string =>
  board.signsOf(sq(square)).replace(/\d/g, ' ');

const isOutlined = (board: BoardOnScreen, square: number): boolean => board.isOutlined(sq(square), sq(EMPTY));

function expectBoard({ board }: PtyProgram, look: Look, rows: number): void {
  const seen = PLACES.map((place) => `${place} ${groundOf(board, place)}`);
  expect(seen).toEqual(PLACES.map((place) => `${place} ${isDark(place) ? 'dark' : 'light'}`));

  for (const [man, king, other] of [
    [4, 3, 2],
    [29, 30, 31],
  ] as const) {
    expect(lookOf(board, king)).not.toBe(lookOf(board, man));
    expect(lookOf(board, king)).toBe(lookOf(board, other));
  }
  expect(lookOf(board, 29)).toBe(lookOf(board, 32));
  expect(board.rows / rows).toBeGreaterThan(look.startsWith('ASCII') ? 0.6 : 0.8);
  const outlined = [2, 3, 4, 29, 30, 31, 32, 6, 14].filter((square) => isOutlined(board, square));
  expect(outlined).toEqual([2, 3, 4]);
}

/** The piece under the cursor appears and disappears in its outline, and nothing else changes. */
async function expectBlinking(program: PtyProgram): Promise<void> {
  const rest = (): string => [2, 3, 4, 29].map((square) => lookOf(program.board, square)).join();
  const is = (on: boolean) => () => isOutlined(program.board, 1) === on;
  const before = rest();
  await program.until('the outline', is(true));
  // The one under the cursor is told from the others by its shape.
  expect(shapeOf(program.board, 1)).not.toBe(shapeOf(program.board, 4));
  await program.until('no outline', is(false));
  expect(rest()).toBe(before);
  await program.until('the outline again', is(true));
  expect(rest()).toBe(before);
}

describeInTerminal('the board', () => {
  test.concurrent.for(
    Object.keys(LOOKS) as Look[],
  )('[C3] [M6] red and white, kings told from men, what can move outlined, the chosen one blinking: %s', async (look, {
    programs,
  }) => {
    const program = await programs.atBoard(['--fen', MIXED], { env: LOOKS[look] });
    expectBoard(program, look, 24);
    await expectBlinking(program);
    program.resize(150, 50);
    await program.until('a larger board', () => program.text.includes('Bob White'));
    expectBoard(program, look, 50);
  });
});
