/**
 * Finds the best move under the official rules: iterative deepening, principal variation search, a transposition table.
 *
 * A node is a board seen by the side to move: own pieces, other pieces, kings, and whether that side plays down the board.
 * Moves are boards too (`MoveBuffer`), so nothing is made or unmade, and nothing is allocated while nodes are visited: what
 * belongs to a ply is in arrays by ply.
 */
import {
  countBits,
  jumperBits,
  MOVE_WORDS,
  MoveBuffer,
  QUIET_MOVES_LIMIT,
  type Side,
} from '@crownhead/rules';
import { BestLines } from './best-lines.ts';
import { DRAW, LOSS, resultOf, WIN } from './endgame/result.ts';
import { evaluate, evaluateWithin } from './evaluation.ts';
import { MovePicker } from './move-picker.ts';
import { History } from './ordering.ts';
import {
  type Depth,
  DRAWN,
  fromTable,
  INFINITE,
  lostIn,
  type Ply,
  PROVED,
  type Score,
  TABLE_WON,
  toTable,
  wonIn,
} from './score.ts';
import { EXACT, LOWER, type Transpositions, UPPER } from './transposition.ts';

/** The longest line of play looked at; the arrays by ply have this length. Forced captures alone rarely reach a third. */
const DEEPEST_PLY = 180;
/** Plies without progress after which a game is drawn. */
const QUIET_LIMIT = QUIET_MOVES_LIMIT * 2;
/** Nodes between two questions whether to stop, less one: under a millisecond's worth. */
const STOP_MASK = 1023;
/**
 * From this depth on, a position this far outside the window is searched half as deep first, which settles it if it agrees; not a
 * quarter as deep and so on, which sees no sacrifice (chosen by matches against itself, as are the other depths and margins here).
 */
const CONFIRM_DEPTH = 3;
const CONFIRM_MARGIN = 32;
/** From this depth on the table is asked about every answer before any is searched. */
const TABLE_CUTOFF_DEPTH = 3;
/** So close to the draw by quiet moves, what the table says no longer holds: it knows nothing of what was played before. */
const NEARLY_DRAWN = QUIET_LIMIT - 20;
/** A proved win is worth this much, whatever it looks like, less something for each quiet ply: shuffling gains nothing. */
const WIN_IN_HAND = 1000;
const NO_PROGRESS_PENALTY = 2;
/** Late quiet moves are searched less deep first: from which move on, at which depth, and by how much. */
const REDUCE_FROM = 2;
const REDUCE_DEPTH = 2;
const WORDS_PER_PLY = 3;
/** Not a score: a step of the search has settled nothing. */
const UNSETTLED = INFINITE + 1;

/** The little that the search needs of the endgame tables. */
export interface Prober {
  /** Positions with more pieces are not known; with this many, some or all are. */
  readonly mostPieces: number;
  /** Pieces up to which the plies to the end are known. */
  readonly exactPieces: number;
  result(own: number, other: number, kings: number, down: boolean): number;
  distance(own: number, other: number, kings: number, down: boolean): number;
  /** Result and distance in one (see `inPlies`), also where there is something to capture: that is played out first. */
  value(own: number, other: number, kings: number, down: boolean): number;
  /** Moves to the next capture or man move in a won position; 0 where that is not known. */
  progress(own: number, other: number, kings: number, down: boolean): number;
}

export interface Root {
  readonly own: number;
  readonly other: number;
  readonly kings: number;
  readonly down: boolean;
  /** Boards before this one since the last capture or man move, newest last: own, other, kings of the side to move. */
  readonly history: Int32Array;
}

/** A board after a move, seen by the side that moved. */
export interface MoveBoard {
  readonly own: number;
  readonly other: number;
  readonly kings: number;
}

const sideOf = (down: boolean): Side => (down ? 'black' : 'white');

export class Search {
  nodes = 0;
  /** Polled at intervals; true ends the search immediately. */
  shouldStop: (nodes: number) => boolean = () => false;
  stopped = false;
  readonly #table: Transpositions;
  readonly #prober: Prober | null;
  readonly #moves = new MoveBuffer();
  readonly #history = new History(DEEPEST_PLY + 4);
  readonly #picker = new MovePicker(this.#moves, this.#history);
  readonly #lines = new BestLines(DEEPEST_PLY + 2);
  /** The boards of the line being searched, by ply from `#rootAt` on; before it those of the game that led to the root. */
  readonly #boards = new Int32Array((DEEPEST_PLY + QUIET_LIMIT + 8) * WORDS_PER_PLY);
  /** Plies without progress, by the same places. */
  readonly #quiet = new Int32Array(DEEPEST_PLY + QUIET_LIMIT + 8);
  /** The best move found at each ply: own pieces after it. */
  readonly #bestMove = new Int32Array(DEEPEST_PLY + 2);
  #rootAt = 0;
  #rootIsDown = true;
  #probeWins = true;

