/**
 * One budget for everything a client makes the server do, whichever gateway it comes through. A credit is about a
 * millisecond of work, or so many bytes; each person and each address has a bucket of them that fills over time.
 */
import { AddressRateLimit } from './address-rate-limit.ts';
import { KeyedRateLimit } from './keyed-rate-limit.ts';
import type { Rate } from './token-bucket.ts';

/** What something costs. Work is estimated, not measured: on a busy machine nobody pays for the others. */
export interface Cost {
  /** Milliseconds of work on an ordinary machine. */
  readonly ms: number;
  /** Read and parsed. */
  readonly bytes?: number;
  /** Written to the store for weeks. */
  readonly stored?: number;
  /** Encoded and sent. */
  readonly sent?: number;
}

export interface Payer {
  readonly address: string;
  /** A player, or whatever stands for one before there is a name. */
  readonly person: string;
}

/** How many bytes cost as much as a millisecond. A move with its row comes to about one and a half credits. */
export const BYTES_PER_CREDIT = { read: 1024, stored: 256, sent: 65_536 } as const;

export const creditsOf = ({ ms, bytes = 0, stored = 0, sent = 0 }: Cost): number =>
  ms + bytes / BYTES_PER_CREDIT.read + stored / BYTES_PER_CREDIT.stored + sent / BYTES_PER_CREDIT.sent;

/** After a quiet time as much as this comes together. */
export const BURST_SECONDS = 5;

const rateOf = (perSecond: number): Rate => ({ perSecond, burst: BURST_SECONDS * perSecond });

/** Why something has to wait, and for how many milliseconds. */
export interface Overdrawn {
  readonly whose: keyof Payer;
  readonly wait: number;
}

export interface BudgetRates {
  /** Credits a second. */
  readonly person: number;
  readonly address: number;
}

export class Budget {
  readonly #now: () => number;
  readonly #buckets: Readonly<Record<keyof Payer, KeyedRateLimit | AddressRateLimit>>;

  constructor({ person, address }: BudgetRates, now: () => number) {
    this.#now = now;
    this.#buckets = {
      person: new KeyedRateLimit(rateOf(person)),
      address: new AddressRateLimit(rateOf(address)),
    };
  }

  /** Null when it may happen and is paid for; otherwise nothing is charged. */
  spend(payer: Partial<Payer>, cost: Cost): Overdrawn | null {
    const credits = creditsOf(cost);
    for (const whose of ['person', 'address'] as const) {
      const key = payer[whose];
      const wait = key === undefined ? 0 : this.#buckets[whose].wait(key, this.#now(), credits);
      if (wait > 0) return { whose, wait };
    }
    this.charge(payer, cost);
    return null;
  }

  /** In how many milliseconds an address has paid for what it has used already; 0 where it owes nothing. */
  debtOf(address: string): number {
    return this.#buckets.address.wait(address, this.#now(), 0);
  }

  /** For what has happened already, or turned out to cost more. */
  charge(payer: Partial<Payer>, cost: Cost): void {
    for (const whose of ['person', 'address'] as const) {
      const key = payer[whose];
      if (key !== undefined) this.#buckets[whose].charge(key, this.#now(), creditsOf(cost));
    }
  }
}
