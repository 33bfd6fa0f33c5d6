/** Jobs under one key run one after the other, so that concurrent ones cannot pass a check together. */

export class KeyedMutex<K> {
  readonly #last = new Map<K, Promise<void>>();

  run<T>(key: K, job: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(key) ?? Promise.resolve()).then(job);
    const settled: Promise<void> = done
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key);
      });
    this.#last.set(key, settled);
    return done;
  }
}
