/** What the lobby finds, ranks and counts a table by: columns beside its listing, the same in every store. */
import { foldName, rulesOfTable, stateOfTable, tableRank } from '@crownhead/protocol';
import type { TableSummary } from './store.ts';

export interface LobbyColumns {
  readonly present: boolean;
  readonly rank: number;
  /** A table where a game is on is `starting` until both have moved. */
  readonly stage: ReturnType<typeof stateOfTable> | 'starting';
  readonly timer: string;
  readonly preset: string;
  /** Host and players, folded, a line each. */
  readonly names: string;
  readonly seat0: string | null;
  readonly seat1: string | null;
}

const CLOSED: LobbyColumns = {
  present: false,
  rank: 3,
  stage: 'full',
  timer: '',
  preset: '',
  names: '',
  seat0: null,
  seat1: null,
};

export function lobbyColumns({ listing, present, seated, starting }: TableSummary): LobbyColumns {
  if (listing === null) return CLOSED;
  const names = [listing.host, ...listing.seats.map((seat) => seat?.name ?? '')];
  return {
    present,
    rank: tableRank(listing),
    stage: starting ? 'starting' : stateOfTable(listing),
    timer: listing.options.timer.kind,
    preset: rulesOfTable(listing),
    names: names.map(foldName).join('\n'),
    seat0: seated[0] ?? null,
    seat1: seated[1] ?? null,
  };
}

/** What the addresses of a site begin with; null where a single address is asked for. */
export const sitePrefix = (origin: string): string | null => /^(.*:):\/48$/.exec(origin)?.[1] ?? null;
