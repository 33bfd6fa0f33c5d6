/**
 * What each term of the evaluation is worth, in hundredths of a man: while the board is full, and when it is nearly empty.
 * The side in question plays down the board: squares 1–4 are its own back row.
 */
export type Weight = readonly [full: number, empty: number];

export interface Weights {
  /** A man on squares 1–28. */
  readonly manOn: readonly Weight[];
  /** A king on squares 1–32. */
  readonly kingOn: readonly Weight[];
  /** Which of squares 1–4 still have their men, as a number of four bits: they keep the other side from crowning. */
  readonly backRow: readonly Weight[];
  /** A man with an own piece right behind it, which cannot be jumped from there. */
  readonly backed: Weight;
  /** An empty square that a man can step to. */
  readonly manRoom: Weight;
  /** An empty square that a king can step to. */
  readonly kingRoom: Weight;
  /** A man on 28 kept there by an enemy man on 32. */
  readonly dogHole: Weight;
  /** The most advanced man that nobody can stop any more, by the rows it has left to go (1 to 5). */
  readonly runaway: readonly Weight[];
  /** A king in a double corner, for a side that is behind: hard to drive out. */
  readonly holding: Weight;
  /** The move (opposition), with as many pieces on both sides. */
  readonly theMove: Weight;
  /** Being to move. */
  readonly turn: Weight;
}

const row = (...weights: Weight[]): Weight[] => weights;
const same = (weight: Weight, times: number): Weight[] => Array.from({ length: times }, () => weight);

export const WEIGHTS: Weights = {
  manOn: [
    ...row([100, 100], [100, 100], [100, 100], [100, 100]),
    ...row([97, 101], [100, 102], [100, 102], [100, 102]),
    ...row([101, 105], [103, 106], [103, 106], [98, 104]),
    ...row([99, 108], [106, 111], [106, 111], [102, 109]),
    ...row([103, 114], [107, 116], [107, 116], [100, 113]),
    ...row([102, 119], [107, 121], [107, 121], [105, 120]),
    ...row([108, 128], [108, 128], [108, 128], [105, 127]),
  ],
  kingOn: [
    ...same([128, 134], 4),
    ...row([128, 134], [132, 138], [132, 138], [132, 138]),
    ...row([132, 138], [136, 144], [136, 144], [128, 134]),
    ...row([128, 134], [136, 144], [136, 144], [132, 138]),
    ...row([132, 138], [136, 144], [136, 144], [128, 134]),
    ...row([128, 134], [136, 144], [136, 144], [132, 138]),
    ...row([132, 138], [132, 138], [132, 138], [128, 134]),
    ...same([128, 134], 4),
  ],
  backRow: [
    [0, 0],
    [3, 1],
    [4, 1],
    [9, 4],
    [4, 1],
    [17, 8],
    [10, 4],
    [19, 9],
    [1, 0],
    [5, 2],
    [8, 3],
    [14, 6],
    [6, 2],
    [17, 8],
    [12, 5],
    [18, 9],
  ],
  backed: [2, 1],
  manRoom: [1, 2],
  kingRoom: [1, 2],
  dogHole: [-12, -16],
  runaway: [
    [0, 0],
    [90, 90],
    [75, 75],
    [62, 62],
    [50, 50],
    [40, 40],
  ],
  holding: [8, 16],
  theMove: [1, 9],
  turn: [2, 2],
};
