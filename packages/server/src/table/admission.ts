/** Opens tables and lets people in: limits, passwords, and how often somebody may guess one. */
import { createHash } from 'node:crypto';
import { hostOptionFault, type PlayerId, seatOf } from '@crownhead/match';
import { type ClientMessageOf, type ErrorCode, type TableId, tableId } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import { checkPassword, hashPassword } from '../identity/password.ts';
import { newInvitation, sameSecret } from '../identity/secret.ts';
import { SITE_SHARE, siteOf } from '../limits/address.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { KeyedRateLimit } from '../limits/keyed-rate-limit.ts';
import type { Session, Store } from '../store/store.ts';
import type { TableHost } from './host.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import type { Tables } from './tables.ts';

/** Wrong passwords for one table within the window: by one person, and from one address, which a class may share. */
export const GUESSES_PER_PERSON = 5;
export const GUESSES_PER_ADDRESS = 20;
export const GUESS_WINDOW_MS = 10 * 60 * 1000;

/** A password is hashed slowly on purpose, so nobody sets them without end. */
export const PASSWORDS_OF_ONE = { perSecond: 0.2, burst: 20 } as const;

/** Hashes at a time, of the four threads that also do other work, and how many may wait for them. */
export const HASHING = { atOnce: 2, waiting: 200, waitingPerAddress: 20 } as const;

const COUNT_EVERY_MS = 5000;
const FAR_FROM_FULL = 0.9;

export interface AdmissionDeps {
  readonly store: Store;
  readonly tables: Tables;
  now(): number;
  readonly mostTables: number;
  readonly tablesPerPerson: number;
  readonly tablesPerAddress: number;
}

/** What lets somebody in at a private table. */
type TableSecrets = Pick<ClientMessageOf<'table.open'>, 'password' | 'invitation'>;

type NewTable = Pick<ClientMessageOf<'table.create'>, 'id' | 'options' | 'password'>;

/** The same command of the same person is the same table, however often it is sent. */
function tableFor(player: PlayerId, commandId: string): TableId {
  const digest = createHash('sha256').update(`${player}\n${commandId}`).digest();
  const letters = [...digest.subarray(0, 10)].map((byte) => (byte % 36).toString(36));
  return tableId(letters.join(''));
}

/** Wrong guesses count for who made them and for where they are, never for the table: nobody can lock it for others. */
function guessLimits(id: TableId, player: PlayerId, address: string): readonly (readonly [string, number])[] {
  const site = siteOf(address);
  return [
    [`guess:${id}:${player}`, GUESSES_PER_PERSON],
    [`guess:${id}:${address}`, GUESSES_PER_ADDRESS],
    ...(site === null ? [] : [[`guess:${id}:${site}`, SITE_SHARE * GUESSES_PER_ADDRESS] as const]),
  ];
}

