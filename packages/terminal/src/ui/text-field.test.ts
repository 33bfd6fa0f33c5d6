/** Lines being edited: whole signs, whatever they are made of, and a cursor that is always seen. */
import { describe, expect, test } from 'vitest';
import type { Input } from '../term/decode.ts';
import { editField, type TextField, textField, visiblePart } from './text-field.ts';

const press = (field: TextField, ...keys: readonly string[]): TextField =>
  keys.reduce((now, key) => editField(now, { type: 'key', key })!, field);
const paste = (text: string): Input => ({ type: 'paste', text });

describe('text field', () => {
  test('keys take whole signs', () => {
    expect(press(textField('a漢e\u0301👑'), 'backspace', 'left', 'delete').text).toBe('a漢');
    expect(press(textField('one two three'), 'ctrl+w', 'alt+backspace').text).toBe('one ');
    expect(press(textField('abcdef'), 'home', 'right', 'right', 'ctrl+k').text).toBe('ab');
  });

  test('a paste becomes one line, and no longer than a line can be', () => {
    expect(editField(textField('a'), paste('b\r\nc\x1b[A\td'))?.text).toBe('ab c [A d');
    const long = editField(textField('x'), paste('👑'.repeat(80_000)))!;
    expect(long.text.length).toBeLessThanOrEqual(2000);
    expect(long.text.isWellFormed()).toBe(true);
    expect(editField(long, { type: 'char', char: 'yy' })!.text.length).toBeLessThanOrEqual(2000);
  });

  test.each([
    ['abcdef', 6, 4, 'def', ' ', ''],
    ['abcdef', 0, 4, '', 'a', 'bcd'],
    ['abcdef', 3, 4, 'abc', 'd', ''],
    ['漢字漢字', 4, 6, '漢字', ' ', ''],
    ['漢字漢字', 1, 5, '漢', '字', ''],
    ['', 0, 5, '', ' ', ''],
  ])('%s with the cursor at %i in %i columns', (text, cursor, columns, before, under, after) => {
    expect(visiblePart({ text, cursor }, columns)).toEqual({ before, under, after });
  });
});
