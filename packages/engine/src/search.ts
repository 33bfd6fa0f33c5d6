/**
 * Finds the best move under the official rules: iterative deepening, principal variation search, a transposition table.
 *
 * A node is a board seen by the side to move: own pieces, other pieces, kings, and whether that side plays down the board.
 * Moves are boards too (`MoveBuffer`), so nothing is made or unmade, and nothing is allocated while nodes are visited.
 */
import {
  countBits,
  jumperBits,
  MOVE_WORDS,
  MoveBuffer,
  QUIET_MOVES_LIMIT,
  type Side,
} from '@crownhead/rules';
import { DRAW, LOSS, resultOf, WIN } from './endgame/result.ts';
import { evaluate } from './evaluation.ts';
import { History } from './ordering.ts';
import { DRAWN, INFINITE, lostIn, PROVED, type Score, TABLE_WON, wonIn } from './score.ts';
import { EXACT, LOWER, type Transpositions, UPPER } from './transposition.ts';

/** The longest line of play looked at. */
const DEEPEST_PLY = 180;
/** Plies without progress after which a game is drawn. */
const QUIET_LIMIT = QUIET_MOVES_LIMIT * 2;
/** Where and by how much a position must be ahead or behind to be cut off by a shallower search. */
const CUT_DEPTH = 3;
const CUT_MARGIN = 50;
/** From this depth on the table is asked about every answer before any is searched. */
const TABLE_CUTOFF_DEPTH = 3;
/** So close to the draw by quiet moves, what the table says no longer holds. */
const NEARLY_DRAWN = QUIET_LIMIT - 20;
/** A proved win is worth this much, whatever it looks like, less something for each quiet ply: shuffling gains nothing. */
const WIN_IN_HAND = 1000;
const NO_PROGRESS_PENALTY = 2;
const WORDS_PER_PLY = 3;
const LINE_WIDTH = (DEEPEST_PLY + 2) * WORDS_PER_PLY;

/** The little that the search needs of the endgame tables. */
export interface Prober {
  readonly pieces: number;
  /** Pieces up to which the plies to the end are known. */
  readonly exactPieces: number;
  result(own: number, other: number, kings: number, down: boolean): number;
  distance(own: number, other: number, kings: number, down: boolean): number;
  /** Result and distance in one (see `inPlies`), also where there is something to capture: that is played out first. */
  value(own: number, other: number, kings: number, down: boolean): number;
}

export interface Root {
  readonly own: number;
  readonly other: number;
  readonly kings: number;
  readonly down: boolean;
  /** Boards before this one since the last capture or man move, newest last: own, other, kings of whoever was to move. */
  readonly history: Int32Array;
}

/** A board after a move, seen by whoever moved. */
export interface MoveBoard {
  readonly own: number;
  readonly other: number;
  readonly kings: number;
}

const sideOf = (down: boolean): Side => (down ? 'black' : 'white');

export class Search {
  nodes = 0;
  /** Asked now and then; true ends the search at once. */
  shouldStop: (nodes: number) => boolean = () => false;
  stopped = false;
  readonly #table: Transpositions;
  readonly #prober: Prober | null;
  readonly #moves = new MoveBuffer();
  readonly #order = new Int32Array(4096);
  readonly #history = new History(DEEPEST_PLY + 4);
  /** The boards of the line being searched, those of the game before it first. */
  readonly #path = new Int32Array((DEEPEST_PLY + QUIET_LIMIT + 8) * WORDS_PER_PLY);
  readonly #quiet = new Int32Array(DEEPEST_PLY + QUIET_LIMIT + 8);
  #pathStart = 0;
  /** Best lines by ply: boards after each move. */
  readonly #line = new Int32Array((DEEPEST_PLY + 2) * LINE_WIDTH);
  readonly #lineLength = new Int32Array(DEEPEST_PLY + 2);
  #probeWins = true;
  #winnerDown = true;

  constructor(table: Transpositions, prober: Prober | null) {
    this.#table = table;
    this.#prober = prober;
  }

