/** The list of tables as a visitor sees it: each with the one thing to do there, the visitor's own first. */
import { compareTables, hasFreeSeat, type TableId, type TableListing } from '@crownhead/protocol';

/** `back` to the visitor's own seat, `join` a free one, `watch`; null where a guest can do nothing. */
export type LobbyAction = 'back' | 'join' | 'watch' | null;

export interface LobbyEntry {
  readonly listing: TableListing;
  readonly action: LobbyAction;
}

/** Who looks at the list; a seat taken under an earlier name is known by its table. */
export interface Visitor {
  readonly name: string | null;
  readonly tables: ReadonlySet<TableId>;
}

/** Names are unique on a server, so a seat with my name is mine. */
const sitsAt = ({ table, seats }: TableListing, { name, tables }: Visitor): boolean =>
  tables.has(table) ||
  (name !== null && seats.some((seat) => seat !== null && seat.level === null && seat.name === name));

function actionAt(listing: TableListing, visitor: Visitor): LobbyAction {
  if (sitsAt(listing, visitor) || listing.host === visitor.name) return 'back';
  if (hasFreeSeat(listing)) return 'join';
  return listing.spectators ? 'watch' : null;
}

const isMine = ({ action }: LobbyEntry): boolean => action === 'back';

/** One's own tables first, then as the lobby ranks them. */
export const lobbyEntries = (tables: readonly TableListing[], visitor: Visitor): readonly LobbyEntry[] =>
  tables
    .map((listing) => ({ listing, action: actionAt(listing, visitor) }))
    .sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || compareTables(a.listing, b.listing));

/** Where the row of a table leads. */
export const addressOfEntry = ({ listing }: LobbyEntry): string => `/t/${listing.table}`;

/** The table at which pressing this row asks for a seat, if it does. */
export const seatWished = ({ listing, action }: LobbyEntry): TableId | null =>
  action === 'join' ? listing.table : null;

/** The game I left standing, if there is one: the first thing to say on coming back. */
export const gameWaiting = (tables: readonly TableListing[], visitor: Visitor): TableListing | null =>
  tables.find((listing) => listing.playing && sitsAt(listing, visitor)) ?? null;

/** My table that waits for somebody. */
export const tableWaiting = (tables: readonly TableListing[], visitor: Visitor): TableListing | null =>
  tables.find(
    (listing) => hasFreeSeat(listing) && (listing.host === visitor.name || sitsAt(listing, visitor)),
  ) ?? null;
