/** Who is connected to which table, in the store for all nodes to see. */
import type { ConnectionId, PlayerId } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import type { Lease, Store } from '../store/store.ts';

export class Presence {
  readonly #store: Store;
  readonly #node: string;
  /** What this node has written to the store, to be written again should the store have given us up. */
  readonly #own = new Map<ConnectionId, Lease>();
  #lastArrival = 0;

  constructor(store: Store, node: string) {
    this.#store = store;
    this.#node = node;
  }

  get size(): number {
    return this.#own.size;
  }

  async arrive(lease: {
    connection: ConnectionId;
    player: PlayerId;
    name: string;
    table: TableId;
    arrived: number;
    address: string;
  }): Promise<void> {
    // Those who come in one millisecond have still come one after the other: spectators are asked in that order (N8).
    this.#lastArrival = Math.max(lease.arrived, this.#lastArrival + 1);
    const whole = { ...lease, arrived: this.#lastArrival, node: this.#node };
    this.#own.set(lease.connection, whole);
    await this.#store.connect([whole]);
  }

  async depart(connections: readonly ConnectionId[]): Promise<void> {
    for (const connection of connections) this.#own.delete(connection);
    await this.#store.disconnect(connections);
  }

  /** This node was silent for so long that others may have ended its leases. In one call, or it would be silent again. */
  async renew(): Promise<void> {
    await this.#store.connect([...this.#own.values()]);
  }
}
