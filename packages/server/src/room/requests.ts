/** What each message of a client leads to. */
import { askedOf, BOUNDS, type PlayerCommand, type PlayerId, type TableState } from '@crownhead/match';
import {
  type ClientMessage,
  type ClientMessageOf,
  type ErrorCode,
  type OfferedOptions,
  PROTOCOL_VERSION,
  type Restricted,
  type Role,
  type ServerMessageOf,
  type TableCommand,
  type TableId,
} from '@crownhead/protocol';
import { mutedText } from '../admin/restrictions.ts';
import type { ServerNode } from '../cluster/node.ts';
import type { Cost } from '../limits/budget.ts';
import { rowCost } from '../limits/costs.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { StoreFault } from '../store/fault.ts';
import type { Session, Store } from '../store/store.ts';
import type { TableAdmission } from '../table/admission.ts';
import type { TableHost } from '../table/host.ts';
import { boardOf } from '../table/message.ts';
import type { SeatLimit } from '../table/seat-limit.ts';
import { BEAT_MS } from './beats.ts';
import type { Peer } from './peer.ts';
import { type Member, mayWatch } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A row of a log, and when what led to it arrived. */
interface Committed {
  readonly table: TableId;
  readonly seq: number;
  readonly command: string;
  readonly at: number;
}

export interface RequestsDeps {
  readonly node: ServerNode;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly admission: TableAdmission;
  readonly seatLimit: SeatLimit;
  readonly serverVersion: string;
  readonly spectatorsPerTable: number;
  /** Other nodes write to the store: before a join the head is looked up. */
  readonly shared: boolean;
  /** Who may not be here, and who may not speak; null for everybody else. */
  banOf(peer: Peer): Restricted | null;
  muteOf(player: PlayerId): Restricted | null;
  /** Whether somebody helps to operate the server; null for everybody else. */
  roleOf(player: PlayerId): Role | null;
  /** What everybody is told on arrival. */
  announcements(): readonly ServerMessageOf<'announcement'>[];
  /** For what could not be known before it was done. */
  charge(peer: Peer, cost: Cost): void;
  onRefusal(error: ErrorCode, peer: Peer): void;
  /** Something was asked, and is saved. */
  onCommitted(peer: Peer, done: Committed): void;
  onMove(): void;
  onFailure(error: unknown): void;
}

/** Requests of one client under way; more are refused until some of them are answered. */
export const MOST_PENDING = 32;
/** Plies of a saved game that is continued at a table. The longest games ever played are shorter. */
export const LONGEST_RESUMED = 400;
/** One peer has no more tables open than this. */
export const MOST_OPEN = 64;

type Refused = ErrorCode | null;

