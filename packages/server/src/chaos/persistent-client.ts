/**
 * A client that comes back by itself, to any node that answers, and repeats under the same id whatever was not answered.
 * It writes down all it was told, so that this can be held against the log.
 */
import { evolve, NO_TABLE, type TableEvent, type TableState } from '@crownhead/match';
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

/** Nothing heard for this long: the node is taken for dead (real clients do the same). */
export const SILENCE_MS = 5000;
/** Between two tries when no node answers, or one cannot save. */
const PAUSE_MS = 50;
/** "No" of a node that is about the node, not about the wish. */
const TRY_AGAIN: readonly string[] = ['unavailable', 'draining', 'too-fast', 'not-open-here', 'no-session'];

type Request = Extract<ClientMessage, { id: string }>;
type Unnumbered<T> = T extends { id: string } ? Omit<T, 'id'> : never;

interface Pending {
  readonly message: Request;
  readonly done: (reply: { seq: number; table: TableId | null }) => void;
  readonly failed: (error: Error) => void;
}

export interface Who {
  readonly name: string;
  readonly player: string;
  readonly token: string;
  /** As proxies tell it. */
  readonly address: string;
}

let people = 0;

/** A new guest with a name nobody else has. */
export async function newGuest(url: string): Promise<Who> {
  const number = ++people;
  const name = `Guest ${number}`;
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const response = await fetch(new URL('/api/session', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name }),
  });
  if (response.status !== 201) throw new Error(`no session: ${await response.text()}`);
  const { player, token } = (await response.json()) as { player: string; token: string };
  return { name, player, token, address };
}

export class PersistentClient {
  readonly who: Who;
  /** Rows it was told, by seq. */
  readonly told = new Map<number, readonly TableEvent[]>();
  readonly snapshots: { readonly seq: number; readonly state: TableState }[] = [];
  /** Commands that were acknowledged. */
  readonly acknowledged: { readonly id: string; readonly seq: number }[] = [];
  /** What must never happen and did. */
  readonly complaints: string[] = [];
  readonly byes: string[] = [];
  /** When it was last at its table again after having lost its node. */
  backAt = 0;
  state: TableState = NO_TABLE;
  seq = 0;
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
  constructor(who: Who, homes: readonly string[], home = 0) {
    this.who = who;
    this.#homes = homes;
    this.#home = home;
    this.#connect();
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

  /** Resolves when the table as this client knows it fits. */
  async until(fits: (state: TableState) => boolean): Promise<void> {
    while (!fits(this.state)) await new Promise<void>((next) => this.#waiting.add(next));
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
      const pending = { message: { ...message, id } as Request, done, failed };
      this.#pending.set(id, pending);
      this.#send(pending.message);
    });
  }

  async #open(): Promise<void> {
    const known = this.seq > 0 ? { seen: this.seq } : {};
    await this.#request({ type: 'table.open', table: this.table!, ...known });
    this.#atTable = true;
    this.backAt = performance.now();
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

  /** Starts to count the silence anew. */
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
    switch (message.type) {
      case 'welcome':
        return this.#greeted(message.you?.player ?? null);
      case 'reply':
        return this.#answered(message.id, message.seq ?? 0, message.table ?? null);
      case 'refusal':
        return this.#refused(message.id, message.error);
      case 'snapshot':
        this.snapshots.push({ seq: message.seq, state: message.state });
        if (message.seq < this.seq) this.complaints.push(`went back from ${this.seq} to ${message.seq}`);
        this.seq = message.seq;
        this.state = message.state;
        return;
      case 'update':
        return this.#row(message.seq, message.events);
      case 'beat':
        this.#send({ type: 'beat' });
        return this.#compare(message.heads[this.table ?? ''] ?? 0);
      case 'bye':
        this.byes.push(message.reason);
        return;
      default:
    }
  }

  #greeted(player: string | null): void {
    if (player !== this.who.player) this.complaints.push(`is taken for ${player}`);
    for (const { message } of this.#pending.values()) {
      if (message.type === 'table.open') this.#pending.delete(message.id);
      else if (message.type !== 'command') this.#send(message);
    }
    if (this.table)
      this.#open().then(
        () => this.#repeat(),
        () => undefined,
      );
  }

  /** Everything not answered yet, under the id it had. */
  #repeat(): void {
    for (const { message } of this.#pending.values()) if (message.type === 'command') this.#send(message);
  }

  #answered(id: string, seq: number, table: TableId | null): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    if (pending.message.type === 'command') this.acknowledged.push({ id, seq });
    pending.done({ seq, table: table && tableId(table) });
  }

  #refused(id: string | null, error: string): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending) return;
    if (!TRY_AGAIN.includes(error)) {
      this.#pending.delete(pending.message.id);
      pending.failed(new Error(error));
    } else {
      const socket = this.#socket;
      setTimeout(() => socket === this.#socket && this.#send(pending.message), PAUSE_MS);
    }
  }

  #row(seq: number, events: readonly TableEvent[]): void {
    if (events.length > 0) {
      const before = this.told.get(seq);
      if (before && JSON.stringify(before) !== JSON.stringify(events)) {
        this.complaints.push(`was told two different things about ${seq}`);
      }
      this.told.set(seq, events);
      if (seq === this.seq + 1) {
        this.state = events.reduce(evolve, this.state);
        this.seq = seq;
      }
    }
    this.#compare(seq);
  }

  /** Asks for what it has missed. */
  #compare(head: number): void {
    if (head > this.seq && this.table && this.#atTable) this.#open().catch(() => undefined);
  }
}
