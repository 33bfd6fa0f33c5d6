/** Draws a line of text being edited, with its cursor. */
import type { Style } from '../term/style.ts';
import { styleOf } from '../term/style.ts';
import { plainText } from './glyphs.ts';
import type { Sheet } from './sheet.ts';
import { type TextField, visiblePart } from './text-field.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
}

export function drawTextField(
  sheet: Sheet,
  field: TextField,
  { x, y, columns }: Place,
  style: Style,
  withCursor = true,
): void {
  const { before, under, after } = visiblePart(field, columns, (sign) => plainText(sign, sheet.look));
  const at = sheet.canvas.put(x, y, before, style);
  const end = sheet.canvas.put(at, y, under, withCursor ? styleOf({ reverse: true }) : style);
  sheet.canvas.put(end, y, after, style);
}
