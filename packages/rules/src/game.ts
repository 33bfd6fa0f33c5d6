/** A game: its history, whose turn it is, how it ended. An immutable value; every function returns a new one. */
import { type Attempt, type AttemptContext, explain } from './explain.ts';
import { applyMove, isJump, type Move, passTurn } from './move.ts';
import { hasMove } from './moves.ts';
import { boardOutcome, drawn, type Outcome } from './outcome.ts';
import { type Position, START, samePosition, withTurn } from './position.ts';
import type { RefusalReason } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { OFFICIAL, type RuleSet, type SettledRules } from './rule-set.ts';
import type { Side } from './side.ts';
import { has } from './square-set.ts';

/** How a draw by rule or by proof comes about: never, when a player claims it, or automatically (R10). */
export const DRAW_MODES = ['off', 'claim', 'auto'] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

/** Blocked (R6), or out of time where that passes the turn (R13). */
export const PASS_REASONS = ['blocked', 'time'] as const;
export type PassReason = (typeof PASS_REASONS)[number];

/** What one side did with its turn. */
export type PlyAction =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'pass'; readonly reason: PassReason };

/** One side's turn in the history. */
export type Ply = PlyAction & {
  readonly before: Position;
  /** Plies in a row, this one included, in which no man moved and nothing was taken. */
  readonly quiet: number;
};

/**
 * A game as it stands. Show `position`, look at `outcome`, and play on with `play`, `playMove` and the others here.
 */
export interface Game {
  readonly rules: RuleSet;
  /** Draws by rule: never, on claim, or automatically (R10). */
  readonly drawRule: DrawMode;
  readonly start: Position;
  readonly plies: readonly Ply[];
  readonly position: Position;
  readonly outcome: Outcome | null;
}

/** The official 40-move rule: forty moves by each side with no man moved and nothing taken. */
export const QUIET_MOVES_LIMIT = 40;
/** The third time the same position stands with the same side to move. */
export const REPETITION_LIMIT = 3;

/**
 * How a game begins. Left out: official rules, draws on claim, the standard start. Where the rules draw the side that moves first,
 * the caller draws it and gives the start: `standardStart(firstSide(rules, drawn))`.
 */
export type GameOptions = { readonly drawRule?: DrawMode } & (
  | { readonly rules?: SettledRules; readonly start?: undefined }
  | { readonly rules?: RuleSet; readonly start: Position }
);

/** The standard position with this side to move. */
export const standardStart = (first: Side): Position => withTurn(START, first);

/** A game before anything has been looked at: not even whether it is over already. */
export function bareGame(options: GameOptions = {}): Game {
  const { rules = OFFICIAL, drawRule = 'claim' } = options;
  const start =
    options.start === undefined ? standardStart((options.rules ?? OFFICIAL).first) : options.start;
  return { rules, drawRule, start, plies: [], position: start, outcome: null };
}

/** A game to be played; already over where the position decides it. */
export const newGame = (options: GameOptions = {}): Game => settle(bareGame(options));

/** How near a game is to a draw by rule. */
export interface DrawStatus {
  /** Whole moves (both sides) without progress, and how many make a draw. */
  readonly quietMoves: number;
  readonly quietLimit: number;
  /** How often the present position has stood on the board. */
  readonly repetitions: number;
  /** What a player could claim now, whether or not the table lets them. */
  readonly claim: 'repetition' | 'forty-move' | null;
}

const quietPlies = (game: Game): number => game.plies[game.plies.length - 1]?.quiet ?? 0;

function repetitionsOf(game: Game): number {
  const { plies, position } = game;
  const oldest = plies.length - quietPlies(game);
  let times = 1;
  for (let i = plies.length - 2; i >= oldest; i -= 1) {
    if (samePosition(plies[i]!.before, position)) times += 1;
  }
  return times;
}

/** Counts the quiet moves and the repetitions of the present position. */
export function drawStatus(game: Game): DrawStatus {
  const quietMoves = Math.floor(quietPlies(game) / 2);
  const repetitions = repetitionsOf(game);
  const claim =
    repetitions >= REPETITION_LIMIT ? 'repetition' : quietMoves >= QUIET_MOVES_LIMIT ? 'forty-move' : null;
  return { quietMoves, quietLimit: QUIET_MOVES_LIMIT, repetitions, claim };
}

