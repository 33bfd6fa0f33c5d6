/** Puts a server together and takes it apart again: the one place that knows all its parts. */
import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { EndgameTables } from '@crownhead/engine';
import { openTables } from '@crownhead/engine/node';
import { ERROR_WORDS } from '@crownhead/protocol';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { ServerNode } from './cluster/node.ts';
import { Computers } from './computer/computers.ts';
import { EnginePool, type Thinkers } from './computer/pool.ts';
import { isPostgres, type ServerConfig } from './config.ts';
import { buildHttp } from './http/app.ts';
import { DEFAULT_LIMITS, type HttpConfig } from './http/config.ts';
import { Gate } from './http/gate.ts';
import { Identity } from './identity/identity.ts';
import { Lobby } from './lobby/lobby.ts';
import { measuredStore, measuredThinkers } from './measured.ts';
import { Metrics } from './metrics.ts';
import { type Hints, NO_HINTS } from './store/hints.ts';
import type { Store } from './store/store.ts';
import { TableDesk } from './table/desk.ts';
import { type Clock, SystemClock } from './time/clock.ts';
import { Door } from './ws/door.ts';
import { Requests } from './ws/requests.ts';
import { Rooms } from './ws/rooms.ts';

export const VERSION: string = manifest.version;

/** What tests and other programs may bring along instead of the usual. */
export interface ServerParts {
  readonly clock?: Clock;
  readonly thinkers?: Thinkers;
  readonly opened?: OpenedStore;
  readonly httpLimits?: HttpConfig['limits'];
  /** Folder of the built web app. */
  readonly webRoot?: string;
  /** Lines of the log; standard error when left out. */
  readonly log?: { write(line: string): void };
}

interface OpenedStore {
  readonly store: Store;
  readonly hints: Hints;
  /** Other nodes may use it too. */
  readonly shared: boolean;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Tells clients to connect elsewhere, finishes what is under way, and ends. Nothing is lost. */
  stop(): Promise<void>;
}

async function openStore(config: ServerConfig): Promise<OpenedStore> {
  if (isPostgres(config)) {
    const { openPostgres } = await import('./store/postgres/open.ts');
    const { PostgresHints } = await import('./store/postgres/hints.ts');
    const store = await openPostgres(config.db);
    return { store, hints: new PostgresHints(config.db), shared: true };
  }
  const { openSqlite } = await import('./store/sqlite/open.ts');
  if (config.db !== ':memory:') mkdirSync(dirname(config.db), { recursive: true });
  return { store: await openSqlite(config.db), hints: NO_HINTS, shared: false };
}

/** Enough to recognise a node in logs; every start is a new one. */
const nodeName = (): string => `n-${randomBytes(6).toString('hex')}`;

/** Tables that are missing or damaged only cost the answers they would give. */
function endgamesIfThere(onFailure: (error: unknown) => void): EndgameTables {
  try {
    return openTables();
  } catch (error) {
    onFailure(error);
    return new EndgameTables([]);
  }
}

const MEASURE_MS = 1000;
const KEEP_MS = 10 * 60 * 1000;

const BURST_SECONDS = 3;

export async function startServer(config: ServerConfig, parts: ServerParts = {}): Promise<RunningServer> {
  const clock = parts.clock ?? new SystemClock();
  const now = () => clock.now();
  const metrics = new Metrics();
  const { store: plain, hints, shared } = parts.opened ?? (await openStore(config));
  const store = measuredStore(plain, metrics);
  let stopping = false;

  const identity: Identity = new Identity({ store, now, onMoved: (player) => door.dismiss(player) });
  const httpConfig: HttpConfig = {
    version: VERSION,
    publicOrigins: config.origins,
    trustedProxies: config.proxies,
    limits: parts.httpLimits ?? DEFAULT_LIMITS,
    webRoot: parts.webRoot ?? null,
    log: { level: config.logLevel, stream: parts.log ?? process.stderr },
  };
  const gate = new Gate(identity, httpConfig);
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'something failed');
  const endgames = endgamesIfThere((error) => console.error(String(error)));
  const app: FastifyInstance = buildHttp({
    store,
    identity,
    gate,
    tables: endgames,
    metrics,
    now,
    isReady: () => (stopping ? { ready: false, why: ERROR_WORDS.draining } : { ready: true }),
    config: httpConfig,
  });

  const thinkers = measuredThinkers(parts.thinkers ?? new EnginePool(config.engines), metrics);
  const lobby = new Lobby(store, clock, onFailure);
  const node = new ServerNode({
    name: nodeName(),
    store,
    hints,
    clock,
    random: () => randomInt(2 ** 32),
    endgames,
    computers: (time) => new Computers(thinkers, time, onFailure),
    shared,
    onFailure,
    onAppended: () => lobby.changed(),
    onPresence: (table) => rooms.refresh(table),
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
  const { mostTables, tablesPerPerson, spectatorsPerTable } = config;
  const desk = new TableDesk({ store, tables: node.tables, now, mostTables, tablesPerPerson });
  const requests = new Requests({
    node,
    store,
    rooms,
    lobby,
    desk,
    serverVersion: VERSION,
    spectatorsPerTable,
    shared,
    sessionOf: (headers, token) => (token ? identity.byToken(token) : gate.sessionOf(headers)),
    onRefusal: (code) => metrics.commandsRefused.inc({ code }),
    onMove: () => metrics.movesAcknowledged.inc(),
    onFailure,
  });
  const door: Door = new Door({
    clock,
    rooms,
    requests,
    limits: {
      connections: config.mostConnections,
      connectionsPerAddress: config.mostConnectionsPerAddress,
      messages: { perSecond: config.messagesPerSecond, burst: BURST_SECONDS * config.messagesPerSecond },
    },
    meter: { sent: () => metrics.messagesOut.inc(), tooSlow: () => metrics.slowConsumers.inc() },
    addressOf: (request) => gate.addressOf(request),
    originAllowed: ({ headers }) => gate.originAllowed(headers),
    onMessage: () => metrics.messagesIn.inc(),
    onFailure,
  });
  const stopMeasuring = clock.every(MEASURE_MS, () => {
    metrics.connections.set(door.size);
    metrics.tablesLoaded.set(node.tables.size);
    metrics.computerQueue.set(thinkers.queued);
  });
  // Names stay in use while their owners stay.
  const stopKeeping = clock.every(KEEP_MS, async () => {
    for (const session of door.sessions()) await identity.keep(session).catch(onFailure);
  });

  await node.start();
  app.server.on('upgrade', door.upgrade);
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    async stop() {
      stopping = true;
      await door.drain();
      await node.retire();
      stopMeasuring();
      stopKeeping();
      lobby.close();
      rooms.close();
      door.close();
      await app.close();
      await thinkers.close();
      await hints.close();
      await store.close();
    },
  };
}
