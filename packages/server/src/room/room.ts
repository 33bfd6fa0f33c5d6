/** The clients on this node that have a table open: every row of its log goes to each of them, as a state message (N13). */
import {
  type Asked,
  askedOf,
  type ConnectionId,
  type PlayerId,
  seatOf,
  type TableState,
} from '@crownhead/match';
import { ERROR_WORDS, type TableId } from '@crownhead/protocol';
import type { Lease, LogRow } from '../store/store.ts';
import type { TableHost } from '../table/host.ts';
import { announcements, boardOf, stateMessage, turnKey } from '../table/message.ts';
import { EncodedMessage } from './frame.ts';
import type { Peer } from './peer.ts';

/** A peer at a table. */
export interface Member {
  readonly peer: Peer;
  readonly connection: ConnectionId;
  readonly player: PlayerId;
  readonly room: Room;
  /** A move was asked for and the asking has not been acknowledged (N14). */
  request: MoveRequest | null;
}

/** One for every turn: notices in between neither restart nor renew it. */
interface MoveRequest {
  readonly turn: string;
  readonly seq: number;
  /** When it is to be repeated; null once it is acknowledged. */
  repeatAt: number | null;
}

/** N14: without an acknowledgement a request for a move is repeated after 5 s and then every 30 s. */
export const FIRST_REPEAT_MS = 5000;
export const NEXT_REPEAT_MS = 30_000;
/** A repeat may come this late without moving the next one. */
const REPEAT_SLACK_MS = 2000;

/** A seat need not know more connections of its player to know that they are there. Each is a row, sent to all of them. */
export const MOST_KNOWN = 8;

/** At most this many watchers are listed by name. */
const NAMES_SHOWN = 50;

/** Where spectators are not wanted, only players stay, those who could still take a seat, and the host. */
export function mayWatch({ options, seats, host, seatOffer, status }: TableState, player: PlayerId): boolean {
  if (options.spectators || host === player || status !== 'open' || seatOffer?.player === player) return true;
  return seats.some((occupant) => occupant === null || occupant.player === player);
}

/** The owner of the rooms of a node. */
export interface RoomKeeper {
  now(): number;
  /** A player's seat does not know this connection of theirs. */
  reconnect(member: Member): Promise<void>;
  /** A member has no place here any more. */
  dismiss(member: Member): void;
  /** This member's table is closed: nothing will happen there any more. */
  closed(member: Member): void;
  /** Somebody has become a player or a spectator: who watches is not what it was. */
  refresh(table: TableId): void;
}

const changesSeats = ({ events }: LogRow): boolean =>
  events.some(({ type }) => type === 'seat.taken' || type === 'seat.left');

interface EncodedUpdate {
  readonly encoded: EncodedMessage;
  readonly asked: Asked;
}

type EncodedUpdates = (player: PlayerId) => EncodedUpdate;

export class Room {
  readonly host: TableHost;
  readonly #members = new Set<Member>();
  /** Players whose seat is being told of a connection. */
  readonly #reconnecting = new Set<PlayerId>();
  readonly #keeper: RoomKeeper;
  readonly #stopListening: () => void;
  #presence: EncodedMessage | null = null;
  /** What newcomers are sent, until the next row: the whole table for each kind of reader, and the rows they have missed. */
  readonly #snapshots = new Map<Asked, EncodedUpdate>();
  readonly #missed = new Map<number, EncodedUpdates>();
  #encodedAt = -1;

  constructor(host: TableHost, keeper: RoomKeeper) {
    this.host = host;
    this.#keeper = keeper;
    this.#stopListening = host.listen((row) => this.#broadcast(row));
  }

  get size(): number {
    return this.#members.size;
  }
  get table(): TableId {
    return this.host.id;
  }

