/**
 * One table in the memory of one node: a cached copy of its log. No node owns a table: the first to append wins,
 * the others read on and decide again. Commands run one at a time, in turns by address and in order within each; a refusal
 * is given only at the confirmed head.
 */
import {
  type Command,
  decide,
  type Env,
  NO_TABLE,
  needsSpectators,
  needsVerdict,
  playing,
  replay,
  type Spectator,
  STATE_VERSION,
  type TableEvent,
  type TableRefusal,
  type TableState,
} from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { err } from '@crownhead/rules';
import { AddressRateLimit } from '../limits/address-rate-limit.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import type { Rate } from '../limits/token-bucket.ts';
import { StoreFault } from '../store/fault.ts';
import type { LogRow, Outage, Store } from '../store/store.ts';
import { fitsLog, isWornOut, type LogCeiling } from './log-ceiling.ts';
import { dueOf, gamesEnded, summaryOf } from './summary.ts';

/** What a node brings to its tables. */
export interface TableHostDeps {
  readonly store: Store;
  /** 32 random bits. */
  random(): number;
  now(): number;
  /** Times in which no node was alive, oldest first, the latest included. */
  outages(): Promise<readonly Outage[]>;
  /** The store did not take something. */
  onFault(): void;
  /** What the endgame tables say about the present position. */
  verdict(state: TableState): Env['verdict'];
  readonly logCeiling: LogCeiling;
  /** This node has appended a row: other nodes want a hint, computers may have to think. */
  onAppended(host: TableHost, row: LogRow): void;
  /** A row of this node has changed what lists show of the table. */
  onSummary(): void;
}

/** A command with everything that stays the same through retries. */
export interface CommandEnvelope {
  readonly actor: string;
  readonly commandId: string;
  /** When it arrived. */
  readonly at: number;
  /** The last seq its sender knows. */
  readonly seen: number;
  readonly command: Command;
  /** Whether it still fits the table when it is its turn; without it, it always does. */
  readonly applies?: (state: TableState) => boolean;
  /** In whose turn it is decided; without it, in that of the server itself. */
  readonly address?: string;
  /** The address that opens the table with this command. */
  readonly origin?: string;
  /** The address that takes a seat with this command. */
  readonly seatedFrom?: string;
}

export type CommandResult =
  /** With the bytes that its events take in the log; none where it was there before. */
  | { readonly ok: true; readonly seq: number; readonly bytes: number }
  | { readonly ok: false; readonly error: TableRefusal | 'unavailable' | 'table-worn-out' | 'too-fast' };

export const SYSTEM = 'system';

/** The turn of what the server itself does at a table. */
const OWN_TURN = '';
/** Commands waiting at one table for those of one address who have no part in it. */
export const MOST_WAITING = 8;
/**
 * Bytes that they may add to its log, by sitting down and leaving again and again: a class that takes turns at a table is within it,
 * and one address takes hours to fill the log of others.
 */
export const ADDED_BY_STRANGERS: Rate = { perSecond: 128, burst: 32 * 1024 };
const ONE_AT_A_TIME = { atOnce: 1, waiting: Infinity, waitingPerAddress: Infinity } as const;

const byteLength = (value: object): number => Buffer.byteLength(JSON.stringify(value));

type RowListener = (row: LogRow, host: TableHost) => void;

/** Others may win the race for a seq this often before we believe that something is wrong. */
const MOST_CONFLICTS = 100;
/** A snapshot is saved after so many rows, and where they are long, after so many bytes: whoever loads a table reads no more. */
const SNAPSHOT_EVERY = 64;
const SNAPSHOT_BYTES = 64 * 1024;
/** Rows kept for those who come back after a short while, and their bytes at most. */
export const RECENT_ROWS = 64;
export const RECENT_BYTES: number = 64 * 1024;

export class TableHost {
  readonly id: TableId;
  readonly #deps: TableHostDeps;
  readonly #listeners = new Set<RowListener>();
  #state: TableState = NO_TABLE;
  #seq = 0;
  /** Of the events in the log. */
  #bytes = 0;
  /** The summary as this copy last wrote it, and the row it belongs to. */
  #written = { seq: 0, summary: '' };
  #recent: { readonly row: LogRow; readonly bytes: number }[] = [];
  #recentBytes = 0;
  /** Since the last snapshot. */
  #unsaved = 0;
  readonly #queue = new FairQueue(ONE_AT_A_TIME);
  /** Commands of those who have a part in the table, until they are decided. */
  readonly #ofPlayers = new Set<Promise<void>>();
  /** What those without a part in the table have added to its log; most tables need none. */
  #strangers: AddressRateLimit | null = null;
  #waiting = 0;
  /** An append failed in a way that leaves open whether it happened. */
  #unsure = false;

  constructor(id: TableId, world: TableHostDeps) {
    this.id = id;
    this.#deps = world;
  }

