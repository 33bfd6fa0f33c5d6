/** One game of the engine against itself, which follows from its number, the settings of the run and the engine alone. */
import {
  applyMove,
  countBits,
  jumperBits,
  OFFICIAL,
  QUIET_MOVES_LIMIT,
  REPETITION_LIMIT,
} from '@crownhead/rules';
import type { EndgameTables } from '../src/endgame/tables.ts';
import type { Engine } from '../src/engine.ts';
import { Random } from '../src/random.ts';
import { PROVED } from '../src/score.ts';
import { type Limits, requestFor } from '../src/search-request.ts';
import { type Board, boardOf, boardsAfter, isProgress, positionOf, sameBoard } from './board.ts';
import { LAST_RANK, type PlayedGame, type PlayedPly, type Result } from './game-record.ts';
import { drawOpening } from './openings.ts';
import type { RunSettings, Style } from './run-settings.ts';

/** How a game is played on once it has begun. */
interface Manner {
  /** A game that begins with more than this between the sides is not played. */
  readonly lopsided: number;
  /** From so few to so many plies at the beginning are loose: any move that looks nearly as good as the best will do. */
  readonly loosePlies: readonly [fewest: number, most: number];
  /** How often a move is random, so that positions arise that nobody would choose. */
  readonly randomMoves: number;
  /** How often a game goes on when its result is proved, so that the way to the end is seen as well. */
  readonly playedOut: number;
}

const MANNERS: Readonly<Record<Style, Manner>> = {
  varied: { lopsided: 120, loosePlies: [8, 24], randomMoves: 0.003, playedOut: 0.1 },
  ballots: { lopsided: 100, loosePlies: [0, 10], randomMoves: 0, playedOut: 1 },
};

const LONGEST = 250;
/** How deep loose moves are looked at, and how far from the best they may be. */
const LOOSE_DEPTH = 4;
const LOOSE_MARGIN = 30;
/** So many plies in a row without progress, and nobody ahead: a draw. */
const CALM_PLIES = 10;
const CALM_AFTER = 6;
const EVEN = 60;
const ALL_LINES = 100;
const BLACK_WON: Result = 2;
const DRAWN: Result = 1;
const WHITE_WON: Result = 0;

export class GamePlayer {
  readonly #engine: Engine;
  readonly #tables: EndgameTables;
  readonly #settings: RunSettings;

  constructor(engine: Engine, tables: EndgameTables, settings: RunSettings) {
    this.#engine = engine;
    this.#tables = tables;
    this.#settings = settings;
  }

  play(number: number): PlayedGame {
    const { seed, style } = this.#settings;
    const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca77));
    const manner = MANNERS[style];
    const start = this.#start(random, manner);
    const playedOut = random.next() < manner.playedOut;
    const [fewest, most] = manner.loosePlies;
    const loosePlies = fewest + Math.floor(random.next() * (most - fewest + 1));
    const plies: PlayedPly[] = [];
    /** Since the last progress, oldest first. */
    let before: Board[] = [];
    let board = start;
    let calm = 0;
    for (;;) {
      const next = boardsAfter(board);
      const known = this.#knownResult(board, before, next.length);
      if (known !== null) return { number, start, plies, result: known };
      const found = isForcedJump(board, next) ? null : this.#search(board, before);
      const score = found?.score ?? null;
      const isLoose = plies.length < loosePlies;
      const isRandom = random.next() < manner.randomMoves;
      const chosen =
        found === null || isRandom
          ? oneOf(next, random)
          : isLoose
            ? oneOf(this.#nearlyBest(board, before), random)
            : found.best;
      const rank = next.findIndex((after) => sameBoard(after, chosen));
      if (rank > LAST_RANK) return { number, start, plies: [], result: DRAWN };
      plies.push({ rank, isRandom: isRandom || isLoose, score });
      const proved = score !== null && Math.abs(score) >= PROVED ? winnerBy(score > 0, board) : null;
      if (proved !== null && !playedOut) return { number, start, plies, result: proved };
      const isEven = score !== null && Math.abs(score) < EVEN;
      calm = before.length > CALM_AFTER && isEven ? calm + 1 : 0;
      if (calm > CALM_PLIES || plies.length >= LONGEST)
        return { number, start, plies, result: proved ?? DRAWN };
      before = isProgress(board, chosen) ? [] : [...before, board];
      board = chosen;
    }
  }

  #start(random: Random, { lopsided }: Manner): Board {
    for (;;) {
      const board = drawOpening(this.#settings.style, random, this.#tables.pieces);
      if (board === null || boardsAfter(board).length === 0) continue;
      this.#engine.clear();
      if (Math.abs(this.#search(board, []).score) <= lopsided) return board;
    }
  }

  #search(board: Board, before: readonly Board[]): { score: number; best: Board } {
    const { nodes } = this.#settings;
    const [line] = this.#lines(board, before, { nodes }, 1);
    return { score: line!.score, best: line!.after };
  }

  #nearlyBest(board: Board, before: readonly Board[]): Board[] {
    const lines = this.#lines(board, before, { depth: LOOSE_DEPTH }, ALL_LINES);
    return lines.filter(({ score }) => score >= lines[0]!.score - LOOSE_MARGIN).map(({ after }) => after);
  }

  #lines(
    board: Board,
    before: readonly Board[],
    limits: Limits,
    lines: number,
  ): { readonly score: number; readonly after: Board }[] {
    const position = positionOf(board);
    const request = { ...requestFor(position, limits), before: before.map(positionOf), lines };
    return this.#engine
      .search(request)
      .lines.map(({ score, moves }) => ({ score, after: boardOf(applyMove(position, moves[0]!)) }));
  }

  /** By the rules or by the tables. */
  #knownResult(board: Board, before: readonly Board[], moves: number): Result | null {
    if (moves === 0) return winnerBy(false, board);
    if (before.length >= QUIET_MOVES_LIMIT * 2) return DRAWN;
    if (before.filter((earlier) => sameBoard(earlier, board)).length >= REPETITION_LIMIT - 1) return DRAWN;
    if (countBits(board.own | board.other) > this.#tables.pieces) return null;
    const { verdict } = this.#tables.verdict(positionOf(board), OFFICIAL);
    if (verdict === 'unknown') return null;
    return verdict === 'draw' ? DRAWN : winnerBy(verdict === 'win', board);
  }
}

const winnerBy = (moverWins: boolean, { turn }: Board): Result =>
  moverWins === (turn === 'black') ? BLACK_WON : WHITE_WON;

/** Nothing to choose, and nothing to learn from: no need to search. */
const isForcedJump = ({ own, other, kings, turn }: Board, next: readonly Board[]): boolean =>
  next.length === 1 && jumperBits(own, other, kings, turn) !== 0;

const oneOf = (boards: readonly Board[], random: Random): Board =>
  boards[Math.floor(random.next() * boards.length)]!;
