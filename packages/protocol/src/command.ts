/** The table commands a client may send. The server adds the player and the connection. */
import { type PlayerCommand, SEATS } from '@crownhead/match';
import type { Square } from '@crownhead/rules';
import * as v from 'valibot';
import { exactly } from './exact.ts';
import { attemptSchema, changedOptionsSchema, wholeSchema } from './options.ts';

const seatSchema = v.picklist(SEATS);
const plain = <const T extends string>(type: T) => v.object({ type: v.literal(type) });

/** What only the server says: who is at the table, and over which connection. */
type ServerSide = 'table.create' | 'connection.open' | 'connection.lose';
type Added = 'by' | 'name' | 'connection';
type Sent<C> = C extends { readonly type: ServerSide }
  ? never
  : C extends { readonly type: 'move' }
    ? Omit<C, Added | 'path'> & { readonly path: readonly Square[] }
    : Omit<C, Added>;

/** Every command of a player but what the server adds; a move has its squares by number. */
export type TableCommand = Sent<PlayerCommand>;

/** Every command of a client at a table; `type` tells them apart. */
export const tableCommandSchema = exactly<TableCommand>()(
  v.variant('type', [
    v.object({ type: v.literal('options.set'), options: changedOptionsSchema }),
    /** `ready`: sits down to play, so that the game can start; not where the table asks both to press ready (N5). */
    v.object({
      type: v.literal('seat.take'),
      seat: v.exactOptional(seatSchema),
      ready: v.exactOptional(v.boolean()),
    }),
    /** `rating`: it plays at that instead; a server that knows none seats the level. */
    v.object({
      type: v.literal('computer.seat'),
      level: wholeSchema,
      rating: v.exactOptional(wholeSchema),
      seat: v.exactOptional(seatSchema),
    }),
    v.object({ type: v.literal('seat.remove'), seat: seatSchema }),
    plain('leave'),
    v.object({ type: v.literal('ready'), ready: v.boolean() }),
    plain('rematch.decline'),
    plain('seat.accept'),
    plain('seat.decline'),
    v.object({ type: v.literal('move'), game: wholeSchema, ply: wholeSchema, path: attemptSchema }),
    plain('draw.offer'),
    plain('draw.accept'),
    plain('draw.decline'),
    plain('draw.claim'),
    v.object({ type: v.literal('resign'), confirmed: v.boolean() }),
    plain('takeback.ask'),
    plain('takeback.accept'),
    plain('takeback.decline'),
    v.object({ type: v.literal('chat'), text: v.pipe(v.string(), v.maxLength(1200)) }),
    plain('table.close'),
  ]),
);
