/** Opens tables and lets people in: limits, passwords, and how often somebody may guess one. */
import { createHash } from 'node:crypto';
import { type PlayerId, seatOf } from '@crownhead/match';
import { type ClientMessageOf, type ErrorCode, type TableId, tableId } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import { checkPassword, hashPassword } from '../identity/password.ts';
import { KeyedRateLimit } from '../limits/keyed-rate-limit.ts';
import type { Session, Store } from '../store/store.ts';
import type { TableHost } from './host.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import type { Tables } from './tables.ts';

/** Wrong passwords for one table within the window: from one address, and from all. */
export const GUESSES_PER_ADDRESS = 5;
export const GUESSES_PER_TABLE = 50;
export const GUESS_WINDOW_MS = 10 * 60 * 1000;

/** A password is hashed slowly on purpose, so nobody sets them without end. */
export const PASSWORDS_OF_ONE = { perSecond: 0.2, burst: 20 } as const;

const COUNT_EVERY_MS = 5000;
const FAR_FROM_FULL = 0.9;

export interface AdmissionDeps {
  readonly store: Store;
  readonly tables: Tables;
  now(): number;
  readonly mostTables: number;
  readonly tablesPerPerson: number;
}

type NewTable = Pick<ClientMessageOf<'table.create'>, 'id' | 'options' | 'password'>;

/** The same command of the same person is the same table, however often it is sent. */
function tableFor(player: PlayerId, commandId: string): TableId {
  const digest = createHash('sha256').update(`${player}\n${commandId}`).digest();
  const letters = [...digest.subarray(0, 10)].map((byte) => (byte % 36).toString(36));
  return tableId(letters.join(''));
}

export class TableAdmission {
  readonly #deps: AdmissionDeps;
  readonly #guessing = new KeyedMutex<TableId>();
  readonly #creating = new KeyedMutex<PlayerId>();
  readonly #passwordsSet = new KeyedRateLimit(PASSWORDS_OF_ONE);
  /** Open tables on all nodes when they were last counted, and those opened here since. */
  #open = 0;
  #countAgainAt = 0;

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
  }

  create(session: Session, newTable: NewTable, at: number): Promise<Result<TableHost, ErrorCode>> {
    return this.#creating.run(session.player, () => this.#create(session, newTable, at));
  }

  async #create(
    { player, name }: Session,
    { id, options, password }: NewTable,
    at: number,
  ): Promise<Result<TableHost, ErrorCode>> {
    const { store, tables, tablesPerPerson } = this.#deps;
    if (options.private && password === undefined) return err('password-needed');
    const table = tableFor(player, id);
    const host = await tables.get(table);
    if (host.seq === 0) {
      if (await this.#isFull()) return err('server-full');
      if ((await store.openTablesOf(player)) >= tablesPerPerson) return err('too-many-tables');
      // Before the table, so that there is no moment in which anybody could come in.
      const refused = password === undefined ? null : await this.setPassword(player, table, password);
      if (refused) return err(refused);
    }
    const answer = await host.submit({
      actor: player,
      commandId: id,
      at,
      seen: 0,
      command: { type: 'table.create', by: player, name, options: { ...options, shared: false } },
    });
    if (!answer.ok) return err(answer.error);
    this.#open++;
    return ok(host);
  }

  /** Counting many tables takes its time: far from the limit, a number that is a little old will do. */
  async #isFull(): Promise<boolean> {
    const { store, mostTables, now } = this.#deps;
    const isFar = this.#open < mostTables * FAR_FROM_FULL;
    if (!isFar || now() >= this.#countAgainAt) {
      this.#open = await store.openTables();
      this.#countAgainAt = now() + COUNT_EVERY_MS;
    }
    return this.#open >= mostTables;
  }

  async setPassword(player: PlayerId, table: TableId, password: string): Promise<ErrorCode | null> {
    if (this.#passwordsSet.take(player, this.#deps.now()) > 0) return 'too-fast';
    const hash = await hashPassword(password);
    if (!hash.ok) return hash.error;
    await this.#deps.store.setPassword(table, hash.value);
    return null;
  }

  /** Those present when a table is locked need no password to come back. */
  async admitPresent(table: TableId): Promise<void> {
    const { store } = this.#deps;
    for (const { player } of await store.present(table)) await store.grant(table, player);
  }

  /** Why this player may not come in; null when they may. */
  async admit(
    player: PlayerId,
    address: string,
    { id, state }: TableHost,
    password: string | undefined,
  ): Promise<ErrorCode | null> {
    if (!state.options.private) return null;
    const { store } = this.#deps;
    if (await store.granted(id, player)) return null;
    if (state.host === player || seatOf(state, player) !== null) {
      // Noted, because one day they may be neither and still want to see a game they were there for.
      await store.grant(id, player);
      return null;
    }
    if (password === undefined) return 'password-needed';
    return this.#guessing.run(id, () => this.#guess(id, player, address, password));
  }

  async #guess(id: TableId, player: PlayerId, address: string, password: string): Promise<ErrorCode | null> {
    const { store } = this.#deps;
    const now = this.#deps.now();
    const since = now - GUESS_WINDOW_MS;
    const limits = [
      [`guess:${id}:${address}`, GUESSES_PER_ADDRESS],
      [`guess:${id}`, GUESSES_PER_TABLE],
    ] as const;
    for (const [key, most] of limits) {
      if ((await store.attempts(key, since)) >= most) return 'too-many-attempts';
    }
    const hash = await store.password(id);
    if (hash !== null && (await checkPassword(password, hash))) {
      await store.grant(id, player);
      return null;
    }
    for (const [key] of limits) await store.noteAttempt(key, now);
    return 'wrong-password';
  }
}
