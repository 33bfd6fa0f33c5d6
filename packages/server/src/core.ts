/** The server behind its gateways: store, node, rooms and what they share. `server.ts` adds the gateways. */
import { randomBytes, randomInt } from 'node:crypto';
import type { EndgameTables } from '@crownhead/engine';
import { openTables } from '@crownhead/engine/node';
import type { PlayerId, TableState } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import manifest from '../package.json' with { type: 'json' };
import { type Operations, openOperations } from './admin/operations.ts';
import { ArchiveReader } from './archive/archive-reader.ts';
import { Indexer } from './archive/indexer.ts';
import { ServerNode } from './cluster/node.ts';
import { askerOf } from './computer/asker.ts';
import { Computers } from './computer/computers.ts';
import { type EnginePool, startPoolEngine, ThreadEnginePool } from './computer/pool.ts';
import { adminFileOf, isPostgres, type ServerConfig } from './config.ts';
import { Identity } from './identity/identity.ts';
import { Budget } from './limits/budget.ts';
import { loadingCost } from './limits/costs.ts';
import { Lobby } from './lobby/lobby.ts';
import { LobbyReader } from './lobby/lobby-reader.ts';
import { measuredEngines, measuredStore } from './measured.ts';
import { Metrics } from './metrics.ts';
import type { Peer } from './room/peer.ts';
import { Requests } from './room/requests.ts';
import { Rooms } from './room/rooms.ts';
import { type Hints, NO_HINTS } from './store/hints.ts';
import type { Store } from './store/store.ts';
import { TableAdmission } from './table/admission.ts';
import type { TableHost } from './table/host.ts';
import { LOG_CEILING, type LogCeiling } from './table/log-ceiling.ts';
import { SeatLimit } from './table/seat-limit.ts';
import type { Asker } from './table/tables.ts';
import { type Clock, SystemClock } from './time/clock.ts';

export const VERSION: string = manifest.version;

interface OpenedStore {
  readonly store: Store;
  readonly hints: Hints;
  /** Other nodes may use it too. */
  readonly shared: boolean;
  /** Copies the database into a file while it is in use, where the store can. */
  readonly backup?: (file: string) => Promise<{ readonly bytes: number; readonly ms: number }>;
}

/** What tests and other programs may replace. */
export interface CoreDeps {
  readonly clock?: Clock;
  readonly engines?: EnginePool;
  readonly opened?: OpenedStore;
  /** The store is gone for good and nothing can be saved any more; ends the process unless given. */
  readonly onStoreDeath?: (message: string) => void;
  readonly logCeiling?: LogCeiling;
}

export interface CoreEvents {
  /** A player has gone on to another device: what is open here ends. */
  onMoved(player: PlayerId): void;
  onFailure(error: unknown): void;
  /** Something a client did, for the log. */
  onLog(level: 'info' | 'debug', peer: Peer, fields: object, message: string): void;
}

export interface Core {
  readonly clock: Clock;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly identity: Identity;
  readonly endgames: EndgameTables;
  readonly node: ServerNode;
  readonly rooms: Rooms;
  readonly admission: TableAdmission;
  readonly requests: Requests;
  readonly operations: Operations;
  readonly budget: Budget;
  readonly lobbyReader: LobbyReader;
  readonly archiveReader: ArchiveReader;
  /** A table as it stands now, on whichever node it changed last. */
  stateOf(table: TableId, asker: Asker): Promise<TableState>;
  /** After the gateways are closed. */
  stop(): Promise<void>;
}

/** A server that lives on without its store helps nobody; whoever supervises it starts another. */
function endProcess(message: string): never {
  process.stderr.write(`crownhead: ${message} Nothing can be saved any more, so the server ends.\n`);
  process.exit(1);
}

