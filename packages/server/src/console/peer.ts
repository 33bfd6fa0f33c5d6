/** One console client: server messages become lines, and every request gets its reply. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { type Asked, type ConnectionId, connectionId, seatOf, type TableState } from '@crownhead/match';
import type {
  ClientMessage,
  ErrorCode,
  Restricted,
  ServerMessage,
  ServerMessageOf,
  TableId,
} from '@crownhead/protocol';
import { bannedText } from '../admin/restrictions.ts';
import { addressOf } from '../limits/address.ts';
import type { Payer } from '../limits/budget.ts';
import type { EncodedMessage } from '../room/frame.ts';
import type { Peer } from '../room/peer.ts';
import type { Requests } from '../room/requests.ts';
import type { Member } from '../room/room.ts';
import type { Session } from '../store/store.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { traceOf } from '../trace.ts';
import { turnLimit } from './options.ts';
import type { Holder } from './room-maker.ts';
import { StateLines } from './state-lines.ts';
import { type Action, AWAY, stateLine, visitEnds } from './state-message.ts';

/** A client that lets this much pile up does not read, and is cut off. */
const BUFFER_LIMIT = 64 * 1024;

export interface Refused {
  readonly error: ErrorCode;
  /** With a refused move: what is asked of the client now. */
  readonly asked: Asked | null;
}

type Numbered = Extract<ClientMessage, { readonly id: string }>;
type Unnumbered<T> = T extends Numbered ? Omit<T, 'id'> : never;
export type Request = Unnumbered<Numbered>;

/** What is asked by or of somebody who is not there any more. */
export const GONE: Refused = { error: 'not-open-here', asked: null };

export interface ConsolePeerDeps {
  readonly id: number;
  readonly socket: Socket;
  readonly clock: Clock;
  readonly requests: Requests;
  /** Says this and closes; the client may be slow to go. */
  closeWith(line: string): void;
  /** Called once, when nothing more reaches this client. */
  onEnd(): void;
}

export class ConsolePeer implements Peer {
  readonly address: string;
  readonly trace = traceOf();
  readonly members = new Map<TableId, Member>();
  session: Session | null = null;
  greeted = false;
  /** States are shown: not while a client is brought to its seat, and not once it has said goodbye. */
  welcomed = false;
  /** On the way to a seat: being ready is part of it and not asked for. */
  seating = false;
  readonly #deps: ConsolePeerDeps;
  readonly #name = randomBytes(9).toString('base64url');
  readonly #lines = new StateLines();
  readonly #asking = new Map<string, (refused: Refused | null) => void>();
  /** Runs while the client is asked whether it plays again. */
  #patience: Cancel | null = null;
  #asked = 0;
  #opened = 0;
  #ended = false;

  constructor(deps: ConsolePeerDeps) {
    this.#deps = deps;
    this.address = addressOf({ remoteAddress: deps.socket.remoteAddress, forwardedFor: undefined }, 0);
  }

