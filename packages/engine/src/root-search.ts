/** The root of a search, whatever its rules. */
import type { Move } from '@crownhead/rules';
import type { Depth, Score } from './score.ts';

/** How the root of a search sees its rules: official ones on the fast path, all others by the general generator. */
export interface RootSearch {
  readonly moves: readonly Move[];
  readonly nodes: number;
  readonly stopped: boolean;
  /** The value of a move for the side to move, to a depth, inside a window. */
  score(move: number, alpha: Score, beta: Score, depth: Depth): Score;
  /** The value of the board right after a move, without looking at any answer. */
  staticEval(move: number): Score;
  /** What the endgame tables say of a move (see `inPlies`). */
  probe(move: number): number;
  /** Of a win that takes long, the moves that bring it nearest; null where all moves are worth a look. */
  quickest(): readonly number[] | null;
  /** Nothing more will be asked. */
  end(): void;
  /** The line expected after the move just scored, to be read now or later. */
  continuation(): () => readonly Move[];
}
