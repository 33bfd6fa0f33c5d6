/** A server for tests: the real decider behind sockets that can be cut, silenced and made to lose or repeat messages. */
import {
  askedOf,
  type Command,
  type ConnectionId,
  connectionId,
  decide,
  type HostOptions,
  NO_TABLE,
  type PlayerId,
  playerId,
  replay,
  type TableEvent,
  type TableState,
} from '@crownhead/match';
import {
  type ClientMessage,
  type ClientMessageOf,
  ERROR_WORDS,
  type ErrorCode,
  PROTOCOL_VERSION,
  parseClientMessage,
  type ServerMessage,
  type TableCommand,
  type TableId,
  tableId,
} from '@crownhead/protocol';
import type { FakeWorld } from '../fakes.ts';
import type { OpenSocket, SocketHandlers } from '../ports.ts';

interface Row {
  readonly seq: number;
  readonly actor: string;
  readonly commandId: string;
  readonly events: readonly TableEvent[];
  /** The table with this row. */
  readonly after: TableState;
}

class FakeTable {
  readonly rows: Row[] = [];
  state: TableState = NO_TABLE;
}

export class FakeSocket {
  readonly handlers: SocketHandlers;
  readonly open = new Map<TableId, ConnectionId>();
  player: PlayerId | null = null;
  greeted = false;
  inLobby = false;
  /** The line is alive, and this end has not heard that it is not. */
  alive = true;
  /** The client has closed it and may not know yet what was said before. */
  closing = false;
  /** Nothing gets through, and neither end has noticed. */
  mute = false;

  constructor(handlers: SocketHandlers) {
    this.handlers = handlers;
  }
}

/** Where these sockets connect to; refusals and delays are for tests to change. */
export class FakeServer {
  readonly tables = new Map<TableId, FakeTable>();
  readonly sockets = new Set<FakeSocket>();
  /** Everything heard from clients, and everything said. */
  readonly heard: ClientMessage[] = [];
  latency = 10;
  /** How often it beats, which it says. */
  beatMs = 1200;
  /** How far the server's clock is ahead. */
  skew = 0;
  up = true;
  /** As one that has restarted. */
  knowsNobody = false;
  full = false;
  protocol = PROTOCOL_VERSION;
  /** Sends a state instead of rows to those further behind. */
  mostRows = 50;
  /** What becomes of each message to a client: how often it arrives. */
  copies: (message: ServerMessage) => number = () => 1;
  /** Questions that are heard and not answered. */
  ignores: (message: ClientMessage) => boolean = () => false;
  readonly #world: FakeWorld;
  #connections = 0;
  #tables = 0;

  constructor(world: FakeWorld) {
    this.#world = world;
    this.#beat();
  }

  get now(): number {
    return this.#world.now() + this.skew;
  }

  table(id: TableId): FakeTable {
    return this.tables.get(id)!;
  }

