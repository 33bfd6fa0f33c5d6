/**
 * The servers a URL names: `postgres://user@first,second:5433/name`. The one that takes writes is used; when it fails,
 * all are asked again, so that a standby which was promoted is found. The driver itself knows one host only.
 */
import pg from 'pg';
import { StoreFault } from '../fault.ts';
import { placeOf } from './faults.ts';
import { hostUrls } from './host-urls.ts';

export interface ChosenServer {
  readonly url: string;
  /** Behind a pooler that hands every transaction to any connection: nothing may be kept in a session. */
  readonly pooled: boolean;
}

const PROBE_MS = 3000;
/** Answers that there is no such server stay good for this long: many ask while there is none. */
const PAUSE_MS = 100;

const PROBE = `select pg_backend_pid() as pid, current_setting('transaction_read_only') = 'on' as "readOnly"`;

export class Servers {
  /** How to name them in a sentence. */
  readonly place: string;
  readonly #urls: readonly string[];
  #chosen: Promise<ChosenServer> | null = null;

  constructor(url: string) {
    this.#urls = hostUrls(url);
    this.place = placeOf(this.#urls);
  }

  /** There is another one to look for when one fails. */
  get several(): boolean {
    return this.#urls.length > 1;
  }

  /** The same one until it is given up. */
  choose(): Promise<ChosenServer> {
    if (this.#chosen) return this.#chosen;
    const choice = this.#search();
    this.#chosen = choice;
    choice.catch(() => setTimeout(() => this.#giveUp(choice), PAUSE_MS).unref());
    return choice;
  }

  /** It failed: the next to ask looks for one again. A single server stays what it is. */
  async giveUp(server: ChosenServer): Promise<void> {
    const choice = this.#chosen;
    if (this.several && choice && (await choice.catch(() => null)) === server) this.#giveUp(choice);
  }

  #giveUp(choice: Promise<ChosenServer>): void {
    if (this.#chosen === choice) this.#chosen = null;
  }

  async #search(): Promise<ChosenServer> {
    try {
      return await Promise.any(this.#urls.map((url) => this.#probe(url)));
    } catch (error) {
      const { errors } = error as AggregateError;
      // Why the others failed matters less than that one of them may be promoted soon.
      throw errors.length === 1 ? errors[0] : (errors.find((each) => each instanceof StoreFault) ?? error);
    }
  }

  async #probe(url: string): Promise<ChosenServer> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'crownhead',
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number; readOnly: boolean }>(PROBE);
      const { pid, readOnly } = rows[0]!;
      if (readOnly && this.several) {
        throw new StoreFault('unreachable', `${this.place}: no server takes writes.`);
      }
      // A pooler tells its clients a number of its own for the process that serves them.
      return { url, pooled: pid !== (client as unknown as { processID: number }).processID };
    } finally {
      client.end().catch(() => undefined);
    }
  }
}
