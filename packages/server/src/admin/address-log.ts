/**
 * Addresses as the log has them: hashed with a key that is new every day and forgotten after two weeks, so that lines of
 * one day can be put together and nobody can find out later who it was. All nodes share the key.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Records } from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_KEPT_DAYS = 14;
const SHOWN_LETTERS = 12;
const MOST_KNOWN = 10_000;

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

export class AddressLog {
  readonly #records: Records;
  #key = randomBytes(32).toString('hex');
  readonly #known = new Map<string, string>();

  constructor(records: Records) {
    this.#records = records;
  }

  /** The same for the same address on one day. */
  hash(address: string): string {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const hash = createHmac('sha256', this.#key).update(address).digest('base64url').slice(0, SHOWN_LETTERS);
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    this.#known.set(address, hash);
    return hash;
  }

  /** Call it now and then: with a new day comes a new key, and what another node chose counts here too. */
  async follow(): Promise<void> {
    const day = dayOf(this.#records.now());
    const [kept] = await this.#records.list('address-key', { subject: day, limit: 1 });
    const key = kept?.body.key ?? (await this.#make(day));
    if (key !== this.#key) this.#use(key);
  }

  /** Lines from now on cannot be put together with earlier ones of this day. */
  async rotate(): Promise<void> {
    this.#use(await this.#make(dayOf(this.#records.now())));
  }

  #use(key: string): void {
    this.#key = key;
    this.#known.clear();
  }

  async #make(day: string): Promise<string> {
    const key = randomBytes(32).toString('hex');
    const at = this.#records.now();
    const until = at + KEY_KEPT_DAYS * DAY_MS;
    await this.#records.put({ kind: 'address-key', id: day, at, until, subject: day, body: { key } });
    return key;
  }
}
