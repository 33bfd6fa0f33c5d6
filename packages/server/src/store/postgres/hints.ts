/**
 * Hints by LISTEN and NOTIFY, on a connection of their own: in the transaction of an append they would cost a lock that
 * all writers share. Those of a few milliseconds go together. A lost connection is opened again for as long as it takes.
 * A pooler passes no notifications on: behind one, nodes read what they watch again and again instead.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Hint, Hints } from '../hints.ts';
import { connectionConfig, DEFAULT_LIMITS } from './database.ts';
import { formatHints, HintBatch, parseHints } from './hint-text.ts';
import { type ChosenServer, Servers } from './servers.ts';

const BATCH_MS = 5;
const FIRST_PAUSE_MS = 100;
/** As often as nodes report: a database that is back is not kept waiting by those who listen. */
const LONGEST_PAUSE_MS = 500;
const GOODBYE_MS = 1000;
/** Where there are no notifications, others are seen after this long at the most. */
const POLL_MS = 200;

/** Stores in one database get each other's hints only if they share a schema. */
const WHERE = `
  select 'crownhead_' || oid as channel, pg_backend_pid() as pid
  from pg_namespace where nspname = current_schema()`;
const NOTIFY = { name: 'notify', text: 'select pg_notify($1, text) from unnest($2::text[]) as text' };

export class PostgresHints implements Hints {
  readonly #servers: Servers;
  readonly #batch = new HintBatch();
  readonly #closed = new AbortController();
  readonly #done: Promise<void>;
  readonly #onHint: ((hint: Hint) => void)[] = [];
  readonly #onLost: (() => void)[] = [];
  /** Null while there is no connection: what is published meanwhile is lost, and the others read heads anyway. */
  #send: ((texts: readonly string[]) => Promise<unknown>) | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** One message at a time: what comes meanwhile goes with the next. */
  #sending: Promise<void> | null = null;
  #hangUp: () => void = () => undefined;

  constructor(url: string) {
    this.#servers = new Servers(url);
    this.#done = this.#keepListening();
  }

  publish(hint: Hint): void {
    if (this.#send === null) return;
    this.#batch.add(hint);
    if (this.#sending === null) this.#timer ??= setTimeout(() => this.#flush(), BATCH_MS);
  }

  /** `onLost` is called each time listening begins, the first time too: earlier hints were missed. */
  subscribe(onHint: (hint: Hint) => void, onLost: () => void): void {
    this.#onHint.push(onHint);
    this.#onLost.push(onLost);
  }

  async close(): Promise<void> {
    await this.#flush();
    this.#closed.abort();
    this.#hangUp();
    await this.#done;
  }

  /** A failed send ends the connection, and that is all there is to do. */
  async #flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#sending;
    this.#sending = this.#sendAll();
    await this.#sending;
    this.#sending = null;
  }

  async #sendAll(): Promise<void> {
    for (let texts = this.#take(); texts.length > 0; texts = this.#take()) await this.#send?.(texts);
  }

  #take(): readonly string[] {
    return formatHints(this.#batch.take());
  }

  async #keepListening(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!this.#closed.signal.aborted) {
      if (await this.#listen()) pause = FIRST_PAUSE_MS;
      // Not all nodes at the same moment.
      await this.#pause(pause * (0.5 + Math.random()));
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, null, { signal: this.#closed.signal }).catch(() => undefined);
  }

  /** Listens until the connection is lost or the hints are closed; true when it listened at all. */
  async #listen(): Promise<boolean> {
    const server = await this.#servers.choose().catch(() => null);
    if (!server) return false;
    if (server.pooled) {
      await this.#poll();
      return true;
    }
    const listened = await this.#listenTo(server);
    await this.#servers.giveUp(server);
    return listened;
  }

  async #poll(): Promise<void> {
    while (!this.#closed.signal.aborted) {
      for (const onLost of this.#onLost) onLost();
      await this.#pause(POLL_MS);
    }
  }

  async #listenTo(server: ChosenServer): Promise<boolean> {
    const client = new pg.Client(connectionConfig(server, DEFAULT_LIMITS));
    const lost = new Promise<void>((resolve) => {
      this.#hangUp = resolve;
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ channel: string; pid: number }>(WHERE);
      const { channel, pid } = rows[0]!;
      client.on('notification', ({ processId, payload = '' }) => {
        if (processId !== pid) this.#hear(payload);
      });
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.#send = (texts) =>
        client.query({ ...NOTIFY, values: [channel, texts] }).catch(() => this.#hangUp());
    } catch {
      await hangUp(client);
      return false;
    }
    for (const onLost of this.#onLost) onLost();
    await lost;
    this.#send = null;
    this.#batch.take();
    await hangUp(client);
    return true;
  }

  #hear(payload: string): void {
    for (const hint of parseHints(payload)) for (const onHint of this.#onHint) onHint(hint);
  }
}

/** A server that does not respond any more does not close the connection either. */
async function hangUp(client: pg.Client): Promise<void> {
  await new Promise<void>((done) => {
    const timer = setTimeout(() => {
      client.connection.stream.destroy();
      done();
    }, GOODBYE_MS);
    const gone = (): void => {
      clearTimeout(timer);
      done();
    };
    client.end().then(gone, gone);
  });
}
