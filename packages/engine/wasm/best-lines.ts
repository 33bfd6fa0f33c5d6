/** The best line found from each ply on, as in `src/best-lines.ts`. */
import { BOARD_BYTES, FRAME_BYTES, LINE_BYTES, LINE_LENGTH, LINES } from './layout';
import { thread } from './thread';

export function clearLine(frame: usize): void {
  store<i32>(frame, 0, LINE_LENGTH);
}

export function lineAt(ply: i32): usize {
  return thread + LINES + <usize>ply * LINE_BYTES;
}

/** The move to this board, and then the best line of the ply after it. */
export function extendLine(frame: usize, ply: i32, own: i32, other: i32, kings: i32): void {
  let to = lineAt(ply);
  let from = to + LINE_BYTES;
  const length = load<i32>(frame + FRAME_BYTES, LINE_LENGTH);
  store<i32>(frame, length + 1, LINE_LENGTH);
  store<i32>(to, own);
  store<i32>(to, other, 4);
  store<i32>(to, kings, 8);
  to += BOARD_BYTES;
  for (const end = from + <usize>length * BOARD_BYTES; from < end; from += BOARD_BYTES, to += BOARD_BYTES) {
    store<i64>(to, load<i64>(from));
    store<i32>(to, load<i32>(from, 8), 8);
  }
}
