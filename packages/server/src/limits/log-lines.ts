/** So many lines of the log for what one address does; beyond it they are for those who look closely. */
import { KeyedRateLimit } from './keyed-rate-limit.ts';
import type { Rate } from './token-bucket.ts';

/** A class that opens the web app together is within it; a flood fills no disk. */
export const LINES_OF_ADDRESS: Rate = { perSecond: 20, burst: 1000 };

export class LogLines {
  readonly #now: () => number;
  readonly #lines = new KeyedRateLimit(LINES_OF_ADDRESS);

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The level of the next line about this address. */
  levelFor(address: string): 'info' | 'debug' {
    return this.#lines.take(address, this.#now()) === 0 ? 'info' : 'debug';
  }
}
