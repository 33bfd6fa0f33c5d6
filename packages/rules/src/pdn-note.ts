/** What is noted beside one ply of a game: marks, comments, the clock, variations. */
import { parseClock } from './pdn-clock.ts';
import type { PdnLine, PdnMove } from './pdn-game.ts';

/** The notes of one ply. */
export interface PdnNote {
  readonly marks: readonly string[];
  readonly nags: readonly number[];
  readonly comments: readonly string[];
  /** Milliseconds the mover had left, from `[%clk …]`. */
  readonly clock: number | null;
  readonly variations: readonly PdnLine[];
}

export const EMPTY_NOTE: PdnNote = { marks: [], nags: [], comments: [], clock: null, variations: [] };

const CLOCK_COMMAND = /\[%clk\s+([^\]\s]+)\s*\]/i;

const isBare = ({ marks, nags, comments, variations }: PdnMove): boolean =>
  marks.length + nags.length + comments.length + variations.length === 0;

/** The notes of the tokens that made one ply: one of them, or several where a jump was split. */
export function noteOf(tokens: readonly PdnMove[]): PdnNote {
  if (tokens.every(isBare)) return EMPTY_NOTE;
  const comments: string[] = [];
  let clock: number | null = null;
  for (const comment of tokens.flatMap((token) => token.comments)) {
    const found: RegExpExecArray | null = clock === null ? CLOCK_COMMAND.exec(comment) : null;
    const time: number | null = found && parseClock(found[1]!);
    if (time === null) comments.push(comment);
    else {
      clock = time;
      const rest = comment.replace(CLOCK_COMMAND, ' ').replace(/\s+/g, ' ').trim();
      if (rest !== '') comments.push(rest);
    }
  }
  return {
    marks: tokens.flatMap((token) => token.marks),
    nags: tokens.flatMap((token) => token.nags),
    comments,
    clock,
    variations: tokens.flatMap((token) => token.variations),
  };
}