  /** Newcomers and those far behind get the whole table, others the rows they have missed. */
  add(member: Member, missed: readonly LogRow[] | null): void {
    this.#members.add(member);
    if (missed === null) this.#sendSnapshot(member);
    else for (const row of missed) this.#sendRow(member, row, this.#missedUpdates(row));
    if (missed?.length === 0) this.#sendAgain(member);
    if (this.#presence !== null) member.peer.deliver(this.#presence);
    this.#checkPlace(member);
  }

  remove(member: Member): void {
    this.#members.delete(member);
    if (this.#members.size === 0) this.#stopListening();
  }

  /** Who watches, on all nodes, and how others may come; sent when it has changed. */
  showPresence(leases: readonly Lease[], invitation: string | null): void {
    const seated = new Set(this.host.state.seats.map((occupant) => occupant?.player));
    const names = new Map(leases.map(({ player, name }) => [player, name]));
    const watching = [...names].filter(([player]) => !seated.has(player));
    const presence = new EncodedMessage({
      type: 'presence',
      table: this.table,
      count: watching.length,
      watching: watching.slice(0, NAMES_SHOWN).map(([player, name]) => ({ player, name })),
      ...(invitation !== null && { invitation }),
    });
    if (this.#presence?.frame.equals(presence.frame)) return;
    this.#presence = presence;
    for (const { peer } of this.#members) peer.deliver(presence);
  }

  acknowledge(member: Member, seq: number): void {
    if (member.request && seq >= member.request.seq) member.request.repeatAt = null;
  }

  /** Repeats requests for a move that nobody has acknowledged, and what a seat should know and does not yet. */
  repeat(): void {
    const now = this.#keeper.now();
    for (const member of this.#members) {
      this.#checkPlace(member);
      const { request } = member;
      if (!request || request.repeatAt === null || now < request.repeatAt) continue;
      this.#sendAgain(member);
      // From when it was due, so that the rhythm does not drift; a node that slept does not catch up.
      request.repeatAt = Math.max(request.repeatAt, now - REPEAT_SLACK_MS) + NEXT_REPEAT_MS;
    }
  }

  #broadcast(row: LogRow): void {
    const updates = this.#encodedUpdates(row);
    for (const member of this.#members) {
      this.#sendRow(member, row, updates);
      this.#checkPlace(member);
    }
    if (changesSeats(row)) this.#keeper.refresh(this.table);
  }

  /** Most members get the very same bytes, so they are made once for each kind of reader. */
  #encodedUpdates({ table, seq, events }: LogRow): EncodedUpdates {
    const { state } = this.host;
    const board = boardOf(state);
    const text = announcements(state, events);
    const made = new Map<Asked, EncodedUpdate>();
    return (player: PlayerId) => {
      const asked = askedOf(state, player);
      const known = made.get(asked);
      if (known) return known;
      const message = stateMessage(state, player, text, board);
      const encoded = new EncodedMessage({
        type: 'update',
        table,
        seq,
        at: state.lastAt,
        ...message,
        events,
      });
      const update = { encoded, asked };
      made.set(asked, update);
      return update;
    };
  }

  #sendRow(member: Member, row: LogRow, updates: EncodedUpdates): void {
    const { encoded, asked } = updates(member.player);
    member.peer.deliver(encoded);
    this.#expectAck(member, asked, row.seq);
  }

  #sendSnapshot(member: Member): void {
    const { encoded, asked } = this.#snapshotFor(member.player);
    member.peer.deliver(encoded);
    this.#expectAck(member, asked, this.host.seq);
  }

  /** What was encoded at an earlier row is not what the next newcomer is sent. */
  #forgetOlder(): void {
    if (this.host.seq === this.#encodedAt) return;
    this.#encodedAt = this.host.seq;
    this.#snapshots.clear();
    this.#missed.clear();
  }

  #missedUpdates(row: LogRow): EncodedUpdates {
    this.#forgetOlder();
    const updates = this.#missed.get(row.seq) ?? this.#encodedUpdates(row);
    this.#missed.set(row.seq, updates);
    return updates;
  }

  #snapshotFor(player: PlayerId): EncodedUpdate {
    const { state, seq } = this.host;
    this.#forgetOlder();
    const asked = askedOf(state, player);
    const known = this.#snapshots.get(asked);
    if (known) return known;
    const message = stateMessage(state, player, '', boardOf(state));
    const { table } = this;
    const encoded = new EncodedMessage({ type: 'snapshot', table, seq, at: state.lastAt, ...message, state });
    const made = { encoded, asked };
    this.#snapshots.set(asked, made);
    return made;
  }

  /** The same state once more, without events. */
  #sendAgain(member: Member): void {
    const { state, seq } = this.host;
    const message = stateMessage(state, member.player, '', boardOf(state));
    const { table } = this;
    member.peer.send({ type: 'update', table, seq, at: state.lastAt, ...message, events: [] });
    this.#expectAck(member, message.asked, seq);
  }

  #expectAck(member: Member, asked: Asked, seq: number): void {
    const turn = asked === 'move' ? turnKey(this.host.state) : null;
    if (turn !== null && turn === member.request?.turn) return;
    member.request = turn === null ? null : { turn, seq, repeatAt: this.#keeper.now() + FIRST_REPEAT_MS };
  }

  /** A seat must know the connections of its player; a table without spectators keeps none. */
  #checkPlace(member: Member): void {
    const { state } = this.host;
    if (state.status === 'closed') this.#keeper.closed(member);
    if (state.status !== 'open') return;
    const seat = seatOf(state, member.player);
    const occupant = seat === null ? null : state.seats[seat];
    if (occupant?.kind === 'person') this.#reconnect(member, occupant.connections ?? []);
    if (!mayWatch(state, member.player)) this.#shut(member);
  }

  /** One at a time: each leads to a row, and each row to a look at all members. */
  #reconnect(member: Member, known: readonly ConnectionId[]): void {
    const { player, connection } = member;
    if (known.includes(connection) || known.length >= MOST_KNOWN || this.#reconnecting.has(player)) return;
    this.#reconnecting.add(player);
    this.#keeper.reconnect(member).finally(() => this.#reconnecting.delete(player));
  }

  #shut(member: Member): void {
    const { table } = this;
    const message = ERROR_WORDS['no-spectators'];
    member.peer.send({ type: 'table.shut', table, error: 'no-spectators', message });
    this.#keeper.dismiss(member);
  }
}
