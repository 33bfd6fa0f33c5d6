/**
 * A client that reconnects automatically, to any node that answers, and repeats under the same id whatever was not answered.
 * It writes down all it was told, so that this can be held against the log.
 */
import type { TableState } from '@crownhead/match';
import {
  type ClientMessage,
  type OfferedOptions,
  PROTOCOL_VERSION,
  parseServerMessage,
  type ServerMessage,
  type TableCommand,
  type TableId,
  tableId,
} from '@crownhead/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './guest.ts';
import { ReceivedLog } from './received-log.ts';

/** Nothing heard for this long: the node is taken for dead (real clients do the same). */
export const SILENCE_MS = 5000;
/** Between two tries when no node answers, or one cannot save. */
const PAUSE_MS = 50;
/** What was dropped as too much is said again after this long. */
const DROPPED_PAUSE_MS = 500;
/** A refusal that is about the node, not about the command. */
const TRY_AGAIN: readonly string[] = ['unavailable', 'draining', 'too-fast', 'not-open-here', 'no-session'];

type Request = Extract<ClientMessage, { id: string }>;
type Unnumbered<T> = T extends { id: string } ? Omit<T, 'id'> : never;

interface Pending {
  readonly message: Request;
  readonly done: (reply: { seq: number; table: TableId | null }) => void;
  readonly failed: (error: Error) => void;
}

export class PersistentClient {
  readonly who: Guest;
  readonly notes = new ReceivedLog();
  readonly byes: string[] = [];
  /** When it came to its table, the first time and each time it had lost its node. */
  readonly arrivals: number[] = [];
  table: TableId | null = null;
  /** Called after every message. */
  onChange: () => void = () => undefined;
  readonly #homes: readonly string[];
  #home: number;
  #socket: WebSocket | null = null;
  #silence: NodeJS.Timeout | null = null;
  #pause: NodeJS.Timeout | null = null;
  #ended = false;
  #atTable = false;
  readonly #pending = new Map<string, Pending>();
  readonly #waiting = new Set<() => void>();
  #next = 1;

  /** `homes` are the nodes it knows; it begins with the one numbered `home`. */
  constructor(who: Guest, homes: readonly string[], home = 0) {
    this.who = who;
    this.#homes = homes;
    this.#home = home;
    this.#connect();
  }

  get state(): TableState {
    return this.notes.state;
  }
  get seq(): number {
    return this.notes.seq;
  }
  get home(): string {
    return this.#homes[this.#home % this.#homes.length]!;
  }

  async create(options: OfferedOptions): Promise<TableId> {
    const { table } = await this.#request({ type: 'table.create', options });
    return table!;
  }

  async open(table: TableId): Promise<void> {
    this.table = table;
    await this.#open();
  }

  /** Resolves with the seq under which it is in the log; rejects when the table refuses. */
  async command(command: TableCommand): Promise<number> {
    const reply = await this.#request({ type: 'command', table: this.table!, seen: this.seq, command });
    return reply.seq;
  }

  /** Resolves when this is so; asked again after every message. */
  async when(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((next) => this.#waiting.add(next));
  }

  end(): void {
    this.#ended = true;
    if (this.#pause) clearTimeout(this.#pause);
    this.#hangUp();
    for (const { failed } of this.#pending.values()) failed(new Error(`${this.who.name} went home`));
    this.#pending.clear();
  }

  #request(message: Unnumbered<Request>): Promise<{ seq: number; table: TableId | null }> {
    const id = `${this.who.player}-${this.#next++}`;
    return new Promise((done, failed) => {
      const pending = { message: { ...message, id }, done, failed };
      this.#pending.set(id, pending);
      this.#send(pending.message);
    });
  }

  async #open(): Promise<void> {
    const known = this.seq > 0 ? { seen: this.seq } : {};
    await this.#request({ type: 'table.open', table: this.table!, ...known });
    if (this.#atTable) return;
    this.#atTable = true;
    this.arrivals.push(performance.now());
    this.#repeat();
  }

  #send(message: ClientMessage): void {
    // Before the greeting nothing is said; after it everything pending is.
    const early = !this.#atTable && message.type === 'command';
    if (this.#socket?.readyState === WebSocket.OPEN && !early) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#ended) return;
    const url = new URL('/api/socket', this.home.replace(/^http/, 'ws'));
    const socket = new WebSocket(url, { headers: { 'x-forwarded-for': this.who.address } });
    this.#socket = socket;
    socket.on('open', () => this.#send({ type: 'hello', protocol: PROTOCOL_VERSION, token: this.who.token }));
    socket.on('message', (data) => this.#hear(socket, data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => socket === this.#socket && this.#elsewhere());
    this.#listen();
  }

  #elsewhere(): void {
    this.#hangUp();
    this.#home++;
    if (!this.#ended) this.#pause = setTimeout(() => this.#connect(), PAUSE_MS);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#atTable = false;
    if (this.#silence) clearTimeout(this.#silence);
    socket?.terminate();
  }

  /** Restarts the timer of the silence. */
  #listen(): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#elsewhere(), SILENCE_MS);
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#listen();
    const parsed = parseServerMessage(text);
    if (!parsed.ok) throw new Error(`unreadable: ${text.slice(0, 200)}`);
    this.#take(parsed.value);
    for (const next of [...this.#waiting]) {
      this.#waiting.delete(next);
      next();
    }
    this.onChange();
  }

  #take(message: ServerMessage): void {
    const { type } = message;
    if (type === 'welcome') this.#greeted(message.you?.player ?? null);
    if (type === 'reply') this.#answered(message.id, message.seq ?? 0, message.table ?? null);
    if (type === 'refusal') this.#refused(message.id, message.error);
    if (type === 'snapshot') this.notes.snapshot(message.seq, message.state);
    if (type === 'bye') this.byes.push(message.reason);
    if (type === 'beat') {
      this.#send({ type: 'beat' });
      this.#compare(message.heads[this.table ?? ''] ?? 0);
    }
    if (type === 'update') {
      // Without events it is the same state once more.
      if (message.events.length > 0) this.notes.row(message.seq, message.events);
      this.#compare(message.seq);
    }
  }

  #greeted(player: string | null): void {
    if (player !== this.who.player) this.notes.complaints.push(`is taken for ${player}`);
    this.#repeat();
    const opening = [...this.#pending.values()].some(({ message }) => message.type === 'table.open');
    if (this.table && !opening) this.#open().catch(() => undefined);
  }

  /** What is not answered yet, under the ids it had. */
  #repeat(): void {
    for (const { message } of [...this.#pending.values()]) this.#send(message);
  }

  #answered(id: string, seq: number, table: TableId | null): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    if (pending.message.type === 'command') this.notes.acknowledged.push({ id, seq });
    pending.done({ seq, table: table && tableId(table) });
  }

  #refused(id: string | null, error: string): void {
    if (id === null && error === 'too-fast') this.#later(DROPPED_PAUSE_MS, () => this.#repeat());
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending) return;
    if (!TRY_AGAIN.includes(error)) {
      this.#pending.delete(pending.message.id);
      pending.failed(new Error(error));
    } else this.#later(PAUSE_MS, () => this.#send(pending.message));
  }

  /** Not on another connection than this. */
  #later(ms: number, act: () => void): void {
    const socket = this.#socket;
    setTimeout(() => socket === this.#socket && act(), ms);
  }

  /** Asks for what it has missed. */
  #compare(head: number): void {
    if (head > this.seq && this.table && this.#atTable) this.#open().catch(() => undefined);
  }
}
