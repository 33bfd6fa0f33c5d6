/** Styles as escape sequences, for as many colours as the terminal has. */
import type { Ink, Style } from './style.ts';

/** How many colours there are. */
export type ColourDepth = 'none' | '16' | '256' | 'true';

const LEVELS = [0, 95, 135, 175, 215, 255] as const;
const channels = (rgb: number): readonly [number, number, number] => [
  (rgb >> 16) & 255,
  (rgb >> 8) & 255,
  rgb & 255,
];

const nearestLevel = (value: number): number => {
  let best = 0;
  for (const [i, level] of LEVELS.entries()) {
    if (Math.abs(level - value) < Math.abs(LEVELS[best]! - value)) best = i;
  }
  return best;
};

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);

/** The nearest of the colour cube and the greys: numbers 16 to 255 look the same on every terminal. */
function nearest256(rgb: number): number {
  const wanted = channels(rgb);
  const [r, g, b] = wanted.map(nearestLevel) as [number, number, number];
  const grey = Math.max(0, Math.min(23, Math.round((wanted.reduce((sum, c) => sum + c, 0) / 3 - 8) / 10)));
  const shade = 8 + grey * 10;
  const cube = [LEVELS[r]!, LEVELS[g]!, LEVELS[b]!];
  return distance([shade, shade, shade], wanted) < distance(cube, wanted)
    ? 232 + grey
    : 16 + 36 * r + 6 * g + b;
}

function colour({ rgb, ansi }: Ink, depth: Exclude<ColourDepth, 'none'>, ground: boolean): string {
  const base = ground ? 40 : 30;
  if (depth === 'true') return `${base + 8};2;${channels(rgb).join(';')}`;
  if (depth === '256') return `${base + 8};5;${nearest256(rgb)}`;
  return ansi < 8 ? `${base + ansi}` : `${base + 60 + ansi - 8}`;
}

/** From any style to this one: everything is set again, so the order of cells does not matter. */
export function encodeStyle(style: Style, depth: ColourDepth): string {
  const parts = ['0'];
  if (style.bold) parts.push('1');
  if (style.dim) parts.push('2');
  if (style.underline) parts.push('4');
  if (style.reverse) parts.push('7');
  if (depth !== 'none') {
    if (style.fg) parts.push(colour(style.fg, depth, false));
    if (style.bg) parts.push(colour(style.bg, depth, true));
  }
  return `\x1b[${parts.join(';')}m`;
}
