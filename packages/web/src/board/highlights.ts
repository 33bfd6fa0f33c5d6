/** What a board shows besides its pieces, and how a screen reader announces each square. */
import type { SideNames } from '@crownhead/match';
import type { Board, Kind, Place, Side, Square } from '@crownhead/rules';
import { pieceAt, toCoordinate } from '@crownhead/rules';
import type { Words } from '../i18n/words.ts';
import type { MARKS } from '../settings.ts';

export type Marks = (typeof MARKS)[number];

export interface Highlights {
  /** A thin ring: these can move. */
  readonly movable?: readonly Square[];
  /** Lifted. */
  readonly chosen?: Square | null;
  /** A soft dot: the chosen piece can go here. */
  readonly targets?: readonly Square[];
  /** A fine line over what a jump takes, from the chosen piece on. */
  readonly lines?: readonly (readonly Square[])[];
  /** Tinted: where the last move began and ended. */
  readonly last?: readonly Square[];
  /** Jumped already, to be taken off at the end of the turn (R5). */
  readonly jumped?: readonly Square[];
  /** An arrow: a move planned for later. */
  readonly planned?: readonly Place[];
  /** An arrow: a good move. */
  readonly hint?: readonly Square[];
  /** A dashed ring and a clock: the move that ended here has not reached the server. */
  readonly unsent?: Square | null;
  /** Under the piece that is being dragged. */
  readonly over?: Place | null;
}

/** A try that was refused: the piece shakes, and the squares to look at pulse once. A new object is a new try. */
export interface Nudge {
  readonly shake: Square | null;
  readonly pulse: readonly Square[];
}

type BoardWords = Words['board'];

export const squareName = (square: Square, marks: Marks): string =>
  marks === 'coordinates' ? toCoordinate(square) : String(square);

export function pieceName(words: BoardWords, sideNames: SideNames, side: Side, kind: Kind): string {
  return words.pieces[sideNames][side][kind];
}

interface Labelled {
  readonly board: Board;
  readonly square: Square;
  readonly marks: Marks;
  readonly sideNames: SideNames;
  readonly highlights: Highlights;
}

/** "Square 18, white man, can move". */
export function squareLabel(words: BoardWords, labelled: Labelled): string {
  const { board, square, marks, sideNames, highlights } = labelled;
  const piece = pieceAt(board, square);
  const { chosen, movable, targets, last } = highlights;
  const notes = [
    piece ? pieceName(words, sideNames, piece.side, piece.kind) : words.empty,
    chosen === square ? words.chosen : movable?.includes(square) ? words.canMove : null,
    targets?.includes(square) ? words.target : null,
    last?.at(-1) === square ? words.movedLast : null,
    highlights.unsent === square ? words.unsent : null,
  ];
  return [words.square(squareName(square, marks)), ...notes.filter((note) => note !== null)].join(', ');
}
