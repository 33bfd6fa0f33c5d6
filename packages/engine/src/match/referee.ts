/** Plays one game of a match and enforces the rules and the time limits. */
import {
  drawn,
  endGame,
  formatMove,
  type Game,
  isLegal,
  type Move,
  type Outcome,
  opposite,
  type Position,
  playMove,
  type Result,
  type Side,
  won,
} from '@crownhead/rules';
import type { Limits } from '../search-request.ts';
import { type ByContestant, type Contestant, otherContestant } from './contestant.ts';
import { openGame } from './opening.ts';
import type { Scheduled } from './schedule.ts';

/** A contestant, wherever it runs. */
export interface Player {
  readonly name: string;
  /** A new game begins; whatever is random follows from the seed. */
  begin(seed: number): Promise<void>;
  /** The move it plays, or the text that was none. Fails when the player does. */
  move(game: Game, limits: Limits): Promise<Result<Move, string>>;
  close(): Promise<void>;
}

/** Time, as the referee needs it. */
export interface MatchTimer {
  now(): number;
  /** Comes true after so many milliseconds, unless it is cancelled. */
  after(ms: number): { readonly due: Promise<void>; cancel(): void };
}

/** What the endgame tables say of a position, for the side to move. */
export type Adjudicator = (position: Position) => 'win' | 'draw' | 'loss' | 'unknown';

/** What every game of a match has in common: time to think, and when to stop. */
export interface GameRules {
  readonly limits: Limits;
  /** Do the players count processor time? Then how long a move takes depends on the machine, and is not held against them. */
  readonly cpu?: boolean;
  readonly timer: MatchTimer;
  /** Ends games as soon as their result is known. */
  readonly adjudicate?: Adjudicator;
}

/** Why somebody lost without being beaten. */
export interface Fault {
  readonly seat: Contestant;
  readonly kind: 'illegal-move' | 'crash' | 'overtime';
  /** For people, to be read after the player's name. */
  readonly words: string;
}

/** A finished game of a match. */
export interface Played {
  readonly scheduled: Scheduled;
  /** With its outcome. */
  readonly game: Game;
  readonly winner: Contestant | null;
  readonly fault: Fault | null;
  /** How long each has thought, in milliseconds. */
  readonly ms: ByContestant<number>;
}

/** For a player without a time limit, or one that counts processor time, so that no match hangs. */
const LONGEST_MS = 120_000;
/** How long a move may take. Three times its time and a second: more is no accident. */
const graceOf = ({ limits, cpu }: GameRules): number =>
  limits.ms === undefined || cpu === true ? LONGEST_MS : limits.ms * 3 + 1000;

/** PDN knows no better words for these. */
const OUTCOME_OF = { 'illegal-move': 'adjudicated', crash: 'disconnected', overtime: 'time' } as const;

type Failure = Omit<Fault, 'seat'>;
type Answer = { readonly move: Move } | Failure;

const crash = (error: unknown): Failure => ({
  kind: 'crash',
  words: `failed: ${error instanceof Error ? error.message : error}`,
});

async function askInTime(player: Player, game: Game, rules: GameRules): Promise<Answer> {
  const { limits, timer } = rules;
  const allowed = graceOf(rules);
  const late: Answer = { kind: 'overtime', words: `had not moved after ${Math.round(allowed)} ms` };
  const clock = timer.after(allowed);
  try {
    return await Promise.race([ask(player, game, limits), clock.due.then(() => late)]);
  } finally {
    clock.cancel();
  }
}

async function ask(player: Player, game: Game, limits: Limits): Promise<Answer> {
  try {
    const move = await player.move(game, limits);
    if (move.ok && isLegal(game.position, game.rules, move.value)) return { move: move.value };
    const text = move.ok ? formatMove(move.value) : move.error;
    if (text === '') return { kind: 'illegal-move', words: 'gave no move' };
    return { kind: 'illegal-move', words: `played “${text}”, which is not legal` };
  } catch (error) {
    return crash(error);
  }
}

function adjudicated(position: Position, judge: Adjudicator): Outcome | null {
  const verdict = judge(position);
  if (verdict === 'unknown') return null;
  if (verdict === 'draw') return drawn('adjudicated');
  return won(verdict === 'win' ? position.turn : opposite(position.turn), 'adjudicated');
}

export async function playGame(
  scheduled: Scheduled,
  players: ByContestant<Player>,
  rules: GameRules,
): Promise<Played> {
  const seatOf = (side: Side): Contestant =>
    side === 'black' ? scheduled.black : otherContestant(scheduled.black);
  const ms = { a: 0, b: 0 };
  let game = openGame(scheduled.opening);
  const ended = (outcome: Outcome, fault: Fault | null = null): Played => {
    const winner = outcome.winner === null ? null : seatOf(outcome.winner);
    return { scheduled, game: endGame(game, outcome), winner, fault, ms };
  };
  const forfeit = (side: Side, { kind, words }: Failure): Played =>
    ended(won(opposite(side), OUTCOME_OF[kind]), { seat: seatOf(side), kind, words });

  for (const side of ['black', 'white'] as const) {
    const seat = seatOf(side);
    try {
      await players[seat].begin(scheduled.number * 2 + (seat === 'a' ? 0 : 1));
    } catch (error) {
      return forfeit(side, crash(error));
    }
  }
  for (;;) {
    const known = game.outcome ?? (rules.adjudicate ? adjudicated(game.position, rules.adjudicate) : null);
    if (known) return ended(known);
    const { turn } = game.position;
    const seat = seatOf(turn);
    const start = rules.timer.now();
    const answer = await askInTime(players[seat], game, rules);
    const spent = rules.timer.now() - start;
    ms[seat] += spent;
    if (!('move' in answer)) return forfeit(turn, answer);
    if (spent > graceOf(rules))
      return forfeit(turn, { kind: 'overtime', words: `took ${Math.round(spent)} ms for a move` });
    game = playMove(game, answer.move);
  }
}
