/** Putting a position together piece by piece (section E). Every refusal leaves the setup as it was. */
import {
  KING_ROW,
  type Kind,
  PIECES_PER_SIDE,
  type Piece,
  type Position,
  type Setup,
  type SetupFault,
  START_SETUP,
  toPosition,
} from './position.ts';
import { err, ok, type Result } from './result.ts';
import { SIDES, type Side } from './side.ts';
import { type Coordinate, fromCoordinate, type Square } from './square.ts';
import { asSet, bitOf, EMPTY_SET, has, size } from './square-set.ts';

/** Why a piece cannot be placed or removed; `EDIT_WORDS` has the sentences. */
export const EDIT_REFUSALS = ['light-square', 'square-occupied', 'out-of-pieces', 'square-empty'] as const;
export type EditRefusal = (typeof EDIT_REFUSALS)[number];

/** A setup with one piece more. */
export interface Placed {
  readonly setup: Setup;
  /** A man put on its own king row was crowned (E7). */
  readonly crowned: boolean;
}

/** An empty board. */
export const clearSetup = (turn: Side | null = 'black'): Setup => ({
  black: EMPTY_SET,
  white: EMPTY_SET,
  kings: EMPTY_SET,
  turn,
});

/** The start of a game, with this side to move. */
export const standardSetup = (turn: Side = 'black'): Setup => ({ ...START_SETUP, turn });

const resolve = (place: Square | Coordinate): Square | null =>
  typeof place === 'number' ? place : fromCoordinate(place);

/** How many more pieces this side may have. */
export const piecesLeft = (setup: Setup, side: Side): number => PIECES_PER_SIDE - size(setup[side]);

/** Puts a piece on an empty square, which a coordinate may name as well. */
export function placePiece(
  setup: Setup,
  place: Square | Coordinate,
  piece: Piece,
): Result<Placed, EditRefusal> {
  const square = resolve(place);
  if (square === null) return err('light-square');
  if (has(asSet(setup.black | setup.white), square)) return err('square-occupied');
  if (piecesLeft(setup, piece.side) <= 0) return err('out-of-pieces');
  const bit = bitOf(square);
  const crowned = piece.kind === 'man' && has(KING_ROW[piece.side], square);
  const kind: Kind = crowned ? 'king' : piece.kind;
  const kings = asSet(kind === 'king' ? setup.kings | bit : setup.kings & ~bit);
  return ok({ setup: { ...setup, [piece.side]: asSet(setup[piece.side] | bit), kings }, crowned });
}

/** Takes the piece on a square away. */
export function removePiece(setup: Setup, place: Square | Coordinate): Result<Setup, EditRefusal> {
  const square = resolve(place);
  if (square === null) return err('light-square');
  if (!has(asSet(setup.black | setup.white), square)) return err('square-empty');
  const keep = ~bitOf(square);
  return ok({
    ...setup,
    black: asSet(setup.black & keep),
    white: asSet(setup.white & keep),
    kings: asSet(setup.kings & keep),
  });
}

/** With 12 and 12 placed the game can start automatically (E6). */
export const isComplete = (setup: Setup): boolean => SIDES.every((side) => piecesLeft(setup, side) === 0);

/** Why a game cannot start from a setup; `START_WORDS` has the sentences. */
export type StartRefusal = 'blank-board' | 'one-sided-board' | SetupFault;

/** "Setup complete": a blank or one-sided board does not start (E5). */
export function startFrom(setup: Setup): Result<Position, StartRefusal> {
  if (setup.black === 0 && setup.white === 0) return err('blank-board');
  if (setup.black === 0 || setup.white === 0) return err('one-sided-board');
  return toPosition(setup);
}

/** A game about to start from whatever was set up. */
export interface ForcedStart {
  readonly position: Position;
  /** A side with no pieces has already lost: say so, and ask once. */
  readonly alreadyLost: Side | null;
  /** No side has pieces, so nobody can win: say so, and ask once. */
  readonly isBlank: boolean;
}

/** "Force start": begins from any state that is a board at all (E5, E6). */
export function forceStart(setup: Setup): Result<ForcedStart, SetupFault> {
  const position = toPosition(setup);
  if (!position.ok) return position;
  const empty = SIDES.filter((side) => setup[side] === 0);
  const isBlank = empty.length === SIDES.length;
  return ok({ position: position.value, alreadyLost: isBlank ? null : (empty[0] ?? null), isBlank });
}
