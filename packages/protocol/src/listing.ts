/** What a list tells of a table and of a finished game. */
import { ASKED } from '@crownhead/match';
import { type Outcome, SIDE_NAMES, SIDES, type SideNames } from '@crownhead/rules';
import * as v from 'valibot';
import { tableIdSchema } from './ids.ts';
import { ruleSetSchema, tableOptionsSchema, wholeSchema } from './options.ts';

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
});
export type TableListing = v.InferOutput<typeof tableListingSchema>;

const outcomeSchema = v.custom<Outcome>(
  (value) => typeof value === 'object' && value !== null && 'winner' in value && 'reason' in value,
);

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

export const askedSchema = v.picklist(ASKED);
