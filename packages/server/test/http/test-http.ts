/** A whole HTTP surface for tests: a real store in memory, a clock that is set by hand, a log that can be read. */
import { openTables } from '@crownhead/engine/node';
import { evolve, NO_TABLE, type PlayerId } from '@crownhead/match';
import type { FastifyInstance } from 'fastify';
import { openOperations } from '../../src/admin/operations.ts';
import { ArchiveReader } from '../../src/archive/archive-reader.ts';
import { buildHttp, type HttpDeps } from '../../src/http/app.ts';
import type { HttpConfig } from '../../src/http/config.ts';
import { RequestInspector } from '../../src/http/request-inspector.ts';
import { Identity } from '../../src/identity/identity.ts';
import { Budget } from '../../src/limits/budget.ts';
import { LogLines } from '../../src/limits/log-lines.ts';
import { LobbyReader } from '../../src/lobby/lobby-reader.ts';
import { Metrics } from '../../src/metrics.ts';
import type { Store } from '../../src/store/store.ts';
import { SystemClock } from '../../src/time/clock.ts';
import { openHere } from '../store-here.ts';

export interface TestHttp {
  readonly app: FastifyInstance;
  readonly deps: HttpDeps;
  readonly store: Store;
  readonly time: { now: number };
  readonly moved: PlayerId[];
  /** Lines of the log. */
  readonly lines: string[];
  /** What went wrong on the side of the server. */
  readonly failures: unknown[];
  close(): Promise<void>;
}

/** Nobody is refused for being quick, unless a test is about that. */
const UNLIMITED = { perSecond: 1e6, burst: 1e6 };
const NO_LIMITS = { session: UNLIMITED, return: UNLIMITED, admin: UNLIMITED };

export async function testHttp(
  change: Partial<HttpConfig> = {},
  overrides: Partial<Pick<HttpDeps, 'isReady' | 'reach' | 'tables' | 'store' | 'budget'>> = {},
): Promise<TestHttp> {
  const store = await openHere();
  const time = { now: Date.UTC(2026, 0, 1) };
  const moved: PlayerId[] = [];
  const lines: string[] = [];
  const failures: unknown[] = [];
  const now = () => time.now;
  const config: HttpConfig = {
    version: '1.2.3',
    publicOrigins: [],
    trustedProxies: 0,
    limits: NO_LIMITS,
    webRoot: null,
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
    ...change,
  };
  const clock = new SystemClock();
  const operations = openOperations({
    store,
    tables: null as never,
    node: 'test',
    version: config.version,
    backup: null,
    clock: { now, every: () => () => undefined, after: clock.after, adjust: () => undefined },
    adminFile: null,
    shared: false,
    onFailure: (error) => failures.push(error),
  });
  const identity = new Identity({ store, now, onMoved: (player) => moved.push(player) });
  const deps: HttpDeps = {
    store,
    stateOf: async (table) =>
      (await store.read(table, 0)).flatMap(({ events }) => events).reduce(evolve, NO_TABLE),
    identity,
    operations,
    lobbyReader: new LobbyReader((overrides.store ?? store) as Store),
    archiveReader: new ArchiveReader((overrides.store ?? store) as Store),
    inspector: new RequestInspector(identity, config),
    tables: openTables(),
    metrics: new Metrics({ ofProcess: false }),
    now,
    logLines: new LogLines(now),
    budget: new Budget({ person: 1e6, address: 1e6 }, now),
    isReady: () => ({ ready: true }),
    reach: () => ({ scope: 'network', addresses: ['192.168.1.5:8080'], command: 'serve --lan' }),
    config,
    onFailure: (error) => failures.push(error),
    ...overrides,
  };
  const app = buildHttp(deps);
  const close = async () => {
    await app.close();
    await store.close();
  };
  return { app, deps, store, time, moved, lines, failures, close };
}