  get id(): number {
    return this.#deps.id;
  }
  /** Who goes first where room is needed. */
  get rank(): Holder['rank'] {
    if (!this.session || !this.state) return 'coming';
    return seatOf(this.state, this.session.player) === null ? 'spectator' : 'player';
  }
  /** Before it has said who it is, a connection stands for itself. */
  get payer(): Payer {
    return { address: this.address, person: this.session?.player ?? this.#name };
  }
  get ended(): boolean {
    return this.#ended;
  }
  /** A console client is at one table. */
  get member(): Member | null {
    return this.members.values().next().value ?? null;
  }
  get state(): TableState | null {
    return this.member?.room.host.state ?? null;
  }

  /** They are who they said when they were ready. */
  async identify(): Promise<Session | null> {
    return this.session;
  }

  nextConnection(): ConnectionId {
    return connectionId(`${this.#name}.${++this.#opened}`);
  }

  /** Asks the server for something, as any client would; `at` is when the line for it arrived. */
  ask(request: Request, at: number): Promise<Refused | null> {
    if (this.#ended) return Promise.resolve(GONE);
    const id = `c${++this.#asked}`;
    return new Promise((resolve) => {
      this.#asking.set(id, resolve);
      this.#deps.requests.handle(this, { ...request, id }, at);
    });
  }

  /** The request for a move has been seen: the newest one, or all up to a time stamp (N14). */
  acknowledge(stamp: number | null, at: number): void {
    const { member } = this;
    const seq = this.#lines.acknowledged(stamp);
    if (member && seq !== null)
      this.#deps.requests.handle(this, { type: 'ack', table: member.room.table, seq }, at);
  }

  send(message: ServerMessage): void {
    switch (message.type) {
      case 'reply':
        this.#answer(message.id, null);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'table.shut':
        this.end(`BYE ${message.message}`);
        break;
      // Presence, the lobby and beats are not for the console; a snapshot is shown when the client is welcomed.
      case 'welcome':
      case 'refusal':
      case 'snapshot':
      case 'presence':
      case 'lobby':
      case 'lobby.changed':
      case 'beat':
      case 'bye':
        break;
      case 'announcement':
        this.say('MESSAGE', `Announcement: ${message.text}`);
        break;
      default:
        message satisfies never;
    }
  }

  deliver({ message }: EncodedMessage): void {
    this.send(message);
  }

  refuse(id: string | null, error: ErrorCode, more?: Pick<ServerMessageOf<'refusal'>, 'asked'>): void {
    if (id !== null) this.#answer(id, { error, asked: more?.asked ?? null });
  }

  /** The game and the state as they are, for somebody who has come to watch. */
  show(asked: Asked): void {
    const { state, session, member } = this;
    if (!state || !session || !member) return;
    const update = { asked, at: state.lastAt, seq: member.room.host.seq };
    for (const line of this.#lines.show(state, session.player, update)) this.write(line);
  }

  /** A state message that follows from nothing at the table but from what this client said. */
  say(action: Action, text: string): void {
    this.write(stateLine(this.state, action, this.#deps.clock.now(), text));
  }

  /** For people only; programs skip such lines. */
  explain(lines: readonly string[]): void {
    for (const line of lines) this.write(`# ${line}`);
  }

  write(line: string): void {
    const { socket } = this.#deps;
    if (this.#ended) return;
    if (socket.writableLength > BUFFER_LIMIT) this.cut();
    else socket.write(`${line}\n`);
  }

  /** Last words. */
  end(line: string): void {
    if (this.#ended) return;
    this.#deps.closeWith(line);
    this.#end();
  }

  expel(ban: Restricted): void {
    this.end(`BYE ${bannedText(ban)}`);
  }

  /** Ends without a last line. */
  cut(): void {
    this.#deps.socket.destroy();
    this.#end();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#patience?.();
    for (const resolve of this.#asking.values()) resolve(GONE);
    this.#asking.clear();
    this.#deps.onEnd();
  }

  #answer(id: string, refused: Refused | null): void {
    this.#asking.get(id)?.(refused);
    this.#asking.delete(id);
  }

  /** After a game as in it (T5): nobody waits longer for one player than a turn may take. */
  #waitFor(asked: Asked, { round, options }: TableState): void {
    if (asked !== 'ready') {
      this.#patience?.();
      this.#patience = null;
    }
    const limit = turnLimit(round?.table ?? options.table);
    if (asked === 'ready' && limit !== null)
      this.#patience ??= this.#deps.clock.after(limit, () => this.end(`BYE ${AWAY}`));
  }

  #update({ asked, at, seq, events, message }: ServerMessageOf<'update'>): void {
    const { state, session } = this;
    if (!state || !session || !this.welcomed || (this.seating && asked === 'ready')) return;
    this.#waitFor(asked, state);
    const update = { asked, at, seq, events, text: message.text };
    for (const line of this.#lines.update(state, session.player, update)) this.write(line);
    const why = visitEnds(state, session.player, events);
    if (why !== null) this.end(`BYE ${why}`);
  }
}
