/** Moves as text, by number (`11x18x25`) or by coordinate (`e3xc5`), in every spelling people type (M4). */
import { type Attempt, type AttemptContext, explain } from './explain.ts';
import { applyMove, destination, isJump, type Move, squaresOfMove } from './move.ts';
import { visitMovesFrom } from './moves.ts';
import { type Position, samePosition } from './position.ts';
import type { RefusalReason } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { RuleSet } from './rule-set.ts';
import type { Place } from './square.ts';
import { fromCoordinate, isSquare, parseCoordinate, type Square, toCoordinate } from './square.ts';
import { has } from './square-set.ts';

/** `11x18x25`, or `E3xC5`. */
export const NOTATIONS = ['numeric', 'algebraic'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** Dashes of every width, x, ×, colon, star, arrow or just a space between two places. */
const SEPARATOR = /\s*(?:->|→|[-–—−xX×:*/,>])\s*|\s+/;

/** Around a move people copy its number (`3. 11-15`, `3... 22-18`) and what somebody thought of it (`11-15!?`). */
const TRIMMINGS = /^\d{1,3}\.{1,3}\s*(?=\S)|[!?](?<![!?]{2})[!?]*$/g;
/** `e3d4` needs no separator; numbers do. */
const GLUED = /([a-h][1-8])(?=[a-h][1-8])/gi;

function parsePlace(word: string): Place | null {
  if (/^0*\d{1,2}$/.test(word)) {
    const n = Number(word);
    return isSquare(n) ? n : null;
  }
  const at = parseCoordinate(word);
  return at === null ? null : (fromCoordinate(at) ?? at);
}

/** The places named by a text, two at least; what they mean on the board is for `resolveMove` to say. */
export function parseMoveText(text: string): Result<Attempt, 'unreadable'> {
  const bare = text.trim().replace(TRIMMINGS, '').replace(GLUED, '$1-');
  const places = bare.trim().split(SEPARATOR).map(parsePlace);
  if (places.length < 2 || places.includes(null)) return err('unreadable');
  return ok(places as Place[]);
}

/** Do the attempt's squares appear along the move in order, starting and ending where it does? */
function fits(move: Move, attempt: Attempt): boolean {
  const squares = squaresOfMove(move);
  if (attempt[attempt.length - 1] !== destination(move)) return false;
  let at = 0;
  for (const place of attempt) {
    at = squares.indexOf(place as Square, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** The legal moves that a shortened path may stand for, until `visit` returns false; `look` is asked before each move of the piece. */
function visitFitting(
  position: Position,
  rules: RuleSet,
  attempt: Attempt,
  visit: (move: Move) => boolean,
  look: () => boolean = () => true,
): boolean {
  const from = attempt[0];
  if (typeof from !== 'number' || !has(position[position.turn], from)) return true;
  return visitMovesFrom(
    position,
    rules,
    from,
    (move) => look() && (!isJump(move) || !fits(move, attempt) || visit(move)),
  );
}

/** Every legal move that a shortened path may stand for: `11x25` for 11x18x25. */
export function movesFitting(position: Position, rules: RuleSet, attempt: Attempt): readonly Move[] {
  const found: Move[] = [];
  visitFitting(position, rules, attempt, (move) => found.push(move) > 0);
  return found;
}

/** Beyond so many moves of one piece nobody looks for what is short: end-of-turn removal gives a king tens of thousands. */
const MOST_COMPARED = 200;

/** Says no from that many on. */
function fewEnough(visited: () => void = () => undefined): () => boolean {
  let compared = 0;
  return () => {
    visited();
    compared += 1;
    return compared < MOST_COMPARED;
  };
}

/**
 * The one move meant by an attempt, written in full or shortened; `ambiguous` when it could be different moves, or the piece
 * has too many to look at.
 */
export function resolveMove(
  position: Position,
  rules: RuleSet,
  attempt: Attempt,
  context: AttemptContext = {},
): Result<Move, RefusalReason | 'ambiguous'> {
  const exact = explain(position, rules, attempt, context);
  if (exact.ok || exact.error === 'game-over' || exact.error === 'not-your-turn') return exact;
  if (context.begun !== undefined && context.begun.length > 1) return exact;
  let first: Move | null = null;
  const leadsElsewhere = (move: Move): boolean => {
    first ??= move;
    return !samePosition(applyMove(position, move), applyMove(position, first));
  };
  const isClear = visitFitting(
    position,
    rules,
    attempt,
    (move) => !leadsElsewhere(move),
    fewEnough(context.visited),
  );
  if (!isClear) return err('ambiguous');
  return first === null ? exact : ok(first);
}

/** From text to a legal move, or to the reason why not: `parseMoveText` and `resolveMove` in one. */
export function readMove(
  position: Position,
  rules: RuleSet,
  text: string,
  context: AttemptContext = {},
): Result<Move, RefusalReason | 'ambiguous'> {
  const attempt = parseMoveText(text);
  // Naming no place at all is unreadable too, unless the game or the turn is the better answer.
  return attempt.ok
    ? resolveMove(position, rules, attempt.value, context)
    : explain(position, rules, [], context);
}

const separatorOf = (move: Move): string => (isJump(move) ? 'x' : '-');

/** The full path. */
export const formatMove = (move: Move, notation: Notation = 'numeric'): string =>
  squaresOfMove(move)
    .map((square) => (notation === 'numeric' ? `${square}` : toCoordinate(square)))
    .join(separatorOf(move));

/** Do these squares stand for one legal move only? Stops at the second, and says no where there are too many to look at. */
function fitsOnlyOne(position: Position, rules: RuleSet, attempt: readonly [Square, Square]): boolean {
  let fitting = 0;
  const isComplete = visitFitting(position, rules, attempt, () => ++fitting < 2, fewEnough());
  return isComplete && fitting === 1;
}

/** From and to only where no other move has the same and the piece has few moves; otherwise the full path. */
export function formatShort(position: Position, rules: RuleSet, move: Move): string {
  if (move.path.length === 1) return formatMove(move);
  const ends = [move.from, destination(move)] as const;
  const alone = !explain(position, rules, ends).ok && fitsOnlyOne(position, rules, ends);
  return alone ? ends.join('x') : formatMove(move);
}
