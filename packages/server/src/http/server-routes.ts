/** What operators and users ask of the server: its health, its load, its features. */
import { errorReplySchema } from '@crownhead/protocol';
import * as v from 'valibot';
import type { Reach } from '../addresses.ts';
import type { Metrics } from '../metrics.ts';
import { openApi } from './openapi.ts';
import { apiPage, originFor } from './page.ts';
import { STYLE } from './page-style.ts';
import type { RequestInspector } from './request-inspector.ts';
import { type Route, refuse, respond, route } from './route.ts';

export interface ServerRoutesDeps {
  readonly version: string;
  readonly inspector: RequestInspector;
  readonly metrics: Metrics;
  readonly isReady: () => { readonly ready: boolean; readonly why?: string };
  /** Where others reach this server, and the command that would let them. */
  readonly reach: () => Reach & { readonly command: string };
  /** Every route, these included. */
  readonly routes: () => readonly Route[];
}

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

const get = { method: 'GET', tag: 'Server' } as const;

const health = ({ version }: ServerRoutesDeps): Route =>
  route({
    ...get,
    path: '/healthz',
    limit: 'files',
    summary: 'Is the process alive?',
    example: '{origin}/healthz',
    replies: {
      200: { description: 'Yes.', content: v.object({ status: v.literal('ok'), version: v.string() }) },
    },
    handle: () => respond(200, { status: 'ok', version }),
  });

const readiness = ({ isReady }: ServerRoutesDeps): Route =>
  route({
    ...get,
    path: '/readyz',
    limit: 'files',
    summary: 'May it be sent players?',
    replies: {
      200: { description: 'Yes.', content: v.object({ ready: v.literal(true) }) },
      503: { description: 'Not now, and why.', content: errorReplySchema },
    },
    handle: () => {
      const { ready, why } = isReady();
      return ready ? respond(200, { ready: true }) : refuse(503, 'not-ready', why);
    },
  });

const reachability = ({ inspector, reach }: ServerRoutesDeps): Route =>
  route({
    ...get,
    path: '/api/reach',
    limit: 'general',
    summary: 'Under which addresses do other devices reach this server?',
    description:
      'For the invitation of a host whose browser is on the same machine, at an address that means nothing elsewhere. To anybody else the scope is `unknown` and no address is told: theirs is the one they came by.',
    replies: {
      200: {
        description:
          'Origins, the likeliest first, and the command that opens a server on `machine` to others.',
        content: v.object({
          scope: v.picklist(['network', 'machine', 'no-network', 'unknown']),
          origins: v.array(v.string()),
          command: v.nullable(v.string()),
        }),
      },
    },
    handle: (asked) => {
      const fresh = { 'cache-control': 'no-store' };
      if (!inspector.isLocal(asked))
        return respond(200, { scope: 'unknown', origins: [], command: null }, fresh);
      const { scope, addresses, command } = reach();
      const origins = addresses.map((address) => `http://${address}`);
      return respond(200, { scope, origins, command: scope === 'machine' ? command : null }, fresh);
    },
  });

const measurements = ({ metrics }: ServerRoutesDeps): Route =>
  route({
    ...get,
    path: '/metrics',
    limit: 'metrics',
    summary: 'Counters and measurements for Prometheus',
    replies: { 200: { description: 'The text format.', content: metrics.registry.contentType } },
    handle: async () =>
      respond(200, await metrics.registry.metrics(), { 'content-type': metrics.registry.contentType }),
  });

function openApiDocument({ version, routes }: ServerRoutesDeps): Route {
  let document: string | undefined;
  return route({
    ...get,
    path: '/api/openapi.json',
    limit: 'general',
    open: true,
    summary: 'This interface as an OpenAPI 3.1 document',
    example: '{origin}/api/openapi.json',
    replies: { 200: { description: 'The document.', content: v.looseObject({ openapi: v.string() }) } },
    handle: () => {
      document ??= JSON.stringify(openApi(routes(), version));
      return respond(200, document, { 'content-type': JSON_TYPE, 'cache-control': 'no-cache' });
    },
  });
}

function apiDescription({ inspector, routes }: ServerRoutesDeps): Route {
  let page: string | undefined;
  return route({
    ...get,
    path: '/api',
    limit: 'general',
    summary: 'This interface as a page to read',
    replies: { 200: { description: 'The page.', content: HTML } },
    handle: ({ headers }) => {
      page ??= apiPage(routes());
      const shown = page.replaceAll('{origin}', originFor(headers.host, inspector.isHttps(headers)));
      return respond(200, shown, { 'content-type': HTML, 'cache-control': 'no-cache' });
    },
  });
}

const pageStyle = (): Route =>
  route({
    ...get,
    path: '/api/style.css',
    limit: 'general',
    summary: 'The style of that page',
    replies: { 200: { description: 'The style.', content: CSS } },
    handle: () => respond(200, STYLE, { 'content-type': CSS, 'cache-control': 'no-cache' }),
  });

export const serverRoutes = (deps: ServerRoutesDeps): readonly Route[] =>
  [health, readiness, reachability, measurements, openApiDocument, apiDescription, pageStyle].map((make) =>
    make(deps),
  );
