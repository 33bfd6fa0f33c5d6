/** The ids of tables, commands and games in messages. */
import * as v from 'valibot';

declare const tableBrand: unique symbol;
/** The name of a table, as in its address. */
export type TableId = string & { readonly [tableBrand]: true };
/** A text known to be the name of a table. */
export const tableId = (text: string): TableId => text as TableId;

/** Short enough to read aloud, long enough not to be guessed: made by the server. */
export const tableIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]{6,32}$/),
  v.transform((text) => tableId(text)),
);

/** Chosen by the client, the same for every repetition of one command, so that a repetition is harmless. */
export const commandIdSchema = v.pipe(v.string(), v.regex(/^[\w:.-]{1,64}$/));

/** A game is named by its table and its number there. */
export const gameIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}-\d{1,6}$/));
/** The name of a game. */
export const gameId = (table: TableId, game: number): string => `${table}-${game}`;
