/** A rate limit for every address, and one for all addresses of a site together. */
import { SITE_SHARE, siteOf } from './address.ts';
import { KeyedRateLimit } from './keyed-rate-limit.ts';
import type { Rate } from './token-bucket.ts';

export class AddressRateLimit {
  readonly #addresses: KeyedRateLimit;
  readonly #sites: KeyedRateLimit;

  constructor(rate: Rate) {
    this.#addresses = new KeyedRateLimit(rate);
    this.#sites = new KeyedRateLimit({
      perSecond: SITE_SHARE * rate.perSecond,
      burst: SITE_SHARE * rate.burst,
    });
  }

  /** 0 when it may happen now and is taken; otherwise in how many milliseconds it may. */
  take(address: string, now: number, cost = 1): number {
    const wait = this.wait(address, now, cost);
    if (wait === 0) this.charge(address, now, cost);
    return wait;
  }

  /** The same, without taking anything. */
  wait(address: string, now: number, cost = 1): number {
    const site = siteOf(address);
    const shared = site === null ? 0 : this.#sites.wait(site, now, cost);
    return Math.max(shared, this.#addresses.wait(address, now, cost));
  }

  /** For what has happened already. */
  charge(address: string, now: number, cost: number): void {
    const site = siteOf(address);
    if (site !== null) this.#sites.charge(site, now, cost);
    this.#addresses.charge(address, now, cost);
  }
}
