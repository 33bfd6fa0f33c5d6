/** A window below the minimum size: says so, and how much it has to grow. */
import type { Size } from '../term/canvas.ts';
import { wrap } from '../term/width.ts';
import type { Sheet } from '../ui/sheet.ts';
import { BOLD, DIM } from '../ui/theme.ts';

const LEAST: Size = { width: 80, height: 24 };

export const isTooSmall = ({ width, height }: Size): boolean => width < LEAST.width || height < LEAST.height;

export function drawTooSmall(sheet: Sheet): void {
  const { width, height } = sheet.size;
  const words = `The window is ${width}×${height}. Crownhead needs ${LEAST.width}×${LEAST.height}: please enlarge it.`;
  const lines = wrap(words, Math.max(1, width - 4));
  const top = Math.max(0, Math.floor((height - lines.length - 2) / 2));
  sheet.textCentred({ x: 0, width }, top, 'Crownhead', BOLD);
  for (const [i, line] of lines.entries()) sheet.textCentred({ x: 0, width }, top + 2 + i, line);
  const calm = 'Your game is safe.';
  if (top + 3 + lines.length < height) sheet.textCentred({ x: 0, width }, top + 3 + lines.length, calm, DIM);
}
