/** The store and the engines with their durations measured. */
import type { EnginePool } from './computer/pool.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

export const measuredStore = (store: Store, { appendSeconds }: Metrics): Store => ({
  ...store,
  append: async (row) => {
    const stop = appendSeconds.startTimer();
    const appended = await store.append(row);
    stop();
    return appended;
  },
});

export const measuredEngines = (engines: EnginePool, { thinkSeconds }: Metrics): EnginePool => ({
  play: async (question, strength, seed, asker) => {
    const stop = thinkSeconds.startTimer();
    const move = await engines.play(question, strength, seed, asker);
    stop();
    return move;
  },
  search: (question, asker) => engines.search(question, asker),
  get queued() {
    return engines.queued;
  },
  close: () => engines.close(),
});
