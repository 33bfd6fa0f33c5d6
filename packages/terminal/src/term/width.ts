/** How many columns text takes: names can be in any alphabet. */

/** Shown two columns wide: Chinese, Japanese, Korean, full-width forms and pictures. */
const WIDE =
  /^[\u1100-\u115f\u231a\u231b\u2329\u232a\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|^.\ufe0f/u;
/** Marks that sit on the letter before, and signs that show nothing. */
const NOTHING = /^[\p{M}\p{Cf}\p{Cc}]/u;
/** One column each, by a quick test: letters of Europe, our punctuation, arrows, lines, blocks and pieces. */
const SIMPLE =
  /^[\x20-\x7e\xa1-\xac\xae-\u024f\u2010-\u2027\u2039\u203a\u2190-\u2193\u2500-\u259f\u25cb\u25cf\u2654-\u265f]*$/;

let segmenter: Intl.Segmenter | null = null;

export interface Glyph {
  readonly text: string;
  readonly width: 0 | 1 | 2;
}

const widthOfGlyph = (text: string): Glyph['width'] => (NOTHING.test(text) ? 0 : WIDE.test(text) ? 2 : 1);

/** What a reader sees as single signs, with their columns. */
export function glyphsOf(text: string): readonly Glyph[] {
  if (SIMPLE.test(text)) return Array.from(text, (char) => ({ text: char, width: 1 }));
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => ({
    text: segment,
    width: widthOfGlyph(segment),
  }));
}

export const widthOf = (text: string): number =>
  SIMPLE.test(text) ? text.length : glyphsOf(text).reduce((sum, { width }) => sum + width, 0);

/** Cut to this many columns, with a mark where something is missing. */
export function cut(text: string, columns: number, more = '…'): string {
  if (widthOf(text) <= columns) return text;
  if (columns <= 0) return '';
  let kept = '';
  let used = widthOf(more);
  for (const glyph of glyphsOf(text)) {
    if (used + glyph.width > columns) break;
    kept += glyph.text;
    used += glyph.width;
  }
  return `${kept.trimEnd()}${more}`;
}

/** Broken into lines between words; a word longer than a line is broken where it must. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const push = (word: string): void => {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > columns) {
      lines.push(line);
      line = '';
    }
    if (widthOf(word) > columns) {
      for (const { text: glyph, width } of glyphsOf(word)) {
        if (widthOf(line) + width > columns) {
          lines.push(line);
          line = '';
        }
        line += glyph;
      }
    } else line = line === '' ? word : `${line} ${word}`;
  };
  for (const word of text.split(/\s+/).filter(Boolean)) push(word);
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}