async function openStore(
  config: ServerConfig,
  onStoreDeath: (message: string) => void,
): Promise<OpenedStore> {
  if (isPostgres(config)) {
    const { openPostgres } = await import('./store/postgres/open.ts');
    const { PostgresHints } = await import('./store/postgres/hints.ts');
    const store = await openPostgres(config.db);
    return { store, hints: new PostgresHints(config.db), shared: true };
  }
  const { openSqlite } = await import('./store/sqlite/open.ts');
  const store = await openSqlite(config.db, { onDeath: onStoreDeath });
  return { store, hints: NO_HINTS, shared: false, backup: store.backUp };
}

/** Enough to recognise a node in logs; every start is a new one. */
const nodeName = (): string => `n-${randomBytes(6).toString('hex')}`;

/** Endgame tables are optional: without them there are no proven draws. */
async function endgamesIfThere(onFailure: (error: unknown) => void): Promise<EndgameTables> {
  try {
    return openTables();
  } catch (error) {
    onFailure(error);
    const { EndgameTables } = await import('@crownhead/engine');
    return new EndgameTables([]);
  }
}

const MEASURE_MS = 1000;
const REPEAT_MS = 1000;

type CoreParts = Awaited<ReturnType<typeof openParts>>;

/** What the tables stand on. */
async function openParts(config: ServerConfig, deps: CoreDeps, { onMoved, onFailure }: CoreEvents) {
  const clock = deps.clock ?? new SystemClock();
  const metrics = new Metrics();
  const {
    store: plain,
    hints,
    shared,
    backup = null,
  } = deps.opened ?? (await openStore(config, deps.onStoreDeath ?? endProcess));
  const store = measuredStore(plain, metrics);
  const identity = new Identity({ store, now: () => clock.now(), reserved: config.reservedNames, onMoved });
  const endgames = await endgamesIfThere(onFailure);
  const engines = measuredEngines(
    deps.engines ?? new ThreadEnginePool(config.engines, () => startPoolEngine(config)),
    metrics,
  );
  const askerAt = (host: TableHost) => askerOf(store, host);
  const computers = new Computers({ engines, clock, askerAt, pace: config.computerPace, onFailure });
  const lobbyReader = new LobbyReader(store);
  const lobby = new Lobby(lobbyReader, clock, onFailure);
  const logCeiling = deps.logCeiling ?? LOG_CEILING;
  const base = { name: nodeName(), clock, metrics, store, hints, shared, logCeiling, identity, endgames };
  return { ...base, engines, computers, lobby, lobbyReader, backup };
}

/** The node that runs tables and the rooms of those who are at them: each tells the other what changed. */
function openRooms(
  { name, clock, metrics, store, hints, shared, logCeiling, endgames, computers, lobby }: CoreParts,
  budget: Budget,
  onFailure: CoreEvents['onFailure'],
): { readonly node: ServerNode; readonly rooms: Rooms } {
  const node = new ServerNode({
    name,
    store,
    hints,
    clock,
    random: () => randomInt(2 ** 32),
    endgames,
    computers,
    shared,
    logCeiling,
    onFailure,
    onLoaded: (asker, bytes) => budget.charge(asker, loadingCost(bytes)),
    onSummary: () => lobby.changed(),
    onPresence: (table) => rooms.refresh(table),
    onPresenceUnknown: () => rooms.refreshAll(),
  });
  const rooms: Rooms = new Rooms({
    node,
    store,
    hints,
    clock,
    onFailure,
    onResync: () => metrics.resyncs.inc(),
    onPresence: () => lobby.changed(),
  });
  return { node, rooms };
}

const operationsOf = (
  { name, store, backup, clock, shared }: CoreParts,
  { tables }: ServerNode,
  config: ServerConfig,
  { onFailure }: CoreEvents,
): Core['operations'] =>
  openOperations({
    store,
    tables,
    node: name,
    version: VERSION,
    backup,
    clock,
    shared,
    adminFile: adminFileOf(config),
    onFailure,
  });

