/** The pool of connections: named statements, time limits, and faults instead of driver errors. */
import pg from 'pg';
import { StoreFault } from '../fault.ts';
import { asFault, isCollision, placeOf } from './faults.ts';

export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement is prepared once for each connection, under its name. */
export const statement = (name: string, text: string): Statement => ({ name, text });

export interface Limits {
  /** To wait for a free or new connection. */
  readonly connectMs: number;
  /** For a statement, and for a lock within it. */
  readonly statementMs: number;
  readonly lockMs: number;
}

export const DEFAULT_LIMITS: Limits = { connectMs: 3000, statementMs: 5000, lockMs: 2000 };

const INT8 = 20;
const COLLISION_TRIES = 4;

/** Milliseconds and counts are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export const connectionConfig = (url: string, limits: Limits): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'crownhead',
  connectionTimeoutMillis: limits.connectMs,
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.statementMs,
  // For a server that does not respond at all, a little later than it would itself.
  query_timeout: limits.statementMs + 1000,
  keepAlive: true,
  types,
});

export class Database {
  readonly #pool: pg.Pool;
  /** How to name it in a sentence. */
  readonly place: string;
  readonly #running = new Set<Promise<unknown>>();
  #closing: Promise<void> | null = null;

  constructor(url: string, connections: number, limits: Limits) {
    this.place = placeOf(url);
    this.#pool = new pg.Pool({ ...connectionConfig(url, limits), max: connections });
    // A connection that breaks while nobody uses it: the pool has dropped it already.
    this.#pool.on('error', () => undefined);
  }

  async rows<Row extends object>(query: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#while(async () => {
      for (let left = COLLISION_TRIES - 1; ; left--) {
        try {
          return (await this.#pool.query<Row>({ ...query, values: [...values] })).rows;
        } catch (error) {
          if (left === 0 || !isCollision(error)) throw error;
        }
      }
    });
  }

  async first<Row extends object>(query: Statement, values: readonly unknown[] = []): Promise<Row | null> {
    return (await this.rows<Row>(query, values))[0] ?? null;
  }

  /** Everything the work does with its connection happens, or nothing. */
  async transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#while(async () => {
      const client = await this.#pool.connect();
      // Without a listener, a connection that breaks between two statements would end the process.
      const ignore = (): void => undefined;
      client.on('error', ignore);
      try {
        await client.query('begin');
        const result = await work(client);
        await client.query('commit');
        client.off('error', ignore);
        client.release();
        return result;
      } catch (error) {
        client.release(true); // closing the connection rolls back
        throw error;
      }
    });
  }

  /** What was asked before is done first. */
  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#running).then(() => this.#pool.end());
    return this.#closing;
  }

  async #while<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing) throw new StoreFault('unreachable', 'The store is closed.');
    const run = work();
    this.#running.add(run);
    try {
      return await run;
    } catch (error) {
      throw asFault(error, this.place);
    } finally {
      this.#running.delete(run);
    }
  }
}
