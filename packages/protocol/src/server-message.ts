/** What the server sends. Clients trust the inside of events and states: one decider makes them on both ends. */
import type { TableEvent, TableState } from '@crownhead/match';
import * as v from 'valibot';
import { ROLES, restrictedSchema } from './http.ts';
import { tableIdSchema } from './ids.ts';
import { askedSchema, tableListingSchema } from './listing.ts';
import { lobbyCountsSchema } from './lobby-query.ts';
import { wholeSchema } from './options.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const eventsSchema = v.custom<readonly TableEvent[]>(
  (value) => Array.isArray(value) && value.every(isObject),
);
const stateSchema = v.custom<TableState>(isObject);

/** N13: time stamp, action asked of this client, board, and a message with its length (0 = none). */
const stateMessage = {
  table: tableIdSchema,
  seq: wholeSchema,
  at: wholeSchema,
  asked: askedSchema,
  board: v.nullable(v.string()),
  message: v.object({ length: wholeSchema, text: v.string() }),
} as const;

/** Why a server ends a connection. */
export const BYE_REASONS = [
  'draining',
  /** The host has ended the server: there is nothing to come back to. */
  'ended',
  'moved',
  'too-slow',
  'silent',
  'too-fast',
  'removed',
] as const;

/** Every message of a server; `type` tells them apart. */
export const serverMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: wholeSchema,
    /** Version of the server program. */
    server: v.string(),
    now: wholeSchema,
    /** `role` where they help to operate the server. */
    you: v.nullable(
      v.object({ player: v.string(), name: v.string(), role: v.exactOptional(v.picklist(ROLES)) }),
    ),
    /** In how many milliseconds the first beat comes at the latest. */
    next: v.optional(wholeSchema),
  }),
  v.object({
    type: v.literal('reply'),
    id: v.string(),
    ok: v.literal(true),
    table: v.optional(tableIdSchema),
    seq: v.optional(wholeSchema),
    /** To those who are let in at a private table: the secret of its invitation link. */
    invitation: v.exactOptional(v.string()),
  }),
  /** A refused move comes with the last valid board and asks again (N10). */
  v.object({
    type: v.literal('refusal'),
    id: v.nullable(v.string()),
    error: v.string(),
    message: v.string(),
    board: v.optional(v.nullable(v.string())),
    asked: v.optional(askedSchema),
    restriction: v.exactOptional(restrictedSchema),
  }),
  /** One row of the log. */
  v.object({ type: v.literal('update'), ...stateMessage, events: eventsSchema }),
  /** The whole table, for newcomers and for those far behind. */
  v.object({ type: v.literal('snapshot'), ...stateMessage, state: stateSchema }),
  /** Who watches, the first of them by name; never part of the log (N7). */
  v.object({
    type: v.literal('presence'),
    table: tableIdSchema,
    count: wholeSchema,
    watching: v.array(v.object({ player: v.string(), name: v.string() })),
    /** The secret of the invitation link of a private table, which changes with its password. */
    invitation: v.exactOptional(v.string()),
  }),
  /** This client has no place at the table any more. */
  v.object({
    type: v.literal('table.shut'),
    table: tableIdSchema,
    error: v.string(),
    message: v.string(),
  }),
  v.object({
    type: v.literal('lobby'),
    tables: v.array(tableListingSchema),
    counts: v.exactOptional(lobbyCountsSchema),
  }),
  v.object({
    type: v.literal('lobby.changed'),
    tables: v.array(tableListingSchema),
    gone: v.array(tableIdSchema),
    counts: v.exactOptional(lobbyCountsSchema),
  }),
  /** The heads of the tables this connection has open, and in how many milliseconds the next beat comes at the latest. */
  v.object({
    type: v.literal('beat'),
    now: wholeSchema,
    heads: v.record(v.string(), wholeSchema),
    next: v.optional(wholeSchema),
  }),
  v.object({
    type: v.literal('bye'),
    reason: v.picklist(BYE_REASONS),
    message: v.string(),
    restriction: v.exactOptional(restrictedSchema),
  }),
  /** Whoever operates the server has something to say to everybody; those of the present come after the welcome. */
  v.object({
    type: v.literal('announcement'),
    id: v.string(),
    text: v.string(),
    until: v.nullable(wholeSchema),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
/** The message of one type. */
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
