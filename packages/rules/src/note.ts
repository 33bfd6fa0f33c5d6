/** What somebody, a clock or an engine noted beside a move: marks, comments, shapes on the board, an evaluation. */
import type { Square } from './square.ts';

/** The colours of shapes, by the letters that stand for them in files: R, G, Y, B. */
export const SHAPE_COLORS = ['red', 'green', 'yellow', 'blue'] as const;
export type ShapeColor = (typeof SHAPE_COLORS)[number];

/** A circle around a square, or an arrow from one square to another. */
export type Shape =
  | { readonly kind: 'circle'; readonly color: ShapeColor; readonly square: Square }
  | { readonly kind: 'arrow'; readonly color: ShapeColor; readonly from: Square; readonly to: Square };

/**
 * What a position is worth to the side that moves first by the rules (the one whose win is `1-0`): an estimate in men, or a result
 * that is proved, with the plies to the end where they are known.
 */
export type Evaluation =
  | { readonly kind: 'estimate'; readonly men: number }
  | { readonly kind: 'win' | 'loss'; readonly plies: number | null }
  | { readonly kind: 'draw' };

/** What a man more counts in the scores of our engine, on average: less with most pieces on the board, more with few. */
export const MAN_SCORE = 220;

/** The estimate that a score of our engine stands for, to a hundredth of a man. */
export const estimateOf = (score: number): Extract<Evaluation, { kind: 'estimate' }> => ({
  kind: 'estimate',
  men: Math.round((score * 100) / MAN_SCORE) / 100 + 0,
});

/** Everything noted beside one move; at the root of a tree, beside the start. */
export interface Note {
  /** `!`, `?!`, `(!)`, or `*` for the only move. */
  readonly marks: readonly string[];
  /** The n of each `$n`. */
  readonly nags: readonly number[];
  /** Before the move: where it begins a variation. */
  readonly before: readonly string[];
  /** After the move. */
  readonly comments: readonly string[];
  /** Milliseconds the mover had left. */
  readonly clock: number | null;
  /** Circles first. */
  readonly shapes: readonly Shape[];
  readonly evaluation: Evaluation | null;
  /** `[%…]` of other programs, and those that cannot be read, as written. */
  readonly commands: readonly string[];
}

/** Nothing noted. */
export const EMPTY_NOTE: Note = {
  marks: [],
  nags: [],
  before: [],
  comments: [],
  clock: null,
  shapes: [],
  evaluation: null,
  commands: [],
};

/** The same in kind, colour and place? */
export const sameShape = (a: Shape, b: Shape): boolean =>
  a.color === b.color &&
  (a.kind === 'circle'
    ? b.kind === 'circle' && a.square === b.square
    : b.kind === 'arrow' && a.from === b.from && a.to === b.to);

/** The shape taken away where it is there, changed where there is one of another colour, otherwise added. */
export function toggleShape(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  const others = shapes.filter((other) => !sameShape({ ...other, color: shape.color }, shape));
  return shapes.some((other) => sameShape(other, shape)) ? others : [...others, shape];
}
