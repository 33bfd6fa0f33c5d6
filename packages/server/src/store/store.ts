/**
 * What the server keeps: the log of every table, what follows from it for lists and deadlines, sessions, and who is
 * present. Two implementations, one contract suite. Every write touches one table id, so the log can be sharded by it.
 * Times are whole milliseconds.
 */
import type { ConnectionId, PlayerId, TableEvent, TableState } from '@crownhead/match';
import type { GameListing, LobbyCounts, LobbyQuery, TableId, TableListing } from '@crownhead/protocol';
import type { ArchiveStore, GameQuery } from './archive-store.ts';

/** One accepted command: its events, and who asked for it under which id. `seq` counts from 1 without gaps. */
export interface LogRow {
  readonly table: TableId;
  readonly seq: number;
  /** A player, or `system`. */
  readonly actor: string;
  readonly commandId: string;
  readonly events: readonly TableEvent[];
}

/** When somebody has to look at a table again; replaced with every row. */
export interface TableDue {
  /** When a tick is due; null when nothing is due. */
  readonly nextDue: number | null;
  /** A computer has a pending task, and until then the node that appended this row works on it. */
  readonly computerDue: number | null;
}

/** What follows from a table's state for those who do not load it. */
export interface TableSummary {
  /** How the lobby shows the table (without `watching`, which is presence); null when it is closed. */
  readonly listing: Omit<TableListing, 'watching'> | null;
  /** By the log somebody is there: while a game is on anybody in a seat, otherwise the host in theirs. */
  readonly present: boolean;
  /** A game is on in which somebody has not made their first move yet. */
  readonly starting: boolean;
  readonly host: PlayerId | null;
  /** Who is in a seat, so that they are not counted among those who watch. */
  readonly seated: readonly PlayerId[];
}

export interface FinishedGame {
  readonly listing: GameListing;
  readonly pdn: string;
  /** Not listed for others, and only for those who were there. */
  readonly private: boolean;
  /** Black, then white. */
  readonly players: readonly PlayerId[];
}

export interface Append extends LogRow {
  readonly due: TableDue;
  /** Null when the row leaves it as it was, as most moves do: then its columns and indexes are not written again. */
  readonly summary: TableSummary | null;
  /** Games that ended with this row. */
  readonly games: readonly FinishedGame[];
  /** With the row that opens a table: the address it was created from, kept while the table is open. */
  readonly origin?: string;
  /** With a row by which somebody sits down: their address, kept while they have the seat. */
  readonly seatedFrom?: string;
}

/** `duplicate` is returned before `conflict`: a repeated command is known by its id, wherever the head is. */
type Appended =
  | { readonly kind: 'appended' }
  | { readonly kind: 'duplicate'; readonly row: LogRow }
  | { readonly kind: 'conflict' };

export interface Snapshot {
  readonly seq: number;
  readonly state: TableState;
}

export interface Session {
  readonly player: PlayerId;
  readonly name: string;
}

export interface NewSession extends Session {
  /** Two names with one skeleton cannot be in use together. */
  readonly skeleton: string;
  readonly tokenHash: string;
  readonly at: number;
}

/** A connection open at a table; a socket with two tables open has two. */
export interface Lease {
  readonly connection: ConnectionId;
  readonly player: PlayerId;
  readonly name: string;
  readonly table: TableId;
  readonly node: string;
  readonly arrived: number;
  /** From where, as limits count it. Gone with the connection. */
  readonly address: string;
}

/**
 * Something that operating the server needs to remember: bans, reports, the audit log. Few, small and read by kind;
 * `admin/records.ts` says what the body of each kind is.
 */
export interface StoredRecord {
  readonly kind: string;
  /** Unique within its kind; later ones sort after earlier ones where that matters. */
  readonly id: string;
  readonly at: number;
  /** It counts before this time, and is forgotten after it; null for one that stays. */
  readonly until: number | null;
  /** What it is about. */
  readonly subject: string;
  readonly body: unknown;
}

interface RecordQuery {
  readonly kind: string;
  readonly now: number;
  readonly subject?: string;
  /** Only those with smaller ids, for the next page. */
  readonly before?: string;
  readonly limit: number;
}

export interface Person extends Session {
  readonly seen: number;
}

export interface NodeStatus {
  readonly node: string;
  readonly heard: number;
  /** When its connections lapse, for one that goes on purpose. */
  readonly retires: number | null;
}

