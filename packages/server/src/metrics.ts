/** What the server counts and measures, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from a memory access to a disk that is in trouble. */
const SHORT_SPANS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
/** Seconds a computer may think. */
const LONG_SPANS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60];

export type Metrics = ReturnType<typeof createMetrics>;

/** A registry of its own, so that two servers in one process do not count together. */
export function createMetrics({ ofProcess = true }: { readonly ofProcess?: boolean } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });

  const gauge = (name: string, help: string) => new Gauge({ name: `crownhead_${name}`, help, registers });
  const counter = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name: `crownhead_${name}_total`, help, labelNames, registers });
  const spans = <L extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly L[] = [],
  ) => new Histogram({ name: `crownhead_${name}_seconds`, help, buckets, labelNames, registers });

  return {
    registry,
    connections: gauge('connections', 'Open WebSocket connections'),
    tablesLoaded: gauge('tables_loaded', 'Tables held in memory'),
    movesAcknowledged: counter('moves_acknowledged', 'Moves saved and acknowledged'),
    commandsRefused: counter('commands_refused', 'Commands refused, by code', ['code']),
    appendSeconds: spans('append', 'Time to save one command', SHORT_SPANS),
    computerQueue: gauge('computer_queue', 'Computer moves waiting for a thinker'),
    thinkSeconds: spans('think', 'Time a computer took for a move', LONG_SPANS),
    messagesIn: counter('messages_in', 'WebSocket messages received'),
    messagesOut: counter('messages_out', 'WebSocket messages sent'),
    resyncs: counter('resyncs', 'Clients that were sent a whole table because they were behind'),
    slowConsumers: counter('slow_consumers', 'Connections cut off because they read too slowly'),
    httpSeconds: spans('http_request', 'HTTP requests by route and status', SHORT_SPANS, [
      'method',
      'route',
      'status',
    ]),
  };
}