  get state(): TableState {
    return this.#state;
  }
  get seq(): number {
    return this.#seq;
  }
  /** The game in progress cannot go on: no move fits into the log any more, or it has as many as a game may have. */
  get mustEndGame(): boolean {
    const { logCeiling } = this.#deps;
    const round = playing(this.#state);
    if (round === null) return false;
    return isWornOut(this.#bytes, logCeiling) || round.game.plies.length >= logCeiling.plies;
  }
  /** Nobody listens and nothing is under way: the copy may be dropped. */
  get idle(): boolean {
    return this.#listeners.size === 0 && this.#waiting === 0;
  }

  /** The rows after `seen`, or null when that is too long ago. */
  since(seen: number): readonly LogRow[] | null {
    const first = this.#seq - this.#recent.length;
    return seen >= first && seen <= this.#seq ? this.#recent.slice(seen - first).map(({ row }) => row) : null;
  }

  listen(listener: RowListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** From the newest snapshot, so that a long table loads as fast as a short one. Returns how many bytes were read. */
  load(): Promise<number> {
    return this.#enqueue(OWN_TURN, async () => {
      let read = 0;
      const snapshot = await this.#deps.store.snapshot(this.id);
      if (snapshot && snapshot.seq > this.#seq && snapshot.state.v === STATE_VERSION) {
        this.#state = snapshot.state;
        this.#seq = snapshot.seq;
        read = byteLength(snapshot.state);
      }
      await this.#readOn();
      read += this.#unsaved;
      this.#bytes = await this.#deps.store.logBytes(this.id);
      // The next one to load it reads less.
      if (this.#unsaved >= SNAPSHOT_BYTES) this.#saveSnapshot();
      return read;
    });
  }

  /** Reads what other nodes have appended. */
  catchUp(address = OWN_TURN): Promise<void> {
    return this.#enqueue(address, () => this.#readOn());
  }

  async submit(envelope: CommandEnvelope): Promise<CommandResult> {
    const { address = OWN_TURN, actor, command } = envelope;
    const hasPart = this.#hasPart(actor);
    const isStranger = address !== OWN_TURN && !hasPart;
    if (isStranger && this.#isTooMuch(address)) return { ok: false, error: 'too-fast' };
    // A move that came in time counts, however long it waits for its turn.
    if (command.type === 'tick') await this.hold(Promise.all(this.#ofPlayers));
    const result = this.#enqueue(address, () => this.#submit(envelope));
    if (hasPart) this.#follow(result);
    // Whoever opens a table is no stranger there.
    if (isStranger && command.type !== 'table.create') this.#chargeStranger(address, await result);
    return result;
  }

  /** Of those from one address who have no part in the table. */
  #isTooMuch(address: string): boolean {
    const owed = this.#strangers?.wait(address, this.#deps.now(), 0) ?? 0;
    return owed > 0 || this.#queue.waitingOf(address) >= MOST_WAITING;
  }

  #chargeStranger(address: string, result: CommandResult): void {
    if (!result.ok) return;
    this.#strangers ??= new AddressRateLimit(ADDED_BY_STRANGERS);
    this.#strangers.charge(address, this.#deps.now(), result.bytes);
  }

  /**
   * Charges times without a live node to nobody, before anything else is decided or shown; whatever was asked before from
   * this address is decided first.
   */
  settle(address = OWN_TURN): Promise<void> {
    return this.#enqueue(address, () => this.#settleOutages());
  }

  /** Something goes on that will come back to this copy: it is not idle until then. */
  async hold<T>(job: Promise<T>): Promise<T> {
    this.#waiting++;
    try {
      return await job;
    } finally {
      this.#waiting--;
    }
  }

  #enqueue<T>(address: string, job: () => Promise<T>): Promise<T> {
    return this.hold(this.#queue.wait(address, job));
  }

  #follow(result: Promise<CommandResult>): void {
    const forget = (): void => void this.#ofPlayers.delete(decided);
    const decided: Promise<void> = result.then(forget, forget);
    this.#ofPlayers.add(decided);
  }

  /** Sits here, is asked to, or hosts. */
  #hasPart(actor: string): boolean {
    const { seats, seatOffer, host } = this.#state;
    return (
      host === actor || seatOffer?.player === actor || seats.some((occupant) => occupant?.player === actor)
    );
  }

  async #submit(envelope: CommandEnvelope): Promise<CommandResult> {
    try {
      if (this.#unsure || envelope.seen > this.#seq) await this.#readOn();
      await this.#settleOutages();
      return await this.#run(envelope);
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      this.#unsure = true;
      this.#deps.onFault();
      return { ok: false, error: 'unavailable' };
    }
  }

  async #settleOutages(): Promise<void> {
    if (this.#state.status !== 'open') return;
    for (const { id, from, to } of await this.#deps.outages()) {
      if (to <= this.#state.lastAt) continue;
      const command = { type: 'outage', from, to } as const;
      const at = Math.max(this.#deps.now(), to);
      await this.#run({ actor: SYSTEM, commandId: `outage:${id}`, at, seen: 0, command });
    }
  }

  async #run(envelope: CommandEnvelope): Promise<CommandResult> {
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      const decision = await this.#decide(envelope);
      if (!decision.ok) {
        const { head, row } = await this.#deps.store.confirm(this.id, envelope.actor, envelope.commandId);
        if (head > this.#seq) await this.#readOn();
        if (row) return { ok: true, seq: row.seq, bytes: 0 };
        if (head > decision.seq) continue;
        return { ok: false, error: decision.error };
      }
      const before = this.#bytes;
      const row = await this.#append(envelope, decision.value);
      if (row) return { ok: true, seq: row.seq, bytes: this.#bytes - before };
    }
    return { ok: false, error: 'unavailable' };
  }

  /** Decides at the present state; what is costly to know is fetched only for commands that need it. */
  async #decide({ command, at, applies }: CommandEnvelope) {
    const seq = this.#seq;
    const state = this.#state;
    if (applies && !applies(state)) return { ...err('stale-move' as const), seq };
    if (!fitsLog(command.type, this.#bytes, this.#deps.logCeiling))
      return { ...err('table-worn-out' as const), seq };
    const env: Env = {
      now: at,
      random: this.#deps.random(),
      spectators: needsSpectators(state, command) ? await this.#spectators(command) : [],
      verdict: needsVerdict(command) ? this.#deps.verdict(state) : 'unknown',
    };
    return { ...decide(state, command, env), seq };
  }

  /** In the order they came, each once; players in their seats are no spectators, nor are those being disconnected. */
  async #spectators(command: Command): Promise<readonly Spectator[]> {
    const lost = command.type === 'connection.lose' ? command.connection : null;
    const present = (await this.#deps.store.present(this.id)).filter(({ connection }) => connection !== lost);
    const names = new Map(present.map(({ player, name }) => [player, name]));
    for (const occupant of this.#state.seats) if (occupant) names.delete(occupant.player);
    return [...names].map(([player, name]) => ({ player, name }));
  }

  /** The row that holds this command now, or null when another node was first and the decision is void. */
  async #append(envelope: CommandEnvelope, events: readonly TableEvent[]): Promise<LogRow | null> {
    const { actor, commandId, origin, seatedFrom } = envelope;
    const row: LogRow = { table: this.id, seq: this.#seq + 1, actor, commandId, events };
    const state = replay(this.#state, events);
    const summary = summaryOf(this.id, state);
    const written = { seq: row.seq, summary: JSON.stringify(summary) };
    const isWritten = this.#written.seq === this.#seq && this.#written.summary === written.summary;
    const appended = await this.#deps.store.append({
      ...row,
      due: dueOf(state, this.#deps.now()),
      summary: isWritten ? null : summary,
      games: gamesEnded(this.id, state, events),
      ...(origin !== undefined && { origin }),
      ...(seatedFrom !== undefined && { seatedFrom }),
    });
    if (appended.kind === 'conflict') {
      await this.#readOn();
      return null;
    }
    if (appended.kind === 'duplicate') {
      if (appended.row.seq > this.#seq) await this.#readOn();
      return appended.row;
    }
    this.#written = written;
    this.#apply(row, state);
    if (!isWritten) this.#deps.onSummary();
    this.#deps.onAppended(this, row);
    if (row.seq % SNAPSHOT_EVERY === 0 || this.#unsaved >= SNAPSHOT_BYTES) this.#saveSnapshot();
    return row;
  }

  async #readOn(): Promise<void> {
    for (const row of await this.#deps.store.read(this.id, this.#seq)) {
      if (row.seq === this.#seq + 1) this.#apply(row, replay(this.#state, row.events));
    }
    this.#unsure = false;
  }

  #apply(row: LogRow, state: TableState): void {
    this.#state = state;
    this.#seq = row.seq;
    const bytes = byteLength(row.events);
    this.#bytes += bytes;
    this.#unsaved += bytes;
    // Whoever asks for the rows after an older one gets the state instead, in which there are no erased names.
    if (row.events.some(({ type }) => type === 'person.erased')) this.#forgetRecent();
    this.#recent.push({ row, bytes });
    this.#recentBytes += bytes;
    while (this.#recent.length > RECENT_ROWS || this.#recentBytes > RECENT_BYTES)
      this.#recentBytes -= this.#recent.shift()!.bytes;
    for (const listener of this.#listeners) listener(row, this);
  }

  #forgetRecent(): void {
    this.#recent = [];
    this.#recentBytes = 0;
  }

  /** Only speed depends on it, so nobody waits for it. */
  #saveSnapshot(): void {
    const snapshot = { seq: this.#seq, state: this.#state };
    this.#unsaved = 0;
    this.#deps.store.saveSnapshot(this.id, snapshot).catch(() => undefined);
  }
}
