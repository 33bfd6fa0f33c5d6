/** Colours and attributes as a terminal receives them, read back: the style of each cell, and which kinds of colour were used. */

/** Of the sixteen, of the 256, or any. */
export type Colour =
  | { readonly kind: '16' | '256'; readonly number: number }
  | { readonly kind: 'true'; readonly rgb: Rgb };
export type Rgb = readonly [number, number, number];

export interface CellStyle {
  readonly fg: Colour | null;
  readonly bg: Colour | null;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly underline: boolean;
  readonly reverse: boolean;
}

export const NO_STYLE: CellStyle = {
  fg: null,
  bg: null,
  bold: false,
  dim: false,
  underline: false,
  reverse: false,
};

const ATTRIBUTES: Readonly<Record<number, Partial<CellStyle>>> = {
  0: NO_STYLE,
  1: { bold: true },
  2: { dim: true },
  4: { underline: true },
  7: { reverse: true },
};

/** 30–37 and 90–97; 40–47 and 100–107 for the ground. */
function ofSixteen(code: number): Partial<CellStyle> | null {
  const bright = code >= 90;
  const number = (code % 10) + (bright ? 8 : 0);
  if (code % 10 > 7) return null;
  const tens = Math.floor(code / 10);
  if (tens === 3 || tens === 9) return { fg: { kind: '16', number } };
  return tens === 4 || tens === 10 ? { bg: { kind: '16', number } } : null;
}

/** What follows 38 or 48: `5;n` or `2;r;g;b`. */
function extended(codes: number[]): Colour | null {
  const way = codes.shift();
  const parts = codes.splice(0, way === 5 ? 1 : 3);
  if (parts.length === 0 || parts.some((part) => !(part >= 0 && part <= 255))) return null;
  if (way === 5) return { kind: '256', number: parts[0]! };
  return way === 2 && parts.length === 3 ? { kind: 'true', rgb: parts as unknown as Rgb } : null;
}

/** The look after `\x1b[…m`; nothing is passed over, so a sequence that no terminal knows is a failure. */
export function applySgr(style: CellStyle, parameters: string): CellStyle {
  const codes = parameters.split(';').map(Number);
  let next = style;
  while (codes.length > 0) {
    const code = codes.shift()!;
    const colour = code === 38 || code === 48 ? extended(codes) : null;
    const change = colour ? { [code === 38 ? 'fg' : 'bg']: colour } : (ATTRIBUTES[code] ?? ofSixteen(code));
    if (change === null) throw new Error(`no terminal knows the look ${parameters}`);
    next = { ...next, ...change };
  }
  return next;
}

const SGR = new RegExp(`${'\\x1b'}\\[([\\d;]*)m`, 'g');

/** The kinds of colour that were ever asked for. */
export function colourKinds(output: string): readonly string[] {
  const kinds = new Set<string>();
  for (const [, parameters] of output.matchAll(SGR)) {
    const { fg, bg } = applySgr(NO_STYLE, parameters!);
    for (const colour of [fg, bg]) if (colour) kinds.add(colour.kind);
  }
  return [...kinds];
}

/** As xterm has them. */
const SIXTEEN: readonly Rgb[] = [
  [0, 0, 0],
  [205, 0, 0],
  [0, 205, 0],
  [205, 205, 0],
  [0, 0, 238],
  [205, 0, 205],
  [0, 205, 205],
  [229, 229, 229],
  [127, 127, 127],
  [255, 0, 0],
  [0, 255, 0],
  [255, 255, 0],
  [92, 92, 255],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
];
const LEVELS = [0, 95, 135, 175, 215, 255] as const;

/** What is seen. */
export function rgbOf(colour: Colour): Rgb {
  if (colour.kind === 'true') return colour.rgb;
  const { number } = colour;
  if (number < 16) return SIXTEEN[number]!;
  if (number >= 232) return [0, 1, 2].map(() => 8 + (number - 232) * 10) as unknown as Rgb;
  const level = (by: number): number => LEVELS[Math.floor((number - 16) / by) % 6]!;
  return [level(36), level(6), level(1)];
}

export const isRed = ([red, green, blue]: Rgb): boolean => red > 100 && red > 2 * Math.max(green, blue);
export const isWhite = (rgb: Rgb): boolean => Math.min(...rgb) > 200;
