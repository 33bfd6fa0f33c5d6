/**
 * The terms of the evaluation and what they mean. A weight is what a term is worth, a man being about 200: while the board
 * is full, and with six pieces left. The side in question plays down the board: squares 1–4 are its own back row.
 * The numbers are in `fitted-weights.ts`; those of patterns of men (`patterns.ts`) in `fitted-patterns.ts`.
 */
export type Weight = readonly [full: number, empty: number];

export interface Weights {
  /** A man on squares 1–28. */
  readonly manOn: readonly Weight[];
  /** A king on squares 1–32. */
  readonly kingOn: readonly Weight[];
  /** Which of squares 1–4 still have their men, as a number of four bits: they keep the other side from crowning. */
  readonly backRow: readonly Weight[];
  /** The most advanced man that nobody can stop any more, by the rows it has left to go (1 to 5). */
  readonly runaway: readonly Weight[];
  /** An empty square that a king can step to. */
  readonly kingRoom: Weight;
  /** A king in a double corner, for a side that is behind: hard to drive out. */
  readonly holding: Weight;
  /** The move (opposition), with as many pieces on both sides. */
  readonly theMove: Weight;
  /** Being to move. */
  readonly turn: Weight;
}
