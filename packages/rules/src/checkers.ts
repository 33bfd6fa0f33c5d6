/** A game as one mutable object: the usual things in one call each, on top of the pure functions. */
import { type FenError, formatFen, parsePosition } from './fen.ts';
import {
  claimDraw,
  type DrawMode,
  endGame,
  type Game,
  type GameOptions,
  newGame,
  playMove,
  undo,
} from './game.ts';
import { MOVE_CAP, visitMoves } from './list-moves.ts';
import type { Move } from './move.ts';
import { formatMove, readMove } from './move-text.ts';
import { type Outcome, won } from './outcome.ts';
import type { PdnFailure } from './pdn-failure.ts';
import { readPdn } from './pdn-reader.ts';
import { replayPdn } from './pdn-replay.ts';
import { type PdnGameContent, writePdn } from './pdn-writer.ts';
import type { Position, SetupFault } from './position.ts';
import { positionHash } from './position-hash.ts';
import type { RefusalReason } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { OFFICIAL, type RuleSet } from './rule-set.ts';
import { opposite, type Side } from './side.ts';
import { positionSvg, type SvgOptions } from './svg.ts';

/**
 * A game to play with. `Checkers.start()` begins one, `play('11-15')` plays a move and says why not where it cannot. Behind it is
 * a `Game`, an immutable value that every function of this library takes: `game` is the one now.
 */
export class Checkers {
  #game: Game;

  /** Goes on with any game. */
  constructor(game: Game) {
    this.#game = game;
  }

  /** A new game: official rules, draws on claim and the standard start unless given. */
  static start(options: GameOptions = {}): Checkers {
    return new Checkers(newGame(options));
  }

  /** A game from a position; where the text leaves open who is to move, the side that the rules send first is, unless they draw it. */
  static fromFen(
    fen: string,
    options: { readonly rules?: RuleSet; readonly drawRule?: DrawMode } = {},
  ): Result<Checkers, FenError['code'] | SetupFault> {
    const { rules = OFFICIAL } = options;
    const first = rules.first === 'random' ? null : rules.first;
    const start = parsePosition(fen, first);
    return start.ok ? ok(new Checkers(newGame({ ...options, rules, start: start.value }))) : start;
  }

  /** The first game of a PDN text; refused unless every move of it is legal. */
  static fromPdn(text: string): Result<Checkers, PdnFailure | 'no-game'> {
    const [source] = readPdn(text);
    if (source === undefined) return err('no-game');
    const { game, failure } = replayPdn(source);
    return failure === null ? ok(new Checkers(game)) : err(failure);
  }

  /** The game as a value, for the functions of this library. */
  get game(): Game {
    return this.#game;
  }

  /** The board with the side to move. */
  get position(): Position {
    return this.#game.position;
  }

  /** The side to move. */
  get turn(): Side {
    return this.#game.position.turn;
  }

  /** How the game ended; null while it goes on. */
  get outcome(): Outcome | null {
    return this.#game.outcome;
  }

  /** Plays a move, in every spelling that people use; nothing changes where it is not legal. */
  play(text: string): Result<Move, RefusalReason | 'ambiguous'> {
    const { position, rules, outcome } = this.#game;
    const move = readMove(position, rules, text, { outcome });
    if (move.ok) this.#game = playMove(this.#game, move.value);
    return move;
  }

  /**
   * The legal moves as text, those of one piece where a square is given; none when the game is over. Rules by which jumped pieces
   * stay until the end of the turn can allow more than `MOVE_CAP`: then only the first of them are listed.
   */
  moves(from?: number): readonly string[] {
    const { position, rules, outcome } = this.#game;
    if (outcome) return [];
    const texts: string[] = [];
    visitMoves(position, rules, (move) => {
      if (from === undefined || move.from === from) texts.push(formatMove(move));
      return texts.length < MOVE_CAP;
    });
    return texts;
  }

  /** The moves played, as text; passes, which some rules know, are `--`. */
  history(): readonly string[] {
    return this.#game.plies.map((ply) => (ply.kind === 'move' ? formatMove(ply.move) : '--'));
  }

  /** Takes the last move back, with any passes after it; false where there is none. */
  undo(): boolean {
    const before = undo(this.#game);
    if (before.ok) this.#game = before.value;
    return before.ok;
  }

  /** This side gives up; false when the game is over already. */
  resign(side: Side = this.turn): boolean {
    if (this.#game.outcome) return false;
    this.#game = endGame(this.#game, won(opposite(side), 'resigned'));
    return true;
  }

  /** Ends the game as a draw by repetition or by the 40-move rule; refused where neither is met. */
  claimDraw(): Result<Outcome, 'game-over' | 'no-draw-to-claim'> {
    const drawn = claimDraw(this.#game);
    if (!drawn.ok) return drawn;
    this.#game = drawn.value;
    return ok(drawn.value.outcome!);
  }

  /** The position as one line of text. */
  fen(): string {
    return formatFen(this.position);
  }

  /** The game as a PDN text, with these tags and notes. */
  pdn(content: Omit<PdnGameContent, 'game'> = {}): string {
    return writePdn({ ...content, game: this.#game });
  }

  /** The position as a picture, with the last move unless another is given. */
  svg(options: SvgOptions = {}): string {
    const last = this.#game.plies.at(-1);
    return positionSvg(this.position, { lastMove: last?.kind === 'move' ? last.move : null, ...options });
  }

  /** A number for the position, the same in every program: 64 bits. */
  hash(): bigint {
    return positionHash(this.position);
  }
}
