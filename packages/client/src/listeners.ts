/** Subscribers. What happens during a notification is delivered after it, so that all receive it in order. */
export class Listeners<T> {
  readonly #listeners = new Set<(value: T) => void>();
  readonly #waiting: T[] = [];
  #telling = false;

  add(listener: (value: T) => void): () => void {
    // Two subscriptions of one function are two subscriptions.
    const own = (value: T): void => listener(value);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  tell(value: T): void {
    this.#waiting.push(value);
    if (this.#telling) return;
    this.#telling = true;
    try {
      for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
        for (const listener of [...this.#listeners]) listener(next);
      }
    } finally {
      this.#telling = false;
    }
  }
}
