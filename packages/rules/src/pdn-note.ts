/** The notes of a ply from the tokens that made it, and a note in the form in which it is written and read again. */
import { EMPTY_NOTE, type Note } from './note.ts';
import { formatClock, parseClock } from './pdn-clock.ts';
import { formatEvaluation, parseEvaluation, readCommands } from './pdn-commands.ts';
import type { PdnMove } from './pdn-game.ts';

const isBare = ({ marks, nags, comments }: PdnMove): boolean =>
  marks.length + nags.length + comments.length === 0;

/** The notes of the tokens that made one ply: one of them, or several where a jump was split. */
export function noteOf(tokens: readonly PdnMove[]): Note {
  if (tokens.every(isBare)) return EMPTY_NOTE;
  return {
    marks: tokens.flatMap((token) => token.marks),
    nags: tokens.flatMap((token) => token.nags),
    before: [],
    ...readCommands(tokens.flatMap((token) => token.comments)),
  };
}

/** The note of what stands before the first move. */
export const noteOfStart = (comments: readonly string[]): Note =>
  comments.length === 0 ? EMPTY_NOTE : { ...EMPTY_NOTE, ...readCommands(comments) };

export const withoutControls = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** A comment as it can stand in a file: on one line, with parentheses for braces. */
export const tidyComment = (text: string): string =>
  withoutControls(text).replace(/\{/g, '(').replace(/\}/g, ')').replace(/\s+/g, ' ').trim();

const tidyComments = (comments: readonly string[]): string[] =>
  comments.map(tidyComment).filter((text) => text !== '');

export const isMark = (mark: string): boolean => /^(?:[!?‼⁇⁈⁉]+|\([!?‼⁇⁈⁉]+\)|\*)$/.test(mark);
export const isNag = (nag: number): boolean => Number.isSafeInteger(nag) && nag >= 0 && nag < 1e9;

/** The note as it is when it has been written and read again; commands typed into a comment are understood. */
export function tidyNote(note: Note): Note {
  const clock = note.clock === null ? null : parseClock(formatClock(note.clock));
  const evaluation = note.evaluation && parseEvaluation(formatEvaluation(note.evaluation));
  const known = { clock, evaluation, shapes: note.shapes, commands: [] };
  return {
    marks: note.marks.filter(isMark),
    nags: note.nags.filter(isNag),
    before: tidyComments(note.before),
    ...readCommands(tidyComments([...note.commands, ...note.comments]), known),
  };
}

/** The note of a move that no longer begins a variation: what stood before it comes first among its comments. */
export const asMainMove = (note: Note): Note =>
  note.before.length === 0
    ? note
    : tidyNote({ ...note, before: [], comments: [...note.before, ...note.comments] });
