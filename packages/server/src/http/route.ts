/** A route as data: both the server and its OpenAPI document are made from the same table of these. */
import type { IncomingHttpHeaders } from 'node:http';
import type * as v from 'valibot';
import type { Charged } from './config.ts';
import { problem } from './problem.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RouteRequest<B, Q, P> {
  readonly body: B;
  readonly query: Q;
  readonly params: P;
  readonly headers: IncomingHttpHeaders;
  /** The address that opened the connection: a client's, or a proxy's. */
  readonly remoteAddress: string | undefined;
}

/** An object is sent as JSON, a text or bytes as they are. */
export interface RouteResponse {
  readonly status: number;
  readonly body: object | string | Uint8Array | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds of work that it took besides the usual, as far as that can be counted. */
  readonly work?: number;
}

export const respond = (
  status: number,
  body: RouteResponse['body'],
  headers: RouteResponse['headers'] = {},
): RouteResponse => ({
  status,
  body,
  headers,
});
export const refuse = (status: number, code: string, message?: string): RouteResponse =>
  respond(status, problem(code, message));

/** For what only somebody with a session can ask. */
export const noSession = (): RouteResponse => ({
  ...refuse(401, 'no-session'),
  headers: { 'www-authenticate': 'Bearer' },
});

export interface ReplySpec {
  readonly description: string;
  /** JSON of this shape, or a text of this type. */
  readonly content: v.GenericSchema | string | null;
}

export interface RouteSpec<B, Q, P> {
  readonly method: Method;
  /** As OpenAPI writes it: `/api/games/{id}.pdn`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Arguments of `curl` that show it at work. */
  readonly example?: string;
  /** Any site's page may ask, and no cookie is looked at. */
  readonly open?: true;
  /** What it is charged as, from the budget of whoever asks. */
  readonly limit: Charged;
  readonly body?: v.GenericSchema<unknown, B>;
  readonly query?: v.GenericSchema<unknown, Q>;
  readonly params?: v.GenericSchema<unknown, P>;
  readonly replies: Readonly<Record<number, ReplySpec>>;
  /** Codes by status, besides those that any such route may return. */
  readonly refusals?: Readonly<Record<number, readonly string[]>>;
  handle(asked: RouteRequest<B, Q, P>): RouteResponse | Promise<RouteResponse>;
}

export type Route = RouteSpec<unknown, unknown, unknown>;

/** Keeps the types of a route's parts together while it is written down. */
export const route = <B = undefined, Q = undefined, P = undefined>(spec: RouteSpec<B, Q, P>): Route =>
  spec as unknown as Route;

/** Changes something for the visitor, so a page of another site may not ask for it. */
export const changesSomething = ({ method, open }: Route): boolean => method !== 'GET' && open !== true;

/** Names in braces. */
export const pathParams = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
