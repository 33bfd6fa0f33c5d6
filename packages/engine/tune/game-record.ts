/**
 * A game as bytes, three for each ply: where it began, the rank of each move in the generator's list, the score of the
 * search before it, and how the game ended. Every record ends with a checksum, so that one cut off in the middle is noticed.
 */
import { crc32 } from '../src/endgame/crc32.ts';
import type { Board } from './board.ts';

/** Results are Black's: lost, drawn, won. */
export type Result = 0 | 1 | 2;

export interface PlayedPly {
  /** Which move of the generator's list was played. */
  readonly rank: number;
  /** Chosen at random and not by the search. */
  readonly isRandom: boolean;
  /** What the search says of the position before the move, for the side to move; null for a forced jump, not searched. */
  readonly score: number | null;
}

export interface PlayedGame {
  /** Which game of its run it is; everything in it follows from this and the run's settings. */
  readonly number: number;
  readonly start: Board;
  readonly plies: readonly PlayedPly[];
  readonly result: Result;
}

const MARK = 0x47;
const HEADER = 20;
const PLY = 3;
const CHECKSUM = 4;
const RANDOM = 0x80;
/** Stands for a score that is not there. */
const NO_SCORE = -0x8000;
/** The highest rank that fits beside the mark of a random move. */
export const LAST_RANK = 0x7f;

export function writeGame({ number, start, plies, result }: PlayedGame): Uint8Array {
  const bytes = new Uint8Array(HEADER + plies.length * PLY + CHECKSUM);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, MARK);
  view.setUint8(1, result | (start.turn === 'white' ? 4 : 0));
  view.setUint16(2, plies.length, true);
  view.setUint32(4, number, true);
  view.setInt32(8, start.own, true);
  view.setInt32(12, start.other, true);
  view.setInt32(16, start.kings, true);
  for (const [i, { rank, isRandom, score }] of plies.entries()) {
    if (rank > LAST_RANK) throw new Error(`a rank of ${rank} does not fit`);
    view.setUint8(HEADER + i * PLY, rank | (isRandom ? RANDOM : 0));
    view.setInt16(HEADER + i * PLY + 1, score ?? NO_SCORE, true);
  }
  const end = bytes.length - CHECKSUM;
  view.setUint32(end, crc32(bytes.subarray(0, end)), true);
  return bytes;
}

/** The game that begins at `at` and where the next one does; null where there is no whole and sound one. */
export function readGame(
  bytes: Uint8Array,
  at: number,
): { readonly game: PlayedGame; readonly end: number } | null {
  if (at + HEADER > bytes.length || bytes[at] !== MARK) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at);
  const count = view.getUint16(2, true);
  const body = HEADER + count * PLY;
  const end = at + body + CHECKSUM;
  if (end > bytes.length) return null;
  if (view.getUint32(body, true) !== crc32(bytes.subarray(at, at + body))) return null;
  const flags = view.getUint8(1);
  const plies = Array.from({ length: count }, (_, i): PlayedPly => {
    const first = view.getUint8(HEADER + i * PLY);
    const score = view.getInt16(HEADER + i * PLY + 1, true);
    return {
      rank: first & LAST_RANK,
      isRandom: (first & RANDOM) !== 0,
      score: score === NO_SCORE ? null : score,
    };
  });
  const start: Board = {
    own: view.getInt32(8, true),
    other: view.getInt32(12, true),
    kings: view.getInt32(16, true),
    turn: (flags & 4) === 0 ? 'black' : 'white',
  };
  const game = { number: view.getUint32(4, true), start, plies, result: (flags & 3) as Result };
  return { game, end };
}
