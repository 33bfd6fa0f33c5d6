/** A bare client for tests: sends messages over a real socket and waits for the ones it expects. */
import { once } from 'node:events';
import { evolve, NO_TABLE, type TableState } from '@crownhead/match';
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  parseServerMessage,
  type ServerMessage,
  type ServerMessageOf,
  type TableCommand,
  type TableId,
} from '@crownhead/protocol';
import { WebSocket } from 'ws';

type Answer = ServerMessageOf<'reply'> | ServerMessageOf<'refusal'>;
type Unnumbered<T> = T extends { id: string } ? Omit<T, 'id'> : never;

interface Waiting {
  readonly wanted: (message: ServerMessage) => boolean;
  readonly found: (message: ServerMessage) => void;
  readonly failed: (error: Error) => void;
}

/** A table as this client has been told it is. */
interface Mirror {
  seq: number;
  state: TableState;
}

export class TestClient {
  readonly messages: ServerMessage[] = [];
  readonly mirrors = new Map<TableId, Mirror>();
  readonly name: string;
  readonly token: string;
  readonly player: string;
  /** Acknowledges move requests and answers beats, as real clients do. */
  polite = true;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  #socket: WebSocket | null = null;
  #waiting = new Set<Waiting>();
  #next = 1;

  private constructor(
    url: string,
    name: string,
    token: string,
    player: string,
    headers: Readonly<Record<string, string>>,
  ) {
    this.#url = url;
    this.#headers = headers;
    this.name = name;
    this.token = token;
    this.player = player;
  }

  /** A new guest, connected and greeted; `address` is where they come from, for a server behind one proxy. */
  static async join(url: string, name: string, address?: string): Promise<TestClient> {
    const from: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
    const response = await fetch(new URL('/api/session', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from },
      body: JSON.stringify({ name }),
    });
    const body = (await response.json()) as { player: string; token: string; message?: string };
    if (response.status !== 201) throw new Error(`no session for ${name}: ${body.message}`);
    const client = new TestClient(url, name, body.token, body.player, from);
    await client.connect();
    return client;
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** `url` when this client is to come back through another node. */
  async connect(url: string = this.#url): Promise<void> {
    const socket = new WebSocket(new URL('/api/socket', url.replace(/^http/, 'ws')), {
      headers: this.#headers,
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(socket, data.toString()));
    socket.on(
      'close',
      () => socket === this.#socket && this.#fail(new Error(`${this.name}: the socket closed`)),
    );
    socket.on('error', () => undefined);
    await once(socket, 'open');
    const welcome = this.next('welcome');
    this.sendRaw({ type: 'hello', protocol: PROTOCOL_VERSION, token: this.token });
    await welcome;
  }

  sendRaw(message: ClientMessage | object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  async request(message: Unnumbered<ClientMessage>, id = this.newId()): Promise<Answer> {
    const answer = this.wait((m): m is Answer => (m.type === 'reply' || m.type === 'refusal') && m.id === id);
    this.sendRaw({ ...message, id });
    return answer;
  }

  newId(): string {
    return `${this.name.replace(/\W/g, '')}-${this.#next++}`;
  }

  open(
    table: TableId,
    more: { seen?: number; password?: string; invitation?: string } = {},
  ): Promise<Answer> {
    return this.request({ type: 'table.open', table, ...more });
  }

  command(table: TableId, command: TableCommand, id?: string): Promise<Answer> {
    const seen = this.mirrors.get(table)?.seq ?? 0;
    return this.request({ type: 'command', table, seen, command }, id);
  }

  state(table: TableId): TableState {
    return this.mirrors.get(table)?.state ?? NO_TABLE;
  }

  next<T extends ServerMessage['type']>(type: T): Promise<ServerMessageOf<T>> {
    return this.wait((message): message is ServerMessageOf<T> => message.type === type);
  }

  /** The next message that fits. */
  wait<T extends ServerMessage>(wanted: (message: ServerMessage) => message is T): Promise<T>;
  wait(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  wait(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((found, failed) => this.#waiting.add({ wanted, found, failed }));
  }

  /** Resolves when this client's copy of a table fits, immediately if it does. */
  async until(table: TableId, fits: (state: TableState) => boolean): Promise<TableState> {
    while (!fits(this.state(table))) {
      await this.wait((m) => (m.type === 'update' || m.type === 'snapshot') && m.table === table);
    }
    return this.state(table);
  }

  /** Leaves the socket open and unread, as in a second tab; the caller ends it. */
  detach(): WebSocket {
    const socket = this.#socket!;
    this.#socket = null;
    return socket;
  }

  /** As when a cable is pulled. */
  drop(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  async close(): Promise<void> {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  }

  closed(): Promise<unknown> {
    return this.#socket ? once(this.#socket, 'close') : Promise.resolve();
  }

  #receive(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    const parsed = parseServerMessage(text);
    if (!parsed.ok) throw new Error(`the server sent something unreadable: ${text.slice(0, 200)}`);
    const message = parsed.value;
    this.messages.push(message);
    this.#mirror(message);
    for (const waiting of this.#waiting) {
      if (!waiting.wanted(message)) continue;
      this.#waiting.delete(waiting);
      waiting.found(message);
    }
  }

  #mirror(message: ServerMessage): void {
    if (message.type === 'beat' && this.polite) this.sendRaw({ type: 'beat' });
    if (message.type === 'snapshot')
      this.mirrors.set(message.table, { seq: message.seq, state: message.state });
    if (message.type !== 'update') return;
    const mirror = this.mirrors.get(message.table);
    if (mirror && message.seq === mirror.seq + 1) {
      mirror.state = message.events.reduce(evolve, mirror.state);
      mirror.seq = message.seq;
    }
    if (this.polite && message.asked === 'move') {
      this.sendRaw({ type: 'ack', table: message.table, seq: message.seq });
    }
  }

  #fail(error: Error): void {
    for (const { failed } of this.#waiting) failed(error);
    this.#waiting.clear();
  }
}
