/** A line of text being edited: pure, one value in and one value out. */
import type { Input } from '../term/decode.ts';
import { glyphsOf } from '../term/width.ts';

export interface TextField {
  readonly text: string;
  /** Before this many signs. */
  readonly cursor: number;
}

const MOST = 2000;

const signs = (text: string): string[] => glyphsOf(text).map((glyph) => glyph.text);

export const textField = (text: string): TextField => ({ text, cursor: signs(text).length });

function insert({ text, cursor }: TextField, added: string): TextField {
  const clean = added.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  const all = signs(text);
  const before = all.slice(0, cursor).join('') + clean;
  const whole = before + all.slice(cursor).join('');
  return whole.length > MOST ? { text, cursor } : { text: whole, cursor: signs(before).length };
}

/** The field after what somebody did; null when that was nothing for a field. */
export function editField(field: TextField, input: Input): TextField | null {
  const { text, cursor } = field;
  if (input.type === 'char') return insert(field, input.char);
  if (input.type === 'paste') return insert(field, input.text);
  if (input.type !== 'key') return null;
  const all = signs(text);
  const without = (from: number, to: number): TextField => ({
    text: [...all.slice(0, from), ...all.slice(to)].join(''),
    cursor: from,
  });
  switch (input.key) {
    case 'backspace':
      return cursor > 0 ? without(cursor - 1, cursor) : field;
    case 'delete':
      return without(cursor, cursor + 1);
    case 'left':
      return { text, cursor: Math.max(0, cursor - 1) };
    case 'right':
      return { text, cursor: Math.min(all.length, cursor + 1) };
    case 'home':
    case 'ctrl+a':
      return { text, cursor: 0 };
    case 'end':
    case 'ctrl+e':
      return { text, cursor: all.length };
    case 'ctrl+u':
      return without(0, cursor);
    case 'ctrl+w': {
      const before = all
        .slice(0, cursor)
        .join('')
        .replace(/\S+\s*$/u, '');
      return without(signs(before).length, cursor);
    }
    default:
      return null;
  }
}

/** The part that fits, with the cursor in it; the cursor's column is counted from the part's start. */
export function visiblePart({ text, cursor }: TextField, columns: number): { text: string; cursor: number } {
  const all = signs(text);
  const from = Math.max(0, cursor - columns + 1);
  return { text: all.slice(from, from + columns).join(''), cursor: cursor - from };
}
