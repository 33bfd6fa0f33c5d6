/**
 * Finds the best move under the official rules: the same steps in the same order as `src/search.ts`, which says why, so that
 * both visit the same nodes. What belongs to a ply is in its frame (`layout.ts`). Only here threads share the work of a node
 * (`busy.ts`, `resolved.ts`).
 */
import { clearLine, extendLine } from './best-lines';
import { isSharedAt, keyOf, putDown, takeUp, threads } from './busy';
import { evaluate, evaluateWithin } from './evaluation';
import { distance, result, shouldStop } from './host';
import {
  BEST_MOVE,
  DEEPEST_PLY,
  FRAME_BYTES,
  FRAMES,
  KINGS,
  MOVE_BYTES,
  MOVES,
  NEARLY_DRAWN,
  OTHER,
  OWN,
  QUIET,
  QUIET_LIMIT,
  RUNNING,
  TOLD,
} from './layout';
import { pickFree, pickNext, rankJumps, rankQuiet } from './move-picker';
import { jumperBits, jumps, setTop, steps, top } from './official';
import { clearHistory, reward } from './ordering';
import { ask, isResolved, tellOthers } from './resolved';
import { DRAWN, fromTable, INFINITE, lostIn, PROVED, TABLE_WON, toTable, wonIn } from './score';
import { thread } from './thread';
import {
  EXACT,
  foundBound,
  foundDepth,
  foundMove,
  foundScore,
  LOWER,
  probe,
  remember,
  UPPER,
} from './transposition';

const STOP_MASK: i64 = 1023;
const CONFIRM_DEPTH: i32 = 3;
const CONFIRM_MARGIN: i32 = 32;
const TABLE_CUTOFF_DEPTH: i32 = 3;
const WIN_IN_HAND: i32 = 1000;
const NO_PROGRESS_PENALTY: i32 = 2;
const REDUCE_FROM: i32 = 2;
const REDUCE_DEPTH: i32 = 2;
const UNSETTLED: i32 = INFINITE + 1;

const WIN: i32 = 1;
const LOSS: i32 = 2;
const DRAW: i32 = 3;

export let nodes: i64 = 0;
export let stopped: bool = false;
/** Stopped only back to this ply, which another thread has resolved; -1 when the whole search stops. */
let backTo: i32 = -1;
/** The moves of a node were left because the table has its answer, which is to stay there as it is. */
let resolved: bool = false;
/** The number of the job of a thread that helps another: when that one is over, so is this search. 0 in the first thread. */
let job: i32 = 0;
/** The frame of the root; before it those of the game that led there. */
let rootFrame: usize = 0;
let rootIsDown: bool = true;
/** Pieces up to which the endgame tables know the result, and the plies to the end. */
let tablePieces: i32 = 0;
let exactPieces: i32 = 0;
let probeWins: bool = true;

/** Forgets the game before, so that the next one can be told by `addBefore`. */
export function newGame(): void {
  rootFrame = thread + FRAMES;
  store<i32>(rootFrame, 0, QUIET);
}

function setBoard(frame: usize, own: i32, other: i32, kings: i32): void {
  store<i32>(frame, own, OWN);
  store<i32>(frame, other, OTHER);
  store<i32>(frame, kings, KINGS);
}

/** A board before the root since the last capture or man move, oldest first. */
export function addBefore(own: i32, other: i32, kings: i32): void {
  const quiet = load<i32>(rootFrame, QUIET);
  setBoard(rootFrame, own, other, kings);
  rootFrame += FRAME_BYTES;
  store<i32>(rootFrame, quiet + 1, QUIET);
}

/** Prepares for a position. */
export function begin(
  own: i32,
  other: i32,
  kings: i32,
  down: bool,
  pieces: i32,
  exact: i32,
  wins: bool,
): void {
  nodes = 0;
  stopped = false;
  backTo = -1;
  clearHistory();
  rootIsDown = down;
  setBoard(rootFrame, own, other, kings);
  tablePieces = pieces;
  exactPieces = exact;
  probeWins = wins;
}

