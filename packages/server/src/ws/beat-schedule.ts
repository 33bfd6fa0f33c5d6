/** Spreads the beats of all sockets over their interval: a few at a time, instead of thousands in one turn of the event loop. */

export class BeatSchedule<T> {
  /** Members of each part of the interval. */
  readonly #parts: readonly Set<T>[];
  readonly #partOf = new Map<T, Set<T>>();
  #next = 0;

  constructor(parts: number) {
    this.#parts = Array.from({ length: parts }, () => new Set<T>());
  }

  get size(): number {
    return this.#partOf.size;
  }

  /** Into the part with the fewest, so that nobody can make one of them crowded by coming and going. */
  add(member: T): void {
    const part = this.#parts.reduce((least, each) => (each.size < least.size ? each : least));
    part.add(member);
    this.#partOf.set(member, part);
  }

  delete(member: T): void {
    this.#partOf.get(member)?.delete(member);
    this.#partOf.delete(member);
  }

  members(): IterableIterator<T> {
    return this.#partOf.keys();
  }

  /** Those whose turn it is; after as many calls as there are parts everybody has had one. */
  turn(): ReadonlySet<T> {
    const part = this.#parts[this.#next]!;
    this.#next = (this.#next + 1) % this.#parts.length;
    return part;
  }
}
