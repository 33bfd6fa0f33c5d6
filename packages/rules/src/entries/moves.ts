/** Legal moves, turns walked hop by hop, and why something is not a move. */
export * from '../explain.ts';
export * from '../list-moves.ts';
export { mirrorMove } from '../mirror.ts';
export {
  applyMove,
  destination,
  isJump,
  type Move,
  passTurn,
  sameMove,
  squaresOfMove,
} from '../move.ts';
export * from '../moves.ts';
export * from '../refusal.ts';
export {
  beginTurn,
  type Hop,
  hop,
  jumpers,
  mayEnd,
  movablePieces,
  mustJump,
  nextHops,
  type Turn,
  toMove,
  walk,
} from '../turn.ts';
