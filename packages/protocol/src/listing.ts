/** What a list shows of a table and of a finished game. */
import { ASKED, SIDE_NAMES, type SideNames } from '@crownhead/match';
import { type Outcome, SIDES } from '@crownhead/rules';
import * as v from 'valibot';
import { tableIdSchema } from './ids.ts';
import { ruleSetSchema, squareSchema, tableOptionsSchema, wholeSchema } from './options.ts';

/** Who has a seat, and whether they are there; null for a free one. */
export const seatListingSchema = v.nullable(
  v.object({ name: v.string(), level: v.nullable(wholeSchema), away: v.boolean() }),
);

/** A lobby is known by its host's name (N4). */
export const tableListingSchema = v.object({
  table: tableIdSchema,
  host: v.string(),
  seats: v.tuple([seatListingSchema, seatListingSchema]),
  rules: ruleSetSchema,
  options: tableOptionsSchema,
  locked: v.boolean(),
  spectators: v.boolean(),
  playing: v.boolean(),
  game: wholeSchema,
  watching: wholeSchema,
  createdAt: wholeSchema,
  /** Which side each seat has, or will have; null where that is drawn when a game starts. */
  sides: v.exactOptional(v.nullable(v.tuple([v.picklist(SIDES), v.picklist(SIDES)]))),
  /** When the game being played began. */
  startedAt: v.exactOptional(wholeSchema),
});
export type TableListing = v.InferOutput<typeof tableListingSchema>;

const outcomeSchema = v.custom<Outcome>(
  (value) => typeof value === 'object' && value !== null && 'winner' in value && 'reason' in value,
);

/** A finished game. */
export const gameListingSchema = v.object({
  id: v.string(),
  table: tableIdSchema,
  game: wholeSchema,
  black: v.string(),
  white: v.string(),
  sideNames: v.picklist(Object.keys(SIDE_NAMES) as SideNames[]),
  outcome: outcomeSchema,
  plies: wholeSchema,
  startedAt: wholeSchema,
  endedAt: wholeSchema,
  /** The preset whose rules these are; null for none. Left out of games archived before it was kept. */
  preset: v.optional(v.nullable(v.string())),
  /** The name of the opening, where it has one. */
  opening: v.optional(v.nullable(v.string())),
});
export type GameListing = v.InferOutput<typeof gameListingSchema>;

/** A game as one of its players sees it. */
export const ownGameSchema = v.object({
  ...gameListingSchema.entries,
  side: v.picklist(SIDES),
  /** Only where it was asked for. */
  pdn: v.optional(v.string()),
});
export type OwnGame = v.InferOutput<typeof ownGameSchema>;

/** What somebody is asked to do at a table. */
export const askedSchema = v.picklist(ASKED);

/** A game as it stands, for those who only pass by. */
export const shownGameSchema = v.object({
  fen: v.string(),
  /** Squares of the last move, from its start to where the piece landed. */
  last: v.array(squareSchema),
  names: v.object({ black: v.string(), white: v.string() }),
  turn: v.picklist(SIDES),
  moves: wholeSchema,
  /** Milliseconds left when this was sent; null without a timer. */
  left: v.object({ black: v.nullable(wholeSchema), white: v.nullable(wholeSchema) }),
});
export type ShownGame = v.InferOutput<typeof shownGameSchema>;

/** One table; its game only where everybody may watch. */
export const shownTableSchema = v.object({
  table: tableListingSchema,
  game: v.nullable(shownGameSchema),
});
export type ShownTable = v.InferOutput<typeof shownTableSchema>;

/** A table at which somebody has a seat or which they host, as they see it. */
export const ownTableSchema = v.object({
  table: tableListingSchema,
  game: v.nullable(shownGameSchema),
  side: v.nullable(v.picklist(SIDES)),
  asked: askedSchema,
  /** Since when it has been so. */
  since: wholeSchema,
  /** By when something is to be done, where there is such a time; in the server's time, as `now`. */
  until: v.nullable(wholeSchema),
  /** Their connection to the table is gone and the seat is kept for them. Missing from the messages of older servers. */
  away: v.exactOptional(v.boolean()),
  /** The secret of the invitation link of a private table. */
  invitation: v.exactOptional(v.string()),
});
export type OwnTable = v.InferOutput<typeof ownTableSchema>;
