/** Requests take turns by address, a few for each turn of the event loop: many connections of one address delay only that address. */
import { TurnQueue } from './turn-queue.ts';

/** Some milliseconds of work, after which moves and everything else have their turn. */
export const REQUESTS_A_TURN = 8;

export class RequestTurns {
  readonly #waiting = new TurnQueue<() => void>();
  readonly #later: (next: () => void) => void;
  #left = REQUESTS_A_TURN;
  #isScheduled = false;

  constructor(later: (next: () => void) => void = setImmediate) {
    this.#later = later;
  }

  /** Resolves when it is this request's turn. */
  take(address: string): Promise<void> {
    this.#schedule();
    if (this.#left > 0 && this.#waiting.length === 0) {
      this.#left -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(address, resolve));
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#later(() => {
      this.#isScheduled = false;
      this.#left = REQUESTS_A_TURN;
      for (; this.#left > 0 && this.#waiting.length > 0; this.#left -= 1) this.#waiting.shift()!();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }
}
