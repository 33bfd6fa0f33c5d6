/** How a cell looks: colours with a stand-in for poor terminals, and attributes. Equal styles are the same object. */

/** A colour as it is meant, and the nearest of the sixteen that every colour terminal has. */
export interface Ink {
  readonly rgb: number;
  readonly ansi: number;
}

export const ink = (rgb: number, ansi: number): Ink => ({ rgb, ansi });

export interface Style {
  /** Null is the terminal's own colour. */
  readonly fg: Ink | null;
  readonly bg: Ink | null;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly underline: boolean;
  readonly reverse: boolean;
}

const known = new Map<string, Style>();

const inkKey = (ink: Ink | null): string => (ink === null ? '-' : `${ink.rgb},${ink.ansi}`);

export function styleOf(looks: Partial<Style> = {}): Style {
  const { fg = null, bg = null, bold = false, dim = false, underline = false, reverse = false } = looks;
  const key = `${inkKey(fg)}/${inkKey(bg)}/${+bold}${+dim}${+underline}${+reverse}`;
  const same = known.get(key);
  if (same) return same;
  const style: Style = { fg, bg, bold, dim, underline, reverse };
  known.set(key, style);
  return style;
}

export const PLAIN: Style = styleOf();