/** The value, for the side to move at the root, of the move that leads to this board. */
export function searchMove(own: i32, other: i32, kings: i32, alpha: i32, beta: i32, depth: i32): i32 {
  setTop(thread + MOVES);
  enter(rootFrame, own, other, kings);
  // A move that is only to be shown to be worse is left to this thread; with any other one the rest help.
  const key = beta - alpha === 1 && isSharedAt(depth) ? keyOf(other, own, kings, !rootIsDown) : 0;
  if (key !== 0) takeUp(key);
  const score = -node(rootFrame + FRAME_BYTES, -beta, -alpha, depth - 1, 1);
  if (key !== 0) putDown(key);
  return score;
}

/**
 * Searches the root, this move first, for what that leaves in the table: what a thread does that helps another. The job has
 * a number; when that is not the one that is running, the search is over.
 */
export function searchAlong(number: i32, first: i32, alpha: i32, beta: i32, depth: i32): void {
  job = number;
  stopped = false;
  backTo = -1;
  setTop(thread + MOVES);
  const own = load<i32>(rootFrame, OWN);
  const other = load<i32>(rootFrame, OTHER);
  const kings = load<i32>(rootFrame, KINGS);
  const start = top;
  const jumpers = jumperBits(own, other, kings, rootIsDown);
  if (jumpers !== 0) jumps(jumpers, own, other, kings, rootIsDown);
  else steps(own, other, kings, rootIsDown);
  const end = top;
  if (jumpers !== 0) rankJumps(start, end, other, kings, first);
  else rankQuiet(rootFrame, start, end, own, kings, rootIsDown, first);
  searchMoves(rootFrame, start, end, jumpers !== 0, alpha, beta, depth, 0);
}

/** The frame of the first ply after the root. */
export function firstFrame(): usize {
  return rootFrame + FRAME_BYTES;
}

/** Goes from this ply to the next, by the move that leads to this board. */
function enter(frame: usize, after: i32, left: i32, kingsAfter: i32): void {
  const progress =
    left !== load<i32>(frame, OTHER) ||
    (after & ~kingsAfter) !== (load<i32>(frame, OWN) & ~load<i32>(frame, KINGS));
  store<i32>(frame + FRAME_BYTES, progress ? 0 : load<i32>(frame, QUIET) + 1, QUIET);
  setBoard(frame + FRAME_BYTES, left, after, kingsAfter);
}

function isDown(ply: i32): bool {
  return ((ply & 1) === 0) === rootIsDown;
}

function stop(ply: i32): void {
  stopped = true;
  backTo = ply;
}

/** Another thread has searched the board of a ply before this one. It may be too late to tell: another board can be there now. */
function hear(ply: i32): void {
  const told = load<i32>(thread, TOLD);
  store<i32>(thread, 0, TOLD);
  if (!stopped && told < ply && isResolved(rootFrame + <usize>told * FRAME_BYTES, isDown(told), told))
    stop(told);
}

/** What the side to move at this ply can count on, within the window; `confirms` where that is to confirm what is expected. */
function node(frame: usize, alpha: i32, beta: i32, depth: i32, ply: i32, confirms: bool = false): i32 {
  clearLine(frame);
  nodes += 1;
  if ((nodes & STOP_MASK) === 0 && shouldStop(<f64>nodes)) stop(-1);
  if (job !== 0 && load<i32>(RUNNING) !== job) stop(-1);
  if (threads > 1 && load<i32>(thread, TOLD) !== 0) hear(ply);
  if (stopped) return DRAWN;

  const own = load<i32>(frame, OWN);
  const other = load<i32>(frame, OTHER);
  const kings = load<i32>(frame, KINGS);
  const quiet = load<i32>(frame, QUIET);
  const down = isDown(ply);
  if (quiet >= 4 && (quiet >= QUIET_LIMIT || isRepetition(frame, own, other, kings, quiet))) return DRAWN;
  if (ply >= DEEPEST_PLY) return evaluate(own, other, kings, down);
  const jumpers = jumperBits(own, other, kings, down);
  if (jumpers === 0) {
    const score = quietScore(own, other, kings, down, alpha, beta, depth, ply, quiet);
    if (score !== UNSETTLED) return score;
  }

  const isPv = beta - alpha > 1;
  let tableMove = 0;
  if (depth > 0 && probe(own, other, kings, down)) {
    tableMove = foundMove;
    if (!isPv && foundDepth >= depth && quiet < NEARLY_DRAWN) {
      const score = fromTable(foundScore, ply);
      if (foundBound === EXACT || (foundBound === LOWER ? score >= beta : score <= alpha)) return score;
    }
  }
  if (!confirms && !isPv && jumpers === 0 && depth >= CONFIRM_DEPTH && abs(beta) < PROVED) {
    const score = confirm(frame, evaluate(own, other, kings, down), alpha, beta, depth, ply);
    if (score !== UNSETTLED) return score;
  }

  const start = top;
  if (jumpers !== 0) jumps(jumpers, own, other, kings, down);
  else steps(own, other, kings, down);
  const end = top;
  if (end === start) return lostIn(ply);
  let best = UNSETTLED;
  if (!isPv && depth >= TABLE_CUTOFF_DEPTH && quiet < NEARLY_DRAWN)
    best = tableCutoff(down, start, end, beta, depth - 1, ply + 1);
  if (best === UNSETTLED) {
    if (jumpers !== 0) rankJumps(start, end, other, kings, tableMove);
    else rankQuiet(frame, start, end, own, kings, down, tableMove);
    best = searchMoves(frame, start, end, jumpers !== 0, alpha, beta, depth, ply);
    if (resolved) resolved = false;
    else if (depth > 0 && !stopped) {
      const bound = best >= beta ? LOWER : best > alpha ? EXACT : UPPER;
      const move = load<i32>(frame, BEST_MOVE);
      remember(own, other, kings, down, toTable(best, ply), depth, bound, move);
      tellOthers(frame, depth, ply);
    }
  }
  setTop(start);
  return best;
}

