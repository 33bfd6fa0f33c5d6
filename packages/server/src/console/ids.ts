/** The numbers clients go by, from 1 to the most there may be; the smallest free one is given out first (C1). */

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
