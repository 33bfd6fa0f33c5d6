/**
 * A collection of games: every position of every game in four typed arrays, and what the files say about the games in columns.
 * Nothing but data, so that a worker can hand it over.
 */
import { makePosition, type Position, type Side } from '@crownhead/rules';

/** How a game ended. `none`: not known, or nobody won and it was no draw. */
export const GAME_RESULTS = ['none', 'black', 'white', 'drawn'] as const;
export type StoredResult = (typeof GAME_RESULTS)[number];

/** What is known about a game as text. Unknown is the empty text. */
export const TEXT_FIELDS = ['black', 'white', 'event', 'site', 'date', 'round', 'opening', 'rules'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** One text for each game; each different text is kept once. */
export interface TextColumn {
  readonly values: readonly string[];
  /** [game] → index into `values`. */
  readonly at: Int32Array;
}

/** Where a collection comes from. */
export interface CollectionOrigin {
  readonly title: string;
  /** Whom the games are owed to; empty where nobody is named. */
  readonly credit: string;
  readonly licence: string;
}

/** Games with all their positions. Made by `PdnImport` and `unpackCollection`; games are counted from 0. */
export interface Collection extends CollectionOrigin {
  readonly games: number;
  /** [game] → where its positions start; one more entry for the end of the last. */
  readonly starts: Int32Array;
  readonly black: Int32Array;
  readonly white: Int32Array;
  readonly kings: Int32Array;
  /** Counts of black men, black kings, white men and white kings, four bits each. */
  readonly material: Uint16Array;
  /** [game] → 1 where White moves first. Turns alternate from there, a turn without a move included. */
  readonly whiteFirst: Uint8Array;
  /** [game] → index into `GAME_RESULTS`. */
  readonly results: Uint8Array;
  /** [game] → 0 where it is not known. */
  readonly years: Int16Array;
  /** [game] → 1 where the game goes on after an illegal or unreadable move; the collection has it up to there. */
  readonly cut: Uint8Array;
  /** The files. */
  readonly sources: readonly string[];
  /** [game] → index into `sources`. */
  readonly source: Int32Array;
  /** [game] → its place in the file, counted from 1. */
  readonly number: Int32Array;
  readonly text: Readonly<Record<TextField, TextColumn>>;
}

/** How many plies a game has. */
export const pliesOf = ({ starts }: Collection, game: number): number =>
  starts[game + 1]! - starts[game]! - 1;

/** The side to move after so many plies. */
export const turnAt = ({ whiteFirst }: Collection, game: number, ply: number): Side =>
  ((whiteFirst[game]! + ply) & 1) === 0 ? 'black' : 'white';

/** The position after so many plies, 0 for the start. */
export function positionAt(collection: Collection, game: number, ply: number): Position {
  const at = collection.starts[game]! + ply;
  const { black, white, kings } = collection;
  return makePosition(black[at]!, white[at]!, kings[at]!, turnAt(collection, game, ply));
}

/** How a game ended. */
export const resultOfGame = ({ results }: Collection, game: number): StoredResult =>
  GAME_RESULTS[results[game]!]!;

/** What the collection says about a game under one heading. */
export const textOf = ({ text }: Collection, field: TextField, game: number): string =>
  text[field].values[text[field].at[game]!]!;

/** The memory behind a collection, to hand over to another thread with it. */
export const transferables = (collection: Collection): ArrayBuffer[] => {
  const { starts, black, white, kings, material, whiteFirst, results, years, cut, source, number } =
    collection;
  const arrays = [starts, black, white, kings, material, whiteFirst, results, years, cut, source, number];
  const columns = TEXT_FIELDS.map((field) => collection.text[field].at);
  return [...arrays, ...columns].map(({ buffer }) => buffer as ArrayBuffer);
};
