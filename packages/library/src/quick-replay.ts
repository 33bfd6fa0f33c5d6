/**
 * Plays plainly written games through under the official rules, several times as quickly as `replayPdn` does: each move must name one
 * legal move by its squares. Whatever is written otherwise is left to `replayPdn`.
 */
import {
  columnOf,
  MOVE_WORDS,
  MoveBuffer,
  opposite,
  type PdnMove,
  type Position,
  rowOf,
  type Side,
  SQUARES,
  squareAt,
} from '@crownhead/rules';

/** [from × 32 + to], indices from 0 → the bit jumped over; 0 where no piece jumps like that. */
const OVER = new Int32Array(32 * 32);
for (const from of SQUARES) {
  for (const to of SQUARES) {
    if (Math.abs(rowOf(from) - rowOf(to)) !== 2 || Math.abs(columnOf(from) - columnOf(to)) !== 2) continue;
    const over = squareAt((rowOf(from) + rowOf(to)) / 2, (columnOf(from) + columnOf(to)) / 2)!;
    OVER[(from - 1) * 32 + to - 1] = 1 << (over - 1);
  }
}

/** `23x14x7` as square indices from 0; null for anything else than numbers of squares. */
function squareIndices(text: string): number[] | null {
  const indices: number[] = [];
  let square = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const digit = i < text.length ? text.charCodeAt(i) - 48 : -1;
    if (digit >= 0 && digit <= 9) square = square * 10 + digit;
    else {
      if (square < 1 || square > 32) return null;
      indices.push(square - 1);
      square = 0;
    }
  }
  return indices.length >= 2 ? indices : null;
}

function capturedAlong(indices: readonly number[]): number {
  let captured = 0;
  for (let i = 1; i < indices.length; i += 1) captured |= OVER[indices[i - 1]! * 32 + indices[i]!]!;
  return captured;
}

const buffer = new MoveBuffer();

/** Where in the buffer the board after this move stands; −1 unless the text names exactly one move. */
function placeOf(indices: readonly number[], own: number, other: number, end: number): number {
  const from = 1 << indices[0]!;
  const to = 1 << indices[indices.length - 1]!;
  const after = (own & ~from) | to;
  // Two places may be short for any jump between them; more than that must be the whole way.
  const captured = indices.length === 2 ? -1 : capturedAlong(indices);
  const { words } = buffer;
  let found = -1;
  for (let at = 0; at < end; at += MOVE_WORDS) {
    if (words[at] !== after || (own & from) === 0) continue;
    if (captured !== -1 && (other ^ words[at + 1]!) !== captured) continue;
    const isSame = found >= 0 && words[found + 1] === words[at + 1] && words[found + 2] === words[at + 2];
    if (found >= 0 && !isSame) return -1;
    if (found < 0) found = at;
  }
  return found;
}

/** Pushes the boards of a game, the start included, and returns who has won on the board; undefined where it cannot be played this way. */
export function replayQuickly(
  start: Position,
  moves: readonly PdnMove[],
  push: (black: number, white: number, kings: number) => void,
): Side | null | undefined {
  let turn = start.turn;
  let own: number = start[turn];
  let other: number = start[opposite(turn)];
  let kings: number = start.kings;
  push(start.black, start.white, kings);
  for (const { text } of moves) {
    const indices = squareIndices(text);
    if (indices === null) return undefined;
    buffer.top = 0;
    buffer.generate(own, other, kings, turn);
    const at = placeOf(indices, own, other, buffer.top);
    if (at < 0) return undefined;
    const moved = buffer.words[at]!;
    own = buffer.words[at + 1]!;
    other = moved;
    kings = buffer.words[at + 2]!;
    turn = opposite(turn);
    if (turn === 'black') push(own, other, kings);
    else push(other, own, kings);
  }
  buffer.top = 0;
  return buffer.generate(own, other, kings, turn) === 0 ? opposite(turn) : null;
}
