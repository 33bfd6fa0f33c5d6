/** The numbers of clients, from 1 to the limit; the smallest free one is assigned first (C1). */

export class Ids {
  readonly #most: number;
  readonly #taken = new Set<number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Null when all are taken. */
  take(): number | null {
    for (let id = 1; id <= this.#most; id++) {
      if (this.#taken.has(id)) continue;
      this.#taken.add(id);
      return id;
    }
    return null;
  }

  free(id: number): void {
    this.#taken.delete(id);
  }
}