export class Requests {
  readonly #deps: RequestsDeps;
  readonly #pending = new Map<Peer, number>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(deps: RequestsDeps) {
    this.#deps = deps;
  }

  /** `at` is when the message arrived: it counts, however long the result takes. */
  handle(peer: Peer, message: ClientMessage, at: number): void {
    if (message.type === 'beat') return;
    if (message.type === 'ack') {
      const member = peer.members.get(message.table);
      if (member) member.room.acknowledge(member, message.seq);
      return;
    }
    const id = message.type === 'hello' ? null : message.id;
    const pending = this.#pending.get(peer) ?? 0;
    const early = !peer.greeted && message.type !== 'hello';
    if (early || pending >= MOST_PENDING) {
      this.#refuse(peer, id, early ? 'no-session' : 'too-fast');
      return;
    }
    this.#pending.set(peer, pending + 1);
    const answering = this.#result(peer, message, at)
      .then((refused) => {
        if (refused) this.#refuse(peer, id, refused);
      })
      .catch((error) => {
        const lost = error instanceof StoreFault;
        this.#refuse(peer, id, lost ? 'unavailable' : 'internal');
        this.#deps.onFailure(error);
      })
      .finally(() => {
        this.#underWay.delete(answering);
        const left = (this.#pending.get(peer) ?? 1) - 1;
        if (left > 0) this.#pending.set(peer, left);
        else this.#pending.delete(peer);
      });
    this.#underWay.add(answering);
  }

  forget(peer: Peer): void {
    this.#deps.lobby.leave(peer);
  }

  /** Everything that was asked has been answered. */
  async finished(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  #refuse(peer: Peer, id: string | null, error: ErrorCode): void {
    this.#deps.onRefusal(error, peer);
    peer.refuse(id, error);
  }

  async #result(
    peer: Peer,
    message: Exclude<ClientMessage, { type: 'beat' | 'ack' }>,
    at: number,
  ): Promise<Refused> {
    switch (message.type) {
      case 'hello':
        return this.#hello(peer, message, at);
      case 'lobby.watch': {
        const refused = await this.#deps.lobby.watch(peer, message.query);
        if (refused) return refused;
        peer.send({ type: 'reply', id: message.id, ok: true });
        return null;
      }
      case 'lobby.leave':
        this.#deps.lobby.leave(peer);
        peer.send({ type: 'reply', id: message.id, ok: true });
        return null;
      case 'table.create':
        return this.#create(peer, message, at);
      case 'table.open':
        return this.#open(peer, message);
      case 'table.shut':
        return this.#shut(peer, message);
      case 'table.password':
        return this.#setPassword(peer, message);
      case 'command':
        return this.#command(peer, message, at);
    }
  }

  async #hello(peer: Peer, { protocol, token }: ClientMessageOf<'hello'>, at: number): Promise<Refused> {
    if (protocol !== PROTOCOL_VERSION) return 'other-version';
    const session = peer.session ?? (await peer.identify(token));
    peer.session ??= session;
    const ban = this.#deps.banOf(peer);
    if (ban) {
      peer.expel(ban);
      return null;
    }
    peer.greeted = true;
    peer.send({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      server: this.#deps.serverVersion,
      now: at,
      you: this.#you(peer),
      next: BEAT_MS,
    });
    for (const each of this.#deps.announcements()) peer.send(each);
    return null;
  }

  #you({ session }: Peer): ServerMessageOf<'welcome'>['you'] {
    if (session === null) return null;
    const { player, name } = session;
    const role = this.#deps.roleOf(player);
    return { player, name, ...(role !== null && { role }) };
  }

  async #create(peer: Peer, message: ClientMessageOf<'table.create'>, at: number): Promise<Refused> {
    if (!peer.session) return 'no-session';
    const fault = savedGameFault(message.options);
    if (fault) return fault;
    const made = await this.#deps.admission.create(peer.session, peer.address, message, at);
    if (!made.ok) return made.error;
    const { id: table, seq } = made.value;
    this.#deps.onCommitted(peer, { table, seq, command: 'table.create', at });
    peer.send({ type: 'reply', id: message.id, ok: true, table: made.value.id, seq: made.value.seq });
    return null;
  }

  async #open(peer: Peer, message: ClientMessageOf<'table.open'>): Promise<Refused> {
    const { session } = peer;
    if (!session) return 'no-session';
    if (peer.members.size >= MOST_OPEN && !peer.members.has(message.table)) return 'too-many-tables';
    const asker = { address: peer.address, person: session.player };
    const enter = (host: TableHost) => this.#enter(peer, session, host, message);
    return this.#deps.node.tables.use(message.table, enter, asker);
  }

  async #enter(
    peer: Peer,
    { player }: Session,
    host: TableHost,
    message: ClientMessageOf<'table.open'>,
  ): Promise<Refused> {
    await this.#bringUp(host, peer.address);
    if (host.state.status === 'none') return 'no-table';
    const refused = await this.#deps.admission.admit(player, peer.address, host, message);
    if (refused) return refused;
    if (!mayWatch(host.state, player)) return 'no-spectators';
    const crowd = this.#deps.rooms.room(host.id)?.size ?? 0;
    const known = peer.members.has(host.id) || isSeated(host.state, player);
    if (!known && crowd >= this.#deps.spectatorsPerTable) return 'table-full';
    if (peer.ended) return null;
    await this.#deps.rooms.enter(peer, host, message.seen);
    const invitation = await this.#deps.admission.invitation(host);
    peer.send({
      type: 'reply',
      id: message.id,
      ok: true,
      table: host.id,
      seq: host.seq,
      ...(invitation !== null && { invitation }),
    });
    return null;
  }

  /** To the confirmed head, with outages charged to nobody. */
  async #bringUp(host: TableHost, address: string): Promise<void> {
    if (this.#deps.shared) await host.catchUp(address);
    await host.settle(address);
  }

  async #shut(peer: Peer, message: ClientMessageOf<'table.shut'>): Promise<Refused> {
    const member = peer.members.get(message.table);
    if (!member) return 'not-open-here';
    await this.#deps.rooms.leave(member);
    peer.send({ type: 'reply', id: message.id, ok: true });
    return null;
  }

  async #setPassword(peer: Peer, message: ClientMessageOf<'table.password'>): Promise<Refused> {
    const member = peer.members.get(message.table);
    if (!member) return 'not-open-here';
    const { player, room } = member;
    const { table, password } = message;
    const set = await this.#deps.admission.setPassword(player, peer.address, room.host, password);
    if (!set.ok) return set.error;
    peer.send({ type: 'reply', id: message.id, ok: true, invitation: set.value });
    // The others who are here may pass the new link on as well.
    this.#deps.rooms.presenceChanged(table);
    return null;
  }

  async #command(peer: Peer, message: ClientMessageOf<'command'>, at: number): Promise<Refused> {
    const member = peer.members.get(message.table);
    if (!member) return 'not-open-here';
    const { host } = member.room;
    const { id, seen, command } = message;
    const fault = command.type === 'options.set' ? savedGameFault(command.options) : null;
    if (fault) return fault;
    const locks = command.type === 'options.set' && command.options.private;
    if (locks && (await this.#deps.store.password(host.id)) === null) return 'password-needed';
    const mute = command.type === 'chat' ? this.#deps.muteOf(member.player) : null;
    if (mute) {
      this.#deps.onRefusal('muted', peer);
      const { reason, until } = mute;
      peer.refuse(id, 'muted', { message: mutedText(mute), restriction: { reason, until } });
      return null;
    }
    const playerCommand = commandOf(command, peer.session!, member);
    const { player: actor } = member;
    const envelope = { actor, address: peer.address, commandId: id, at, seen, command: playerCommand };
    const sits = command.type === 'seat.take' || command.type === 'seat.accept';
    const result = await (sits ? this.#deps.seatLimit.submit(host, envelope) : host.submit(envelope));
    if (result.ok) {
      if (result.bytes > 0) this.#deps.charge(peer, rowCost(result.bytes));
      this.#deps.onCommitted(peer, { table: host.id, seq: result.seq, command: command.type, at });
      if (command.type === 'move') this.#deps.onMove();
      if (locks) await this.#deps.admission.admitPresent(host.id);
      peer.send({ type: 'reply', id, ok: true, seq: result.seq });
      return null;
    }
    if (command.type !== 'move') return result.error;
    // The last valid board, and the same question again (N10).
    this.#deps.onRefusal(result.error, peer);
    const asked = askedOf(host.state, member.player);
    peer.refuse(id, result.error, { board: boardOf(host.state), asked });
    return null;
  }
}

/** The whole history of a saved game goes into the log of its table, and its clocks say how long the table may stay busy. */
function savedGameFault({ start }: Partial<OfferedOptions>): Refused {
  if (start?.kind !== 'resume') return null;
  const { history, clocks } = start;
  if (history.length > LONGEST_RESUMED) return 'saved-game-too-long';
  // Every turn may have added to them.
  const most = BOUNDS.base.most + history.length * BOUNDS.increment.most;
  return clocks !== null && Math.max(clocks.black, clocks.white) > most ? 'bad-history' : null;
}

const isSeated = ({ seats }: TableState, player: PlayerId): boolean =>
  seats.some((occupant) => occupant?.player === player);

/** The command with what only the server knows: who, under which name, over which connection. */
function commandOf(
  command: TableCommand,
  { name }: Session,
  { player: by, connection }: Member,
): PlayerCommand {
  switch (command.type) {
    case 'seat.take':
      return { ...command, by, name, connection };
    case 'seat.accept':
      return { ...command, by, connection };
    default:
      return { ...command, by };
  }
}
