/** What `crownhead bench load` says: the steps of the ramp, where it ends, and what an idle socket takes. */
import { table, thousands } from '../words.ts';

export interface Step {
  readonly games: number;
  /** All that are open: idle ones, players, spectators and the lobby. */
  readonly sockets: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** The same for messages through a bare relay beside it: what the machine takes by itself. */
  readonly relayP99: number;
  /** Processor time of the server for each second. */
  readonly cores: number;
  readonly rssMb: number;
}

export interface LoadReport {
  readonly store: string;
  readonly idle: number;
  /** Memory of the process for each idle socket, as the operating system counts it. */
  readonly idleKb: number;
  readonly steps: readonly Step[];
}

/** The ramp ends where the 99th percentile passes this. */
export const TOO_SLOW_MS = 100;
const GOAL = { games: 1000, p99: 50 } as const;

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** So many games at once, quickly enough. */
export const loadMet = ({ steps }: LoadReport): boolean =>
  steps.some(({ games, p99 }) => games >= GOAL.games && p99 <= GOAL.p99);

export function loadText(report: LoadReport): string {
  const { store, idle, idleKb, steps } = report;
  const rows = steps.map(({ games, sockets, movesPerSecond, p50, p99, relayP99, cores, rssMb }) => [
    thousands(games),
    thousands(sockets),
    movesPerSecond.toFixed(0),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
    `${relayP99.toFixed(1)} ms`,
    cores.toFixed(2),
    `${rssMb.toFixed(0)} MB`,
  ]);
  const last = steps.at(-1);
  const end =
    last && last.p99 > TOO_SLOW_MS
      ? `p99 passes ${TOO_SLOW_MS} ms at ${thousands(last.games)} games.`
      : `p99 stays below ${TOO_SLOW_MS} ms up to ${thousands(last?.games ?? 0)} games.`;
  return [
    `${store}: a move every two seconds in each game, beside ${thousands(idle)} idle sockets`,
    '',
    table(
      [['games', 'sockets', 'moves/s', 'p50', 'p99', 'bare relay p99', 'cores', 'memory'], ...rows],
      [0, 1, 2, 3, 4, 5, 6, 7],
    ),
    '',
    `  ${end} ${thousands(GOAL.games)} games with p99 under ${GOAL.p99} ms: ${loadMet(report) ? 'met' : 'NOT MET'}.`,
    `  ${idleKb.toFixed(1)} KB of memory for an idle socket, measured from outside.`,
    '',
  ].join('\n');
}
