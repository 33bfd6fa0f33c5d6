/** The HTTP surface as a whole: what comes before, around and after every route. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { EndgameTables } from '@crownhead/engine';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Reach } from '../addresses.ts';
import type { Operations } from '../admin/operations.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import type { Identity } from '../identity/identity.ts';
import type { Budget, Cost } from '../limits/budget.ts';
import type { LogLines } from '../limits/log-lines.ts';
import type { LobbyReader } from '../lobby/lobby-reader.ts';
import type { Metrics } from '../metrics.ts';
import { StoreFault } from '../store/fault.ts';
import { traceOf } from '../trace.ts';
import { adminRoutes } from './admin-routes.ts';
import { archiveRoutes, type GameStore } from './archive-routes.ts';
import { HTTP_TIMES, type HttpConfig, LONGEST_BODY } from './config.ts';
import { endgameRoutes } from './endgame-routes.ts';
import { chargePeople, guardRequests, laneTaker } from './guard.ts';
import { OPEN_TO_ALL, securityHeaders } from './headers.ts';
import { loggerOptions } from './log.ts';
import { frontPage } from './page.ts';
import { codeOfStatus, problem } from './problem.ts';
import { rawResponse } from './raw-response.ts';
import { refereeRoutes } from './referee-routes.ts';
import { registerRoutes } from './register.ts';
import type { RequestInspector } from './request-inspector.ts';
import type { Route } from './route.ts';
import { serverRoutes } from './server-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { serveStatic } from './static.ts';
import { type TableRoutesDeps, tableRoutes } from './table-routes.ts';

export interface HttpDeps {
  readonly store: GameStore & TableRoutesDeps['store'];
  readonly stateOf: TableRoutesDeps['stateOf'];
  readonly lobbyReader: LobbyReader;
  readonly archiveReader: ArchiveReader;
  readonly identity: Identity;
  readonly inspector: RequestInspector;
  readonly operations: Operations;
  readonly tables: EndgameTables;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly budget: Budget;
  readonly logLines: LogLines;
  readonly isReady: () => { readonly ready: boolean; readonly why?: string };
  readonly reach: () => Reach & { readonly command: string };
  readonly config: HttpConfig;
  onFailure(error: unknown): void;
}

/** Connections that are too slow are looked for this often. */
const CHECK_MS = 2000;

export function httpRoutes({
  store,
  stateOf,
  lobbyReader,
  archiveReader,
  identity,
  inspector,
  operations,
  tables,
  metrics,
  now,
  isReady,
  reach,
  config,
}: HttpDeps): readonly Route[] {
  const routes: Route[] = [
    ...refereeRoutes(tables),
    ...endgameRoutes(tables),
    ...sessionRoutes({ identity, inspector, restrictions: operations.directives.restrictions }),
    ...tableRoutes({ store, lobbyReader, inspector, stateOf, now }),
    ...archiveRoutes({ store, archiveReader, inspector }),
    ...adminRoutes({ operations, inspector }),
    ...serverRoutes({ version: config.version, inspector, metrics, isReady, reach, routes: () => routes }),
  ];
  return routes;
}

/** Offers to upgrade to anything else are ignored: the request is handled as plain HTTP. */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** What cannot be parsed as HTTP gets its response without the framework. */
function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  socket.end(rawResponse(status, codeOfStatus(status)));
}

/** Null where it cannot be. The result is used: bundlers drop calls that only might throw. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A path that cannot be decoded is taken as it is written, so that it gets the usual 404. */
function decodable(url = '/'): string {
  const [path = '', ...query] = url.split('?');
  return decoded(path) === null ? [path.replaceAll('%', '%25'), ...query].join('?') : url;
}

/** What every response carries. */
const setHeaders = (inspector: RequestInspector, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .headers(securityHeaders(request.headers, inspector.isHttps(request.headers)))
    .header('x-request-id', request.id);

const bareApp = ({ inspector, config }: HttpDeps): FastifyInstance =>
  Fastify({
    bodyLimit: LONGEST_BODY,
    requestTimeout: HTTP_TIMES.requestMs,
    keepAliveTimeout: config.trustedProxies > 0 ? HTTP_TIMES.idleOfProxyMs : HTTP_TIMES.idleMs,
    // A request that never comes is noticed within a second or two.
    http: {
      shouldUpgradeCallback: isWebSocket,
      // Where requests are counted, `limitPipelining` requires it.
      requireHostHeader: false,
      headersTimeout: HTTP_TIMES.headersMs,
      connectionsCheckingInterval: CHECK_MS,
    },
    forceCloseConnections: 'idle',
    // One line a request is written below, with what we want in it.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) => traceOf(headers),
    clientErrorHandler: refuseGarbage,
    rewriteUrl: ({ url }) => decodable(url),
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400;
      return setHeaders(inspector, request, reply)
        .code(status)
        .send(problem(codeOfStatus(status)));
    },
    routerOptions: { maxParamLength: 100 },
    logger: loggerOptions(config.log),
  });

/** Bodies are JSON or nothing. */
function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients name the type even when they send nothing.
    if (body === '') done(null, undefined);
    else readJson(request, body as string, done);
  });
}

function recordResponses(
  app: FastifyInstance,
  { metrics: { httpSeconds }, inspector, operations, logLines }: HttpDeps,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const status = reply.statusCode;
    const { route: asked } = request.routeOptions.config;
    const route = asked?.path ?? request.routeOptions.url ?? 'none';
    const ms = reply.elapsedTime;
    httpSeconds.observe({ method, route, status }, ms / 1000);
    // Addresses inside the web app may hold what is only for those who have the link.
    const path = asked === undefined ? route : request.url.split('?')[0];
    const person = inspector.personOf(request.headers);
    const from = inspector.addressOf(request);
    const who = { address: operations.addresses.hash(from), ...(person && { person }) };
    request.log[logLines.levelFor(from)]({ method, path, status, ms: Math.round(ms), ...who }, 'answered');
  });
}

function answerFaults(app: FastifyInstance, { onFailure }: Pick<HttpDeps, 'onFailure'>): void {
  app.setNotFoundHandler((_, reply) => reply.code(404).send(problem('not-found')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = error instanceof StoreFault;
    const status = fault ? 503 : (error.statusCode ?? 500);
    if (status >= 500) onFailure(error);
    if (request.routeOptions.config.route?.open) reply.headers(OPEN_TO_ALL);
    return reply.code(status).send(problem(codeOfStatus(status)));
  });
}

export function buildHttp(deps: HttpDeps): FastifyInstance {
  const { inspector, budget, config } = deps;
  const app = bareApp(deps);
  acceptJson(app);
  app.addHook('onRequest', async (request, reply) => void setHeaders(inspector, request, reply));
  // Not before: a backup may take long, and nobody reads or writes meanwhile. Requests that tests inject have no connection.
  app.addHook('onSend', async ({ socket }) => void socket.setTimeout?.(HTTP_TIMES.unreadMs));
  guardRequests(app, deps);
  recordResponses(app, deps);
  chargePeople(app, deps);
  answerFaults(app, deps);
  const charge = (request: FastifyRequest, cost: Cost) =>
    budget.charge({ address: inspector.addressOf(request) }, cost);
  registerRoutes(app, httpRoutes(deps), { inLane: laneTaker(deps), onCost: charge });
  if (config.webRoot !== null) serveStatic(app, config.webRoot, charge);
  else app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(frontPage(config.version)));
  return app;
}