  /** The port of a client. */
  readonly openSocket: OpenSocket = (_url, handlers) => {
    const socket = new FakeSocket(handlers);
    this.#world.after(this.latency, () => {
      if (!socket.alive) return;
      if (!this.up) {
        this.cut(socket);
        return;
      }
      this.sockets.add(socket);
      handlers.opened();
      if (!this.full) return;
      this.say(socket, refusal(null, 'server-full'));
      this.#world.after(this.latency, () => this.cut(socket));
    });
    return {
      send: (text) => this.#world.after(this.latency, () => this.#receive(socket, text)),
      // As in a browser: what is under way still arrives, and then the end of it.
      close: () => {
        if (!socket.alive) return;
        socket.closing = true;
        this.#closed(socket);
        this.#world.after(2 * this.latency, () => handlers.closed());
      },
    };
  };

  /** Cuts a socket: what is under way is lost, and both ends notice. */
  cut(socket: FakeSocket): void {
    if (!socket.alive) return;
    this.#closed(socket);
    this.#world.after(this.latency, () => socket.handlers.closed());
  }

  cutAll(): void {
    for (const socket of [...this.sockets]) this.cut(socket);
  }

  say(socket: FakeSocket, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (let i = this.copies(message); i > 0; i -= 1) {
      this.#world.after(this.latency, () => {
        if ((socket.alive || socket.closing) && !socket.mute) socket.handlers.said(text);
      });
    }
  }

  /** A table opened by somebody outside the test's view. */
  create(host: PlayerId, options: HostOptions): TableId {
    this.#tables += 1;
    const id = tableId(`table${this.#tables}`);
    this.tables.set(id, new FakeTable());
    this.submit(id, host, `create:${id}`, { by: host, type: 'table.create', name: host, options });
    return id;
  }

  /** Decides and appends; a known command is answered from the log. */
  submit(id: TableId, actor: string, commandId: string, command: Command): Row | ErrorCode {
    const table = this.table(id);
    const known = table.rows.find((row) => row.actor === actor && row.commandId === commandId);
    if (known) return known;
    const env = { now: this.now, random: this.#world.random(), spectators: [], verdict: 'unknown' } as const;
    const decision = decide(table.state, command, env);
    if (!decision.ok) return decision.error;
    table.state = replay(table.state, decision.value);
    const seq = table.rows.length + 1;
    const row = { seq, actor, commandId, events: decision.value, after: table.state };
    table.rows.push(row);
    for (const socket of this.sockets) if (socket.open.has(id)) this.#sendRow(socket, id, row);
    return row;
  }

  #closed(socket: FakeSocket): void {
    socket.alive = false;
    if (!this.sockets.delete(socket) || !this.up) return;
    for (const [id, connection] of socket.open) {
      const by = socket.player!;
      this.submit(id, by, `lose:${connection}`, { by, type: 'connection.lose', connection });
    }
  }

  #beat(): void {
    this.#world.after(this.beatMs, () => {
      for (const socket of this.sockets) {
        if (!socket.greeted) continue;
        const heads = Object.fromEntries(
          [...socket.open.keys()].map((id) => [id, this.table(id).rows.length]),
        );
        this.say(socket, { type: 'beat', now: this.now, heads, next: this.beatMs });
      }
      this.#beat();
    });
  }

  #receive(socket: FakeSocket, text: string): void {
    if (!socket.alive || socket.mute || !this.up) return;
    const message = parseClientMessage(text);
    if (!message.ok) throw new Error(`${message.error.code} in ${text}`);
    this.heard.push(message.value);
    const answer = this.ignores(message.value) ? null : this.#answer(socket, message.value);
    if (answer) this.say(socket, answer);
  }

  #answer(socket: FakeSocket, message: ClientMessage): ServerMessage | null {
    switch (message.type) {
      case 'hello': {
        if (message.protocol !== this.protocol) return refusal(null, 'other-version');
        socket.player = message.token === undefined || this.knowsNobody ? null : playerId(message.token);
        socket.greeted = true;
        const you = socket.player && { player: socket.player, name: socket.player };
        const { protocol, now } = this;
        return { type: 'welcome', protocol, server: '1.2.3', now, you, next: this.beatMs };
      }
      case 'beat':
      case 'ack':
        return null;
      case 'lobby.watch':
        socket.inLobby = true;
        this.say(socket, { type: 'lobby', tables: [] });
        return { type: 'reply', id: message.id, ok: true };
      case 'table.create': {
        const table = this.create(socket.player!, { ...message.options, shared: false });
        return { type: 'reply', id: message.id, ok: true, table, seq: 1 };
      }
      case 'table.open':
        return this.#open(socket, message);
      case 'command': {
        const connection = socket.open.get(message.table);
        if (!connection) return refusal(message.id, 'not-open-here');
        const by = socket.player!;
        const row = this.submit(message.table, by, message.id, commandOf(message.command, by, connection));
        if (typeof row === 'string') return refusal(message.id, row);
        return { type: 'reply', id: message.id, ok: true, seq: row.seq };
      }
      case 'table.shut':
        socket.open.delete(message.table);
        return { type: 'reply', id: message.id, ok: true };
      case 'lobby.leave':
        socket.inLobby = false;
        return { type: 'reply', id: message.id, ok: true };
      case 'table.password':
        return { type: 'reply', id: message.id, ok: true };
      default:
        return message satisfies never;
    }
  }

  #open(socket: FakeSocket, { id, table, seen }: ClientMessageOf<'table.open'>): ServerMessage {
    const known = this.tables.get(table);
    const by = socket.player;
    if (by === null) return refusal(id, 'no-session');
    if (!known) return refusal(id, 'no-table');
    const isNew = !socket.open.has(table);
    if (isNew) this.#connections += 1;
    const connection = socket.open.get(table) ?? connectionId(`c${this.#connections}`);
    socket.open.set(table, connection);
    const far = seen === undefined || known.rows.length - seen > this.mostRows;
    if (far) this.say(socket, { type: 'snapshot', ...this.#frame(socket, table), state: known.state });
    else for (const row of known.rows.slice(seen)) this.#sendRow(socket, table, row);
    if (isNew) this.submit(table, by, `open:${connection}`, { by, type: 'connection.open', connection });
    return { type: 'reply', id, ok: true, table, seq: known.rows.length };
  }

  #frame(socket: FakeSocket, table: TableId) {
    const { state, rows } = this.table(table);
    const message = { length: 0, text: '' };
    return {
      table,
      seq: rows.length,
      at: state.lastAt,
      asked: askedOf(state, socket.player!),
      board: null,
      message,
    };
  }

  #sendRow(socket: FakeSocket, table: TableId, { seq, events }: Row): void {
    this.say(socket, { type: 'update', ...this.#frame(socket, table), seq, events });
  }
}

function commandOf(command: TableCommand, by: PlayerId, connection: ConnectionId): Command {
  if (command.type === 'seat.take')
    return { by, type: 'seat.take', name: by, connection, ready: command.ready === true };
  if (command.type === 'seat.accept') return { by, type: 'seat.accept', connection };
  return { ...command, by };
}

const refusal = (id: string | null, error: ErrorCode): ServerMessage => ({
  type: 'refusal',
  id,
  error,
  message: ERROR_WORDS[error],
});
