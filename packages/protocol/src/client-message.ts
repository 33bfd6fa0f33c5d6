/** What a client sends. */
import * as v from 'valibot';
import { tableCommandSchema } from './command.ts';
import { commandIdSchema, tableIdSchema } from './ids.ts';
import { lobbyQuerySchema } from './lobby-query.ts';
import { hostOptionsSchema, wholeSchema } from './options.ts';

const passwordSchema = v.pipe(v.string(), v.maxLength(400));
const invitationSchema = v.pipe(v.string(), v.maxLength(100));

/** Every message of a client; `type` tells them apart. */
export const clientMessageSchema = v.variant('type', [
  /** The first message. Browsers are known by their cookie, other clients by a token. */
  v.object({
    type: v.literal('hello'),
    protocol: wholeSchema,
    token: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  /** Once more with another query: the list becomes another. Without one it has the first tables of all. */
  v.object({
    type: v.literal('lobby.watch'),
    id: commandIdSchema,
    query: v.exactOptional(lobbyQuerySchema),
  }),
  v.object({ type: v.literal('lobby.leave'), id: commandIdSchema }),
  v.object({
    type: v.literal('table.create'),
    id: commandIdSchema,
    options: hostOptionsSchema,
    password: v.optional(passwordSchema),
  }),
  /** Comes to a table to play or to watch, or comes back to it: what happened after `seen` follows. */
  v.object({
    type: v.literal('table.open'),
    id: commandIdSchema,
    table: tableIdSchema,
    seen: v.optional(wholeSchema),
    password: v.optional(passwordSchema),
    /** The secret of an invitation link, which lets in instead of the password. */
    invitation: v.exactOptional(invitationSchema),
  }),
  /** Turns away from a table; a player's seat is then without a connection, not given up. */
  v.object({ type: v.literal('table.shut'), id: commandIdSchema, table: tableIdSchema }),
  /** The host sets or changes the password of a table that is to be private. */
  v.object({
    type: v.literal('table.password'),
    id: commandIdSchema,
    table: tableIdSchema,
    password: passwordSchema,
  }),
  v.object({
    type: v.literal('command'),
    id: commandIdSchema,
    table: tableIdSchema,
    /** The last seq the client knows: tells a node that it is behind. */
    seen: wholeSchema,
    command: tableCommandSchema,
  }),
  /** The client has shown the state of this seq to its player (N14). */
  v.object({ type: v.literal('ack'), table: tableIdSchema, seq: wholeSchema }),
  v.object({ type: v.literal('beat') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
/** The message of one type. */
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
