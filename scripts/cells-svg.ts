/** A screen of cells as a small SVG: text stays text, blocks and lines become shapes, so that it is crisp at any size. */

interface Ink {
  readonly rgb: number;
}

interface CellStyle {
  readonly fg: Ink | null;
  readonly bg: Ink | null;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly underline: boolean;
  readonly reverse: boolean;
}

interface Cells {
  readonly width: number;
  readonly height: number;
  readonly chars: readonly string[];
  readonly styles: readonly CellStyle[];
}

const WIDE = 8;
const TALL = 16;
const MARGIN = 12;
const GROUND = '#17171b';
const TEXT = '#e8e3da';

/** The quarters each block fills: 1 upper left, 2 upper right, 4 lower left, 8 lower right. */
const QUARTERS: Readonly<Record<string, number>> = Object.fromEntries(
  [...' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█'].map((char, bits) => [char, bits]),
);
/** The arms of each line: 1 up, 2 right, 4 down, 8 left; 16 more for a heavy one. */
const ARMS: Readonly<Record<string, number>> = {
  ...{ '─': 10, '│': 5, '┌': 6, '┐': 12, '└': 3, '┘': 9 },
  ...{ '━': 26, '┃': 21, '┏': 22, '┓': 28, '┗': 19, '┛': 25 },
  ...{ '├': 7, '┤': 13, '┬': 14, '┴': 11, '┼': 15, '╭': 6, '╮': 12, '╰': 3, '╯': 9 },
};

const hex = (ink: Ink | null, otherwise: string): string =>
  ink === null ? otherwise : `#${ink.rgb.toString(16).padStart(6, '0')}`;

const colours = ({ fg, bg, reverse }: CellStyle): { fg: string; bg: string } => {
  const own = { fg: hex(fg, TEXT), bg: hex(bg, GROUND) };
  return reverse ? { fg: own.bg, bg: own.fg } : own;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Run {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** Neighbours in a row that are alike by this measure; null is nothing. */
function* runsOf(
  { width, height }: Cells,
  keyAt: (at: number) => string | null,
): Generator<Run & { key: string }> {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; ) {
      const key = keyAt(y * width + x);
      let end = x + 1;
      while (end < width && keyAt(y * width + end) === key) end += 1;
      if (key !== null) yield { x, y, count: end - x, key };
      x = end;
    }
  }
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

function blockPath(bits: number, left: number, top: number): string {
  const half = { x: WIDE / 2, y: TALL / 2 };
  if (bits === 15) return box(left, top, WIDE, TALL);
  if (bits === 3) return box(left, top, WIDE, half.y);
  if (bits === 12) return box(left, top + half.y, WIDE, half.y);
  return [0, 1, 2, 3]
    .filter((quarter) => bits & (1 << quarter))
    .map((quarter) => box(left + (quarter % 2) * half.x, top + (quarter >> 1) * half.y, half.x, half.y))
    .join('');
}

function linePath(arms: number, left: number, top: number): string {
  const thick = arms & 16 ? 2 : 1;
  const x = left + (WIDE - thick) / 2;
  const y = top + (TALL - thick) / 2;
  const across = (WIDE + thick) / 2;
  const down = (TALL + thick) / 2;
  return [
    arms & 1 ? box(x, top, thick, down) : '',
    arms & 2 ? box(x, y, across, thick) : '',
    arms & 4 ? box(x, y, thick, down) : '',
    arms & 8 ? box(left, y, across, thick) : '',
  ].join('');
}

export function cellsSvg(cells: Cells, title: string): string {
  const { width, height, chars, styles } = cells;
  const leftOf = (x: number): number => MARGIN + x * WIDE;
  const topOf = (y: number): number => MARGIN + y * TALL;
  const grounds = new Map<string, string>();
  const shapes = new Map<string, string>();
  const add = (to: Map<string, string>, key: string, path: string): void =>
    void to.set(key, (to.get(key) ?? '') + path);
  for (const { x, y, count, key } of runsOf(cells, (at) => colours(styles[at]!).bg))
    if (key !== GROUND) add(grounds, `fill="${key}"`, box(leftOf(x), topOf(y), count * WIDE, TALL));
  const shapeAt = (at: number): number | undefined => QUARTERS[chars[at]!] ?? ARMS[chars[at]!];
  for (const [at, char] of chars.entries()) {
    if (char === ' ' || char === '') continue;
    const left = leftOf(at % width);
    const top = topOf(Math.floor(at / width));
    const style = styles[at]!;
    const fill = `fill="${colours(style).fg}"${style.dim ? ' opacity=".6"' : ''}`;
    if (QUARTERS[char] !== undefined) add(shapes, fill, blockPath(QUARTERS[char], left, top));
    else if (ARMS[char] !== undefined) add(shapes, fill, linePath(ARMS[char], left, top));
  }
  const looks = (at: number): string => {
    const { bold, dim, underline } = styles[at]!;
    const more = [bold ? ' font-weight="700"' : '', dim ? ' opacity=".6"' : ''].join('');
    return `fill="${colours(styles[at]!).fg}"${more}${underline ? ' text-decoration="underline"' : ''}`;
  };
  const isText = (at: number): boolean => chars[at] !== '' && chars[at] !== ' ' && shapeAt(at) === undefined;
  // A single space inside words goes with them.
  const joins = (at: number): boolean =>
    chars[at] === ' ' && at % width > 0 && isText(at - 1) && at + 1 < chars.length && isText(at + 1);
  const keyAt = (at: number): string | null =>
    isText(at) ? looks(at) : joins(at) && looks(at - 1) === looks(at + 1) ? looks(at - 1) : null;
  const words = [...runsOf(cells, keyAt)].map(({ x, y, count, key }) => {
    const text = escaped(chars.slice(y * width + x, y * width + x + count).join(''));
    return `<text x="${leftOf(x)}" y="${topOf(y) + 12}" textLength="${count * WIDE}" ${key}>${text}</text>`;
  });
  const size = { width: width * WIDE + 2 * MARGIN, height: height * TALL + 2 * MARGIN };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" rx="8" fill="${GROUND}"/>`,
    ...[...grounds, ...shapes].map(
      ([key, path]) => `<path ${key} shape-rendering="crispEdges" d="${path}"/>`,
    ),
    `<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="13" lengthAdjust="spacing">`,
    ...words,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