/** A time in which no node was alive. */
export interface Outage {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

export interface Heartbeat {
  /** The store's clock. */
  readonly now: number;
  /** Since when at least one node has been alive without a break. */
  readonly aliveSince: number;
  /** Those after the id asked for, oldest first. */
  readonly outages: readonly Outage[];
}

export const HEARTBEAT_MS = 500;
/** A node that lives and reaches the store has been heard within this. */
export const SURELY_HEARD_MS = 750;
/** Less than this between two heartbeats is no break. */
export const SHORTEST_BREAK_MS = 250;
/** A heartbeat this much later than it should be: the process stood still, or the store did. */
export const LATE_HEARTBEAT_MS = 1000;
/** A node without a heartbeat for this long is dead. */
export const NODE_LEASE_MS = 3000;
/** A name stays in use for less than this after its session was last seen. */
export const NAME_HELD_MS = 24 * 60 * 60 * 1000;
/** A session not seen for this long is forgotten. */
export const SESSION_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Logs of closed tables are kept this long after their last event, and so are outages; finished games are never deleted. */
export const LOG_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** The kind of records that say who has a role; their ids are players. */
export const ROLE_RECORDS = 'role';
/** Nobody asks for failed attempts older than this. */
export const ATTEMPTS_KEPT_MS = 24 * 60 * 60 * 1000;

/** The log of every table. */
export interface LogStore {
  /** Durable when it resolves. */
  append(row: Append): Promise<Appended>;
  /** Rows with `seq > after`, in order. */
  read(table: TableId, after: number): Promise<readonly LogRow[]>;
  /** The head now (0 for no table), and the row this command led to, if it is in the log. */
  confirm(table: TableId, actor: string, commandId: string): Promise<{ head: number; row: LogRow | null }>;
  /** Tables without a log are left out. */
  heads(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
  /** Kept only if newer than the one there is. */
  saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void>;
  snapshot(table: TableId): Promise<Snapshot | null>;
  /** Bytes of all events in the log; 0 for no table. */
  logBytes(table: TableId): Promise<number>;
}

/** What follows from the logs: deadlines and the archive. */
export interface ListStore {
  /** Tables whose `nextDue` is at or before `now`, most overdue first. */
  dueTables(now: number, limit: number): Promise<readonly TableId[]>;
  /** Tables whose `computerDue` is at or before `now`. */
  dueComputers(now: number, limit: number): Promise<readonly TableId[]>;
  /** Moves `computerDue` on to `until`, if it is still at or before `now`; false when another node was first. */
  claimComputer(table: TableId, now: number, until: number): Promise<boolean>;
  /** Games of public tables, last ended first. Games in which nobody moved are in no list. */
  games(query: GameQuery): Promise<readonly GameListing[]>;
  /** Games of one player, those of private tables too, last ended first. */
  gamesOf(player: PlayerId, query: GameQuery): Promise<readonly FinishedGame[]>;
  game(id: string): Promise<FinishedGame | null>;
}

/** How much of a seat counts that somebody plays in: there are games without any limit of time, which one could leave standing. */
export const PLAYED_SHARE = { person: 1 / 4, address: 1 / 16 } as const;

/** The open tables. Those with nobody there, or before a game without their host, are not offered in lists. */
export interface TableStore {
  /**
   * A page of those that fit, as `compareTables` ranks them, with how many watch each (connections of people who are
   * in no seat count once).
   */
  listings(query: LobbyQuery, limit: number): Promise<readonly TableListing[]>;
  countListings(query: LobbyQuery): Promise<LobbyCounts>;
  /** One table, with or without people; null where it is not open. */
  listing(table: TableId): Promise<TableListing | null>;
  /** Where this player has a seat or is the host, newest first. */
  tablesOf(player: PlayerId, limit: number): Promise<readonly TableId[]>;
  openTables(): Promise<number>;
  openTablesOf(host: PlayerId): Promise<number>;
  /** From an address, or from all of a site: `2001:db8:1::/48`. */
  openTablesFrom(origin: string): Promise<number>;
  /** Null where the table is not open, or was opened by the server itself. */
  originOf(table: TableId): Promise<string | null>;
  /**
   * Seats of this player at tables of others, but for this table: each counts one while no game is on in which both have moved,
   * then PLAYED_SHARE.person.
   */
  waitingSeatsOf(player: PlayerId, except: TableId): Promise<number>;
  /** The same by the address they were taken from, or by all of a site, with PLAYED_SHARE.address. */
  waitingSeatsFrom(address: string, except: TableId): Promise<number>;
}

/** Who may come in at which table. */
export interface AccessStore {
  /**
   * `invitation` is the secret of the table's link: with another password there is another link, and whoever was let in by
   * the one before is not any more.
   */
  setPassword(table: TableId, hash: string, invitation: string): Promise<void>;
  password(table: TableId): Promise<string | null>;
  /** Null where there is no password, or one from before there were invitations. */
  invitation(table: TableId): Promise<string | null>;
  /** This player has given the password, or is known here otherwise. */
  grant(table: TableId, ...players: PlayerId[]): Promise<void>;
  granted(table: TableId, player: PlayerId): Promise<boolean>;
  /** Notes a failed attempt under a key. */
  noteAttempt(key: string, at: number): Promise<void>;
  /** How many there have been after `since`. */
  attempts(key: string, since: number): Promise<number>;
}

/** Players: names in use, tokens, return codes. */
export interface SessionStore {
  /** False when a name with this skeleton is in use. */
  createSession(session: NewSession): Promise<boolean>;
  sessionByToken(tokenHash: string): Promise<Session | null>;
  /** False when a name with this skeleton is in use by somebody else; the old name is free afterwards. */
  renameSession(player: PlayerId, name: string, skeleton: string, at: number): Promise<boolean>;
  /** Seen again: keeps session and name alive; takes the name back if it is free. False when it is taken meanwhile. */
  touchSession(player: PlayerId, skeleton: string, at: number): Promise<boolean>;
  /** Good while the time is before `until`. */
  saveReturnCode(player: PlayerId, codeHash: string, until: number): Promise<void>;
  /** Works once: the session's other tokens and codes end, this token begins. */
  redeemReturnCode(codeHash: string, tokenHash: string, now: number): Promise<Session | null>;
}

/** Which nodes are alive, and who is connected to them. */
export interface PresenceStore {
  /**
   * Tells that this node is alive. More than NODE_LEASE_MS without a heartbeat of any node become one outage, from the
   * last heartbeat before to the first one after, which also begins a new `aliveSince`. If this node was interrupted since
   * its last heartbeat, as it was before its first, or this one came LATE_HEARTBEAT_MS after `at`, SHORTEST_BREAK_MS are enough, unless another one has been heard within
   * SURELY_HEARD_MS and may have been there all the time.
   */
  heartbeat(node: string, at: number, afterOutage: number, interrupted?: boolean): Promise<Heartbeat>;
  /** When another node was last heard, if that was within SURELY_HEARD_MS: it is alive, or was a moment ago. */
  othersHeard(node: string, at: number): Promise<number | null>;
  /** A node that goes on purpose: silent or not, its connections stay good until then, so that clients can move. */
  retire(node: string, until: number): Promise<void>;
  /** Those that are there already are replaced. */
  connect(leases: readonly Lease[]): Promise<void>;
  disconnect(connections: readonly ConnectionId[]): Promise<void>;
  /** Connections at a table, in order of arrival. */
  present(table: TableId): Promise<readonly Lease[]>;
  /** The same for many tables together. */
  presentAt(tables: readonly TableId[]): Promise<readonly Lease[]>;
  /**
   * Connections of nodes whose last heartbeat is more than NODE_LEASE_MS ago, or whose time to retire has passed. Nothing until the
   * nodes have been alive for NODE_LEASE_MS, so that clients have time to come back after an outage.
   */
  lapsed(now: number, limit: number): Promise<readonly Lease[]>;
}

/** What operating needs. Every change counts a revision up, by which nodes see that there was one. */
export interface RecordStore {
  /** Takes the place of one with the same kind and id. */
  putRecord(record: StoredRecord): Promise<void>;
  /** Removes it and returns it, to one of several who take it; null where there is none or its time is over. */
  takeRecord(kind: string, id: string, now: number): Promise<StoredRecord | null>;
  /** Those whose time is not over, largest id first. */
  records(query: RecordQuery): Promise<readonly StoredRecord[]>;
  recordsRevision(): Promise<number>;
}

/** A place in the order of people, last seen first. */
type PersonPlace = Pick<Person, 'seen' | 'player'>;

interface PeopleQuery {
  readonly search: string;
  /** Only people after this one in that order. */
  readonly before?: PersonPlace;
  readonly limit: number;
  /** How many people are looked at before the answer is given with those found among them. */
  readonly scan: number;
}

export interface FoundPeople {
  readonly people: readonly Person[];
  /** Where to go on; null where there is no more. */
  readonly next: PersonPlace | null;
}

/** People as whoever operates the server sees them. A search is part of a name, or an id as a whole. */
export interface PeopleStore {
  /** Last seen first. */
  people(query: PeopleQuery): Promise<FoundPeople>;
  person(player: PlayerId): Promise<Person | null>;
  /** Connections at tables, on all nodes, newest first; also by the id of a table and by an address. */
  connections(search: string, limit: number): Promise<readonly Lease[]>;
  nodes(): Promise<readonly NodeStatus[]>;
  /** Session, tokens, codes, name, grants and connections are gone. */
  endSession(player: PlayerId): Promise<void>;
  /** Does the log of this table have a command of this player? */
  hasActed(table: TableId, player: PlayerId): Promise<boolean>;
  /** Of a bounded number of tables after this one, those whose log has a command of this player or tells of them; `next` goes on. */
  tablesNaming(
    player: PlayerId,
    after: TableId | '',
  ): Promise<{ readonly tables: readonly TableId[]; readonly next: TableId | null }>;
  /** The events of these rows become these, and the snapshots of their tables go. */
  rewriteRows(rows: readonly Pick<LogRow, 'table' | 'seq' | 'events'>[]): Promise<void>;
  /** Listing and PDN of a game become these, and it is found by its new names only. */
  rewriteGame(game: Pick<FinishedGame, 'listing' | 'pdn'>): Promise<void>;
}

export interface Store
  extends LogStore,
    ListStore,
    ArchiveStore,
    TableStore,
    AccessStore,
    SessionStore,
    PresenceStore,
    RecordStore,
    PeopleStore {
  /**
   * Forgets what is too old to matter: attempts, codes, sessions of those without a role, dead nodes, logs of tables
   * closed long ago, records whose time is over.
   */
  forget(now: number): Promise<void>;
  close(): Promise<void>;
}
