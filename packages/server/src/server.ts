/** Starts and stops a server: the core and its gateways. */
import type { AddressInfo } from 'node:net';
import { ERROR_WORDS } from '@crownhead/protocol';
import type { FastifyInstance } from 'fastify';
import { nearestTo, type Reach, reachOf } from './addresses.ts';
import type { ServerConfig } from './config.ts';
import type { ConsoleGateway } from './console/gateway.ts';
import { type Core, type CoreDeps, type CoreEvents, startCore, VERSION } from './core.ts';
import { Failures } from './failures.ts';
import { buildHttp } from './http/app.ts';
import { DEFAULT_LIMITS, HTTP_PER_ADDRESS, type HttpConfig } from './http/config.ts';
import { RequestInspector } from './http/request-inspector.ts';
import { limitConnections } from './limits/connection-limit.ts';
import { FLOOD_COST } from './limits/costs.ts';
import { LogLines } from './limits/log-lines.ts';
import { limitPipelining, RecentFloods } from './limits/pipelining.ts';
import { type StopReason, WebSocketGateway } from './ws/gateway.ts';

/** What tests and other programs may replace. */
export interface ServerDeps extends CoreDeps {
  readonly httpLimits?: HttpConfig['limits'];
  /** Folder of the built web app. */
  readonly webRoot?: string;
  /** The command that opens the server to the network, shown to a host whose guests cannot reach it. */
  readonly lanCommand?: string;
  /** Lines of the log; standard error when left out. */
  readonly log?: { write(line: string): void };
}

export interface RunningServer {
  /** For programs on this machine. */
  readonly url: string;
  readonly port: number;
  /** For everybody else. */
  readonly reach: Reach;
  /** Resolves when an admin has asked this node to send its players elsewhere and stop. */
  readonly drainAsked: Promise<void>;
  /** An address that makes whoever opens it first the owner; null where there is an owner already. */
  ownerLink(): Promise<string | null>;
  /**
   * Finishes what is under way and ends; nothing is lost. Clients are asked to connect again, here or at another node,
   * unless the reason is that it is over.
   */
  stop(reason?: StopReason): Promise<void>;
}

const LAN_COMMAND = 'crownhead serve --lan';

const MEASURE_MS = 1000;
/** When stopping, the server gives requests under way this long; some clients would never finish. */
export const LAST_REQUESTS_MS = 3000;

/** The console gateway, where it is configured. */
async function openConsole(
  core: Core,
  config: ServerConfig,
  onFailure: (error: unknown) => void,
): Promise<ConsoleGateway | null> {
  const { host, consoleBasePort: basePort, consoleMaxClients: maxClients, consoleTurnLimit } = config;
  if (basePort === 0) return null;
  const { ConsoleGateway } = await import('./console/gateway.ts');
  const { DEFAULT_CONSOLE_OPTIONS, withTurnLimit } = await import('./console/options.ts');
  const table = withTurnLimit(DEFAULT_CONSOLE_OPTIONS.table, consoleTurnLimit);
  const options = { ...DEFAULT_CONSOLE_OPTIONS, table };
  const ports = { basePort, maxClients };
  const { reports } = core.operations;
  return ConsoleGateway.open({ core, host, ports, options, reports, onFailure });
}

function openWebSocketGateway(
  core: Core,
  inspector: RequestInspector,
  config: ServerConfig,
  { onFailure, onLog, logLines }: Pick<CoreEvents, 'onFailure' | 'onLog'> & { readonly logLines: LogLines },
): WebSocketGateway {
  const { clock, rooms, requests, budget, metrics } = core;
  return new WebSocketGateway({
    clock,
    rooms,
    requests,
    budget,
    limits: {
      connections: config.mostConnections,
      connectionsPerAddress: config.mostConnectionsPerAddress,
    },
    meter: {
      sent: () => metrics.messagesOut.inc(),
      encoded: (type) => metrics.messagesEncoded.inc({ type }),
      tooSlow: () => metrics.slowConsumers.inc(),
    },
    addressOf: (request) => inspector.addressOf(request),
    originAllowed: ({ headers }) => inspector.originAllowed(headers),
    sessionOf: (headers, token) => inspector.sessionOf(headers, token || undefined),
    banOf: ({ address, session }) =>
      core.operations.directives.restrictions.banOf({
        address,
        player: session?.player,
        name: session?.name,
      }),
    onMessage: () => metrics.messagesIn.inc(),
    onConnected: (peer) => onLog(logLines.levelFor(peer.address), peer, {}, 'connected'),
    onGone: (peer) => onLog(logLines.levelFor(peer.address), peer, {}, 'disconnected'),
    onFailure,
  });
}

const portOf = (app: FastifyInstance | null): number => (app?.server.address() as AddressInfo).port;

const httpConfigOf = (config: ServerConfig, deps: ServerDeps): HttpConfig => ({
  version: VERSION,
  publicOrigins: config.origins,
  trustedProxies: config.proxies,
  limits: deps.httpLimits ?? DEFAULT_LIMITS,
  webRoot: deps.webRoot ?? null,
  log: { level: config.logLevel, stream: deps.log ?? process.stderr },
});

