/** The Web Worker of the engine: begins when told how, then answers like the engine everywhere else. */
import { loadTables } from '../endgame/load-tables.ts';
import { Engine } from '../engine.ts';
import { failure, serveEngine } from '../remote.ts';
import type { WebSettings } from './engine.ts';

/** The little that is needed of a worker's world, so that no page's types are. */
declare const self: {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
};
declare const performance: { now(): number };
declare function fetch(url: string): Promise<{
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}>;

async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** What was asked while the tables were still on their way. */
const early: unknown[] = [];

async function begin({ megabytes, tables }: WebSettings): Promise<void> {
  // Without its tables the engine still plays: a page that is offline must not lose its opponent.
  const prober =
    tables === null ? null : await loadTables((name) => fetchBytes(`${tables}${name}`)).catch(() => null);
  const engine = new Engine({ megabytes, prober, clock: () => performance.now() });
  let handle: (message: unknown) => void = () => undefined;
  serveEngine(
    {
      post: (message) => self.postMessage(message),
      onMessage: (handler) => {
        handle = handler;
      },
    },
    engine,
  );
  for (const message of early) handle(message);
  self.onmessage = ({ data }) => handle(data);
}

self.onmessage = ({ data }) => {
  self.onmessage = (event) => early.push(event.data);
  begin(data as WebSettings).catch((error: unknown) => {
    // Nobody hears of a promise that fails in a worker, so whatever was asked, and will be, fails with the reason.
    const refuse = (message: unknown) => self.postMessage(failure(message, String(error)));
    for (const message of early) refuse(message);
    self.onmessage = (event) => refuse(event.data);
  });
};
