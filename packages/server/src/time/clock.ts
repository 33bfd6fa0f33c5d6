/** Time as the server sees it, behind a port so that tests can bring their own. */

export type Cancel = () => void;

export interface Clock {
  /** Milliseconds since the epoch, as the store's clock has it. */
  now(): number;
  /** Calls again and again; a call that is still running is not called again. */
  every(ms: number, job: () => void | Promise<void>): Cancel;
  after(ms: number, job: () => void): Cancel;
  /** The store's clock turned out to be ahead by this much. */
  adjust(ahead: number): void;
}

/** This machine's monotonic clock, so that a jump of the wall clock moves no deadline. */
export class SystemClock implements Clock {
  #offset = 0;

  now(): number {
    return Math.round(performance.timeOrigin + performance.now() + this.#offset);
  }

  every(ms: number, job: () => void | Promise<void>): Cancel {
    let busy = false;
    const timer = setInterval(async () => {
      if (busy) return;
      busy = true;
      try {
        await job();
      } finally {
        busy = false;
      }
    }, ms);
    return () => clearInterval(timer);
  }

  after(ms: number, job: () => void): Cancel {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  }

  adjust(ahead: number): void {
    this.#offset += ahead;
  }
}