  constructor(table: Transpositions, prober: Prober | null) {
    this.#table = table;
    this.#prober = prober;
  }

  /** Prepares for a position and about so many nodes; keeps what the table has learned. */
  begin(root: Root, nodes: number): void {
    this.nodes = 0;
    this.stopped = false;
    this.#table.nextSearch(nodes);
    this.#history.age();
    const played = root.history.length / WORDS_PER_PLY;
    // Where nobody calls the draw when it is due, what came before has no meaning: all moves would look drawn alike.
    const before = played < QUIET_LIMIT ? played : 0;
    this.#rootAt = before;
    this.#boards.set(root.history.subarray(root.history.length - before * WORDS_PER_PLY));
    for (let i = 0; i <= before; i++) this.#quiet[i] = i;
    this.#moves.top = 0;
    const { own, other, kings, down } = root;
    const pieces = countBits(own | other);
    const prober = this.#prober;
    this.#rootIsDown = down;
    this.#setBoard(0, own, other, kings);
    // In a won ending the proof alone would make all winning moves equal: look for a shorter one instead.
    this.#probeWins = !(
      prober !== null &&
      pieces <= prober.mostPieces &&
      pieces > prober.exactPieces &&
      resultOf(prober.value(own, other, kings, down)) === WIN
    );
  }

  /** The value, for the side to move at the root, of the move that leads to this board. */
  searchMove({ own, other, kings }: MoveBoard, alpha: Score, beta: Score, depth: Depth): Score {
    this.#moves.top = 0;
    this.#enter(0, own, other, kings);
    return -this.#node(-beta, -alpha, depth - 1, 1) | 0;
  }

  /** Nobody helps it. */
  end(): void {}

  /** The boards of the best line found after that move: own, other and kings of the side that moved, in turn. */
  lineAfterMove(): Int32Array {
    return this.#lines.from(1);
  }

  #setBoard(ply: Ply, own: number, other: number, kings: number): void {
    const at = (this.#rootAt + ply) * WORDS_PER_PLY;
    this.#boards[at] = own;
    this.#boards[at + 1] = other;
    this.#boards[at + 2] = kings;
  }

  /** Goes from this ply to the next, by the move that leads to this board. */
  #enter(ply: Ply, after: number, left: number, kingsAfter: number): void {
    const place = this.#rootAt + ply;
    const at = place * WORDS_PER_PLY;
    const boards = this.#boards;
    const progress = left !== boards[at + 1]! || (after & ~kingsAfter) !== (boards[at]! & ~boards[at + 2]!);
    this.#quiet[place + 1] = progress ? 0 : this.#quiet[place]! + 1;
    boards[at + 3] = left;
    boards[at + 4] = after;
    boards[at + 5] = kingsAfter;
  }

  /** What the side to move at this ply can count on, within the window; `confirms` where that is to confirm what is expected. */
  #node(alpha: Score, beta: Score, depth: Depth, ply: Ply, confirms = false): Score {
    this.#lines.clear(ply);
    this.nodes += 1;
    if ((this.nodes & STOP_MASK) === 0 && this.shouldStop(this.nodes)) this.stopped = true;
    if (this.stopped) return DRAWN;

    const place = this.#rootAt + ply;
    const at = place * WORDS_PER_PLY;
    const own = this.#boards[at]!;
    const other = this.#boards[at + 1]!;
    const kings = this.#boards[at + 2]!;
    const quiet = this.#quiet[place]!;
    const down = this.#isDown(ply);
    if (quiet >= 4 && (quiet >= QUIET_LIMIT || this.#isRepetition(own, other, kings, place))) return DRAWN;
    if (ply >= DEEPEST_PLY) return evaluate(own, other, kings, down);
    const side = sideOf(down);
    const jumpers = jumperBits(own, other, kings, side);
    if (jumpers === 0) {
      const score = this.#quietScore(own, other, kings, down, alpha, beta, depth, ply);
      if (score !== UNSETTLED) return score;
    }

    const isPv = beta - alpha > 1;
    // Captures beyond the horizon are sooner looked at again than looked up.
    const table = this.#table;
    let tableMove = 0;
    if (depth > 0 && table.probe(own, other, kings, down)) {
      tableMove = table.move;
      if (!isPv && table.depth >= depth && quiet < NEARLY_DRAWN) {
        const score = fromTable(table.score, ply);
        if (table.bound === EXACT || (table.bound === LOWER ? score >= beta : score <= alpha)) return score;
      }
    }
    if (!confirms && !isPv && jumpers === 0 && depth >= CONFIRM_DEPTH && Math.abs(beta) < PROVED) {
      const score = this.#confirm(evaluate(own, other, kings, down), alpha, beta, depth, ply);
      if (score !== UNSETTLED) return score;
    }

    const moves = this.#moves;
    const start = moves.top;
    const count = moves.generate(own, other, kings, side);
    if (count === 0) return lostIn(ply);
    let best: Score = UNSETTLED;
    if (!isPv && depth >= TABLE_CUTOFF_DEPTH && quiet < NEARLY_DRAWN)
      best = this.#tableCutoff(down, start, count, beta, depth - 1, ply + 1);
    if (best === UNSETTLED) {
      if (jumpers !== 0) this.#picker.rankJumps(start, count, other, kings, tableMove);
      else this.#picker.rankQuiet(start, count, own, kings, down, tableMove, ply);
      best = this.#searchMoves(start, count, jumpers !== 0, alpha, beta, depth, ply);
      if (depth > 0 && !this.stopped) {
        const bound = best >= beta ? LOWER : best > alpha ? EXACT : UPPER;
        const move = this.#bestMove[ply]!;
        table.store(own, other, kings, down, toTable(best, ply), depth, bound, move);
      }
    }
    moves.top = start;
    return best;
  }

  /** Twice in the line being searched leads nowhere; what the game has had once before may come a second time, not a third. */
  #isRepetition(own: number, other: number, kings: number, place: number): boolean {
    const boards = this.#boards;
    const oldest = place - this.#quiet[place]!;
    let played = 0;
    for (let i = place - 4; i >= oldest; i -= 2) {
      const w = i * WORDS_PER_PLY;
      if (boards[w] !== own || boards[w + 1] !== other || boards[w + 2] !== kings) continue;
      played += 1;
      if (i >= this.#rootAt || played === 2) return true;
    }
    return false;
  }

  /**
   * A position without a jump, where it can be judged as it stands: by the endgame tables, or at the horizon. Jumps are
   * forced, so a position with one is never quiet; and where the other side threatens to jump at the horizon, the answer to
   * that is looked at first.
   */
  #quietScore(
    own: number,
    other: number,
    kings: number,
    down: boolean,
    alpha: Score,
    beta: Score,
    depth: Depth,
    ply: Ply,
  ): Score {
    const prober = this.#prober;
    if (prober !== null && own !== 0 && other !== 0) {
      const pieces = countBits(own | other);
      if (pieces <= prober.mostPieces) {
        const score = this.#probed(prober, own, other, kings, down, pieces, ply);
        if (score !== UNSETTLED) return score;
      }
    }
    if (depth > 0 || (depth === 0 && jumperBits(other, own, kings, sideOf(!down)) !== 0)) return UNSETTLED;
    if (own === 0) return lostIn(ply);
    if (this.#probeWins) return evaluateWithin(own, other, kings, down, alpha, beta);
    return this.#urged(evaluate(own, other, kings, down), down, ply);
  }

  #probed(
    prober: Prober,
    own: number,
    other: number,
    kings: number,
    down: boolean,
    pieces: number,
    ply: Ply,
  ): Score {
    const result = prober.result(own, other, kings, down);
    if (result === DRAW) return DRAWN;
    if (pieces <= prober.exactPieces) {
      const plies = ply + prober.distance(own, other, kings, down);
      if (result === WIN) return wonIn(plies);
      return result === LOSS ? lostIn(plies) : UNSETTLED;
    }
    // In a won ending all that matters of a proof is that the win has been thrown away.
    if (!this.#probeWins && (result === WIN) === (down === this.#rootIsDown)) return UNSETTLED;
    if (result === WIN) return TABLE_WON - ply + (evaluate(own, other, kings, down) >> 3);
    if (result === LOSS) return -TABLE_WON + ply + (evaluate(own, other, kings, down) >> 3);
    return UNSETTLED;
  }

  /** With a proved win in hand every ply without progress counts against the winner, who is to move at the root. */
  #urged(score: Score, down: boolean, ply: Ply): Score {
    const urge = WIN_IN_HAND - this.#quiet[this.#rootAt + ply]! * NO_PROGRESS_PENALTY;
    return down === this.#rootIsDown ? score + urge : score - urge;
  }

  /** Ahead or behind on the board, and a search half as deep confirms it: the full depth would too. */
  #confirm(judged: Score, alpha: Score, beta: Score, depth: Depth, ply: Ply): Score {
    if (judged >= beta + CONFIRM_MARGIN) {
      const sure = beta + CONFIRM_MARGIN;
      const score = this.#node(sure - 1, sure, depth >> 1, ply, true);
      if (this.stopped || score >= sure) return score;
    } else if (judged <= alpha - CONFIRM_MARGIN) {
      const sure = alpha - CONFIRM_MARGIN;
      const score = this.#node(sure, sure + 1, depth >> 1, ply, true);
      if (this.stopped || score <= sure) return score;
    }
    return UNSETTLED;
  }

  /** What the table already knows of one of these moves, if that is good enough to look no further. */
  #tableCutoff(down: boolean, start: number, count: number, beta: Score, depth: Depth, ply: Ply): Score {
    const { words } = this.#moves;
    const table = this.#table;
    for (let i = 0, m = start; i < count; i++, m += MOVE_WORDS) {
      const found = table.probe(words[m + 1]!, words[m]!, words[m + 2]!, !down);
      if (!found || table.depth < depth || table.bound === LOWER) continue;
      const score = -fromTable(table.score, ply) | 0;
      if (score >= beta) return score;
    }
    return UNSETTLED;
  }

  /** The move loop: the best move's score, the move itself in `#bestMove`. */
  #searchMoves(
    start: number,
    count: number,
    jumps: boolean,
    alphaGiven: Score,
    beta: Score,
    depth: Depth,
    ply: Ply,
  ): Score {
    const { words } = this.#moves;
    const at = (this.#rootAt + ply) * WORDS_PER_PLY;
    let alpha = alphaGiven;
    let best = -INFINITE;
    for (let i = 0; i < count; i++) {
      const m = this.#picker.next(start, count, i);
      const after = words[m]!;
      const left = words[m + 1]!;
      const kings = words[m + 2]!;
      this.#enter(ply, after, left, kings);
      // The only move costs nothing to look at.
      const nextDepth = count === 1 ? depth : depth - 1;
      const isReduced = i >= REDUCE_FROM && depth >= REDUCE_DEPTH && !jumps && this.#crownsNobody(at, kings);
      const reduction = isReduced ? reductionOf(i, depth) : 0;
      const score = this.#scoreMove(i === 0, alpha, beta, nextDepth, reduction, ply);
      if (this.stopped) return DRAWN;
      if (score <= best) continue;
      best = score;
      this.#bestMove[ply] = after;
      if (score <= alpha) continue;
      alpha = score;
      this.#lines.extend(ply, after, left, kings);
      if (score >= beta) {
        if (!jumps) this.#history.reward(this.#boards[at]!, after, this.#isDown(ply), depth, ply);
        break;
      }
    }
    return best;
  }

  #isDown(ply: Ply): boolean {
    return ((ply & 1) === 0) === this.#rootIsDown;
  }

  #crownsNobody(at: number, kingsAfter: number): boolean {
    return countBits(kingsAfter) === countBits(this.#boards[at + 2]!);
  }

  /** The move just entered: the first with the whole window, others only to show that they are worse, until one is not. */
  #scoreMove(isFirst: boolean, alpha: Score, beta: Score, depth: Depth, reduction: number, ply: Ply): Score {
    if (isFirst) return -this.#node(-beta, -alpha, depth, ply + 1) | 0;
    let score = -this.#node(-alpha - 1, -alpha, depth - reduction, ply + 1) | 0;
    if (score > alpha && reduction > 0) score = -this.#node(-alpha - 1, -alpha, depth, ply + 1) | 0;
    if (score > alpha && score < beta) score = -this.#node(-beta, -alpha, depth, ply + 1) | 0;
    return score;
  }
}

/** The later the move and the deeper the search, the more. */
const reductionOf = (i: number, depth: Depth): number =>
  i >= 4 && depth >= 5 ? (i >= 8 && depth >= 8 ? 3 : 2) : 1;
