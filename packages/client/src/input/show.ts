/** What a screen draws while a move is being entered. */
import {
  type Attempt,
  asSet,
  type Board,
  bitOf,
  type Move,
  mayEnd,
  movablePieces,
  nextHops,
  opposite,
  type Place,
  type RuleSet,
  type Square,
  squaresOf,
  type Turn,
} from '@crownhead/rules';
import { at, hasHopped, onlyEnd } from './hops.ts';
import type { MoveInput, RefusedTry } from './input.ts';

/** What to draw of a move being entered. */
export interface InputView {
  /** The pieces to draw, the hops made so far included. */
  readonly board: Board;
  /** The pieces that can move now (M3); in a jump under way the one that must go on. */
  readonly movable: readonly Square[];
  /** Where the chosen piece is now. */
  readonly chosen: Square | null;
  /** Where it has been, the start first; empty with nothing chosen. */
  readonly path: readonly Square[];
  /** What it has jumped; pieces that leave at the end of the turn still stand there. */
  readonly jumped: readonly Square[];
  /** Where it can go next. */
  readonly targets: readonly Square[];
  /** The turn may end here (M8). */
  readonly mayEnd: boolean;
  /** The move there is when nothing is left to choose. */
  readonly completion: Move | null;
  /** The piece chosen for a planned move, and the plan. */
  readonly planned: Square | null;
  readonly premove: Attempt | null;
  readonly dragging: boolean;
  readonly over: Place | null;
  readonly cursor: Place | null;
  readonly refused: RefusedTry | null;
  /** A move is on its way to the table. */
  readonly sent: Move | null;
}

/** The board with a piece under way. */
export function boardDuring({ position, path, jumped, king }: Turn, rules: RuleSet): Board {
  const from = bitOf(path[0]!);
  const to = bitOf(path[path.length - 1]!);
  const taken = rules.removal === 'at-once' ? jumped.reduce((bits, square) => bits | bitOf(square), 0) : 0;
  const own = asSet((position[position.turn] & ~from) | to);
  const other = asSet(position[opposite(position.turn)] & ~taken);
  const kings = asSet((position.kings & ~from & ~taken) | (king ? to : 0));
  return position.turn === 'black'
    ? { black: own, white: other, kings }
    : { black: other, white: own, kings };
}

/** What to draw now. */
export function showInput(input: MoveInput): InputView {
  const { context, turn, planned, premove, dragging, over, cursor, refused, sent } = input;
  const { position, rules, outcome } = context;
  const hops = turn === null || sent !== null ? [] : nextHops(turn, rules);
  const underWay = turn !== null && hasHopped(turn);
  const pieces = outcome || sent ? [] : squaresOf(movablePieces(position, rules));
  return {
    board: turn === null ? position : boardDuring(turn, rules),
    movable: underWay && !sent ? [at(turn)] : pieces,
    chosen: turn && at(turn),
    path: turn?.path ?? [],
    jumped: turn?.jumped ?? [],
    targets: hops.map(({ to }) => to),
    mayEnd: turn !== null && sent === null && mayEnd(turn, rules),
    completion: turn === null || sent ? null : onlyEnd(turn, rules),
    planned,
    premove,
    dragging,
    over,
    cursor,
    refused,
    sent,
  };
}
