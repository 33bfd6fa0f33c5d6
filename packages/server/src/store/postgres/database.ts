/** The pool of connections: named statements, time limits, and faults instead of driver errors. */
import pg from 'pg';
import { StoreFault } from '../fault.ts';
import { asFault, isCollision, isLost } from './faults.ts';
import { type ChosenServer, Servers } from './servers.ts';

export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement is prepared once for each connection, under its name, unless a pooler is between. */
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

/** A pooler refuses what it cannot keep for a session; there the limits are those of the database's user. */
const sessionLimits = ({ statementMs, lockMs }: Limits): pg.ClientConfig => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: statementMs,
});

export const connectionConfig = ({ url, pooled }: ChosenServer, limits: Limits): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'crownhead',
  connectionTimeoutMillis: limits.connectMs,
  ...(pooled ? {} : sessionLimits(limits)),
  // For a server that does not respond at all, a little later than it would itself.
  query_timeout: limits.statementMs + 1000,
  keepAlive: true,
  types,
});

/** Connections to one server. */
interface ServerPool {
  readonly server: ChosenServer;
  readonly pool: pg.Pool;
}

export class Database {
  readonly #servers: Servers;
  readonly #connections: number;
  readonly #limits: Limits;
  #current: ServerPool | null = null;
  readonly #running = new Set<Promise<unknown>>();
  #closing: Promise<void> | null = null;

  constructor(url: string, connections: number, limits: Limits) {
    this.#servers = new Servers(url);
    this.#connections = connections;
    this.#limits = limits;
  }

  /** How to name it in a sentence. */
  get place(): string {
    return this.#servers.place;
  }

  async rows<Row extends object>(query: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#using(async (client, { pooled }) => {
      const { name, text } = query;
      const asked = { ...(pooled ? {} : { name }), text, values: [...values] };
      for (let left = COLLISION_TRIES - 1; ; left--) {
        try {
          return (await client.query<Row>(asked)).rows;
        } catch (error) {
          if (left === 0 || !isCollision(error)) throw error;
        }
      }
    });
  }

  async first<Row extends object>(query: Statement, values: readonly unknown[] = []): Promise<Row | null> {
    return (await this.rows<Row>(query, values))[0] ?? null;
  }

  /** Everything the work does with its connection happens, or nothing: closing the connection rolls back. */
  async transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#using(async (client) => {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    });
  }

  /** What was asked before is done first. */
  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#running).then(() => this.#current?.pool.end());
    return this.#closing;
  }

  async #using<T>(work: (client: pg.PoolClient, server: ChosenServer) => Promise<T>): Promise<T> {
    if (this.#closing) throw new StoreFault('unreachable', 'The store is closed.');
    const run = this.#run(work);
    this.#running.add(run);
    try {
      return await run;
    } finally {
      this.#running.delete(run);
    }
  }

  async #run<T>(work: (client: pg.PoolClient, server: ChosenServer) => Promise<T>): Promise<T> {
    let server: ChosenServer | null = null;
    try {
      const connected = await this.#connect();
      const { client } = connected;
      server = connected.server;
      try {
        const result = await work(client, server);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    } catch (error) {
      const fault = asFault(error, this.place);
      if (server && isLost(fault)) await this.#servers.giveUp(server);
      throw fault;
    }
  }

  /** Where there are several servers, one that cannot be reached is left for another: nothing was asked of it yet. */
  async #connect(): Promise<{ client: pg.PoolClient; server: ChosenServer }> {
    for (let mayLook = this.#servers.several; ; mayLook = false) {
      const server = await this.#servers.choose();
      try {
        return { client: await this.#poolOf(server).connect(), server };
      } catch (error) {
        await this.#servers.giveUp(server);
        if (!mayLook) throw error;
      }
    }
  }

  #poolOf(server: ChosenServer): pg.Pool {
    const before = this.#current;
    if (before?.server.url === server.url) return before.pool;
    before?.pool.end().catch(() => undefined);
    const pool = new pg.Pool({ ...connectionConfig(server, this.#limits), max: this.#connections });
    // A connection that breaks: the pool drops it, and whoever uses it has an error of their own.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    this.#current = { server, pool };
    return pool;
  }
}