export class TableAdmission {
  readonly #deps: AdmissionDeps;
  /** By address and by player. */
  readonly #creating = new KeyedMutex<string>();
  readonly #passwordsSet = new KeyedRateLimit(PASSWORDS_OF_ONE);
  readonly #hashing = new FairQueue(HASHING);
  /** Open tables on all nodes when they were last counted, and those opened here since. */
  #open = 0;
  #countAgainAt = 0;

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
  }

  async create(
    session: Session,
    address: string,
    newTable: NewTable,
    at: number,
  ): Promise<Result<TableHost, ErrorCode>> {
    const { options, password, id } = newTable;
    const { player } = session;
    if (options.private && password === undefined) return err('password-needed');
    // Here already: a password is hashed and saved before there is a table, and one of no table would never be deleted.
    const fault = hostOptionFault({ ...options, shared: false });
    if (fault) return err(fault);
    const host = await this.#deps.tables.get(tableFor(player, id), { address, person: player });
    const isNew = host.seq === 0;
    const refused = isNew ? await this.#whyNoTable(player, address) : null;
    if (refused) return err(refused);
    const hash = isNew && password !== undefined ? await this.#hash(player, address, password) : null;
    if (hash && !hash.ok) return hash;
    // One at a time for an address and for a person, so that many sent together cannot pass the counts.
    return this.#creating.run(address, () =>
      this.#creating.run(player, () => this.#create(session, address, host, newTable, hash?.value, at)),
    );
  }

  async #create(
    { player, name }: Session,
    address: string,
    host: TableHost,
    { id, options }: NewTable,
    hash: string | undefined,
    at: number,
  ): Promise<Result<TableHost, ErrorCode>> {
    if (host.seq === 0) {
      const refused = await this.#whyNoTable(player, address);
      if (refused) return err(refused);
      // Before the table, so that there is no moment in which anybody could come in.
      if (hash !== undefined) await this.#deps.store.setPassword(host.id, hash, newInvitation());
    }
    const answer = await host.submit({
      actor: player,
      commandId: id,
      at,
      seen: 0,
      address,
      origin: address,
      command: { type: 'table.create', by: player, name, options: { ...options, shared: false } },
    });
    if (!answer.ok) return err(answer.error);
    this.#open++;
    return ok(host);
  }

  async #whyNoTable(player: PlayerId, address: string): Promise<ErrorCode | null> {
    const { store, tablesPerPerson, tablesPerAddress } = this.#deps;
    if (await this.#isFull()) return 'server-full';
    if ((await store.openTablesOf(player)) >= tablesPerPerson) return 'too-many-tables';
    if ((await store.openTablesFrom(address)) >= tablesPerAddress) return 'too-many-tables-here';
    const site = siteOf(address);
    if (site === null) return null;
    const most = SITE_SHARE * tablesPerAddress;
    return (await store.openTablesFrom(site)) >= most ? 'too-many-tables-here' : null;
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

  /**
   * By the host. With another password there is another invitation, which is returned; those who are there stay, and whoever
   * else was let in before has to give the new one.
   */
  async setPassword(
    player: PlayerId,
    address: string,
    table: Pick<TableHost, 'id' | 'state'>,
    password: string,
  ): Promise<Result<string, ErrorCode>> {
    if (table.state.host !== player) return err('not-the-host');
    const hash = await this.#hash(player, address, password);
    if (!hash.ok) return hash;
    // Hashing takes a while, in which somebody else may have become the host.
    if (table.state.host !== player) return err('not-the-host');
    const invitation = newInvitation();
    await this.#deps.store.setPassword(table.id, hash.value, invitation);
    // They are told the new link.
    await this.admitPresent(table.id);
    return ok(invitation);
  }

  async #hash(player: PlayerId, address: string, password: string): Promise<Result<string, ErrorCode>> {
    if (this.#passwordsSet.take(player, this.#deps.now()) > 0) return err('too-fast');
    return (await this.#hashing.run(address, () => hashPassword(password))) ?? err('busy');
  }

  /** For those who are let in: they may pass it on. Null where everybody may come. */
  async invitation({ id, state }: Pick<TableHost, 'id' | 'state'>): Promise<string | null> {
    return state.options.private ? this.#deps.store.invitation(id) : null;
  }

  /** Those present when a table is locked, or gets another password, need none to come back. */
  async admitPresent(table: TableId): Promise<void> {
    const { store } = this.#deps;
    const players = new Set((await store.present(table)).map(({ player }) => player));
    await store.grant(table, ...players);
  }

  /** Why this player may not come in; null when they may. */
  async admit(
    player: PlayerId,
    address: string,
    { id, state }: TableHost,
    { password, invitation }: TableSecrets,
  ): Promise<ErrorCode | null> {
    if (!state.options.private) return null;
    const { store } = this.#deps;
    if (await store.granted(id, player)) return null;
    if (state.host === player || seatOf(state, player) !== null) {
      // Noted, because one day they may be neither and still want to see a game they were there for.
      await store.grant(id, player);
      return null;
    }
    // A link lets in however often anybody has guessed the password: its secret cannot be guessed.
    if (invitation !== undefined && (await this.#isInvited(id, invitation))) {
      await store.grant(id, player);
      return null;
    }
    if (password === undefined) return invitation === undefined ? 'password-needed' : 'bad-invitation';
    if (await this.#hasGuessedTooOften(id, player, address)) return 'too-many-attempts';
    return this.#hashing.run(address, () => this.#guess(id, player, address, password)) ?? 'busy';
  }

  async #isInvited(id: TableId, invitation: string): Promise<boolean> {
    const secret = await this.#deps.store.invitation(id);
    return secret !== null && sameSecret(secret, invitation);
  }

  async #hasGuessedTooOften(id: TableId, player: PlayerId, address: string): Promise<boolean> {
    const since = this.#deps.now() - GUESS_WINDOW_MS;
    const counts = guessLimits(id, player, address).map(
      async ([key, most]) => (await this.#deps.store.attempts(key, since)) >= most,
    );
    return (await Promise.all(counts)).includes(true);
  }

  async #guess(id: TableId, player: PlayerId, address: string, password: string): Promise<ErrorCode | null> {
    const { store } = this.#deps;
    // Once more, since others may have guessed while this one waited.
    if (await this.#hasGuessedTooOften(id, player, address)) return 'too-many-attempts';
    const hash = await store.password(id);
    if (hash !== null && (await checkPassword(password, hash))) {
      await store.grant(id, player);
      return null;
    }
    for (const [key] of guessLimits(id, player, address)) await store.noteAttempt(key, this.#deps.now());
    return 'wrong-password';
  }
}
