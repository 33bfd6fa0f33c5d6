/** Puts the table of routes into the web framework: reads requests by their schemas, sends responses. */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as v from 'valibot';
import type { Cost } from '../limits/budget.ts';
import { inChunks } from './chunks.ts';
import { OPEN_TO_ALL, preflight } from './headers.ts';
import { problem } from './problem.ts';
import { type Route, type RouteRequest, type RouteResponse, refuse } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route of the table that this address belongs to. */
    readonly route?: Route;
  }
}

/** A name in braces is one part of a path without slashes or dots. */
const routerPath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}(^[^/.]+)`);

/** The first thing that is wrong, pointed at. */
function complaint(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue);
  const { message } = problem('bad-request');
  return where === null ? message : `${message} (${where}: ${issue.message})`;
}

type Part = 'body' | 'query' | 'params';

function read(
  route: Route,
  request: FastifyRequest,
): RouteResponse | RouteRequest<unknown, unknown, unknown> {
  const parts: Record<Part, unknown> = { body: undefined, query: undefined, params: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    if (schema === undefined) continue;
    const parsed = v.safeParse(schema, request[part], { abortEarly: true });
    if (parsed.success) parts[part] = parsed.output;
    // An address that cannot exist is not there; everything else was asked wrongly.
    else
      return part === 'params'
        ? refuse(404, 'not-found')
        : refuse(400, 'bad-request', complaint(parsed.issues[0]));
  }
  return { ...parts, headers: request.headers, remoteAddress: request.socket.remoteAddress };
}

/** Returns how long the body is, in characters; bytes are not encoded, and charged by their route. */
function send(reply: FastifyReply, { status, body, headers = {} }: RouteResponse): number {
  reply.code(status).headers(headers);
  if (body === null || typeof body === 'string') {
    reply.send(body ?? undefined);
    return body?.length ?? 0;
  }
  if (body instanceof Uint8Array) {
    reply
      .header('content-length', body.length)
      .send(inChunks(Buffer.from(body.buffer, body.byteOffset, body.length)));
    return 0;
  }
  const json = JSON.stringify(body);
  reply.type('application/json; charset=utf-8').send(json);
  return json.length;
}

/** Other methods of the same path: 405, with those that are allowed. */
function registerOthers(app: FastifyInstance, path: string, routes: readonly Route[]): void {
  const there = routes.map(({ method }) => method as HTTPMethods);
  if (there.includes('GET')) there.push('HEAD');
  const allow = [...there, 'OPTIONS'].join(', ');
  const config = { route: routes[0]! };
  app.route({
    method: 'OPTIONS',
    url: routerPath(path),
    config,
    handler: (_, reply) => {
      reply.code(204).header('allow', allow);
      return reply.headers(routes[0]!.open ? preflight(allow) : {}).send();
    },
  });
  const others = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
    (m) => !there.includes(m),
  );
  app.route({
    method: others,
    url: routerPath(path),
    config,
    // Before the body is read, whose type may be anything.
    onRequest: async (_, reply) => reply.code(405).header('allow', allow).send(problem('wrong-method')),
    handler: (_, reply) => reply,
  });
}

export interface RouteDeps {
  /** Runs the job when it is the turn of this request, or answers that it comes too fast. */
  inLane(
    request: FastifyRequest,
    reply: FastifyReply,
    job: () => Promise<FastifyReply>,
  ): Promise<FastifyReply>;
  /** What a response took besides the usual. */
  onCost(request: FastifyRequest, cost: Cost): void;
}

export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { inLane, onCost }: RouteDeps,
): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: routerPath(route.path),
      config: { route: route },
      handler: (request, reply) =>
        inLane(request, reply, async () => {
          if (route.open) reply.headers(OPEN_TO_ALL);
          const asked = read(route, request);
          const response = 'status' in asked ? asked : await route.handle(asked);
          const sent = send(reply, response);
          onCost(request, { ms: response.work ?? 0, sent });
          return reply;
        }),
    });
  }
  for (const [path, same] of Map.groupBy(routes, ({ path }) => path)) registerOthers(app, path, same);
}
