/** Engines for reports in worker threads of Node. */
import { defaultWorkers, startEngine, type ThreadEngine, type Warn } from '@crownhead/engine/node';

/** Memory of each engine: as much as the largest search of a report fills. */
const MEGABYTES = 16;

/** Engines that are closed together. */
export interface EnginePool {
  readonly engines: readonly ThreadEngine[];
  close(): Promise<void>;
}

/**
 * As many engines as there are processors, unless given, each with one thread and the endgame tables. What they have to do
 * without is a line on standard error, or for `warn` to tell, from each of them.
 */
export function startEngines(count: number = defaultWorkers(), warn?: Warn): EnginePool {
  const settings = { megabytes: MEGABYTES, tables: true, book: false } as const;
  const engines = Array.from({ length: count }, () => startEngine(settings, warn));
  return {
    engines,
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
