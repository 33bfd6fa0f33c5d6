/**
 * One turn, hop by hop: the single place that knows what the rule options mean for moving a piece.
 * Screens walk it with the player; the move list walks every branch of it; `explain` walks it along an attempt.
 */
import { directionsOf, landing, neighbour } from './geometry.ts';
import { type Move, reachesKingRow } from './move.ts';
import { jumperBits } from './official.ts';
import type { Position } from './position.ts';
import type { RuleSet } from './rule-set.ts';
import { opposite } from './side.ts';
import type { Square } from './square.ts';
import { asSet, has, type SquareSet, squaresOf, without } from './square-set.ts';

/** A piece under way: begun with `beginTurn`, carried on with `hop`. */
export interface Turn {
  /** As it was when the turn began. */
  readonly position: Position;
  /** Where the piece has been, the start first. */
  readonly path: readonly Square[];
  /** What it jumped, in order; under end-of-turn removal a square can stand here twice. */
  readonly jumped: readonly Square[];
  /** Is it a king now? */
  readonly king: boolean;
  readonly crowned: boolean;
}

/** One leap or step; `over` is null for a step. */
export interface Hop {
  readonly to: Square;
  readonly over: Square | null;
}

/** A king may jump a piece that still stands there once more, never a third time (R5). */
const KING_JUMPS_OVER_ONE_PIECE = 2;

/** The pieces of the side to move that have a jump: the same ones under every rule set. */
export const jumpers = (position: Position): SquareSet =>
  asSet(
    jumperBits(position[position.turn], position[opposite(position.turn)], position.kings, position.turn),
  );

/** Must the side to move jump? */
export const mustJump = (position: Position, rules: RuleSet): boolean =>
  rules.capture === 'mandatory' && jumpers(position) !== 0;

/** Starts a turn with an own piece; the caller has made sure that it is one. */
export const beginTurn = (position: Position, from: Square): Turn => ({
  position,
  path: [from],
  jumped: [],
  king: has(position.kings, from),
  crowned: false,
});

export const isStep = (turn: Turn): boolean => turn.path.length > 1 && turn.jumped.length === 0;

export const isOccupied = (turn: Turn, rules: RuleSet, square: Square): boolean => {
  const { position, path, jumped } = turn;
  if (square === path[0]) return false;
  if (rules.removal === 'at-once' && jumped.includes(square)) return false;
  return has(position.black, square) || has(position.white, square);
};

/** Is there an enemy piece here that this piece may jump now? */
export function canBeJumped(turn: Turn, rules: RuleSet, square: Square): boolean {
  if (!has(turn.position[opposite(turn.position.turn)], square)) return false;
  const times = turn.jumped.filter((s) => s === square).length;
  if (times === 0) return true;
  return rules.removal === 'end-of-turn' && turn.king && times < KING_JUMPS_OVER_ONE_PIECE;
}

/** May this turn have another hop at all, whatever stands on the board? */
const isOver = (turn: Turn, rules: RuleSet): boolean =>
  isStep(turn) ||
  (turn.jumped.length > 0 && rules.chain === 'single') ||
  (turn.crowned && rules.crowning === 'ends-turn');

function jumpHops(turn: Turn, rules: RuleSet): Hop[] {
  const at = turn.path[turn.path.length - 1]!;
  const hops: Hop[] = [];
  for (const direction of directionsOf(turn.position.turn, turn.king)) {
    const over = neighbour(at, direction);
    const to = landing(at, direction);
    if (over && to && canBeJumped(turn, rules, over) && !isOccupied(turn, rules, to)) hops.push({ to, over });
  }
  return hops;
}

function stepHops(turn: Turn, rules: RuleSet): Hop[] {
  const from = turn.path[0]!;
  const hops: Hop[] = [];
  for (const direction of directionsOf(turn.position.turn, turn.king)) {
    const to = neighbour(from, direction);
    if (to && !isOccupied(turn, rules, to)) hops.push({ to, over: null });
  }
  return hops;
}

/** Where the piece may go next. Empty when the turn can only end. */
export function nextHops(turn: Turn, rules: RuleSet): readonly Hop[] {
  if (isOver(turn, rules)) return [];
  const jumps = jumpHops(turn, rules);
  if (turn.path.length > 1) return jumps;
  return mustJump(turn.position, rules) ? jumps : [...jumps, ...stepHops(turn, rules)];
}

/** May the turn end here? */
export const mayEnd = (turn: Turn, rules: RuleSet): boolean =>
  turn.path.length > 1 && (rules.chain !== 'finish' || nextHops(turn, rules).length === 0);

/** The turn after one of its `nextHops`. */
export function hop(turn: Turn, next: Hop): Turn {
  const crowned = !turn.king && reachesKingRow(turn.position, next.to);
  return {
    position: turn.position,
    path: [...turn.path, next.to],
    jumped: next.over === null ? turn.jumped : [...turn.jumped, next.over],
    king: turn.king || crowned,
    crowned: turn.crowned || crowned,
  };
}

/** The turn as a move; ask `mayEnd` first. */
export const toMove = (turn: Turn): Move => ({
  from: turn.path[0]!,
  path: turn.path.slice(1),
  captured: [...new Set(turn.jumped)],
  crowned: turn.crowned,
});

/** Follows squares from a position as far as they are legal hops; null as soon as one is not. */
export function walk(position: Position, rules: RuleSet, squares: readonly Square[]): Turn | null {
  const from = squares[0];
  if (from === undefined || !has(position[position.turn], from)) return null;
  let turn = beginTurn(position, from);
  for (const to of squares.slice(1)) {
    const next = nextHops(turn, rules).find((candidate) => candidate.to === to);
    if (!next) return null;
    turn = hop(turn, next);
  }
  return turn;
}

/** The pieces that can move now (M3). */
export function movablePieces(position: Position, rules: RuleSet): SquareSet {
  let movable = position[position.turn];
  for (const square of squaresOf(movable)) {
    if (nextHops(beginTurn(position, square), rules).length === 0) movable = without(movable, square);
  }
  return movable;
}
