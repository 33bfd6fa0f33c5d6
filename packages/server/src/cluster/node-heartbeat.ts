/** The heartbeat of a node: reports to the store that it is alive, and reads the store's time and outages. */
import {
  HEARTBEAT_MS,
  LATE_HEARTBEAT_MS,
  NODE_LEASE_MS,
  type Outage,
  type Store,
  SURELY_HEARD_MS,
} from '../store/store.ts';
import type { Clock } from '../time/clock.ts';

export interface NodeHeartbeatDeps {
  /** The node's. */
  readonly name: string;
  readonly store: Store;
  readonly clock: Clock;
  /** There was a time without a live node. */
  onOutage(): void;
  /** This node was silent for so long that others may have taken it for dead. */
  onSilence(): Promise<void>;
}

export class NodeHeartbeat {
  readonly #deps: NodeHeartbeatDeps;
  readonly #outages: Outage[] = [];
  #aliveSince = 0;
  /** When the last successful heartbeat began, by the clock as it is set now. */
  #lastBeat = 0;
  /** When it was known to have succeeded. */
  #heardAt = 0;
  /** Since the last heartbeat this node was not there all the time, or could not reach the store. */
  #interrupted = true;
  /** When the last heartbeat began, if it failed: what others reported after that, they reported after the break. */
  #failedAt = Number.POSITIVE_INFINITY;
  #beating: Promise<void> | null = null;

  constructor(deps: NodeHeartbeatDeps) {
    this.#deps = deps;
  }

  /** Times in which no node was alive, oldest first. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }
  /** Since when some node has been alive. */
  get aliveSince(): number {
    return this.#aliveSince;
  }
  /** The store can be reached: without it nobody can play here. */
  get isHealthy(): boolean {
    return this.#deps.clock.now() - this.#lastBeat <= NODE_LEASE_MS;
  }

  /** One at a time; concurrent callers wait for the same one. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  /** After a silence of its own a node first reads what it has missed: perhaps no other node was alive either. */
  async ensureHealthy(): Promise<void> {
    if (!this.isHealthy || this.#interrupted || this.#isLate()) await this.beat();
  }

  /** Somebody could not save: a heartbeat tells whether nobody can. */
  check(): void {
    this.beat().catch(() => undefined);
  }

  #isLate(): boolean {
    return this.#heardAt > 0 && this.#deps.clock.now() - this.#heardAt > HEARTBEAT_MS + LATE_HEARTBEAT_MS;
  }

  async #beat(): Promise<void> {
    const began = this.#deps.clock.now();
    this.#interrupted ||= this.#isLate();
    try {
      if (this.#interrupted) await this.#waitForOthers();
      await this.#report();
      this.#interrupted = false;
      this.#failedAt = Number.POSITIVE_INFINITY;
      this.#heardAt = this.#deps.clock.now();
    } catch (error) {
      this.#interrupted = true;
      this.#failedAt = began;
      throw error;
    }
  }

  /**
   * One that was heard a moment ago is alive, or broke off with us: only its next heartbeat tells, or that there is none.
   * One that was heard since we last failed has found out already.
   */
  async #waitForOthers(): Promise<void> {
    const { store, clock, name } = this.#deps;
    const heard = await store.othersHeard(name, clock.now());
    if (heard === null || heard > this.#failedAt) return;
    await new Promise<void>((waited) => clock.after(SURELY_HEARD_MS, waited));
  }

  async #report(): Promise<void> {
    const { store, clock, name, onOutage, onSilence } = this.#deps;
    const sent = clock.now();
    const beat = await store.heartbeat(name, sent, this.#outages.at(-1)?.id ?? 0, this.#interrupted);
    const heard = clock.now();
    // The store looked at its clock somewhere on the way there and back: a difference within that means nothing.
    const ahead = Math.round(beat.now - (sent + heard) / 2);
    const off = Math.abs(ahead) > (heard - sent) / 2 + 1 ? ahead : 0;
    if (off !== 0) clock.adjust(off);
    this.#aliveSince = beat.aliveSince;
    this.#outages.push(...beat.outages);
    // Not waited for: a table may be waiting for this very heartbeat.
    if (beat.outages.length > 0) onOutage();
    // By the store's clock: that of a suspended machine stood still.
    const at = sent + off;
    if (this.#lastBeat > 0 && at - this.#lastBeat > NODE_LEASE_MS) await onSilence();
    this.#lastBeat = at;
  }
}
