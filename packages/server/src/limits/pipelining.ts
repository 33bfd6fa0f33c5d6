/**
 * Requests of one connection that wait for their response. HTTP lets a client send on without waiting, and one packet holds thousands of
 * them: all would be handled before anybody else's turn comes.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for each response; this leaves room for clients that send a few in a row. */
export const MOST_UNANSWERED = 8;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What Node handles by itself unless somebody listens. Expectations that nobody knows are as if they were not there. */
const EVENTS = ['request', 'checkContinue', 'checkExpectation'] as const;

/**
 * A connection that sends more is closed; `onFlood` hears of it once. Comes before everything else that handles requests, and
 * Node must answer none of them by itself, before they are counted: `requireHostHeader` is off, and what it does is done here.
 */
export function limitPipelining(server: Server, onFlood: (request: IncomingMessage) => void): void {
  const unanswered = new WeakMap<Socket, number>();
  const handlers = server.listeners('request') as Handler[];
  /** Whether this one may be handled. */
  const count = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    // What came in the same packet is still read after the connection is closed.
    if (socket.destroyed) return false;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > MOST_UNANSWERED) {
      onFlood(request);
      socket.destroy();
      return false;
    }
    unanswered.set(socket, waiting);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    return true;
  };
  const handle: Handler = (request, response) => {
    if (!count(request, response)) return;
    const { headers, httpVersion } = request;
    if (httpVersion === '1.1' && headers.host === undefined) {
      response.writeHead(400, { connection: 'close' }).end();
      return;
    }
    if (/^100-continue$/i.test(headers.expect ?? '')) response.writeContinue();
    for (const next of handlers) next.call(server, request, response);
  };
  server.removeAllListeners('request');
  for (const event of EVENTS) server.on(event, handle);
}

/** Nobody reconnects so often by accident. */
const SHUT_OUT_MS = 5000;
const MOST_KEPT = 10_000;

/** Addresses that flooded a moment ago: reading a packet of theirs costs something even where it is thrown away. */
export class RecentFloods {
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  note(address: string): void {
    // The oldest are first in the map.
    for (const [known, until] of this.#until) {
      if (until > this.#now() && this.#until.size < MOST_KEPT) break;
      this.#until.delete(known);
    }
    this.#until.delete(address);
    this.#until.set(address, this.#now() + SHUT_OUT_MS);
  }

  has(address: string): boolean {
    return (this.#until.get(address) ?? 0) > this.#now();
  }
}
