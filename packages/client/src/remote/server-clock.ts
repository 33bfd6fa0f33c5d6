/** How far the server's clock is ahead of this device's, estimated from its messages. */

/** The more samples, the likelier one of them travelled fast; the fewer, the sooner a changed clock is noticed. */
const SAMPLES = 8;
/** No message takes this long: the clock of this device has been set. */
const CLOCK_WAS_SET_MS = 5000;

export class ServerClock {
  #samples: readonly number[] = [];

  /** A message is heard late, never early: the sample that says the most is the best. */
  get offset(): number {
    return this.#samples.length === 0 ? 0 : Math.max(...this.#samples);
  }

  heard(serverNow: number, now: number): void {
    const sample = serverNow - now;
    const known = Math.abs(sample - this.offset) < CLOCK_WAS_SET_MS ? this.#samples : [];
    this.#samples = [...known, sample].slice(-SAMPLES);
  }
}
