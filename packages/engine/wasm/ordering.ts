/** Which quiet moves have refuted something before, as in `src/ordering.ts`. */
import { highest } from './board-bits';
import {
  DEEPEST_PLY,
  FRAME_BYTES,
  FRAMES,
  HISTORY,
  HISTORY_BYTES,
  KILLER,
  QUIET_LIMIT,
  SECOND_KILLER,
} from './layout';
import { thread } from './thread';

const KILLER_RANK: i32 = 1 << 25;
const SECOND_KILLER_RANK: i32 = 1 << 24;
const MOST: i32 = 1 << 23;

/** A new search has learned nothing yet. */
export function clearHistory(): void {
  clearKillers();
  memory.fill(thread + HISTORY, 0, HISTORY_BYTES);
}

function clearKillers(): void {
  const end = thread + FRAMES + <usize>(QUIET_LIMIT + DEEPEST_PLY + 4) * FRAME_BYTES;
  for (let frame = thread + FRAMES; frame < end; frame += FRAME_BYTES) store<i64>(frame, 0, KILLER);
}

/** What was learned fades. */
function age(): void {
  clearKillers();
  const end = thread + HISTORY + HISTORY_BYTES;
  for (let at = thread + HISTORY; at < end; at += 4) store<i32>(at, load<i32>(at) >> 3);
}

function placeOf(own: i32, after: i32, down: bool): usize {
  const from = highest(own & ~after);
  const to = highest(after & ~own);
  return thread + ((((down ? 32 : 0) + from) * 32 + to) << 2);
}

export function historyRank(frame: usize, own: i32, after: i32, down: bool): i32 {
  const changed = own ^ after;
  if (load<i32>(frame, KILLER) === changed) return KILLER_RANK;
  if (load<i32>(frame, SECOND_KILLER) === changed) return SECOND_KILLER_RANK;
  return load<i32>(placeOf(own, after, down), HISTORY);
}

export function reward(frame: usize, own: i32, after: i32, down: bool, depth: i32): void {
  const changed = own ^ after;
  const killer = load<i32>(frame, KILLER);
  if (killer !== changed) {
    store<i32>(frame, killer, SECOND_KILLER);
    store<i32>(frame, changed, KILLER);
  }
  const place = placeOf(own, after, down);
  const score = load<i32>(place, HISTORY) + (depth > 0 ? depth * depth : 1);
  store<i32>(place, score, HISTORY);
  if (score > MOST) age();
}
