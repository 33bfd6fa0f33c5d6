/** The store and the thinkers with a stopwatch beside them. */
import type { Thinkers } from './computer/pool.ts';
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

export const measuredThinkers = (thinkers: Thinkers, { thinkSeconds }: Metrics): Thinkers => ({
  play: async (question, level, seed) => {
    const stop = thinkSeconds.startTimer();
    const move = await thinkers.play(question, level, seed);
    stop();
    return move;
  },
  think: (question) => thinkers.think(question),
  get queued() {
    return thinkers.queued;
  },
  close: () => thinkers.close(),
});
