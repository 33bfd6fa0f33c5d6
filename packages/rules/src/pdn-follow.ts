/** Follows written moves on the board, finding out what loosely written ones must have meant. */
import { type Attempt, explain } from './explain.ts';
import { type Game, playMove, playTimePass } from './game.ts';
import { applyMove, isJump, type Move } from './move.ts';
import { movesFitting, parseMoveText } from './move-text.ts';
import type { PdnMove } from './pdn-game.ts';
import { type Position, samePosition } from './position.ts';
import type { RefusalReason } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { RuleSet } from './rule-set.ts';

/** Which tokens made a ply, as a list from the last one back, so that lines tried out share their beginning. */
export interface PlyTokens {
  /** Counted from 0. */
  readonly ply: number;
  readonly tokens: readonly PdnMove[];
  readonly oddity: 'ambiguous-move' | 'split-jump' | null;
  readonly before: PlyTokens | null;
}

type FollowFault = RefusalReason | 'ambiguous' | 'too-long';

export interface Followed {
  readonly game: Game;
  readonly last: PlyTokens | null;
  /** Why the first token of the rest could not be played, or null when all could. */
  readonly fault: FollowFault | null;
  /** The tokens that were not played. */
  readonly rest: readonly PdnMove[];
}

interface State {
  readonly game: Game;
  /** The token to be played. */
  readonly next: number;
  /** Blocked passes that the rules have made already and the text may still mention. */
  readonly pendingPasses: number;
  readonly last: PlyTokens | null;
}

/** Far beyond any real game, and short enough for a hostile one to be done with quickly. */
export const MOST_PLIES = 10_000;
/** No jump takes more than twelve pieces, so none can be split into more tokens. */
const MOST_PARTS = 12;
/** Plies played in trying out what an ambiguous move may mean: enough for anything people wrote. */
const MOST_TRIAL_PLIES = 10_000;

const isPass = (token: PdnMove): boolean => token.text === '--';

const attemptOf = (token: PdnMove): Result<Attempt, 'unreadable'> =>
  parseMoveText(token.text.replace(/(?<!\d)0+(?=\d)/g, ''));

/** The same squares in the end, however they were reached, are one move to the reader. */
function distinct(position: Position, moves: readonly Move[]): Move[] {
  const kept: { move: Move; after: Position }[] = [];
  for (const move of moves) {
    const after = applyMove(position, move);
    if (!kept.some((other) => samePosition(other.after, after))) kept.push({ move, after });
  }
  return kept.map(({ move }) => move);
}

interface Readings {
  /** The likeliest first. */
  readonly moves: readonly Move[];
  /** The first one is what the text says to the letter. */
  readonly literal: boolean;
}

function readingsOf(game: Game, attempt: Attempt): Result<Readings, RefusalReason> {
  const { position, rules } = game;
  const exact = explain(position, rules, attempt);
  if (exact.ok) {
    // `10x19` may also be short for a longer jump that ends there.
    const maybeShort = attempt.length === 2 && isJump(exact.value) && endsByItself(rules);
    const moves = maybeShort ? movesFitting(position, rules, attempt) : [];
    return ok({ moves: distinct(position, [exact.value, ...moves]), literal: true });
  }
  const moves = distinct(position, movesFitting(position, rules, attempt));
  return moves.length > 0 ? ok({ moves, literal: false }) : err(exact.error);
}

/** Under other rules every jump could be short for countless others, and our own files never need the guess. */
const endsByItself = (rules: RuleSet): boolean => rules.chain === 'finish' && rules.removal === 'at-once';

class Follower {
  readonly #tokens: readonly PdnMove[];
  readonly #attempts: readonly Result<Attempt, 'unreadable'>[];
  #trialsLeft: number;

  constructor(tokens: readonly PdnMove[]) {
    this.#tokens = tokens;
    this.#attempts = tokens.map(attemptOf);
    this.#trialsLeft = MOST_TRIAL_PLIES + 2 * tokens.length;
  }

