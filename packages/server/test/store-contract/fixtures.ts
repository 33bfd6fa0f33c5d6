/** Rows, listings, games and leases for the checks of a store. */
import { connectionId, OFFICIAL_PRESET, type PlayerId, playerId, type TableEvent } from '@crownhead/match';
import { type GameListing, gameId, type TableId, type TableListing, tableId } from '@crownhead/protocol';
import type {
  Append,
  FinishedGame,
  Heartbeat,
  Lease,
  LogRow,
  Store,
  TableDue,
  TableSummary,
} from '../../src/store/store.ts';

export interface Under {
  readonly store: Store;
  /** A heartbeat at a time, whatever clock the store goes by. */
  readonly beat: (
    node: string,
    at: number,
    afterOutage?: number,
    interrupted?: boolean,
  ) => Promise<Heartbeat>;
}
/** A sentence that says what holds, and the check of it. */
export type Case = readonly [name: string, check: (under: Under) => Promise<void>];

export const T1 = tableId('table1');
export const T2 = tableId('table2');
export const ANN = playerId('ann');
export const BEN = playerId('ben');
export const CLEO = playerId('cleo');

export const said = (text: string, at = 1000): TableEvent => ({
  v: 1,
  at,
  type: 'chat.said',
  player: ANN,
  name: 'Ann',
  text,
});

type Listing = Omit<TableListing, 'watching'>;

export const listing = (table: TableId, change: Partial<Listing> = {}): Listing => ({
  table,
  host: 'Ann',
  seats: [{ name: 'Ann', level: null, away: false }, null],
  rules: OFFICIAL_PRESET.rules,
  options: OFFICIAL_PRESET.table,
  locked: false,
  spectators: true,
  playing: false,
  game: 0,
  createdAt: 1000,
  ...change,
});

export const summary = (table: TableId, change: Partial<TableSummary> = {}): TableSummary => ({
  listing: listing(table),
  present: true,
  starting: false,
  host: ANN,
  seated: [ANN],
  ...change,
});

interface RowChange extends Partial<Omit<Append, 'due' | 'summary'>> {
  readonly due?: Partial<TableDue>;
  /** Null: as the row before left it. */
  readonly summary?: Partial<TableSummary> | null;
}

/** A row of Ann's; its command id follows from its seq unless told. */
export const row = (table: TableId, seq: number, change: RowChange = {}): Append => ({
  table,
  seq,
  actor: ANN,
  commandId: `c${seq}`,
  events: [said(`line ${seq}`)],
  games: [],
  ...change,
  due: { nextDue: null, computerDue: null, ...change.due },
  summary: change.summary === null ? null : summary(table, change.summary),
});

/** What a reader gets back of an appended row. */
export const logged = ({ table, seq, actor, commandId, events }: Append): LogRow => ({
  table,
  seq,
  actor,
  commandId,
  events,
});

export const finished = (
  table: TableId,
  game: number,
  endedAt: number,
  change: Partial<FinishedGame> = {},
): FinishedGame => {
  const listing: GameListing = {
    id: gameId(table, game),
    table,
    game,
    black: 'Ann',
    white: 'Ben',
    sideNames: 'black-white',
    outcome: { winner: 'black', reason: 'resigned' },
    plies: 12,
    startedAt: endedAt - 500,
    endedAt,
  };
  return {
    listing,
    pdn: `[Event "${listing.id}"] 1. 11-15 1-0`,
    private: false,
    players: [ANN, BEN],
    ...change,
  };
};

export const lease = (
  connection: string,
  player: PlayerId,
  arrived: number,
  change: Partial<Lease> = {},
): Lease => ({
  connection: connectionId(connection),
  player,
  name: `Name of ${player}`,
  table: T1,
  node: 'node-a',
  arrived,
  address: '192.0.2.1',
  ...change,
});
