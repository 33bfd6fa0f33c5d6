/** The rooms of a node: who opens and leaves a table, and the hints about it for other nodes. */
import type { TableId } from '@crownhead/protocol';
import type { ServerNode } from '../cluster/node.ts';
import type { Hints } from '../store/hints.ts';
import type { Lease, Store } from '../store/store.ts';
import { SYSTEM, type TableHost } from '../table/host.ts';
import type { Clock } from '../time/clock.ts';
import { ClosedTables } from './closed-tables.ts';
import type { Peer } from './peer.ts';
import { type Member, Room, type RoomKeeper } from './room.ts';

/** People come and go in crowds: presence is sent after this long. */
const PRESENCE_DELAY_MS = 100;
/** Everybody is told about everybody: the more there are, the longer it waits, up to seconds for many thousands. */
const PRESENCE_MS_EACH = 0.2;
/** Presence at all tables is read at most this often. */
const READ_ALL_MS = 1000;

export interface RoomsDeps {
  readonly node: ServerNode;
  readonly store: Store;
  readonly hints: Hints;
  readonly clock: Clock;
  onFailure(error: unknown): void;
  /** Somebody came back so late that the whole table had to be sent. */
  onResync(): void;
  /** Somebody came to or left this table. */
  onPresence(table: TableId): void;
}

export class Rooms implements RoomKeeper {
  readonly #deps: RoomsDeps;
  readonly #rooms = new Map<TableId, Room>();
  readonly #stale = new Set<TableId>();
  /** Members who are gone, until the store knows it. */
  readonly #goodbyes = new Set<Member>();
  readonly #closedTables = new ClosedTables();
  #closed = false;
  #readAllAt = 0;

  constructor(deps: RoomsDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#rooms.size;
  }

  now(): number {
    return this.#deps.clock.now();
  }

  room(table: TableId): Room | undefined {
    return this.#rooms.get(table);
  }

  /** Brings a peer to a table, or up to date if it is there already. The session is known. */
  async enter(peer: Peer, host: TableHost, seen: number | undefined): Promise<void> {
    const missed = seen === undefined ? null : host.since(seen);
    if (seen !== undefined && missed === null) this.#deps.onResync();
    const before = peer.members.get(host.id);
    if (before) {
      before.room.add(before, missed);
      return;
    }
    const { player, name } = peer.session!;
    const room = this.#rooms.get(host.id) ?? new Room(host, this);
    this.#rooms.set(host.id, room);
    const connection = peer.nextConnection();
    const member: Member = { peer, connection, player, room, request: null };
    peer.members.set(host.id, member);
    // In the room first, so that nothing that happens meanwhile is missed.
    room.add(member, missed);
    const { presence } = this.#deps.node;
    try {
      const { address } = peer;
      await presence.arrive({ connection, player, name, table: host.id, arrived: this.now(), address });
    } catch (error) {
      this.dismiss(member);
      throw error;
    }
    // Gone again meanwhile: the store may have processed the departure first.
    if (peer.members.get(host.id) !== member) await presence.depart([connection]);
    this.presenceChanged(host.id);
  }

  /** Turns away from one table. */
  async leave(member: Member): Promise<void> {
    const { room, peer } = member;
    peer.members.delete(room.table);
    this.#closedTables.delete(member);
    room.remove(member);
    if (room.size === 0 && this.#rooms.get(room.table) === room) this.#rooms.delete(room.table);
    await this.#sayGoodbye(member);
  }

  async #sayGoodbye(member: Member): Promise<void> {
    const { room, connection, peer } = member;
    try {
      await this.#deps.node.presence.depart([connection]);
      // What this connection asked for is decided first: it may be a seat.
      await room.host.settle(peer.address);
      if (this.#isMissed(member)) await this.#deps.node.lose(room.table, member);
    } catch (error) {
      this.#goodbyes.add(member);
      throw error;
    }
    this.presenceChanged(room.table);
  }

  dismiss(member: Member): void {
    this.leave(member).catch(this.#deps.onFailure);
  }

  /** The peer is gone, and with it all its connections. */
  async forget(peer: Peer): Promise<void> {
    await Promise.all([...peer.members.values()].map((member) => this.leave(member)));
  }

  closed(member: Member): void {
    const gone = this.#closedTables.add(member);
    if (gone) this.dismiss(gone);
  }

  async reconnect(member: Member): Promise<void> {
    const { player, connection, room } = member;
    const envelope = {
      actor: SYSTEM,
      // A connection given up by mistake is opened again, under another id.
      commandId: `open:${connection}:${room.host.seq}`,
      at: this.now(),
      seen: 0,
      command: { type: 'connection.open', by: player, connection } as const,
    };
    await room.host.submit(envelope).catch(this.#deps.onFailure);
  }

  /** Repeats what was asked and not acknowledged (N14), and goodbyes that the store did not take. */
  repeat(): void {
    for (const room of this.#rooms.values()) room.repeat();
    const untold = [...this.#goodbyes];
    this.#goodbyes.clear();
    // The failure has been reported; the next call tries again.
    for (const member of untold) this.#sayGoodbye(member).catch(() => undefined);
  }

  /** Reads who is present and sends it to the room. */
  refresh(table: TableId): void {
    if (this.#stale.has(table) || !this.#rooms.has(table)) return;
    this.#stale.add(table);
    const crowd = this.#rooms.get(table)?.size ?? 0;
    this.#deps.clock.after(PRESENCE_DELAY_MS + crowd * PRESENCE_MS_EACH, () => {
      this.#stale.delete(table);
      this.#show(table).catch(this.#deps.onFailure);
    });
  }

  /** The same for every room, when it is unknown which have changed. */
  async refreshAll(): Promise<void> {
    const now = this.now();
    if (this.#closed || this.#rooms.size === 0 || now - this.#readAllAt < READ_ALL_MS) return;
    this.#readAllAt = now;
    const leases = await this.#deps.store.presentAt([...this.#rooms.keys()]);
    const at = Map.groupBy(leases, ({ table }) => table);
    for (const [table, room] of this.#rooms) await this.#showTo(room, at.get(table) ?? []);
  }

  /** Presence is no longer sent. */
  close(): void {
    this.#closed = true;
  }

  async #show(table: TableId): Promise<void> {
    if (this.#closed || !this.#rooms.has(table)) return;
    const present = await this.#deps.store.present(table);
    await this.#showTo(this.#rooms.get(table), present);
  }

  /** Those who are in may pass the link on, so they are told when it has changed. */
  async #showTo(room: Room | undefined, present: readonly Lease[]): Promise<void> {
    const isPrivate = room?.host.state.options.private;
    const invitation = isPrivate ? await this.#deps.store.invitation(room.table) : null;
    room?.showPresence(present, invitation);
  }

  /** Somebody has come or gone, or the way in has changed: tells it here and on the other nodes. */
  presenceChanged(table: TableId): void {
    this.#deps.hints.publish({ table, seq: 0 });
    this.#deps.onPresence(table);
    this.refresh(table);
  }

  /** Somebody in a seat, or asked to take one; nobody takes notice of other spectators (N7). */
  #isMissed({ player, room }: Member): boolean {
    const { seats, seatOffer } = room.host.state;
    return seatOffer?.player === player || seats.some((occupant) => occupant?.player === player);
  }
}
