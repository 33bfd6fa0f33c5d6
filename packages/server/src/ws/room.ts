/** Those on this node who have a table open: every row of its log goes to each of them, as a state message (N13). */
import { type Asked, type ConnectionId, type PlayerId, seatOf, type TableState } from '@crownhead/match';
import { ERROR_WORDS, type ServerMessageOf, type TableId } from '@crownhead/protocol';
import type { Lease, LogRow } from '../store/store.ts';
import type { TableHost } from '../table/host.ts';
import { boardOf, sayingsOf, stateMessage } from '../table/message.ts';
import { textFrame } from './frame.ts';
import type { ClientSocket } from './socket.ts';

/** A socket at a table. */
export interface Member {
  readonly socket: ClientSocket;
  readonly connection: ConnectionId;
  readonly player: PlayerId;
  readonly room: Room;
  /** A move was asked for and the asking has not been acknowledged (N14). */
  request: MoveRequest | null;
}

interface MoveRequest {
  readonly seq: number;
  /** When it is to be repeated. */
  repeatAt: number;
}

/** N14: without an acknowledgement a request for a move is repeated after 5 s and then every 30 s. */
export const FIRST_REPEAT_MS = 5000;
export const NEXT_REPEAT_MS = 30_000;

/** As many watchers are told by name. */
const NAMES_SHOWN = 50;

/** Where spectators are not wanted, only players stay, those who could still take a seat, and the host. */
export function mayWatch({ options, seats, host, seatOffer, status }: TableState, player: PlayerId): boolean {
  if (options.spectators || host === player || status !== 'open' || seatOffer?.player === player) return true;
  return seats.some((occupant) => occupant === null || occupant.player === player);
}

/** Whoever keeps the rooms of a node. */
export interface RoomKeeper {
  now(): number;
  /** A player's seat does not know this connection of theirs. */
  reconnect(member: Member): void;
  /** A member has no place here any more. */
  dismiss(member: Member): void;
}

interface Framed {
  readonly frame: Buffer;
  readonly asked: Asked;
}

type Frames = (player: PlayerId) => Framed;

export class Room {
  readonly host: TableHost;
  readonly #members = new Set<Member>();
  readonly #keeper: RoomKeeper;
  readonly #stopListening: () => void;
  #presence: Buffer | null = null;

  constructor(host: TableHost, keeper: RoomKeeper) {
    this.host = host;
    this.#keeper = keeper;
    this.#stopListening = host.listen((row) => this.#tell(row));
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
    else for (const row of missed) this.#sendRow(member, row, this.#frames(row));
    if (missed?.length === 0) this.#sendAgain(member);
    if (this.#presence !== null) member.socket.sendFrame(this.#presence);
    this.#checkPlace(member);
  }

  remove(member: Member): void {
    this.#members.delete(member);
    if (this.#members.size === 0) this.#stopListening();
  }

  /** Who watches, on all nodes; sent when it has changed. */
  showPresence(leases: readonly Lease[]): void {
    const seated = new Set(this.host.state.seats.map((occupant) => occupant?.player));
    const names = new Map(leases.map(({ player, name }) => [player, name]));
    const watching = [...names].filter(([player]) => !seated.has(player));
    const frame = textFrame(
      JSON.stringify({
        type: 'presence',
        table: this.table,
        count: watching.length,
        watching: watching.slice(0, NAMES_SHOWN).map(([player, name]) => ({ player, name })),
      } satisfies ServerMessageOf<'presence'>),
    );
    if (this.#presence?.equals(frame)) return;
    this.#presence = frame;
    for (const { socket } of this.#members) socket.sendFrame(frame);
  }

  acknowledge(member: Member, seq: number): void {
    if (member.request && seq >= member.request.seq) member.request = null;
  }

  /** Repeats requests for a move that nobody has acknowledged, and what a seat should know and does not yet. */
  repeat(): void {
    const now = this.#keeper.now();
    for (const member of this.#members) {
      this.#checkPlace(member);
      const { request } = member;
      if (!request || now < request.repeatAt) continue;
      this.#sendAgain(member);
      member.request = { seq: this.host.seq, repeatAt: now + NEXT_REPEAT_MS };
    }
  }

  #tell(row: LogRow): void {
    const frames = this.#frames(row);
    for (const member of this.#members) {
      this.#sendRow(member, row, frames);
      this.#checkPlace(member);
    }
  }

  /** Most members get the very same bytes, so they are made once for each kind of reader. */
  #frames({ table, seq, events }: LogRow): Frames {
    const { state } = this.host;
    const board = boardOf(state);
    const said = sayingsOf(state, events);
    const start = `{"type":"update","table":"${table}","seq":${seq},"at":${state.lastAt},`;
    const end = `,"events":${JSON.stringify(events)}}`;
    const made = new Map<Asked, Framed>();
    return (player: PlayerId) => {
      const message = stateMessage(state, player, said, board);
      const known = made.get(message.asked);
      if (known) return known;
      const text = `${start}${JSON.stringify(message).slice(1, -1)}${end}`;
      const framed = { frame: textFrame(text), asked: message.asked };
      made.set(message.asked, framed);
      return framed;
    };
  }

  #sendRow(member: Member, row: LogRow, frames: Frames): void {
    const { frame, asked } = frames(member.player);
    member.socket.sendFrame(frame);
    this.#expectAck(member, asked, row.seq);
  }

  #sendSnapshot(member: Member): void {
    const { state, seq } = this.host;
    const message = stateMessage(state, member.player, '', boardOf(state));
    const { table } = this;
    member.socket.send({ type: 'snapshot', table, seq, at: state.lastAt, ...message, state });
    this.#expectAck(member, message.asked, seq);
  }

  /** The same state once more, without events. */
  #sendAgain(member: Member): void {
    const { state, seq } = this.host;
    const message = stateMessage(state, member.player, '', boardOf(state));
    const { table } = this;
    member.socket.send({ type: 'update', table, seq, at: state.lastAt, ...message, events: [] });
    this.#expectAck(member, message.asked, seq);
  }

  #expectAck(member: Member, asked: Asked, seq: number): void {
    member.request = asked === 'move' ? { seq, repeatAt: this.#keeper.now() + FIRST_REPEAT_MS } : null;
  }

  /** A seat must know the connections of its player; a table without spectators keeps none. */
  #checkPlace(member: Member): void {
    const { state } = this.host;
    if (state.status !== 'open') return;
    const seat = seatOf(state, member.player);
    const occupant = seat === null ? null : state.seats[seat];
    if (occupant?.kind === 'person' && !occupant.connections?.includes(member.connection)) {
      this.#keeper.reconnect(member);
    }
    if (!mayWatch(state, member.player)) this.#shut(member);
  }

  #shut(member: Member): void {
    const { table } = this;
    const message = ERROR_WORDS['no-spectators'];
    member.socket.send({ type: 'table.shut', table, error: 'no-spectators', message });
    this.#keeper.dismiss(member);
  }
}
