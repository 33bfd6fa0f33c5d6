/** Plays given moves on the screen, by keys, typed or with the mouse, and sees each of them done. */
import {
  applyMove,
  formatMove,
  legalMoves,
  type Move,
  type Position,
  positionOf,
  type Square,
  squaresOfMove,
  toCoordinate,
} from '@crownhead/rules';
import { expect } from 'vitest';
import { piecesOf } from './test-board.ts';
import type { PtyProgram } from './test-pty.ts';
import { KEYS } from './test-start.ts';

export const WAYS = ['keys', 'typed', 'mouse', 'letters'] as const;
export type Way = (typeof WAYS)[number];

export const START = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

/** Short games from the start to their end: chains, crownings, and one side stuck or without pieces. */
export const GAMES = {
  blocked:
    '9-14 23-18 14x23 26x19 11-16 30-26 16x23x30 21-17 30x21x14 31-26 10-15 24-19 15x24x31 29-25 12-16 22-18 14x23x30x21 32-27 31x24 28x19x12 5-9',
  taken:
    '10-15 23-18 7-10 21-17 10-14 17x10 3-7 10x3 2-7 3x10x19 9-14 18x9x2 12-16 19x12x3 11-16 22-18 4-8 3x12x19 1-6 2x9 5x14x23 27x18',
} as const;

/** Right as often as needed, then Enter: among the choices in the order they are read. */
function choose(choices: readonly Square[], wanted: Square): string {
  const inOrder = [...new Set(choices)].sort((a, b) => a - b);
  return KEYS.right.repeat(inOrder.indexOf(wanted)) + KEYS.enter;
}

function byKeys(position: Position, move: Move): string {
  const wanted = squaresOfMove(move);
  const ways = legalMoves(position).map((one) => squaresOfMove(one));
  return wanted
    .map((square, i) => {
      const fitting = ways.filter(
        (way) => way.length > i && way.slice(0, i).join() === wanted.slice(0, i).join(),
      );
      return choose(
        fitting.map((way) => way[i]!),
        square,
      );
    })
    .join('');
}

function enter(program: PtyProgram, position: Position, move: Move, way: Way): void {
  const squares = squaresOfMove(move);
  if (way === 'mouse') program.clickPlaces(...squares);
  else if (way === 'keys') program.press(byKeys(position, move));
  else program.press(`${way === 'typed' ? formatMove(move) : squares.map(toCoordinate).join('-')}\r`);
}

const MOVE = String.raw`\d+[-x][\dx]+`;
const PAIR = new RegExp(String.raw` \d+\. +(${MOVE})(?: +(${MOVE}))? *$`);

/** The moves in the panel. */
export const movesShown = (program: PtyProgram): readonly string[] =>
  program.text
    .split('\n')
    .flatMap((line) => (PAIR.exec(line) ?? []).slice(1).filter((move) => move !== undefined));

/** The list has room for so many pairs on every screen; of a longer game it shows the end. */
const LEAST_PAIRS = 6;

/** The list begins with the first move of a pair. */
const isEndOf = (shown: readonly string[], moves: readonly string[]): boolean =>
  (moves.length - shown.length) % 2 === 0 && moves.slice(moves.length - shown.length).join() === shown.join();

export const showsMoves = (program: PtyProgram, moves: readonly string[]): Promise<void> =>
  program.until(`the moves ${moves.join(' ')}`, () => {
    const shown = movesShown(program);
    const isWhole = shown.length === moves.length || shown.length > 2 * LEAST_PAIRS;
    return isWhole && isEndOf(shown, moves);
  });

/** Plays all of them; after each the panel lists it, and the board stands as the rules have it. */
export async function play(
  program: PtyProgram,
  moves: readonly string[],
  wayOf: (ply: number) => Way,
  fen: string = START,
): Promise<Position> {
  let position = positionOf(fen, 'black');
  for (const [ply, text] of moves.entries()) {
    const move = legalMoves(position).find((one) => formatMove(one) === text);
    if (!move) throw new Error(`${text} cannot be played`);
    enter(program, position, move, wayOf(ply));
    await showsMoves(program, moves.slice(0, ply + 1));
    position = applyMove(position, move);
    // The result lies over the board.
    if (ply < moves.length - 1) expect(program.board.pieces).toEqual(piecesOf(position));
  }
  return position;
}
