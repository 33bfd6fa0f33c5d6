/** Which tables of the lobby are shown, how they are ranked, and how a name is searched for. */
import { PRESETS, presetOf, TIMER_KINDS } from '@crownhead/match';
import type { PresetId } from '@crownhead/rules';
import * as v from 'valibot';
import type { TableListing } from './listing.ts';
import { wholeSchema } from './options.ts';
import { plainText } from './plain-text.ts';

/** In characters. */
export const LONGEST_SEARCH = 40;
/** Tables on one page of an answer to a query. */
export const LOBBY_PAGE = 50;
const LAST_PAGE = 999;

/** Tables to sit down at, games to watch, or all of them. */
export const LOBBY_STATES = ['all', 'free', 'playing'] as const;
export type LobbyState = (typeof LOBBY_STATES)[number];

/** A preset, or rules of a host's own. */
export const LOBBY_RULES = [...PRESETS.map(({ id }) => id), 'own'] as const;
/** The rules a table is found by. */
export type LobbyRules = PresetId | 'own';

/** Everything left out does not matter. */
export const lobbyQuerySchema = v.object({
  /** Part of the name of the host or of a player. */
  search: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_SEARCH))),
  state: v.exactOptional(v.picklist(LOBBY_STATES)),
  time: v.exactOptional(v.picklist(TIMER_KINDS)),
  rules: v.exactOptional(v.picklist(LOBBY_RULES)),
  page: v.exactOptional(v.pipe(wholeSchema, v.minValue(0), v.maxValue(LAST_PAGE))),
});
export type LobbyQuery = v.InferOutput<typeof lobbyQuerySchema>;

/** How many tables fit everything of a query but its state. */
export const lobbyCountsSchema = v.object({ all: wholeSchema, free: wholeSchema, playing: wholeSchema });
export type LobbyCounts = v.InferOutput<typeof lobbyCountsSchema>;

/** What says whether somebody can sit down. */
export type ListedSeats = Pick<TableListing, 'seats' | 'playing'>;

/** A seat that somebody could take now. */
export const hasFreeSeat = ({ seats, playing }: ListedSeats): boolean => !playing && seats.includes(null);

/** What a table is counted as; `full` waits for those who sit there. */
export const stateOfTable = (listing: ListedSeats): 'free' | 'playing' | 'full' => {
  if (listing.playing) return 'playing';
  return hasFreeSeat(listing) ? 'free' : 'full';
};

/** A person sits there and is connected; at some tables only computers sit, or nobody. */
const somebodySits = ({ seats }: ListedSeats): boolean =>
  seats.some((seat) => seat !== null && seat.level === null && !seat.away);

/**
 * Tables at which a person waits for another come first, those without a password before the others; then games to watch;
 * then what is left, such as tables that everybody has got up from.
 */
export function tableRank(listing: ListedSeats & Pick<TableListing, 'locked' | 'spectators'>): number {
  if (hasFreeSeat(listing) && somebodySits(listing)) return listing.locked ? 1 : 0;
  const isDeserted = listing.seats.every((seat) => seat === null || seat.away);
  return listing.playing && !isDeserted && listing.spectators && !listing.locked ? 2 : 3;
}

/** The order of the lobby: by rank, the newest first. */
export const compareTables = (a: TableListing, b: TableListing): number =>
  tableRank(a) - tableRank(b) || b.createdAt - a.createdAt || (a.table < b.table ? -1 : 1);

/** The rules a table is found by. */
export const rulesOfTable = ({ rules, options }: Pick<TableListing, 'rules' | 'options'>): LobbyRules =>
  presetOf({ rules, table: options })?.id ?? 'own';

/** Names compare without case and without differences of writing that nobody sees. */
export const foldName = (text: string): string => plainText(text.normalize('NFKC')).toLowerCase();
