/** Searching the archive of a server: which games are found, and what was played from a position. */
import { isDraw, type Outcome, SIDES, type Side } from '@crownhead/rules';
import * as v from 'valibot';
import { gameListingSchema } from './listing.ts';
import { LOBBY_RULES, type LobbyRules } from './lobby-query.ts';
import { wholeSchema } from './options.ts';

/** How an archived game ended; `none` where nobody won and it was no draw. */
export const ARCHIVE_RESULTS = ['black', 'white', 'drawn', 'none'] as const;
export type ArchiveResult = (typeof ARCHIVE_RESULTS)[number];

/** What a search finds a game by when it asks for a result. */
export const archiveResultOf = (outcome: Outcome): ArchiveResult =>
  outcome.winner ?? (isDraw(outcome) ? 'drawn' : 'none');

/** The longest name of a player or an opening that can be searched for, in characters. */
export const LONGEST_ARCHIVE_TEXT = 60;

/** What a game must have to be found; everything left out does not matter. */
export interface ArchiveFilter {
  /** The whole name of a player, or one word of it. */
  readonly player?: string;
  /** Which side that player had; either unless given. */
  readonly side?: Side;
  /** The whole name of an opening, or one word of it. */
  readonly opening?: string;
  readonly result?: ArchiveResult;
  readonly rules?: LobbyRules;
  /** A position that was on the board, as a FEN. */
  readonly fen?: string;
}

const text = (what: string) =>
  v.exactOptional(
    v.pipe(
      v.string(),
      v.maxLength(LONGEST_ARCHIVE_TEXT),
      v.description(`The whole name of ${what}, or one word of it, in any case and without accents.`),
    ),
  );

/** The parts of an address that say which games are meant. */
export const archiveFilterEntries = {
  player: text('a player'),
  side: v.exactOptional(v.pipe(v.picklist(SIDES), v.description('The side that this player had.'))),
  opening: text('an opening'),
  result: v.exactOptional(
    v.pipe(
      v.picklist(ARCHIVE_RESULTS),
      v.description('Who won; `drawn`; or `none`, for a game without a result.'),
    ),
  ),
  rules: v.exactOptional(
    v.pipe(v.picklist(LOBBY_RULES), v.description('A preset, or `own` for rules that are none of them.')),
  ),
};

/** A game that was found; `ply` where it was searched by position: how many plies had been played when that was first on the board. */
export const foundGameSchema = v.object({ ...gameListingSchema.entries, ply: v.exactOptional(wholeSchema) });
export type FoundGame = v.InferOutput<typeof foundGameSchema>;

/** One move from a position, with how many of its games each side won. */
export const archiveMoveSchema = v.object({
  move: v.pipe(v.nullable(v.string()), v.description('Null for a turn that was passed.')),
  games: v.pipe(v.number(), v.description('A game in which it was played twice counts once.')),
  black: wholeSchema,
  white: wholeSchema,
  drawn: wholeSchema,
  last: v.pipe(v.number(), v.description('When the last of these games ended.')),
});
export type ArchiveMove = v.InferOutput<typeof archiveMoveSchema>;

/** What was played from a position. */
export const archiveExploredSchema = v.object({
  games: v.pipe(
    v.number(),
    v.description('How many games had the position, those that ended in it included.'),
  ),
  complete: v.pipe(v.boolean(), v.description('False where only the latest games were counted.')),
  moves: v.pipe(v.array(archiveMoveSchema), v.description('The most frequent first.')),
});
export type ArchiveExplored = v.InferOutput<typeof archiveExploredSchema>;
