/** What the editor has to say, in words: codes and places become a sentence and its tone. */
import type { SideNames } from '@crownhead/match';
import { type Marks, pieceName, squareName } from '../board/highlights.ts';
import type { EditorWords } from '../i18n/en/editor.ts';
import type { Words } from '../i18n/words.ts';
import { type EditorNews, type PositionFault, squareOf } from './editor.ts';

/** A refusal is shown as such; what is plain to see is only read out. */
export interface EditorMessage {
  readonly text: string;
  readonly tone: 'refused' | 'told' | 'heard';
}

export interface Speech {
  readonly words: EditorWords;
  readonly board: Words['board'];
  readonly sideNames: SideNames;
  readonly marks: Marks;
}

export function faultText(fault: PositionFault, words: EditorWords): string {
  const why = words.positionErrors[fault.code];
  return 'column' in fault ? words.pointed(why, fault.column, fault.token) : why;
}

/** Each mistake of a text entry, in a sentence of its own. */
export function entryErrors(
  said: Extract<EditorNews, { kind: 'text-errors' }>,
  words: EditorWords,
): readonly string[] {
  return said.errors.map(({ code, column, token }) =>
    token === '' ? words.nothingTyped : words.entryError(token, column, words.entryErrors[code]),
  );
}

export function editorMessage(
  said: EditorNews | null,
  { words, board, sideNames, marks }: Speech,
): EditorMessage | null {
  if (said === null) return null;
  switch (said.kind) {
    case 'refused': {
      const onLight = said.code === 'light-square' && said.piece === null;
      return { text: onLight ? words.lightRemoved : words.refused[said.code], tone: 'refused' };
    }
    case 'crowned': {
      const places = said.places.map((place) => squareName(squareOf(place), marks));
      return { text: words.crowned(places.join(', '), places.length), tone: 'told' };
    }
    case 'placed':
    case 'removed': {
      const { side, kind } = said.piece;
      const name = pieceName(board, sideNames, side, kind);
      const capital = name.charAt(0).toUpperCase() + name.slice(1);
      return { text: words[said.kind](capital, squareName(said.square, marks)), tone: 'heard' };
    }
    case 'text-errors':
      return { text: entryErrors(said, words)[0] ?? words.nothingTyped, tone: 'heard' };
    case 'bad-position':
      return { text: faultText(said.fault, words), tone: 'heard' };
    case 'not-started':
      return { text: words.notStarted[said.code], tone: 'refused' };
    default:
      return { text: words.said[said.kind], tone: 'heard' };
  }
}
