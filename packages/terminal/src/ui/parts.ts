/** Components that several screens share: frames, hints, the logo. */
import type { Rect } from '../term/canvas.ts';
import { PLAIN, type Style, styleOf } from '../term/style.ts';
import { glyphs } from './glyphs.ts';
import type { Meaning, Sheet } from './sheet.ts';
import { accent, BOLD, DIM } from './theme.ts';

function drawFrame(sheet: Sheet, { x, y, width, height }: Rect, style: Style = DIM): void {
  const { corners, across, down } = glyphs(sheet.look).frame;
  const line = across.repeat(Math.max(0, width - 2));
  sheet.canvas.put(x, y, `${corners[0]}${line}${corners[1]}`, style);
  for (let row = y + 1; row < y + height - 1; row += 1) {
    sheet.canvas.put(x, row, down, style);
    sheet.canvas.put(x + width - 1, row, down, style);
  }
  sheet.canvas.put(x, y + height - 1, `${corners[2]}${line}${corners[3]}`, style);
}

/** An empty box with a frame, over whatever is there. */
export function drawBox(sheet: Sheet, rect: Rect): void {
  sheet.canvas.fill(rect, ' ', PLAIN);
  sheet.coverZones(rect);
  drawFrame(sheet, rect, accent(sheet.look));
}

export interface Hint {
  /** As it is written: `Enter`, `o`, `← →`. */
  readonly key: string;
  readonly label: string;
  /** What a click on it does; nothing for hints that are only read. */
  readonly meaning: Meaning | null;
  /** The first to be left out where there is no room; the help has it. */
  readonly isRare?: boolean;
}

export const charHint = (char: string, label: string): Hint => ({
  key: char,
  label,
  meaning: { type: 'char', char },
});
export const keyHint = (written: string, key: string, label: string): Hint => ({
  key: written,
  label,
  meaning: { type: 'key', key },
});

interface PlacedHint {
  readonly hint: Hint;
  readonly x: number;
  readonly y: number;
}

const gapOf = ({ size }: Sheet): number => (size.width < 100 ? 2 : 3);

/** Line by line; null where they do not fit. */
function placeHints(sheet: Sheet, area: Rect, hints: readonly Hint[]): readonly PlacedHint[] | null {
  const gap = gapOf(sheet);
  const placed: PlacedHint[] = [];
  let { x, y } = area;
  for (const hint of hints) {
    const width = sheet.widthOf(`${hint.key} ${hint.label}`);
    if (x > area.x && x + width > area.x + area.width) {
      x = area.x;
      y += 1;
    }
    placed.push({ hint, x, y });
    x += width + gap;
  }
  return y < area.y + area.height ? placed : null;
}

/** Keys and what they do, on as many lines as there are; rare ones are left out first. The last ones stay: they lead to where all are listed. */
export function drawHints(sheet: Sheet, area: Rect, hints: readonly Hint[], staying = 0): void {
  const shown = [...hints];
  let placed = placeHints(sheet, area, shown);
  while (placed === null) {
    const rare = shown.findLastIndex(({ isRare }) => isRare);
    shown.splice(rare >= 0 ? rare : Math.max(0, shown.length - 1 - staying), 1);
    placed = placeHints(sheet, area, shown);
  }
  for (const { hint, x, y } of placed) {
    const middle = sheet.text(x, y, hint.key, accent(sheet.look));
    const end = sheet.text(middle + 1, y, hint.label, DIM);
    if (hint.meaning) sheet.zone({ x, y, width: end - x, height: 1 }, hint.meaning);
  }
}

/** A few keys in the middle of the last line but one. */
export function drawHintsCentred(sheet: Sheet, hints: readonly Hint[]): void {
  const { width, height } = sheet.size;
  const taken = hints.map(({ key, label }) => sheet.widthOf(`${key} ${label}`));
  const whole = taken.reduce((sum, one) => sum + one, gapOf(sheet) * (hints.length - 1));
  const x = Math.max(0, Math.floor((width - whole) / 2));
  drawHints(sheet, { x, y: height - 2, width: width - x, height: 1 }, hints);
}

const LOGO = [
  '█▀▀ █▀█ █▀█ █ █ █ █▄ █ █ █ █▀▀ █▀█ █▀▄',
  '█   █▀▄ █ █ █ █ █ █ ▀█ █▀█ █▀▀ █▀█ █ █',
  '▀▀▀ ▀ ▀ ▀▀▀ ▀▀▀▀▀ ▀  ▀ ▀ ▀ ▀▀▀ ▀ ▀ ▀▀ ',
] as const;
const CROWN = ['▄ ▄▄ ▄', '█▄██▄█', '▀▀▀▀▀▀'] as const;
const ASCII_LOGO = [
  '   ___                      _                _',
  '  / __|_ _ _____ __ ___ _  | |_  ___ __ _ __| |',
  " | (__| '_/ _ \\ V  V / ' \\ | ' \\/ -_) _` / _` |",
  '  \\___|_| \\___/\\_/\\_/|_||_||_||_\\___\\__,_\\__,_|',
] as const;

export const LOGO_HEIGHT = 4;

/** The name of the game, in the middle of the line. */
export function drawLogo(sheet: Sheet, y: number): void {
  const { width } = sheet.size;
  const bright = styleOf({ ...accent(sheet.look), bold: true });
  if (sheet.look.ascii) {
    const x = Math.floor((width - ASCII_LOGO[1].length) / 2);
    for (const [i, line] of ASCII_LOGO.entries()) sheet.canvas.put(x, y + i, line, bright);
    return;
  }
  const whole = CROWN[0].length + 3 + LOGO[0].length;
  const x = Math.floor((width - whole) / 2);
  for (const [i, line] of LOGO.entries()) {
    sheet.canvas.put(x, y + i, CROWN[i]!, bright);
    sheet.canvas.put(x + CROWN[0].length + 3, y + i, line, BOLD);
  }
}

/** The start screen (C2): the logo and what is being done. */
export function drawStart(sheet: Sheet, words: string): void {
  const { width, height } = sheet.size;
  const top = Math.max(1, Math.floor((height - LOGO_HEIGHT - 8) / 2));
  drawLogo(sheet, top);
  sheet.textCentred({ x: 0, width }, top + LOGO_HEIGHT + 3, words, BOLD);
}
