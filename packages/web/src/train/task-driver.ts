/** What a board with a task needs to know of it: cards and steps of lessons are both driven through this. */
import { type Game, type Move, playMove, type Side, type Square } from '@crownhead/rules';
import type { KnownResult, OpponentAnswer } from '@crownhead/training';

/** What is to be said about the task now. */
export type Said =
  | { readonly kind: 'ask' | 'right' | 'other-line' | 'thinking' | 'failed' | 'no-hint' | 'missed' | 'shown' }
  /** `answer` is what the other side plays against it. */
  | {
      readonly kind: 'wrong';
      readonly move: Move | null;
      readonly answer: readonly Move[];
      readonly result: KnownResult | null;
    }
  /** Moves that would have done as well. */
  | { readonly kind: 'done'; readonly others: readonly Move[] };

/** What comes of something somebody did. */
export interface Reaction {
  /** Boards to be shown one after the other before the task stands as it is now. */
  readonly frames: readonly Game[];
  /** It is the opponent's turn: `reply` goes on. */
  readonly isWaiting: boolean;
  readonly said: Said;
}

export interface TaskDriver {
  readonly side: Side;
  game(): Game;
  isOver(): boolean;
  /** Are pieces to be pressed, and no moves to be made? Those found so far. */
  found(): readonly Square[] | null;
  press(square: Square): Reaction | null;
  move(move: Move): Reaction | null;
  reply(answer: OpponentAnswer): Reaction | null;
  /** Null where none can be given; `best` is the opponent's advice, where it is needed. */
  hint(best: Move | null): Square | null;
  /** Does a hint need advice? */
  needsAdvice(): boolean;
  show(): Reaction;
}

/** The boards of a line from a game on. */
export function framesOf(game: Game, moves: readonly Move[]): readonly Game[] {
  const frames: Game[] = [];
  let now = game;
  for (const move of moves) {
    if (now.outcome) break;
    now = playMove(now, move);
    frames.push(now);
  }
  return frames;
}
