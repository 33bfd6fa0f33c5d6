/** The list of tables as a visitor sees it: in a useful order, narrowed down, each with the one thing to do there. */
import type { TableId, TableListing } from '@crownhead/protocol';

export const LOBBY_FILTERS = ['all', 'free', 'playing'] as const;
export type LobbyFilter = (typeof LOBBY_FILTERS)[number];

/** `back` to one's own seat, `join` a free one, `watch`; null where there is nothing for a guest. */
type LobbyAction = 'back' | 'join' | 'watch' | null;

export interface LobbyEntry {
  readonly listing: TableListing;
  readonly action: LobbyAction;
  /** Also possible beside joining. */
  readonly mayWatch: boolean;
}

const hasFreeSeat = ({ seats, playing }: TableListing): boolean => !playing && seats.includes(null);

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

const ORDER: readonly LobbyAction[] = ['back', 'join', 'watch', null];

const fits = (listing: TableListing, filter: LobbyFilter): boolean =>
  filter === 'all' || (filter === 'free' ? hasFreeSeat(listing) : listing.playing);

/** One's own tables first, then those with a free seat, then those to watch; open ones before locked, newest first. */
export function lobbyEntries(
  tables: readonly TableListing[],
  filter: LobbyFilter,
  visitor: Visitor,
): readonly LobbyEntry[] {
  return tables
    .filter((listing) => fits(listing, filter))
    .map((listing) => {
      const action = actionAt(listing, visitor);
      return { listing, action, mayWatch: listing.spectators && action !== 'back' && action !== 'watch' };
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.action) - ORDER.indexOf(b.action) ||
        Number(a.listing.locked) - Number(b.listing.locked) ||
        b.listing.createdAt - a.listing.createdAt,
    );
}

/** The game I left standing, if there is one: the first thing to say on coming back. */
export const gameWaiting = (tables: readonly TableListing[], visitor: Visitor): TableListing | null =>
  tables.find((listing) => listing.playing && sitsAt(listing, visitor)) ?? null;
