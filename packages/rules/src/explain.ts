/** Why not? Turns any attempted move into the legal move it is, or into the one most helpful reason it is not (M1). */
import type { Move } from './move.ts';
import type { Outcome } from './outcome.ts';
import { type Position, pieceAt } from './position.ts';
import type { RefusalReason } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { RuleSet } from './rule-set.ts';
import type { Side } from './side.ts';
import { type Place, placeColumn, placeRow, type Square, squareAt } from './square.ts';
import { has } from './square-set.ts';
import {
  beginTurn,
  canBeJumped,
  hop,
  isOccupied,
  isStep,
  mayEnd,
  nextHops,
  type Turn,
  toMove,
} from './turn.ts';

/** A move as somebody tried it: the start, then every landing square or only the last. */
export type Attempt = readonly Place[];

/** What else decides whether an attempt is fine. */
export interface AttemptContext {
  /** Who is trying; left out when only the board matters. */
  readonly player?: Side | undefined;
  readonly outcome?: Outcome | null | undefined;
  /** Hops already made in this turn, the start first. */
  readonly begun?: readonly Square[] | undefined;
  /** Called for each legal move that a shortened path is compared with, to count the work. */
  readonly visited?: (() => void) | undefined;
}

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly square: Square | null;
}

function cellOf(place: Place): Cell {
  const row = placeRow(place);
  const column = placeColumn(place);
  return { row, column, square: squareAt(row, column) };
}

const same = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;

/** An attempt made while a chain is under way, from its start: it must be a continuation of that chain. */
function continuation(cells: readonly Cell[], begun: readonly Cell[]): readonly Cell[] | null {
  const at = begun[begun.length - 1]!;
  if (begun.every((cell, i) => cells[i] !== undefined && same(cells[i], cell))) return cells;
  return same(cells[0]!, at) ? [...begun, ...cells.slice(1)] : null;
}

function startFault(position: Position, start: Cell): RefusalReason | null {
  if (start.square === null) return 'light-square';
  const piece = pieceAt(position, start.square);
  if (piece === null) return 'no-piece';
  return piece.side === position.turn ? null : 'not-your-piece';
}

const isForward = (side: Side, rows: number): boolean => (side === 'black' ? rows > 0 : rows < 0);

/** Could the piece come to this square by further jumps, were a chain of them allowed? */
function reachedByChain(turn: Turn, rules: RuleSet, to: Square): boolean {
  if (isStep(turn)) return false;
  return nextHops(turn, rules).some(
    (next) => next.over !== null && (next.to === to || reachedByChain(hop(turn, next), rules, to)),
  );
}

/** The same rules with chains; jumped pieces leave as they go, so that there are few ways to follow. */
const withChains = (rules: RuleSet): RuleSet => ({ ...rules, chain: 'may-stop', removal: 'at-once' });

/** Why this one hop cannot be made; the checks stand in the order a player finds most helpful. */
function hopFault(turn: Turn, rules: RuleSet, from: Cell, to: Cell): RefusalReason {
  const rows = to.row - from.row;
  const columns = to.column - from.column;
  const side = turn.position.turn;
  const wantsChain = rules.chain === 'single' && to.square !== null;
  if (wantsChain && reachedByChain(turn, withChains(rules), to.square)) return 'one-jump-only';
  // A man crowned this turn is still a man as far as going on is concerned, where crowning ends the turn.
  const man = !turn.king || (turn.crowned && rules.crowning === 'ends-turn');
  if (man && rows !== 0 && !isForward(side, rows)) return 'man-backward';
  if (rows === 0 || columns === 0) return 'not-diagonal';
  if (to.square === null) return 'light-square';
  if (Math.abs(rows) !== Math.abs(columns)) return 'not-diagonal';
  if (isOccupied(turn, rules, to.square)) return 'square-occupied';
  const distance = Math.abs(rows);
  if (distance > 2 || isStep(turn)) return 'too-far';
  if (distance === 1) return turn.jumped.length > 0 ? 'nothing-to-jump' : 'must-jump';
  const between = squareAt(from.row + rows / 2, from.column + columns / 2)!;
  if (has(turn.position[side], between)) return 'own-piece-between';
  if (!canBeJumped(turn, rules, between)) return 'nothing-to-jump';
  return 'too-far';
}

/** The legal move an attempt is, or the reason it is none. The board is never changed by asking (M2). */
export function explain(
  position: Position,
  rules: RuleSet,
  attempt: Attempt,
  context: AttemptContext = {},
): Result<Move, RefusalReason> {
  if (context.outcome) return err('game-over');
  if (context.player !== undefined && context.player !== position.turn) return err('not-your-turn');
  if (attempt.length === 0) return err('unreadable');
  let cells: readonly Cell[] = attempt.map(cellOf);
  if (context.begun !== undefined && context.begun.length > 1) {
    const whole = continuation(cells, context.begun.map(cellOf));
    if (whole === null) return err('only-the-jumper');
    cells = whole;
  }
  const fault = startFault(position, cells[0]!);
  if (fault) return err(fault);
  if (cells.length === 1) return err('unreadable');

  let turn = beginTurn(position, cells[0]!.square!);
  for (const [i, to] of cells.slice(1).entries()) {
    const next = nextHops(turn, rules).find((candidate) => candidate.to === to.square);
    if (!next) return err(hopFault(turn, rules, cells[i]!, to));
    turn = hop(turn, next);
  }
  return mayEnd(turn, rules) ? ok(toMove(turn)) : err('must-finish');
}
