/** What the server counts and measures, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from a memory access to a disk that is in trouble. */
const SHORT_SPANS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
/** Seconds a computer may think. */
const LONG_SPANS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60];

/** A registry of its own, so that two servers in one process do not count together. */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly connections = this.#gauge('connections', 'Open WebSocket connections');
  readonly tablesLoaded = this.#gauge('tables_loaded', 'Tables held in memory');
  readonly movesAcknowledged = this.#counter('moves_acknowledged', 'Moves saved and acknowledged');
  readonly commandsRefused = this.#counter('commands_refused', 'Commands refused, by code', ['code']);
  readonly appendSeconds = this.#spans('append', 'Time to save one command', SHORT_SPANS);
  readonly computerQueue = this.#gauge('computer_queue', 'Computer moves waiting for an engine');
  readonly thinkSeconds = this.#spans('think', 'Time a computer took for a move', LONG_SPANS);
  readonly messagesIn = this.#counter('messages_in', 'WebSocket messages received');
  readonly messagesOut = this.#counter('messages_out', 'WebSocket messages sent');
  readonly messagesEncoded = this.#counter(
    'messages_encoded',
    'WebSocket messages made into bytes, by type: one may go to many',
    ['type'],
  );
  readonly resyncs = this.#counter('resyncs', 'Clients sent a whole table because they were behind');
  readonly slowConsumers = this.#counter(
    'slow_consumers',
    'Connections cut off because they read too slowly',
  );
  readonly gamesIndexed = this.#counter('games_indexed', 'Finished games made searchable');
  readonly httpSeconds = this.#spans('http_request', 'HTTP requests by route and status', SHORT_SPANS, [
    'method',
    'route',
    'status',
  ]);

  constructor({ ofProcess = true }: { readonly ofProcess?: boolean } = {}) {
    if (ofProcess) collectDefaultMetrics({ register: this.registry });
  }

  #gauge(name: string, help: string) {
    return new Gauge({ name: `crownhead_${name}`, help, registers: this.#registers });
  }

  #counter<L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) {
    return new Counter({ name: `crownhead_${name}_total`, help, labelNames, registers: this.#registers });
  }

  #spans<L extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly L[] = [],
  ) {
    const registers = this.#registers;
    return new Histogram({ name: `crownhead_${name}_seconds`, help, buckets, labelNames, registers });
  }
}
