/** Shapes of a note as strokes on the board, and back: only numbered squares have them. */
import type { Shape, ShapeColor, Square } from '@crownhead/rules';
import type { SketchColour, Stroke } from '../board/sketch.ts';

const STROKE_OF: Readonly<Record<ShapeColor, SketchColour>> = {
  green: 'plain',
  red: 'strong',
  blue: 'cool',
  yellow: 'bright',
};
const COLOR_OF: Readonly<Record<SketchColour, ShapeColor>> = {
  plain: 'green',
  strong: 'red',
  cool: 'blue',
  bright: 'yellow',
};

export const strokeOf = (shape: Shape): Stroke =>
  shape.kind === 'circle'
    ? { from: shape.square, to: shape.square, colour: STROKE_OF[shape.color] }
    : { from: shape.from, to: shape.to, colour: STROKE_OF[shape.color] };

/** Null beside the numbered squares, which no file could hold. */
export function shapeOf({ from, to, colour }: Stroke): Shape | null {
  if (typeof from !== 'number' || typeof to !== 'number') return null;
  const color = COLOR_OF[colour];
  const square: Square = from;
  return from === to ? { kind: 'circle', color, square } : { kind: 'arrow', color, from, to };
}
