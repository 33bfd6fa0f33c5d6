/**
 * The answers of the referee, as JSON: the same from the command line and over the network (V1).
 * The keys are a contract, their order included, so they are written out and not spread.
 */

import { formatFen, parseFen } from './fen.ts';
import { type DrawStatus, drawStatus, type Game, newGame, playMove, standardStart } from './game.ts';
import { listMoves, MOVE_CAP } from './list-moves.ts';
import { applyMove, type Move } from './move.ts';
import { formatMove, readMove } from './move-text.ts';
import { boardOutcome, type Outcome } from './outcome.ts';
import { type Position, toPosition } from './position.ts';
import type { RefusalReason } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { RuleSet } from './rule-set.ts';
import { describeFenError, quotable, REFUSAL_WORDS, START_WORDS } from './words.ts';

/** A "no" as programs read it (`error`) and as people do (`message`). */
export interface Failure {
  readonly error: string;
  readonly message: string;
}

/** A move with its text, `11x18x25`. */
export type DescribedMove = Move & { readonly text: string };

/** The legal moves; none where the game has a result. */
export interface MovesAnswer {
  readonly moves: readonly DescribedMove[];
  readonly result: Outcome | null;
}

/** Why a move is not legal, as a code and as a sentence. */
export interface RefusedMove {
  readonly reason: RefusalReason | 'ambiguous';
  readonly message: string;
}

/** The position after a legal move, or why it is not legal. */
export type CheckAnswer =
  | { readonly legal: true; readonly fen: string }
  | ({ readonly legal: false } & RefusedMove);

/** Where a game stands: after all its moves, or before the first one that is not legal. */
export interface Standing {
  readonly fen: string;
  readonly result: Outcome | null;
  readonly draw: DrawStatus;
  /** Null where there are too many to list. */
  readonly moves: readonly DescribedMove[] | null;
}

/** Where a game stands after its moves, or which of them is not legal and why. */
export type GameAnswer =
  | ({ readonly legal: true } & Standing)
  /** `ply` counts the moves sent, from 1. */
  | ({ readonly legal: false; readonly ply: number; readonly move: string } & RefusedMove & Standing);

/** Made when it is needed: the first number written as in a language costs ten milliseconds of every start. */
const tooMany = (): Failure => ({
  error: 'too-many-moves',
  message: `There are more than ${MOVE_CAP.toLocaleString('en-US')} ways to jump here, too many to list.`,
});

/** A referee starts no game, so it draws no side either. */
const DRAWN_FIRST: Failure = {
  error: 'no-side-to-move',
  message: 'These rules draw the side that moves first: name it in the position, as in B:W21-32:B1-12.',
};

/**
 * No text at all is the start of a game. An open side to move (`?`) is the one the rules send first, except where they draw it
 * and where who is to move must be named, because it decides the answer.
 */
export function readPosition(
  text: string | undefined,
  rules: RuleSet,
  turn: 'open' | 'said' = 'open',
): Result<Position, Failure> {
  if (text === undefined) return rules.first === 'random' ? err(DRAWN_FIRST) : ok(standardStart(rules.first));
  const setup = parseFen(text);
  if (!setup.ok) {
    const { error } = setup;
    return err({ error: error.code, message: describeFenError({ ...error, token: quotable(error.token) }) });
  }
  const isOpen = setup.value.turn === null && turn === 'open';
  if (isOpen && rules.first === 'random') return err(DRAWN_FIRST);
  const first = turn === 'open' && rules.first !== 'random' ? rules.first : null;
  const position = toPosition({ ...setup.value, turn: setup.value.turn ?? first });
  return position.ok ? position : err({ error: position.error, message: START_WORDS[position.error] });
}

const described = (moves: readonly Move[]): readonly DescribedMove[] =>
  moves.map((move) => {
    const { from, path, captured, crowned } = move;
    return { text: formatMove(move), from, path, captured, crowned };
  });

/** Every legal move of a position, or how the game has ended. */
export function answerMoves(position: Position, rules: RuleSet): Result<MovesAnswer, Failure> {
  const result = boardOutcome(position, rules);
  if (result) return ok({ moves: [], result });
  const moves = listMoves(position, rules);
  return moves.ok ? ok({ moves: described(moves.value), result: null }) : err(tooMany());
}

const refused = (reason: RefusedMove['reason']): RefusedMove => ({ reason, message: REFUSAL_WORDS[reason] });

/** Is this move legal, and what stands on the board after it? The move itself is null when it is not. `visited` counts the work. */
export function answerCheck(
  position: Position,
  rules: RuleSet,
  text: string,
  visited?: () => void,
): { readonly answer: CheckAnswer; readonly move: Move | null } {
  const move = readMove(position, rules, text, { outcome: boardOutcome(position, rules), visited });
  if (!move.ok) return { answer: { legal: false, ...refused(move.error) }, move: null };
  return { answer: { legal: true, fen: formatFen(applyMove(position, move.value)) }, move: move.value };
}

function standing(game: Game): Standing {
  const { position, rules, outcome } = game;
  const moves = outcome ? ok([]) : listMoves(position, rules);
  return {
    fen: formatFen(position),
    result: outcome,
    draw: drawStatus(game),
    moves: moves.ok ? described(moves.value) : null,
  };
}

/** Plays a game from its start; a blocked side passes automatically where the rules say so (R6). */
export function answerGame(
  start: Position,
  rules: RuleSet,
  moves: readonly string[],
  visited?: () => void,
): GameAnswer {
  let game = newGame({ rules, start });
  for (const [i, text] of moves.entries()) {
    const move = readMove(game.position, rules, text, { outcome: game.outcome, visited });
    if (!move.ok)
      return { legal: false, ply: i + 1, move: quotable(text), ...refused(move.error), ...standing(game) };
    game = playMove(game, move.value);
  }
  return { legal: true, ...standing(game) };
}