const isProgress = (position: Position, move: Move): boolean =>
  isJump(move) || !has(position.kings, move.from);

const append = (game: Game, action: PlyAction, quiet: number, position: Position): Game => ({
  ...game,
  plies: [...game.plies, { ...action, before: game.position, quiet }],
  position,
});

/** Adds a move known to be legal, without looking at what follows from it. */
export const addMove = (game: Game, move: Move): Game =>
  append(
    game,
    { kind: 'move', move },
    isProgress(game.position, move) ? 0 : quietPlies(game) + 1,
    applyMove(game.position, move),
  );

/** Adds a turn without a move, without looking at what follows from it. */
export const addPass = (game: Game, reason: PassReason): Game =>
  append(game, { kind: 'pass', reason }, quietPlies(game) + 1, passTurn(game.position));

/** Adds a move or a pass, without looking at what follows from it. */
export const addTurn = (game: Game, action: PlyAction): Game =>
  action.kind === 'move' ? addMove(game, action.move) : addPass(game, action.reason);

/** Must the side to move pass because it is blocked and the rules say so (R6)? */
export const mustPass = (game: Game): boolean =>
  game.outcome === null && game.rules.blocked === 'passes' && !hasMove(game.position, game.rules);

/** What follows from the position alone: a win or draw on the board, or a draw by rule where that needs no claim. */
export function naturalOutcome(game: Game): Outcome | null {
  const onBoard = boardOutcome(game.position, game.rules);
  if (onBoard || game.drawRule !== 'auto') return onBoard;
  const { claim } = drawStatus(game);
  return claim ? drawn(claim) : null;
}

/** The game with this outcome: resigned, out of time, agreed. */
export const endGame = (game: Game, outcome: Outcome): Game => ({ ...game, outcome });

/** Ends the game if it has ended, or passes for a blocked side. */
function settle(game: Game): Game {
  const outcome = naturalOutcome(game);
  if (outcome) return endGame(game, outcome);
  return mustPass(game) ? settle(addPass(game, 'blocked')) : game;
}

/** Plays an attempted move, or says why not. */
export function play(
  game: Game,
  attempt: Attempt,
  context: AttemptContext = {},
): Result<Game, RefusalReason> {
  const move = explain(game.position, game.rules, attempt, { ...context, outcome: game.outcome });
  return move.ok ? ok(playMove(game, move.value)) : move;
}

/** Plays a move known to be legal. */
export const playMove = (game: Game, move: Move): Game => settle(addMove(game, move));

/** The turn goes over because time ran out (R13). */
export const playTimePass = (game: Game): Game => settle(addPass(game, 'time'));

/** The game as it stood before a ply, counted from 0: open, with everything from that ply on taken back. */
export const gameBefore = (game: Game, ply: number): Game => ({
  ...game,
  plies: game.plies.slice(0, ply),
  position: game.plies[ply]?.before ?? game.position,
  outcome: null,
});

/** Takes back the last move, and any passes after it. */
export function undo(game: Game): Result<Game, 'nothing-to-undo'> {
  const last = game.plies.findLastIndex((ply) => ply.kind === 'move');
  if (last < 0) return err('nothing-to-undo');
  return ok(gameBefore(game, last));
}

/**
 * Ends the game as a draw by repetition or by the 40-move rule, where one of them is met and the game allows claims.
 */
export function claimDraw(game: Game): Result<Game, 'game-over' | 'no-draw-to-claim'> {
  if (game.outcome) return err('game-over');
  const { claim } = drawStatus(game);
  return claim && game.drawRule !== 'off' ? ok(endGame(game, drawn(claim))) : err('no-draw-to-claim');
}

/** The moves played, passes left out. */
export const movesOf = (game: Game): readonly Move[] =>
  game.plies.flatMap((ply) => (ply.kind === 'move' ? [ply.move] : []));

/** What each side did with its turns, without the positions. */
export const historyOf = (game: Game): readonly PlyAction[] =>
  game.plies.map((ply) =>
    ply.kind === 'move' ? { kind: 'move', move: ply.move } : { kind: 'pass', reason: ply.reason },
  );
