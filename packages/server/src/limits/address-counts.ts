/** How many of something each address has, and each site: so many at most, and those of a site together a few times that. */
import { SITE_SHARE, siteOf } from './address.ts';

export class AddressCounts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False where there are too many already; nothing is counted then. */
  add(address: string): boolean {
    const limits = this.#limitsOf(address);
    if (limits.some(([key, most]) => (this.#counts.get(key) ?? 0) >= most)) return false;
    for (const [key] of limits) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return true;
  }

  remove(address: string): void {
    for (const [key] of this.#limitsOf(address)) {
      const left = (this.#counts.get(key) ?? 0) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
  }

  #limitsOf(address: string): readonly (readonly [key: string, most: number])[] {
    const site = siteOf(address);
    const own = [address, this.#most] as const;
    return site === null ? [own] : [own, [site, SITE_SHARE * this.#most]];
  }
}
