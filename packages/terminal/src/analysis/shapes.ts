/** Circles and arrows as they are typed and shown: `12`, `r11-15`. */
import { isSquare, SHAPE_COLORS, type Shape, type ShapeColor } from '@crownhead/rules';

const TYPED = /^([rgyb])?(\d{1,2})(?:-(\d{1,2}))?$/i;
/** As in the browser. */
const USUAL: ShapeColor = 'green';

function shapeOf(word: string): Shape | null {
  const [, letter, from, to] = TYPED.exec(word) ?? [];
  const color = letter ? SHAPE_COLORS.find((name) => name[0] === letter.toLowerCase())! : USUAL;
  const [square, end] = [Number(from), Number(to ?? from)];
  if (!isSquare(square) || !isSquare(end)) return null;
  if (to === undefined) return { kind: 'circle', color, square };
  return square === end ? null : { kind: 'arrow', color, from: square, to: end };
}

/** The shapes of a text such as `12 r11-15`; null where one of them is none. */
export function shapesOf(text: string): readonly Shape[] | null {
  const shapes = text.split(/[\s,]+/).map(shapeOf);
  return shapes.includes(null) ? null : (shapes as readonly Shape[]);
}

/** "green 12, red 11→15". */
export const shapesText = (shapes: readonly Shape[], isAscii: boolean): string =>
  shapes
    .map((shape) => {
      const where =
        shape.kind === 'circle' ? shape.square : `${shape.from}${isAscii ? '->' : '→'}${shape.to}`;
      return `${shape.color} ${where}`;
    })
    .join(', ');
