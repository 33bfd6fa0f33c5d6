/** Positions as Hub writes them: the side to move and 32 squares, `Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww`. */
import {
  asSet,
  bitOf,
  err,
  type Piece,
  type Position,
  pieceAt,
  type Result,
  type SetupFault,
  SQUARES,
  toPosition,
} from '@crownhead/rules';

const TURNS = { B: 'black', W: 'white' } as const;
const TEXT = /^([BW])([bwBWe]{32})$/;

/** A man on its king row is read as a king. */
export function parseHubPosition(text: string): Result<Position, 'unreadable' | SetupFault> {
  const match = TEXT.exec(text);
  if (!match) return err('unreadable');
  const [, turn, squares] = match as unknown as [string, keyof typeof TURNS, string];
  const where = (letters: string) =>
    asSet(
      SQUARES.reduce(
        (set, square) => (letters.includes(squares[square - 1]!) ? set | bitOf(square) : set),
        0,
      ),
    );
  return toPosition({ black: where('bB'), white: where('wW'), kings: where('BW'), turn: TURNS[turn] });
}

function letterOf(piece: Piece | null): string {
  if (piece === null) return 'e';
  const letter = piece.side === 'black' ? 'b' : 'w';
  return piece.kind === 'king' ? letter.toUpperCase() : letter;
}

/** The side to move and 32 letters. */
export const formatHubPosition = (position: Position): string =>
  `${position.turn === 'black' ? 'B' : 'W'}${SQUARES.map((square) => letterOf(pieceAt(position, square))).join('')}`;