/** Before there is a log, failures go to the console. */
const failuresLoggedBy = (appOf: () => FastifyInstance | null): ((error: unknown) => void) =>
  new Failures(
    (err, times) => {
      const app = appOf();
      if (app) app.log.error({ err, times }, String(err));
      else console.error(String(err));
    },
    () => performance.now(),
  ).note;

type Operations = Core['operations'];

function writeLocalToken({ localToken }: Operations, url: string, onFailure: (error: unknown) => void): void {
  try {
    localToken.write(url);
  } catch (error) {
    // Whoever has a role can still come in by HTTP.
    onFailure(error);
  }
}

/** What operators decide reaches those who are connected; resolves when the server is to be drained. */
const followDirectives = (
  { directives }: Operations,
  gateway: WebSocketGateway,
  consoleGateway: ConsoleGateway | null,
): Promise<void> =>
  new Promise((resolve) => {
    directives.listen({
      onRestricted: () => {
        gateway.enforce();
        consoleGateway?.enforce();
      },
      onAnnounced: ({ id, text, until }) => {
        const message = { type: 'announcement', id, text, until } as const;
        gateway.tellAll(message);
        consoleGateway?.tellAll(message);
      },
      onErased: (player) => {
        gateway.dismiss(player);
        consoleGateway?.dismiss(player);
      },
      onDrain: resolve,
    });
  });

/** Null once there is an owner. */
async function ownerLink({ ownership }: Operations, url: string): Promise<string | null> {
  if (await ownership.hasOwner()) return null;
  return `${url}/admin?owner=${(await ownership.firstCode()).code}`;
}

export async function startServer(config: ServerConfig, deps: ServerDeps = {}): Promise<RunningServer> {
  let app: FastifyInstance | null = null;
  let consoleGateway: ConsoleGateway | null = null;
  let stopping = false;
  const onFailure = failuresLoggedBy(() => app);
  const onLog: CoreEvents['onLog'] = (level, { trace, address, session }, fields, message) => {
    if (app === null || (level === 'debug' && config.logLevel !== 'debug')) return;
    const person = session?.player;
    const hash = core.operations.addresses.hash(address);
    app.log[level]({ trace, address: hash, ...(person && { person }), ...fields }, message);
  };
  const core = await startCore(config, deps, {
    onMoved: (player) => gateway.dismiss(player),
    onFailure,
    onLog,
  });
  const { store, identity, metrics, clock, endgames, operations } = core;
  const logLines = new LogLines(() => clock.now());
  const httpConfig = httpConfigOf(config, deps);
  const inspector = new RequestInspector(identity, httpConfig);
  try {
    app = buildHttp({
      store,
      stateOf: core.stateOf,
      lobbyReader: core.lobbyReader,
      archiveReader: core.archiveReader,
      identity,
      inspector,
      operations,
      tables: endgames,
      metrics,
      now: () => clock.now(),
      budget: core.budget,
      logLines,
      isReady: () => {
        if (stopping) return { ready: false, why: ERROR_WORDS.draining };
        return core.node.isHealthy ? { ready: true } : { ready: false, why: ERROR_WORDS.unavailable };
      },
      reach: () => ({ ...reachOf(config.host, portOf(app)), command: deps.lanCommand ?? LAN_COMMAND }),
      config: httpConfig,
      onFailure,
    });
  } catch (error) {
    await core.stop();
    throw error;
  }
  const gateway = openWebSocketGateway(core, inspector, config, { onFailure, onLog, logLines });
  const stopMeasuring = clock.every(MEASURE_MS, () => metrics.connections.set(gateway.size));
  const stop = async (reason: StopReason = 'draining') => {
    stopping = true;
    stopMeasuring();
    await gateway.drain(reason);
    await consoleGateway?.drain();
    // Others have to know of the retirement before the connections are seen to be gone.
    await core.node.retire();
    gateway.close();
    await consoleGateway?.close();
    const cancelCut = clock.after(LAST_REQUESTS_MS, () => app?.server.closeAllConnections());
    await app.close();
    cancelCut();
    await core.stop();
  };
  app.server.on('upgrade', gateway.upgrade);
  const floods = new RecentFloods(() => clock.now());
  // Behind a proxy all come from one address.
  const cut =
    config.proxies === 0
      ? limitConnections(app.server, {
          most: config.mostConnectionsPerAddress + HTTP_PER_ADDRESS,
          isRefused: (address) => floods.has(address),
        })
      : null;
  limitPipelining(app.server, (request) => {
    const address = inspector.addressOf(request);
    floods.note(address);
    cut?.(address);
    core.budget.charge({ address }, FLOOD_COST);
  });
  try {
    await app.listen({ host: config.host, port: config.port });
    consoleGateway = await openConsole(core, config, onFailure);
  } catch (error) {
    await stop();
    throw error;
  }
  const port = portOf(app);
  const url = `http://${nearestTo(config.host, port)}`;
  writeLocalToken(operations, url, onFailure);
  const drainAsked = followDirectives(operations, gateway, consoleGateway);
  return {
    port,
    url,
    reach: reachOf(config.host, port),
    drainAsked,
    ownerLink: () => ownerLink(operations, url),
    stop,
  };
}
