/** The ports as `globalThis` offers them in browsers, workers and Node. Only this file touches it, and `files/globals.ts`. */
import type { Fetch, OpenSocket, Ports, Storage } from './ports.ts';

interface GlobalSocket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

interface Globals {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
  readonly crypto: { getRandomValues(words: Uint32Array): unknown };
  readonly WebSocket: new (url: string) => GlobalSocket;
  readonly fetch: Fetch;
  readonly localStorage: {
    getItem(key: string): string | null;
    setItem(key: string, text: string): void;
    removeItem(key: string): void;
  };
}

const world = globalThis as unknown as Globals;

/** Timers cannot be set further ahead; longer waits are renewed then. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The time, timers and random source of this runtime. */
export const globalPorts: Ports = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = world.setTimeout(run, Math.min(Math.max(0, ms), LONGEST_WAIT));
    return () => world.clearTimeout(timer);
  },
  random: () => {
    const words = new Uint32Array(1);
    world.crypto.getRandomValues(words);
    return words[0]!;
  },
};

/** The `WebSocket` of this runtime; Node has one from version 22. */
export const globalSocket: OpenSocket = (url, handlers) => {
  const socket = new world.WebSocket(url);
  socket.onopen = () => handlers.opened();
  socket.onmessage = ({ data }) => handlers.said(String(data));
  // An error is always followed by a close.
  socket.onclose = () => handlers.closed();
  socket.onerror = () => undefined;
  return { send: (text) => socket.send(text), close: () => socket.close() };
};

/** The `fetch` of this runtime. */
export const globalFetch: Fetch = (url, request) => world.fetch(url, request);

/** A full or forbidden storage costs the saved game, never the game being played. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** A key of `localStorage`. */
export const globalStorage = (key: string): Storage => ({
  read: () => quietly(() => world.localStorage.getItem(key), null),
  write: (text) =>
    quietly(() => {
      world.localStorage.setItem(key, text);
      return true;
    }, false),
  clear: () => quietly(() => world.localStorage.removeItem(key), undefined),
});
