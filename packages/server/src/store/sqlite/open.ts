/** The SQLite store as the server sees it: calls of one tick travel together to the thread that runs them. */
import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { StoreFault } from '../fault.ts';
import type { Store } from '../store.ts';
import type { BackedUp } from './backup.ts';
import type { Answer } from './batch.ts';
import type { Call, Calls, Method } from './calls.ts';
import type { BackupReply, BackupRequest } from './serve.ts';
import type { OpenResult } from './worker.ts';

export interface SqliteStore extends Store {
  /** Copies the database into a new file while calls go on. Rejects with a `StoreFault`. */
  backUp(file: string): Promise<BackedUp>;
}

export interface SqliteOptions {
  /** The thread has ended and nobody had closed it: nothing can be saved any more. */
  onDeath?(message: string): void;
}

/** What of a worker is needed here. */
export type StoreWorker = Pick<Worker, 'on' | 'postMessage'>;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Calls go out and results come back in the same order, so neither needs a number. */
class Thread {
  readonly #worker: StoreWorker;
  readonly #exited: Promise<void>;
  #asked: Call[] = [];
  #waiting: Waiting[] = [];
  #ended: StoreFault | null = null;
  readonly #onDeath: (message: string) => void;

  constructor(worker: StoreWorker, onDeath: (message: string) => void) {
    this.#worker = worker;
    this.#onDeath = onDeath;
    worker.on('message', (text: string) => this.#answer(JSON.parse(text)));
    worker.on('error', (error) => this.#end(`The store’s thread has failed: ${error.message}`));
    this.#exited = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#end('The store’s thread has ended.');
        resolve();
      });
    });
  }

  call<M extends Method>(method: M, ...args: Parameters<Calls[M]>): Promise<ReturnType<Calls[M]>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      // After the input of this turn of the event loop: what it brings for many tables makes one message.
      if (this.#asked.length === 0) setImmediate(() => this.#flush());
      this.#asked.push([method, args]);
      this.#waiting.push({ resolve, reject });
    });
  }

  async close(): Promise<void> {
    if (!this.#ended) {
      this.#flush();
      this.#worker.postMessage(null);
      this.#ended = new StoreFault('unreachable', 'The store is closed.');
    }
    await this.#exited;
  }

  async backUp(file: string): Promise<BackedUp> {
    if (this.#ended) throw this.#ended;
    const { port1, port2 } = new MessageChannel();
    this.#worker.postMessage({ file, reply: port2 } satisfies BackupRequest, [port2]);
    const replied = once(port1, 'message') as Promise<[BackupReply]>;
    const [reply] = await Promise.race([
      replied,
      this.#exited.then((): [BackupReply] => [{ code: 'unreachable', message: 'The store is closed.' }]),
    ]);
    port1.close();
    if ('done' in reply) return reply.done;
    throw reply.code ? new StoreFault(reply.code, reply.message) : new Error(reply.message);
  }

  #flush(): void {
    if (this.#asked.length === 0) return;
    this.#worker.postMessage(JSON.stringify(this.#asked));
    this.#asked = [];
  }

  #answer(answers: readonly Answer[]): void {
    const answered = this.#waiting.splice(0, answers.length);
    for (const [i, { resolve, reject }] of answered.entries()) {
      const answer = answers[i]!;
      if ('value' in answer) resolve(answer.value as never);
      else reject(answer.fault ? new StoreFault(answer.fault, answer.message) : new Error(answer.message));
    }
  }

  #end(message: string): void {
    const expected = this.#ended !== null;
    this.#ended ??= new StoreFault('unreachable', message);
    for (const { reject } of this.#waiting) reject(new StoreFault('unreachable', message));
    this.#waiting = [];
    this.#asked = [];
    if (!expected) this.#onDeath(message);
  }
}

/** Opens or makes the database file; `:memory:` is forgotten when it is closed. Rejects with a `StoreFault`. */
export async function openSqlite(
  file: string,
  { onDeath = () => undefined }: SqliteOptions = {},
): Promise<SqliteStore> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: file });
  const opening = await new Promise<OpenResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The store did not start.')));
  });
  if (!opening.open) throw new StoreFault(opening.code, opening.message);
  return storeOn(worker, onDeath);
}

/** The store on a worker that has its database open. */
export function storeOn(worker: StoreWorker, onDeath: (message: string) => void): SqliteStore {
  const thread = new Thread(worker, onDeath);
  const ask =
    <M extends Method>(method: M) =>
    (...args: Parameters<Calls[M]>) =>
      thread.call(method, ...args);
  return {
    append: ask('append'),
    read: ask('read'),
    confirm: ask('confirm'),
    heads: async (tables) => new Map(await thread.call('heads', tables)),
    saveSnapshot: ask('saveSnapshot'),
    snapshot: ask('snapshot'),
    logBytes: ask('logBytes'),
    dueTables: ask('dueTables'),
    dueComputers: ask('dueComputers'),
    claimComputer: ask('claimComputer'),
    listings: ask('listings'),
    countListings: ask('countListings'),
    listing: ask('listing'),
    tablesOf: ask('tablesOf'),
    openTables: ask('openTables'),
    openTablesOf: ask('openTablesOf'),
    openTablesFrom: ask('openTablesFrom'),
    originOf: ask('originOf'),
    waitingSeatsOf: ask('waitingSeatsOf'),
    waitingSeatsFrom: ask('waitingSeatsFrom'),
    games: ask('games'),
    gamesOf: ask('gamesOf'),
    game: ask('game'),
    claimUnindexed: ask('claimUnindexed'),
    indexGame: ask('indexGame'),
    searchGames: ask('searchGames'),
    exploreGames: ask('exploreGames'),
    setPassword: ask('setPassword'),
    password: ask('password'),
    invitation: ask('invitation'),
    grant: ask('grant'),
    granted: ask('granted'),
    noteAttempt: ask('noteAttempt'),
    attempts: ask('attempts'),
    createSession: ask('createSession'),
    sessionByToken: ask('sessionByToken'),
    renameSession: ask('renameSession'),
    touchSession: ask('touchSession'),
    saveReturnCode: ask('saveReturnCode'),
    redeemReturnCode: ask('redeemReturnCode'),
    heartbeat: ask('heartbeat'),
    othersHeard: ask('othersHeard'),
    retire: ask('retire'),
    connect: ask('connect'),
    disconnect: ask('disconnect'),
    present: ask('present'),
    presentAt: ask('presentAt'),
    lapsed: ask('lapsed'),
    putRecord: ask('putRecord'),
    takeRecord: ask('takeRecord'),
    records: ask('records'),
    recordsRevision: ask('recordsRevision'),
    people: ask('people'),
    person: ask('person'),
    connections: ask('connections'),
    nodes: ask('nodes'),
    endSession: ask('endSession'),
    hasActed: ask('hasActed'),
    tablesNaming: ask('tablesNaming'),
    rewriteRows: ask('rewriteRows'),
    rewriteGame: ask('rewriteGame'),
    forget: async (now) => {
      while (await thread.call('forget', now));
    },
    backUp: (target) => thread.backUp(target),
    close: () => thread.close(),
  };
}