/** Twice in the line being searched leads nowhere; what the game has had once before may come a second time, not a third. */
function isRepetition(frame: usize, own: i32, other: i32, kings: i32, quiet: i32): bool {
  const oldest = frame - <usize>quiet * FRAME_BYTES;
  let played = 0;
  for (let at = frame - 4 * FRAME_BYTES; at >= oldest; at -= 2 * FRAME_BYTES) {
    if (load<i32>(at, OWN) !== own || load<i32>(at, OTHER) !== other || load<i32>(at, KINGS) !== kings)
      continue;
    played += 1;
    if (at >= rootFrame || played === 2) return true;
  }
  return false;
}

/** A position without a jump, where it can be judged as it stands: by the endgame tables, or at the horizon. */
function quietScore(
  own: i32,
  other: i32,
  kings: i32,
  down: bool,
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
  quiet: i32,
): i32 {
  const pieces = popcnt(own | other);
  if (pieces <= tablePieces && own !== 0 && other !== 0) {
    const score = probed(own, other, kings, down, pieces, ply);
    if (score !== UNSETTLED) return score;
  }
  if (depth > 0 || (depth === 0 && jumperBits(other, own, kings, !down) !== 0)) return UNSETTLED;
  if (own === 0) return lostIn(ply);
  if (probeWins) return evaluateWithin(own, other, kings, down, alpha, beta);
  return urged(evaluate(own, other, kings, down), down, quiet);
}

function probed(own: i32, other: i32, kings: i32, down: bool, pieces: i32, ply: i32): i32 {
  const known = result(own, other, kings, down);
  if (known === DRAW) return DRAWN;
  if (pieces <= exactPieces) {
    const plies = ply + distance(own, other, kings, down);
    if (known === WIN) return wonIn(plies);
    return known === LOSS ? lostIn(plies) : UNSETTLED;
  }
  if (!probeWins && (known === WIN) === (down === rootIsDown)) return UNSETTLED;
  if (known === WIN) return TABLE_WON - ply + (evaluate(own, other, kings, down) >> 3);
  if (known === LOSS) return -TABLE_WON + ply + (evaluate(own, other, kings, down) >> 3);
  return UNSETTLED;
}

/** With a proved win in hand every ply without progress counts against the winner, who is to move at the root. */
function urged(score: i32, down: bool, quiet: i32): i32 {
  const urge = WIN_IN_HAND - quiet * NO_PROGRESS_PENALTY;
  return down === rootIsDown ? score + urge : score - urge;
}

