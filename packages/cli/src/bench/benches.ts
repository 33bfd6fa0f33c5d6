/** The list of all benchmarks, each loaded when it is run. */
import type { Bench, BenchUnavailable } from './harness.ts';

export interface BenchOptions {
  /** An archive of games to read instead of a generated one. */
  readonly pdn?: string;
}

interface Entry {
  /** `group.name`: a person may ask for either. */
  readonly name: string;
  readonly prepare: (options: BenchOptions) => Promise<Bench | BenchUnavailable>;
}

export const BENCHES: readonly Entry[] = [
  { name: 'rules.perft', prepare: async () => (await import('./rules.ts')).perftBench() },
  { name: 'rules.pdn', prepare: async ({ pdn }) => (await import('./pdn.ts')).pdnBench(pdn) },
  { name: 'engine.search', prepare: async () => (await import('./engine.ts')).engineBench() },
  { name: 'engine.cores', prepare: async () => (await import('./engine.ts')).coresBench() },
  { name: 'engine.threads', prepare: async () => (await import('./engine.ts')).threadsBench() },
  { name: 'analysis.report', prepare: async () => (await import('./analysis.ts')).reportBench() },
  { name: 'library.import', prepare: async ({ pdn }) => (await import('./library.ts')).importBench(pdn) },
  { name: 'library.search', prepare: async ({ pdn }) => (await import('./library.ts')).searchBench(pdn) },
  { name: 'server.moves', prepare: async () => (await import('./server.ts')).serverBench() },
  { name: 'web.paint', prepare: async () => (await import('./web.ts')).paintBench() },
  { name: 'web.ready', prepare: async () => (await import('./web.ts')).readyBench() },
  { name: 'web.move', prepare: async () => (await import('./web.ts')).moveBench() },
  { name: 'terminal.start', prepare: async () => (await import('./terminal.ts')).startBench() },
  { name: 'terminal.memory', prepare: async () => (await import('./terminal.ts')).memoryBench() },
];

export const findBenches = (name: string | undefined): readonly Entry[] =>
  BENCHES.filter((entry) => name === undefined || entry.name === name || entry.name.startsWith(`${name}.`));
