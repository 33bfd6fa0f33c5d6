/** The heartbeat of a node: reports to the store that it is alive, and reads the store's time and outages. */
import { NODE_LEASE_MS, type Outage, type Store } from '../store/store.ts';
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
    if (!this.isHealthy) await this.beat();
  }

  async #beat(): Promise<void> {
    const { store, clock, name, onOutage, onSilence } = this.#deps;
    const sent = clock.now();
    const beat = await store.heartbeat(name, sent, this.#outages.at(-1)?.id ?? 0);
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
