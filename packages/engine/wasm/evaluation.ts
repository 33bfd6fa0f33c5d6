/**
 * What a quiet position is worth, as in `src/evaluation.ts`, with the weights that were put into memory from there.
 * The search asks nothing else: what an evaluation keeps for each ply belongs to `enter` in `search.ts`.
 */
import { above, below } from './board-bits';
import { KINGS_DOWN, KINGS_UP, RUNAWAY, TERMS } from './layout';
import { sumOfPatterns } from './patterns';
import { runawayDown, runawayUp } from './runaway';

const DOUBLE_CORNERS: i32 = 0x88000011;
const MOVE_SYSTEM: i32 = 0x0f0f0f0f;
const AHEAD: i32 = 250;
const FEW_PIECES: i32 = 6;
const MIXED: i32 = 24 - FEW_PIECES;

const KING_ROOM: usize = 0;
const HOLDING: usize = 4;
const THE_MOVE: usize = 8;
const TURN: usize = 12;

function lookUp(sums: usize, set: i32): i32 {
  return (
    load<i32>(sums + ((<usize>(set & 255)) << 2)) +
    load<i32>(sums + ((<usize>((set >>> 8) & 255)) << 2), 256 * 4) +
    load<i32>(sums + ((<usize>((set >>> 16) & 255)) << 2), 512 * 4) +
    load<i32>(sums + ((<usize>(set >>> 24)) << 2), 768 * 4)
  );
}

/** What kings are worth where they stand, with the room around them; `behind` says that their side has fewer pieces. */
function kingsWorth(kings: i32, empty: i32, places: usize, behind: bool): i32 {
  if (kings === 0) return 0;
  const room = popcnt((above(kings) | below(kings)) & empty);
  const holding = behind && (kings & DOUBLE_CORNERS) !== 0 ? load<i32>(TERMS, HOLDING) : 0;
  return lookUp(places, kings) + room * load<i32>(TERMS, KING_ROOM) + holding;
}

/** For the owner of `own`, who is to move; `down` says which way that side plays. */
export function evaluate(own: i32, other: i32, kings: i32, down: bool): i32 {
  const a = down ? own : other;
  const b = down ? other : own;
  const aCount = popcnt(a);
  const bCount = popcnt(b);
  let sum = sumOfPatterns(a & ~kings, b & ~kings);
  sum += load<i32>(RUNAWAY + ((<usize>runawayDown(a & ~kings, b, kings)) << 2));
  sum -= load<i32>(RUNAWAY + ((<usize>runawayUp(b & ~kings, a, kings)) << 2));
  if (kings !== 0) {
    const empty = ~(a | b);
    sum += kingsWorth(a & kings, empty, KINGS_DOWN, aCount < bCount);
    sum -= kingsWorth(b & kings, empty, KINGS_UP, bCount < aCount);
  }
  let turn = load<i32>(TERMS, TURN);
  if (aCount === bCount) {
    const move = load<i32>(TERMS, THE_MOVE);
    turn += popcnt((a | b) & MOVE_SYSTEM) & 1 ? move : -move;
  }
  sum += down ? turn : -turn;
  const pieces = aCount + bCount;
  const full = pieces > FEW_PIECES ? pieces - FEW_PIECES : 0;
  let score = (((sum + 0x8000) >> 16) * full + ((sum << 16) >> 16) * (MIXED - full)) / MIXED;
  if (aCount !== bCount) score += (AHEAD * (aCount - bCount)) / pieces;
  return down ? score : -score;
}
