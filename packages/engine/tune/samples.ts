/** The positions of a game to learn from: quiet ones, above what the tables know, with what the game says of them. */
import { countBits, jumperBits } from '@crownhead/rules';
import { type Board, boardAfter, isProgress } from './board.ts';
import type { PlayedGame, PlayedPly } from './game-record.ts';

export interface Sample {
  readonly board: Board;
  /** What the search says, for the side to move. */
  readonly score: number;
  /** 0 lost, 1 drawn, 2 won, for the side to move; null where a random move later in the game changed the result. */
  readonly result: number | null;
}

/** Positions of so few pieces are left to the tables. */
const TABLE_PIECES = 5;
/** Without progress for so many plies a position is like the one before. */
const STALE = 12;
/** A random move that costs more than this has changed the result. */
const COSTLY = 50;

/** What a move cost, by the scores before and after it; null where there is none after it. */
function costOf(plies: readonly PlayedPly[], at: number): number | null {
  const before = plies[at]!.score;
  if (before === null) return 0;
  const next = plies.findIndex(({ score }, i) => i > at && score !== null);
  if (next < 0) return null;
  const after = plies[next]!.score!;
  return before - ((next - at) % 2 === 0 ? after : -after);
}

/** The first ply whose position has to do with the result: the one after the last costly random move. */
function resultHoldsFrom({ plies }: PlayedGame): number {
  return plies.findLastIndex(({ isRandom }, i) => isRandom && (costOf(plies, i) ?? COSTLY + 1) > COSTLY) + 1;
}

export function samplesOf(game: PlayedGame): Sample[] {
  const samples: Sample[] = [];
  const holdsFrom = resultHoldsFrom(game);
  let board: Board = game.start;
  let quiet = 0;
  for (const [i, { rank, score }] of game.plies.entries()) {
    const { own, other, kings, turn } = board;
    if (
      score !== null &&
      quiet < STALE &&
      countBits(own | other) > TABLE_PIECES &&
      jumperBits(own, other, kings, turn) === 0
    ) {
      const result = i < holdsFrom ? null : turn === 'black' ? game.result : 2 - game.result;
      samples.push({ board, score, result });
    }
    const next = boardAfter(board, rank);
    if (next === null) throw new Error(`game ${game.number} has a move that is not legal`);
    quiet = isProgress(board, next) ? 0 : quiet + 1;
    board = next;
  }
  return samples;
}
