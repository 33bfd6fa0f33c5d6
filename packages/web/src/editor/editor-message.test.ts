/** Every code of the editor has a sentence in every language, with what it is about in it. */
import { EDIT_REFUSALS, FEN_FAULTS, SETUP_FAULTS, type Square } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { editor as de } from '../i18n/de/editor.ts';
import { de as german } from '../i18n/de/index.ts';
import { editor as en } from '../i18n/en/editor.ts';
import { en as english } from '../i18n/en/index.ts';
import { editor as es } from '../i18n/es/editor.ts';
import { editor as fr } from '../i18n/fr/editor.ts';
import { editor as ru } from '../i18n/ru/editor.ts';
import type { EditorNews } from './editor.ts';
import { editorMessage, entryErrors, faultText, type Speech } from './editor-message.ts';

const sq = (n: number): Square => n as Square;
const speech: Speech = { words: en, board: english.board, sideNames: 'red-white', marks: 'numbers' };
const say = (said: EditorNews, more: Partial<Speech> = {}): string =>
  editorMessage(said, { ...speech, ...more })?.text ?? '';

describe('what the editor says', () => {
  it('places and pieces are named as they are on the screen', () => {
    const placed: EditorNews = { kind: 'placed', piece: { side: 'black', kind: 'king' }, square: sq(18) };
    expect(say(placed)).toBe('Red king on 18.');
    expect(say(placed, { marks: 'coordinates', sideNames: 'dark-light' })).toBe('Dark king on D4.');
    expect(say(placed, { words: de, board: german.board })).toContain('18');
  });

  it('[E7] crowned men are named by their squares, one or several, typed either way', () => {
    expect(say({ kind: 'crowned', places: [sq(30)] })).toContain('The man on 30');
    expect(say({ kind: 'crowned', places: ['B8', sq(2)] })).toContain('The men on 1, 2');
  });

  it('[E3] every mistake is pointed at', () => {
    const errors = [
      { code: 'unreadable', column: 6, token: 'X9=W' },
      { code: 'out-of-pieces', column: 11, token: '3=B' },
    ] as const;
    expect(entryErrors({ kind: 'text-errors', errors }, en)).toEqual([
      '“X9=W” (character 6) cannot be read: write something like A7=B or C3=WK.',
      '“3=B” (character 11) is one piece too many: a side has at most 12.',
    ]);
    expect(
      entryErrors({ kind: 'text-errors', errors: [{ code: 'unreadable', column: 1, token: '' }] }, en),
    ).toEqual([en.nothingTyped]);
  });

  it('[E9] a light square has nothing to remove', () => {
    expect(say({ kind: 'refused', code: 'light-square', place: 'A8', piece: null })).toBe(en.lightRemoved);
  });

  it.each(Object.entries({ en, de, fr, es, ru }))('[E4][E5] no code is without words in %s', (_, words) => {
    for (const code of EDIT_REFUSALS) {
      const piece = { side: 'black', kind: 'man' } as const;
      expect(say({ kind: 'refused', code, place: sq(1), piece }, { words })).not.toBe('');
    }
    for (const code of ['blank-board', 'one-sided-board', ...SETUP_FAULTS] as const)
      expect(say({ kind: 'not-started', code }, { words })).not.toBe('');
    for (const code of FEN_FAULTS) {
      const text = faultText({ code, column: 7, token: '99' }, words);
      expect(text).toContain('7');
      expect(text).toContain('99');
    }
    expect(words.lost('Rosso')).toContain('Rosso');
    expect(words.badLink('WHY')).toContain('WHY');
  });
});
