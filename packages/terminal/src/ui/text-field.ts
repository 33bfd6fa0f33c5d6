/** A line of text being edited: pure, one value in and one value out. */
import type { Input } from '../term/decode.ts';
import { glyphsOf, widthOf } from '../term/width.ts';

export interface TextField {
  readonly text: string;
  /** Before this many signs. */
  readonly cursor: number;
}

const MOST = 2000;

const signs = (text: string): string[] => glyphsOf(text).map((glyph) => glyph.text);

export const textField = (text: string): TextField => ({ text, cursor: signs(text).length });

/** Whole signs only. */
function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  let cut = '';
  for (const char of text) {
    if (cut.length + char.length > length) break;
    cut += char;
  }
  return cut;
}

function insert({ text, cursor }: TextField, added: string): TextField {
  const room = Math.max(0, MOST - text.length);
  const clean = cutTo(added.slice(0, 2 * MOST).replace(/[\p{Cc}\p{Cf}]+/gu, ' '), room);
  const all = signs(text);
  const before = all.slice(0, cursor).join('') + clean;
  return { text: before + all.slice(cursor).join(''), cursor: signs(before).length };
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
    case 'ctrl+k':
      return { text: all.slice(0, cursor).join(''), cursor };
    case 'alt+backspace':
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

/** The part that fits into so many columns, with the cursor in it: what is before it, the sign under it, and the rest. */
export interface VisiblePart {
  readonly before: string;
  readonly under: string;
  readonly after: string;
}

/** `shown` says what stands for a sign on this terminal. */
export function visiblePart(
  { text, cursor }: TextField,
  columns: number,
  shown: (sign: string) => string = (sign) => sign,
): VisiblePart {
  const all = signs(text).map(shown);
  const under = all[cursor] ?? ' ';
  let room = columns - widthOf(under);
  let from = cursor;
  while (from > 0 && widthOf(all[from - 1]!) <= room) {
    from -= 1;
    room -= widthOf(all[from]!);
  }
  let to = cursor + 1;
  while (to < all.length && widthOf(all[to]!) <= room) {
    room -= widthOf(all[to]!);
    to += 1;
  }
  return { before: all.slice(from, cursor).join(''), under, after: all.slice(cursor + 1, to).join('') };
}
