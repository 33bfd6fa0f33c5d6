/** The table commands a client may send. Whose they are and over which connection is for the server to add. */
import { SEATS } from '@crownhead/match';
import * as v from 'valibot';
import { attemptSchema, changedOptionsSchema, wholeSchema } from './options.ts';

const seatSchema = v.picklist(SEATS);
const plain = <const T extends string>(type: T) => v.object({ type: v.literal(type) });

export const tableCommandSchema = v.variant('type', [
  v.object({ type: v.literal('options.set'), options: changedOptionsSchema }),
  /** `ready`: sits down to play, so that the game can start; not where the table asks both to press ready (N5). */
  v.object({
    type: v.literal('seat.take'),
    seat: v.optional(seatSchema),
    ready: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('computer.seat'), level: wholeSchema, seat: v.optional(seatSchema) }),
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
]);
export type TableCommand = v.InferOutput<typeof tableCommandSchema>;
