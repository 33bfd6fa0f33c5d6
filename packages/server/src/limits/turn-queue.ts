/** Things that wait, in turns by address: one who has many of them waiting delays only itself. */
import { turnOf } from './address.ts';

export class TurnQueue<T> {
  /** Those whose turn is next come first. */
  readonly #waiting = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  lengthOf(address: string): number {
    return this.#waiting.get(turnOf(address))?.length ?? 0;
  }

  push(address: string, item: T): void {
    const key = turnOf(address);
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
