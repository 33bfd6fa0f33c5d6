/** One game of a PDN file as it was written: tags, a tree of moves with their notes, and what was odd about it. */
import type { Side } from './side.ts';

/** One line of the head, `[Name "value"]`. */
export interface PdnTag {
  readonly name: string;
  readonly value: string;
}

/** In characters; a longer value is not read, so none is written. */
export const MOST_TAG_VALUE = 4000;

/** A move token with what stands beside it. */
export interface PdnMove {
  /** Without spaces, `-` or `x` between the places; `--` for a turn without a move. */
  readonly text: string;
  readonly line: number;
  /** `!`, `?!`, `(!)`, or `*` for the only move. */
  readonly marks: readonly string[];
  /** The n of each `$n`. */
  readonly nags: readonly number[];
  readonly comments: readonly string[];
  /** What could have been played instead. */
  readonly variations: readonly PdnLine[];
}

/** How deeply variations may be nested: nobody reads deeper, and code that walks the tree need not fear for its stack. */
export const MOST_DEPTH = 64;

/** Moves in a row: the game itself, or a variation. */
export interface PdnLine {
  /** Before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly PdnMove[];
  readonly result: PdnResult | null;
}

/** `1-0`: the side that moves first by the GameType has won. `0-0`: nobody has, and it is no draw. `*`: open. */
export const PDN_RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0', '*'] as const;
export type PdnResult = (typeof PDN_RESULTS)[number];

/** What spoils a game as a whole; the moves before it can still be replayed. */
export const PDN_ERRORS = ['unclosed-comment', 'unclosed-variation', 'too-long'] as const;
export type PdnErrorCode = (typeof PDN_ERRORS)[number];

/** Put right or passed over while reading. */
export const PDN_WARNINGS = [
  'duplicate-tag',
  'empty-tag',
  'damaged-tag',
  'unknown-game-type',
  'stray-text',
  'unmatched-parenthesis',
  'variation-without-move',
  'variation-too-deep',
  'illegal-variation',
  'too-many-variations',
  'result-before-end',
  'repeated-result',
  'no-result',
  'result-differs-from-tag',
  'result-differs-from-board',
  'ambiguous-move',
  'split-jump',
  'open-side-to-move',
  'men-crowned',
  'bad-draw-rule',
] as const;
export type PdnWarningCode = (typeof PDN_WARNINGS)[number];

/** Something odd, and where it stands; `token` is the text in question. */
export interface PdnIssue<Code extends string> {
  readonly code: Code;
  readonly line: number;
  readonly token: string;
}
/** Something that spoils the game. */
export type PdnError = PdnIssue<PdnErrorCode>;
/** Something put right or passed over. */
export type PdnWarning = PdnIssue<PdnWarningCode>;

/** One game as it was written. `replayPdn` plays it through. */
export interface PdnGame {
  /** Its place in the file, counted from 1. */
  readonly number: number;
  /** Where it starts, counted from 1. */
  readonly line: number;
  /** Each name once: the first of duplicates stands. */
  readonly tags: readonly PdnTag[];
  readonly main: PdnLine;
  readonly errors: readonly PdnError[];
  readonly warnings: readonly PdnWarning[];
}

/** Names are compared without regard to case. Empty counts as absent: archives are full of `[Round ""]`. */
export function tagValue(tags: readonly PdnTag[], name: string): string | null {
  const wanted = name.toLowerCase();
  const found = tags.find((tag) => tag.name.toLowerCase() === wanted)?.value.trim();
  return found ? found : null;
}

const SPELLINGS: ReadonlyMap<string, PdnResult> = new Map([
  ['1-0', '1-0'],
  ['2-0', '1-0'],
  ['0-1', '0-1'],
  ['0-2', '0-1'],
  ['1/2-1/2', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['1-1', '1/2-1/2'],
  ['0-0', '0-0'],
  ['*', '*'],
]);

/** Reads the results of PDN 2 and those of PDN 3 by points, `2-0`, `1-1`, `0-2`. */
export function parseResult(text: string): PdnResult | null {
  const known = SPELLINGS.get(text);
  // Nearly every text asked about is a move, and nothing is to be gained by a second look.
  if (known || !/[\s½–—−]/.test(text)) return known ?? null;
  const plain = text.replace(/\s+/g, '').replace(/½/g, '1/2').replace(/[–—−]/g, '-');
  return SPELLINGS.get(plain) ?? null;
}

/** The number of this game, English draughts, among the GameTypes. */
export const ENGLISH_DRAUGHTS = 21;

export interface GameType {
  readonly type: number;
  /** The side that moves first, where it is said. */
  readonly first: Side | null;
}

/** Reads `21` and `21,B,8,8,N1,0`. */
export function parseGameType(text: string): GameType | null {
  const match = /^(\d{1,3})(?:\s*,\s*([BW])?.*)?$/i.exec(text.trim());
  if (!match) return null;
  const letter = match[2]?.toUpperCase();
  return { type: Number(match[1]), first: letter === 'B' ? 'black' : letter === 'W' ? 'white' : null };
}

/** A file without a GameType, or with one that cannot be read, is taken to be ours. */
export function gameTypeOf(game: { readonly tags: readonly PdnTag[] }): GameType {
  const text = tagValue(game.tags, 'GameType');
  return (text === null ? null : parseGameType(text)) ?? { type: ENGLISH_DRAUGHTS, first: null };
}

/** Is it a game of another kind (20 international, 25 Russian, …), to be skipped? */
export const isOtherGame = (game: { readonly tags: readonly PdnTag[] }): boolean =>
  gameTypeOf(game).type !== ENGLISH_DRAUGHTS;

/** Text in which only something that looks like a move made it a game: prose, or bytes of another kind of file. */
export const isStrayText = ({ tags, main, warnings }: PdnGame): boolean =>
  tags.length === 0 && warnings.filter(({ code }) => code === 'stray-text').length >= main.moves.length;
