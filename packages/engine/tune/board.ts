/** A board with a side to move as bare words, and moves by their place in the generator's list. */
import { MOVE_WORDS, MoveBuffer, makePosition, opposite, type Position, type Side } from '@crownhead/rules';
import { turned } from '../src/board-bits.ts';

/** The pieces of the side to move, those of the other side, and the kings of both. */
export interface Board {
  readonly own: number;
  readonly other: number;
  readonly kings: number;
  readonly turn: Side;
}

export const boardOf = (position: Position): Board => ({
  own: position[position.turn],
  other: position[opposite(position.turn)],
  kings: position.kings,
  turn: position.turn,
});

export const positionOf = ({ own, other, kings, turn }: Board): Position =>
  turn === 'black' ? makePosition(own, other, kings, turn) : makePosition(other, own, kings, turn);

/** The board with the side to move playing down: a position and its mirror image are the same one. */
export const seenByMover = (board: Board): Board =>
  board.turn === 'black'
    ? board
    : {
        own: turned(board.own),
        other: turned(board.other),
        kings: turned(board.kings),
        turn: 'black',
      };

const moves = new MoveBuffer();

/** The boards after each legal move, in the order of the generator. */
export function boardsAfter({ own, other, kings, turn }: Board): Board[] {
  moves.top = 0;
  const count = moves.generate(own, other, kings, turn);
  const next = opposite(turn);
  return Array.from({ length: count }, (_, rank) => {
    const at = rank * MOVE_WORDS;
    const { words } = moves;
    return { own: words[at + 1]!, other: words[at]!, kings: words[at + 2]!, turn: next };
  });
}

/** The board after the move of this rank; null where there is no such move. */
export function boardAfter({ own, other, kings, turn }: Board, rank: number): Board | null {
  moves.top = 0;
  if (rank >= moves.generate(own, other, kings, turn)) return null;
  const at = rank * MOVE_WORDS;
  const { words } = moves;
  return { own: words[at + 1]!, other: words[at]!, kings: words[at + 2]!, turn: opposite(turn) };
}

export const sameBoard = (a: Board, b: Board): boolean =>
  a.own === b.own && a.other === b.other && a.kings === b.kings && a.turn === b.turn;

/** Does a move from `a` to `b` capture something or move a man? */
export const isProgress = (a: Board, b: Board): boolean =>
  a.other !== b.own || (a.own & ~a.kings) !== (b.other & ~b.kings);
