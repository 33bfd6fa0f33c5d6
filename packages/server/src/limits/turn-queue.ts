/** Things that wait, in turns by key: one who has many of them waiting delays only itself. */

export class TurnQueue<T> {
  /** The key whose turn is next comes first. */
  readonly #waiting = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  lengthOf(key: string): number {
    return this.#waiting.get(key)?.length ?? 0;
  }

  push(key: string, item: T): void {
    const queue = this.#waiting.get(key) ?? [];
    queue.push(item);
    this.#waiting.set(key, queue);
    this.#length += 1;
  }

  shift(): T | undefined {
    const [key, queue] = this.#waiting.entries().next().value ?? [];
    if (key === undefined || queue === undefined) return undefined;
    this.#waiting.delete(key);
    const item = queue.shift()!;
    // Behind all others who wait.
    if (queue.length > 0) this.#waiting.set(key, queue);
    this.#length -= 1;
    return item;
  }
}
