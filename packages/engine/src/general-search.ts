/** The root of a search under any rule set: plain alpha-beta over the general generator. Shallower, and always legal. */
import {
  applyMove,
  boardOutcome,
  hasMove,
  type Move,
  opposite,
  type Position,
  passTurn,
  QUIET_MOVES_LIMIT,
  type RuleSet,
  samePosition,
  squaresOf,
  visitMovesFrom,
} from '@crownhead/rules';
import { UNKNOWN } from './endgame/result.ts';
import type { RootSearch } from './root-search.ts';
import { type Depth, DRAWN, INFINITE, lostIn, type Ply, type Score, wonIn } from './score.ts';
import type { SearchCore } from './search-core.ts';
import type { SearchRequest } from './search-request.ts';

/** Plies without progress after which a game is drawn. */
const QUIET_LIMIT = QUIET_MOVES_LIMIT * 2;
/** Under some rules one king has millions of routes; of each piece this many are looked at. */
const MOST_ROUTES = 60;
/** Captures beyond the depth asked for are followed this much further. */
const CAPTURE_DEPTH = -4;

function movesToConsider(position: Position, rules: RuleSet): Move[] {
  const moves: Move[] = [];
  for (const from of squaresOf(position[position.turn])) {
    let routes = 0;
    visitMovesFrom(position, rules, from, (move) => {
      moves.push(move);
      routes += 1;
      return routes < MOST_ROUTES;
    });
  }
  return moves.sort((a, b) => b.captured.length - a.captured.length || Number(b.crowned) - Number(a.crowned));
}

export class GeneralSearch implements RootSearch {
  readonly moves: readonly Move[];
  nodes = 0;
  stopped = false;
  readonly #rules: RuleSet;
  readonly #position: Position;
  readonly #stop: (nodes: number) => boolean;
  readonly #core: SearchCore;
  /** The positions of the line being searched, those of the game before it first. */
  readonly #path: Position[];
  readonly #quietAtRoot: number;
  #line: readonly Move[] = [];

  constructor(
    { rules, position, before }: SearchRequest,
    core: SearchCore,
    stop: (nodes: number) => boolean,
  ) {
    this.#rules = rules;
    this.#position = position;
    this.#stop = stop;
    this.#core = core;
    // Where nobody calls the draw when it is due, what came before has no meaning: all moves would look drawn alike.
    this.#quietAtRoot = before.length < QUIET_LIMIT ? before.length : 0;
    this.#path = [...(this.#quietAtRoot > 0 ? before : []), position];
    this.moves = boardOutcome(position, rules) ? [] : movesToConsider(position, rules);
  }

  score(move: number, alpha: Score, beta: Score, depth: Depth): Score {
    const chosen = this.moves[move]!;
    const { score, line } = this.#after(this.#position, chosen, alpha, beta, depth, 0, this.#quietAtRoot);
    this.#line = line;
    return score;
  }

  staticEval(move: number): Score {
    return -this.#still(applyMove(this.#position, this.moves[move]!));
  }

  /** The tables are made for the official rules. */
  end(): void {}

  quickest(): null {
    return null;
  }

  probe(): number {
    return UNKNOWN;
  }

  continuation(): () => readonly Move[] {
    const line = this.#line;
    return () => line;
  }

  #after(
    position: Position,
    move: Move,
    alpha: Score,
    beta: Score,
    depth: Depth,
    ply: Ply,
    quiet: number,
  ): { score: Score; line: readonly Move[] } {
    const next = applyMove(position, move);
    const progress = move.captured.length > 0 || !isKingMove(position, move);
    this.#path.push(next);
    const reply = this.#node(next, -beta, -alpha, depth - 1, ply + 1, progress ? 0 : quiet + 1);
    this.#path.pop();
    return { score: -reply.score | 0, line: reply.line };
  }

  #still(position: Position): Score {
    const { turn } = position;
    return this.#core.evaluate(position[turn], position[opposite(turn)], position.kings, turn === 'black');
  }

  /** Twice in the line being searched leads nowhere; what the game has had once before may come a second time, not a third. */
  #isRepeated(position: Position, quiet: number): boolean {
    const path = this.#path;
    let played = 0;
    for (let i = path.length - 5; i >= path.length - 1 - quiet && i >= 0; i -= 2) {
      if (!samePosition(path[i]!, position)) continue;
      played += 1;
      if (i >= this.#quietAtRoot || played === 2) return true;
    }
    return false;
  }

  #node(
    position: Position,
    alphaGiven: Score,
    beta: Score,
    depth: Depth,
    ply: Ply,
    quiet: number,
  ): { score: Score; line: readonly Move[] } {
    const leaf = (score: Score) => ({ score, line: [] });
    this.nodes += 1;
    if ((this.nodes & 63) === 0 && this.#stop(this.nodes)) this.stopped = true;
    if (this.stopped) return leaf(DRAWN);
    const outcome = boardOutcome(position, this.#rules);
    if (outcome) {
      if (outcome.winner === null) return leaf(DRAWN);
      return leaf(outcome.winner === position.turn ? wonIn(ply) : lostIn(ply));
    }
    if (quiet >= QUIET_LIMIT || this.#isRepeated(position, quiet)) return leaf(DRAWN);
    if (!hasMove(position, this.#rules)) {
      const passed = passTurn(position);
      this.#path.push(passed);
      const reply = this.#node(passed, -beta, -alphaGiven, depth - 1, ply + 1, quiet + 1);
      this.#path.pop();
      return { score: -reply.score | 0, line: [] };
    }
    const still = this.#still(position);
    let moves = movesToConsider(position, this.#rules);
    const jumps = moves.filter((move) => move.captured.length > 0);
    if (depth <= 0) {
      if (jumps.length === 0 || depth <= CAPTURE_DEPTH) return leaf(still);
      // Where jumping is a choice, so is staying as it is.
      if (this.#rules.capture === 'optional' && still >= beta) return leaf(still);
      moves = jumps;
    }
    let alpha = alphaGiven;
    let best: Score = depth <= 0 && this.#rules.capture === 'optional' ? still : -INFINITE;
    if (best > alpha) alpha = best;
    let line: readonly Move[] = [];
    for (const move of moves) {
      const reply = this.#after(position, move, alpha, beta, depth, ply, quiet);
      if (this.stopped) return leaf(DRAWN);
      if (reply.score > best) {
        best = reply.score;
        if (best > alpha) {
          alpha = best;
          line = [move, ...reply.line];
        }
        if (alpha >= beta) break;
      }
    }
    return { score: best, line };
  }
}

const isKingMove = (position: Position, move: Move): boolean =>
  ((position.kings >>> (move.from - 1)) & 1) === 1;