/** Well ahead or well behind on the board, and a search half as deep confirms it: the full depth would too. */
function confirm(frame: usize, judged: i32, alpha: i32, beta: i32, depth: i32, ply: i32): i32 {
  if (judged >= beta + CONFIRM_MARGIN) {
    const sure = beta + CONFIRM_MARGIN;
    const score = node(frame, sure - 1, sure, depth >> 1, ply, true);
    if (stopped || score >= sure) return score;
  } else if (judged <= alpha - CONFIRM_MARGIN) {
    const sure = alpha - CONFIRM_MARGIN;
    const score = node(frame, sure, sure + 1, depth >> 1, ply, true);
    if (stopped || score <= sure) return score;
  }
  return UNSETTLED;
}

/** What the table already knows of one of these moves, if that is good enough to look no further. */
function tableCutoff(down: bool, start: usize, end: usize, beta: i32, depth: i32, ply: i32): i32 {
  for (let m = start; m < end; m += MOVE_BYTES) {
    if (!probe(load<i32>(m, OTHER), load<i32>(m, OWN), load<i32>(m, KINGS), !down)) continue;
    if (foundDepth < depth || foundBound === LOWER) continue;
    const score = -fromTable(foundScore, ply);
    if (score >= beta) return score;
  }
  return UNSETTLED;
}

/** The move loop: the best move's score, the move itself in the frame. */
function searchMoves(
  frame: usize,
  start: usize,
  end: usize,
  areJumps: bool,
  alphaGiven: i32,
  beta: i32,
  depth: i32,
  ply: i32,
): i32 {
  // The only move costs nothing to look at. The root is searched as `src/engine.ts` does it: no reductions, no extra ply for an only move.
  const nextDepth = ply > 0 && end - start === MOVE_BYTES ? depth : depth - 1;
  const reduces = ply > 0 && depth >= REDUCE_DEPTH && !areJumps;
  let alpha = alphaGiven;
  let best = -INFINITE;
  const shares = isSharedAt(depth);
  if (threads > 1) ask(frame, alphaGiven, beta, depth);
  for (let m = start; m < end; m += MOVE_BYTES) {
    const i = shares ? pickFree(start, m, end, isDown(ply)) : pickNext(start, m, end);
    const after = load<i32>(m, OWN);
    const left = load<i32>(m, OTHER);
    const kings = load<i32>(m, KINGS);
    enter(frame, after, left, kings);
    const isReduced = reduces && i >= REDUCE_FROM && popcnt(kings) === popcnt(load<i32>(frame, KINGS));
    const reduction = isReduced ? reductionOf(i, depth) : 0;
    // The first move is one that all threads go into, to share what is behind it.
    const key = shares && i > 0 ? keyOf(left, after, kings, !isDown(ply)) : 0;
    if (key !== 0) takeUp(key);
    const score = scoreMove(frame + FRAME_BYTES, i === 0, alpha, beta, nextDepth, reduction, ply + 1);
    if (key !== 0) putDown(key);
    if (stopped) {
      if (backTo !== ply) return DRAWN;
      stopped = false;
      backTo = -1;
      if (isResolved(frame, isDown(ply), ply)) {
        resolved = true;
        store<i32>(frame, foundMove, BEST_MOVE);
        return fromTable(foundScore, ply);
      }
      // Something else has taken its place in the table since, which is rare: the same move again.
      m -= MOVE_BYTES;
      continue;
    }
    if (score <= best) continue;
    best = score;
    store<i32>(frame, after, BEST_MOVE);
    if (score <= alpha) continue;
    alpha = score;
    extendLine(frame, ply, after, left, kings);
    if (score >= beta) {
      if (!areJumps) reward(frame, load<i32>(frame, OWN), after, isDown(ply), depth);
      break;
    }
  }
  return best;
}

/** The move just entered: the first with the whole window, others only to show that they are worse, until one is not. */
function scoreMove(
  next: usize,
  isFirst: bool,
  alpha: i32,
  beta: i32,
  depth: i32,
  reduction: i32,
  ply: i32,
): i32 {
  if (isFirst) return -node(next, -beta, -alpha, depth, ply);
  let score = -node(next, -alpha - 1, -alpha, depth - reduction, ply);
  if (score > alpha && reduction > 0) score = -node(next, -alpha - 1, -alpha, depth, ply);
  if (score > alpha && score < beta) score = -node(next, -beta, -alpha, depth, ply);
  return score;
}

/** The later the move and the deeper the search, the more. */
function reductionOf(i: i32, depth: i32): i32 {
  return i >= 4 && depth >= 5 ? (i >= 8 && depth >= 8 ? 3 : 2) : 1;
}
