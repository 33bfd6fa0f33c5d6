/**
 * Requests of one connection that wait for their response. HTTP lets a client send on without waiting, and one packet holds thousands of
 * them: all would be handled before anybody else's turn comes.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for each response; this leaves room for clients that send a few in a row. */
export const MOST_UNANSWERED = 8;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A connection that sends more is closed; `onFlood` hears of it once. Comes before everything else that handles requests. */
export function limitPipelining(server: Server, onFlood: (request: IncomingMessage) => void): void {
  const unanswered = new WeakMap<Socket, number>();
  const handlers = server.listeners('request') as Handler[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // What came in the same packet is still read after the connection is closed.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_UNANSWERED) {
      onFlood(request);
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    for (const handle of handlers) handle.call(server, request, response);
  });
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
