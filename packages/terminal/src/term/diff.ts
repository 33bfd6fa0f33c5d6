/** What to write so that a terminal showing one canvas shows another: only what differs, in as few bytes as is simple. */
import type { Canvas } from './canvas.ts';
import type { Style } from './style.ts';

/** Terminals that support it show everything in one step, without flicker; others ignore it. */
const BEGIN = '\x1b[?2026h';
const END = '\x1b[?2026l';
/** Unchanged cells between changed ones are cheaper to repeat than to jump over. */
const SHORT_GAP = 4;

/** As wide everywhere as we think: letters of Europe, lines and blocks. */
const SURE = /^[\x20-\x7e\u00a0-\u024f\u2500-\u259f]$/;

const moveTo = (x: number, y: number): string => `\x1b[${y + 1};${x + 1}H`;

const sameCell = (before: Canvas, after: Canvas, at: number): boolean =>
  before.chars[at] === after.chars[at] && before.styles[at] === after.styles[at];

/** The first cell of the sign that covers this one. */
const startOf = (canvas: Canvas, at: number): number => (canvas.chars[at] === '' ? at - 1 : at);

/** `before` is null when nothing is known of what the terminal shows. The answer is empty when nothing differs. */
export function diff(before: Canvas | null, after: Canvas, encode: (style: Style) => string): string {
  const { width, height, chars, styles } = after;
  const known = before?.width === width && before.height === height ? before : null;
  let text = '';
  let style: Style | null = null;
  let last = -1; // the cell after the last one written, where the cursor stands
  let sure = false;
  const write = (at: number): void => {
    if (styles[at] !== style) {
      style = styles[at]!;
      text += encode(style);
    }
    text += chars[at];
    last = at + 1;
    // Terminals differ in how wide they show some signs: after those the next one is put where it belongs.
    sure = SURE.test(chars[at]!);
  };
  const reach = (at: number): void => {
    const gap = at - last;
    const row = Math.floor(at / width);
    const sameRow = sure && Math.floor(last / width) === row && last % width !== 0;
    const repeats =
      sameRow &&
      gap <= SHORT_GAP &&
      styles.slice(last, at).every((gone) => gone === style) &&
      chars.slice(last, at).every((char) => SURE.test(char));
    if (repeats) for (let i = last; i < at; i += 1) write(i);
    else text += sameRow && gap > 0 ? `\x1b[${gap}C` : moveTo(at % width, row);
  };
  for (let at = 0; at < width * height; at += 1) {
    if (known && sameCell(known, after, at)) continue;
    const start = startOf(after, at);
    if (start < last) continue; // the right half of what was just written
    if (start !== last || !sure || start % width === 0) reach(start);
    write(start);
    if (chars[start + 1] === '' && (start + 1) % width !== 0) last = start + 2;
  }
  if (text === '') return '';
  const clear = known ? '' : '\x1b[0m\x1b[2J';
  return `${BEGIN}${clear}${text}\x1b[0m${END}`;
}