  /** Plays on from a state to the end, or to the first token that nothing fits. */
  run(start: State, isTrial: boolean): { readonly state: State; readonly fault: FollowFault | null } {
    let state = start;
    while (state.next < this.#tokens.length) {
      if (state.game.plies.length >= MOST_PLIES) return { state, fault: 'too-long' };
      if (isTrial) this.#trialsLeft -= 1;
      if (this.#trialsLeft < 0) return { state, fault: 'ambiguous' };
      const options = this.#options(state);
      if (!options.ok) return { state, fault: options.error };
      if (options.value.length > 1) return this.#choose(state, options.value);
      state = options.value[0]!;
    }
    return { state, fault: null };
  }

  /**
   * The option with which the rest of the game can be played; failing that, most of it. Choices inside choices
   * go no deeper than there are pieces to take.
   */
  #choose(state: State, options: readonly State[]): ReturnType<Follower['run']> {
    let best: ReturnType<Follower['run']> | null = null;
    for (const option of options) {
      const tried = this.run(option, true);
      if (tried.fault === null) return tried;
      if (this.#trialsLeft < 0) return { state, fault: 'ambiguous' };
      if (best === null || tried.state.next > best.state.next) best = tried;
    }
    return best!;
  }

  /** What the next token, or the next few together, can stand for. */
  #options(state: State): Result<readonly State[], RefusalReason> {
    const token = this.#tokens[state.next]!;
    if (isPass(token) && state.pendingPasses > 0) {
      const ply = state.game.plies.length - state.pendingPasses;
      const last: PlyTokens = { ply, tokens: [token], oddity: null, before: state.last };
      return ok([{ ...state, next: state.next + 1, pendingPasses: state.pendingPasses - 1, last }]);
    }
    if (state.game.outcome) return err('game-over');
    if (isPass(token)) return ok([this.#after(state, playTimePass(state.game), 1, null)]);

    const attempt = this.#attempts[state.next]!;
    if (!attempt.ok) return attempt;
    const whole = this.#joined(state.next, attempt.value);
    if (whole.parts > 1) {
      const readings = readingsOf(state.game, whole.attempt);
      if (readings.ok) return ok(this.#played(state, readings.value, whole.parts));
    }
    const readings = readingsOf(state.game, attempt.value);
    return readings.ok ? ok(this.#played(state, readings.value, 1)) : readings;
  }

  /** A token that starts where the one before ended belongs to it: the other side cannot have a piece there. */
  #joined(index: number, attempt: Attempt): { readonly attempt: Attempt; readonly parts: number } {
    let whole = attempt;
    let parts = 1;
    for (; parts < MOST_PARTS; parts += 1) {
      const more = this.#attempts[index + parts];
      if (!more?.ok || more.value[0] !== whole[whole.length - 1]) break;
      whole = [...whole, ...more.value.slice(1)];
    }
    return { attempt: whole, parts };
  }

  #played(state: State, { moves, literal }: Readings, parts: number): State[] {
    return moves.map((move, i) => {
      const guessed = moves.length > 1 && !(literal && i === 0);
      const oddity = guessed ? 'ambiguous-move' : parts > 1 ? 'split-jump' : null;
      return this.#after(state, playMove(state.game, move), parts, oddity);
    });
  }

  #after(state: State, game: Game, parts: number, oddity: PlyTokens['oddity']): State {
    const ply = state.game.plies.length;
    const next = state.next + parts;
    const last: PlyTokens = { ply, tokens: this.#tokens.slice(state.next, next), oddity, before: state.last };
    return { game, next, pendingPasses: game.plies.length - ply - 1, last };
  }
}

/** `passed` is how many blocked passes the game ends with that the text may still mention. */
export function followMoves(
  game: Game,
  tokens: readonly PdnMove[],
  passed: number = game.plies.length,
): Followed {
  const start: State = { game, next: 0, pendingPasses: passed, last: null };
  const { state, fault } = new Follower(tokens).run(start, false);
  return { game: state.game, last: state.last, fault, rest: tokens.slice(state.next) };
}