  /** Prepares for a position; keeps what the table has learned. */
  begin(root: Root): void {
    this.nodes = 0;
    this.stopped = false;
    this.#table.nextGeneration();
    this.#history.age();
    const played = root.history.length / WORDS_PER_PLY;
    // Where nobody calls the draw when it is due, what came before has no meaning: all moves would look drawn alike.
    const before = played < QUIET_LIMIT ? played : 0;
    this.#pathStart = before;
    this.#path.set(root.history.subarray(root.history.length - before * WORDS_PER_PLY));
    for (let i = 0; i <= before; i++) this.#quiet[i] = i;
    this.#moves.top = 0;
    const { own, other, kings, down } = root;
    const pieces = countBits(own | other);
    const prober = this.#prober;
    // In a won ending the proof alone would make all winning moves equal: look for a shorter one instead.
    this.#winnerDown = down;
    this.#probeWins = !(
      prober !== null &&
      pieces <= prober.pieces &&
      pieces > prober.exactPieces &&
      resultOf(prober.value(own, other, kings, down)) === WIN
    );
  }

  /** The value, for the side to move at the root, of the move that leads to this board. */
  searchMove(root: Root, board: MoveBoard, alpha: Score, beta: Score, depth: number): Score {
    const path = this.#path;
    const at = this.#pathStart * WORDS_PER_PLY;
    path[at] = root.own;
    path[at + 1] = root.other;
    path[at + 2] = root.kings;
    const { own, other, kings } = board;
    const progress = other !== root.other || (own & ~kings) !== (root.own & ~root.kings);
    this.#quiet[this.#pathStart + 1] = progress ? 0 : this.#quiet[this.#pathStart]! + 1;
    this.#moves.top = 0;
    return -this.#node(other, own, kings, !root.down, -beta, -alpha, depth - 1, 1) | 0;
  }

  /** The boards of the best line found after that move: own, other and kings of whoever moved, by turns. */
  lineAfterMove(): Int32Array {
    const from = LINE_WIDTH;
    return this.#line.slice(from, from + this.#lineLength[1]! * WORDS_PER_PLY);
  }

  /** What a quiet position is worth. With a proved win in hand every ply without progress counts against the winner. */
  #judge(own: number, other: number, kings: number, down: boolean, quiet: number): Score {
    const score = evaluate(own, other, kings, down);
    if (this.#probeWins) return score;
    const urge = WIN_IN_HAND - quiet * NO_PROGRESS_PENALTY;
    return down === this.#winnerDown ? score + urge : score - urge;
  }

  #isRepetition(own: number, other: number, kings: number, at: number): boolean {
    const path = this.#path;
    const oldest = at - this.#quiet[at]!;
    for (let i = at - 4; i >= oldest; i -= 2) {
      const w = i * WORDS_PER_PLY;
      if (path[w] === own && path[w + 1] === other && path[w + 2] === kings) return true;
    }
    return false;
  }

  #tableScore(
    own: number,
    other: number,
    kings: number,
    down: boolean,
    pieces: number,
    ply: number,
  ): Score | null {
    const prober = this.#prober!;
    const result = prober.result(own, other, kings, down);
    if (result === DRAW) return DRAWN;
    if (pieces <= prober.exactPieces) {
      const plies = ply + prober.distance(own, other, kings, down);
      if (result === WIN) return wonIn(plies);
      if (result === LOSS) return lostIn(plies);
      return null;
    }
    // In a won ending all that matters of a proof is that the win has been thrown away.
    if (!this.#probeWins && (result === WIN) === (down === this.#winnerDown)) return null;
    if (result === WIN) return TABLE_WON - ply + (evaluate(own, other, kings, down) >> 3);
    if (result === LOSS) return -TABLE_WON + ply + (evaluate(own, other, kings, down) >> 3);
    return null;
  }

  #node(
    own: number,
    other: number,
    kings: number,
    down: boolean,
    alphaGiven: Score,
    beta: Score,
    depth: number,
    ply: number,
  ): Score {
    this.#lineLength[ply] = 0;
    this.nodes += 1;
    if ((this.nodes & 1023) === 0 && this.shouldStop(this.nodes)) this.stopped = true;
    if (this.stopped) return DRAWN;

    const at = this.#pathStart + ply;
    const quiet = this.#quiet[at]!;
    if (ply > 0) {
      if (quiet >= 4 && this.#isRepetition(own, other, kings, at)) return DRAWN;
      if (quiet >= QUIET_LIMIT) return DRAWN;
      if (ply >= DEEPEST_PLY) return evaluate(own, other, kings, down);
    }
    const side = sideOf(down);
    const jumpers = jumperBits(own, other, kings, side);
    if (jumpers === 0) {
      const pieces = countBits(own | other);
      if (ply > 0 && this.#prober !== null && pieces <= this.#prober.pieces && other !== 0 && own !== 0) {
        const score = this.#tableScore(own, other, kings, down, pieces, ply);
        if (score !== null) return score;
      }
      // Jumps are forced, so a position with one is never quiet. Without one it is judged as it stands; only where the
      // other side threatens to jump, the answer to that is looked at first.
      const threatened = depth === 0 && jumperBits(other, own, kings, sideOf(!down)) !== 0;
      if (depth <= 0 && !threatened) {
        return own === 0 ? lostIn(ply) : this.#judge(own, other, kings, down, quiet);
      }
    }

    let alpha = alphaGiven;
    let tableMove = 0;
    const table = this.#table;
    const open = beta - alpha > 1;
    if (table.probe(own, other, kings, down)) {
      tableMove = table.move;
      if (!open && table.depth >= depth && quiet < NEARLY_DRAWN) {
        const score = fromTable(table.score, ply);
        if (table.bound === EXACT || (table.bound === LOWER ? score >= beta : score <= alpha)) return score;
      }
    }

    if (!open && jumpers === 0 && depth >= CUT_DEPTH && ply > 0 && Math.abs(beta) < PROVED) {
      // Well ahead or well behind on the board, and a search half as deep confirms it: the full depth would too.
      const judged = evaluate(own, other, kings, down);
      if (judged >= beta + CUT_MARGIN) {
        const sure = beta + CUT_MARGIN;
        const score = this.#node(own, other, kings, down, sure - 1, sure, depth >> 1, ply);
        if (this.stopped) return DRAWN;
        if (score >= sure) return score;
      } else if (judged <= alpha - CUT_MARGIN) {
        const sure = alpha - CUT_MARGIN;
        const score = this.#node(own, other, kings, down, sure, sure + 1, depth >> 1, ply);
        if (this.stopped) return DRAWN;
        if (score <= sure) return score;
      }
    }

    const moves = this.#moves;
    const start = moves.top;
    const count = moves.generate(own, other, kings, side);
    if (count === 0) return lostIn(ply);
    if (!open && depth >= TABLE_CUTOFF_DEPTH && quiet < NEARLY_DRAWN) {
      const score = this.#knownAnswer(down, start, count, beta, depth - 1, ply + 1);
      if (score >= beta) {
        moves.top = start;
        return score;
      }
    }
    const path = this.#path;
    path[at * WORDS_PER_PLY] = own;
    path[at * WORDS_PER_PLY + 1] = other;
    path[at * WORDS_PER_PLY + 2] = kings;

    this.#rank(own, other, kings, down, start, count, jumpers !== 0, tableMove, ply);

    let best = -INFINITE;
    let bestMove = 0;
    for (let i = 0; i < count; i++) {
      const m = this.#next(start, count, i);
      const words = moves.words;
      const after = words[m]!;
      const left = words[m + 1]!;
      const kingsAfter = words[m + 2]!;
      const progress = left !== other || (after & ~kingsAfter) !== (own & ~kings);
      this.#quiet[at + 1] = progress ? 0 : quiet + 1;
      const nextDepth = count === 1 ? depth : depth - 1;
      let score: Score;
      if (i === 0) {
        score = -this.#node(left, after, kingsAfter, !down, -beta, -alpha, nextDepth, ply + 1) | 0;
      } else {
        let reduction = 0;
        if (depth >= 2 && i >= 2 && jumpers === 0 && countBits(kingsAfter) === countBits(kings)) {
          reduction = i >= 4 && depth >= 5 ? (i >= 8 && depth >= 8 ? 3 : 2) : 1;
        }
        score =
          -this.#node(left, after, kingsAfter, !down, -alpha - 1, -alpha, nextDepth - reduction, ply + 1) | 0;
        if (score > alpha && reduction > 0) {
          score = -this.#node(left, after, kingsAfter, !down, -alpha - 1, -alpha, nextDepth, ply + 1) | 0;
        }
        if (score > alpha && score < beta) {
          score = -this.#node(left, after, kingsAfter, !down, -beta, -alpha, nextDepth, ply + 1) | 0;
        }
      }
      if (this.stopped) {
        moves.top = start;
        return DRAWN;
      }
      if (score > best) {
        best = score;
        bestMove = after;
        if (score > alpha) {
          alpha = score;
          this.#keepLine(ply, after, left, kingsAfter);
          if (score >= beta) {
            if (jumpers === 0) this.#history.reward(own, after, down, depth, ply);
            break;
          }
        }
      }
    }
    moves.top = start;
    const bound = best >= beta ? LOWER : best > alphaGiven ? EXACT : UPPER;
    table.store(own, other, kings, down, toTable(best, ply), Math.max(depth, 0), bound, bestMove);
    return best;
  }

  /** What the table already knows of one of these moves, if that is good enough to look no further. */
  #knownAnswer(down: boolean, start: number, count: number, beta: Score, depth: number, ply: number): Score {
    const { words } = this.#moves;
    const table = this.#table;
    for (let i = 0, m = start; i < count; i++, m += MOVE_WORDS) {
      const found = table.probe(words[m + 1]!, words[m]!, words[m + 2]!, !down);
      if (!found || table.depth < depth || table.bound === LOWER) continue;
      const score = -fromTable(table.score, ply) | 0;
      if (score >= beta) return score;
    }
    return -INFINITE;
  }

  #keepLine(ply: number, after: number, left: number, kings: number): void {
    const line = this.#line;
    const from = (ply + 1) * LINE_WIDTH;
    const to = ply * LINE_WIDTH;
    const length = this.#lineLength[ply + 1]!;
    line[to] = after;
    line[to + 1] = left;
    line[to + 2] = kings;
    for (let i = 0; i < length * WORDS_PER_PLY; i++) line[to + WORDS_PER_PLY + i] = line[from + i]!;
    this.#lineLength[ply] = length + 1;
  }

  /** Gives every move a rank: the table's move, then long jumps, crownings, killers, and what has worked before. */
  #rank(
    own: number,
    other: number,
    kings: number,
    down: boolean,
    start: number,
    count: number,
    jumps: boolean,
    tableMove: number,
    ply: number,
  ): void {
    const { words } = this.#moves;
    const order = this.#order;
    const first = start / MOVE_WORDS;
    for (let i = 0; i < count; i++) {
      const m = start + i * MOVE_WORDS;
      const after = words[m]!;
      let rank: number;
      if (after === tableMove) rank = 1 << 30;
      else if (jumps)
        rank =
          countBits(other) -
          countBits(words[m + 1]!) +
          (countBits(other & kings) - countBits(words[m + 1]! & words[m + 2]!));
      else
        rank =
          this.#history.rank(own, after, down, ply) +
          (countBits(words[m + 2]!) > countBits(kings) ? 1 << 26 : 0);
      order[first + i] = rank;
    }
  }

  /** Brings the best of the moves not yet searched to place i; answers where it stands. */
  #next(start: number, count: number, i: number): number {
    const order = this.#order;
    const { words } = this.#moves;
    const first = start / MOVE_WORDS;
    let best = i;
    for (let j = i + 1; j < count; j++) if (order[first + j]! > order[first + best]!) best = j;
    const a = start + i * MOVE_WORDS;
    if (best !== i) {
      const b = start + best * MOVE_WORDS;
      for (let w = 0; w < MOVE_WORDS; w++) {
        const word = words[a + w]!;
        words[a + w] = words[b + w]!;
        words[b + w] = word;
      }
      const rank = order[first + i]!;
      order[first + i] = order[first + best]!;
      order[first + best] = rank;
    }
    return a;
  }
}

/** Plies to the end count from the position in the table, and from the root in the search. */
const toTable = (score: Score, ply: number): Score =>
  score >= PROVED ? score + ply : score <= -PROVED ? score - ply : score;
const fromTable = (score: Score, ply: number): Score =>
  score >= PROVED ? score - ply : score <= -PROVED ? score + ply : score;
