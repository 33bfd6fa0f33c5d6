/** A world for tests: time that only moves when advanced, randomness from a seed, a storage to look at. */
import type { Ports, Storage } from './ports.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class FakeWorld implements Ports {
  #now: number;
  #seed: number;
  #alarms: readonly Alarm[] = [];

  constructor(now = 1_000_000, seed = 1) {
    this.#now = now;
    this.#seed = seed;
  }

  readonly now = (): number => this.#now;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const alarm = { at: this.#now + Math.max(0, ms), run };
    this.#alarms = [...this.#alarms, alarm];
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  };

  /** The minimal standard generator of Park and Miller, stretched to 32 bits. */
  readonly random = (): number => {
    this.#seed = (this.#seed * 48_271) % 0x7fff_ffff;
    return (this.#seed * 2) >>> 0;
  };

  /** How many alarms are set. */
  get waiting(): number {
    return this.#alarms.length;
  }

  #next(until: number): Alarm | null {
    const due = this.#alarms.filter(({ at }) => at <= until);
    return due.reduce<Alarm | null>((first, alarm) => (first && first.at <= alarm.at ? first : alarm), null);
  }

  /** Lets time pass and everything happen that falls due, each thing at its time; promises settle in between. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (let alarm = this.#next(end); alarm; alarm = this.#next(end)) {
      const { at, run } = alarm;
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
      this.#now = Math.max(this.#now, at);
      run();
      await settled();
    }
    this.#now = end;
  }
}

/** Long enough for any chain of promises here. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await null;
}

export class FakeStorage implements Storage {
  text: string | null = null;
  isFull = false;
  read(): string | null {
    return this.text;
  }
  write(text: string): boolean {
    if (!this.isFull) this.text = text;
    return !this.isFull;
  }
  clear(): void {
    this.text = null;
  }
}