/** Requests of clients, held to what the operators have decided. */
function openRequests(
  { clock, store, lobby, shared, metrics }: CoreParts,
  { node, rooms, admission, operations }: Pick<Core, 'node' | 'rooms' | 'admission' | 'operations'>,
  config: ServerConfig,
  budget: Budget,
  { onFailure, onLog }: CoreEvents,
): Requests {
  const { seatsPerPerson, seatsPerAddress } = config;
  const { directives } = operations;
  const { restrictions } = directives;
  return new Requests({
    node,
    store,
    rooms,
    lobby,
    admission,
    seatLimit: new SeatLimit({ store, seatsPerPerson, seatsPerAddress }),
    serverVersion: VERSION,
    spectatorsPerTable: config.spectatorsPerTable,
    shared,
    banOf: ({ address, session }) =>
      restrictions.banOf({ address, player: session?.player, name: session?.name }),
    muteOf: (player) => restrictions.muteOf(player),
    roleOf: (player) => directives.roleOf(player),
    announcements: () =>
      directives.announcements.map(({ id, text, until }) => ({ type: 'announcement', id, text, until })),
    charge: ({ address, session }, cost) =>
      budget.charge({ address, ...(session && { person: session.player }) }, cost),
    onRefusal: (code, peer) => {
      metrics.commandsRefused.inc({ code });
      onLog('debug', peer, { refused: code }, 'refused');
    },
    onCommitted: (peer, { table, seq, command, at }) => {
      const fields = { table, seq, command, ms: clock.now() - at };
      onLog(command === 'table.create' ? 'info' : 'debug', peer, fields, 'committed');
    },
    onMove: () => metrics.movesAcknowledged.inc(),
    onFailure,
  });
}

export async function startCore(config: ServerConfig, deps: CoreDeps, events: CoreEvents): Promise<Core> {
  const { onFailure } = events;
  const parts = await openParts(config, deps, events);
  const { clock, metrics, store, hints, shared, identity, endgames, engines, computers, lobby } = parts;
  const now = () => clock.now();
  const { messagesPerSecond: person, messagesPerSecondPerAddress: address } = config;
  const budget = new Budget({ person, address }, now);
  const { node, rooms } = openRooms(parts, budget, onFailure);
  const { mostTables, tablesPerPerson, tablesPerAddress } = config;
  const limits = { mostTables, tablesPerPerson, tablesPerAddress };
  const admission = new TableAdmission({ store, tables: node.tables, now, ...limits });
  const operations = operationsOf(parts, node, config, events);
  const requests = openRequests(parts, { node, rooms, admission, operations }, config, budget, events);
  const stopMeasuring = clock.every(MEASURE_MS, () => {
    metrics.tablesLoaded.set(node.tables.size);
    metrics.computerQueue.set(engines.queued);
  });
  const stopRepeating = clock.every(REPEAT_MS, () => rooms.repeat());
  const indexer = new Indexer({
    ...{ store, clock, onFailure },
    onIndexed: () => metrics.gamesIndexed.inc(),
  });
  const stop = async () => {
    operations.close();
    await indexer.close();
    await node.retire();
    stopRepeating();
    stopMeasuring();
    lobby.close();
    rooms.close();
    computers.close();
    await engines.close();
    await hints.close();
    await store.close();
  };
  try {
    await node.start();
    await operations.start();
    indexer.start();
  } catch (error) {
    await stop().catch(onFailure);
    throw error;
  }
  const stateOf = (table: TableId, asker: Asker): Promise<TableState> =>
    node.tables.use(
      table,
      async (host) => {
        if (shared) await host.catchUp(asker.address);
        return host.state;
      },
      asker,
    );
  return {
    clock,
    store,
    metrics,
    identity,
    endgames,
    node,
    rooms,
    admission,
    requests,
    operations,
    budget,
    lobbyReader: parts.lobbyReader,
    archiveReader: new ArchiveReader(store),
    stateOf,
    stop,
  };
}
