/** One connection to a server: its tables, its lobby, and who you are there. */
import { type PlayerId, playerId } from '@crownhead/match';
import type { OfferedOptions, Role, ServerMessageOf, TableId } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import { globalPorts, globalSocket } from '../globals.ts';
import { linkRefusal } from '../link-words.ts';
import { Listeners } from '../listeners.ts';
import type { OpenSocket, Ports } from '../ports.ts';
import type { Link, Refused, Table } from '../table.ts';
import { Lobby } from './lobby.ts';
import { RemoteTable, type TableLine, type TableSecrets } from './remote-table.ts';
import { type Answered, type OutgoingRequest, Requests } from './requests.ts';
import { ServerClock } from './server-clock.ts';
import { type ReceivedMessage, refusalOf, Wire } from './wire.ts';
import { WIRE_SETTINGS, type WireSettings } from './wire-settings.ts';

/** A sentence for everybody on a server. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  /** Null for one without an end. */
  readonly until: number | null;
}

/** The address, the identity, and the ports to use; by default those of `globals.ts`. */
export interface ConnectionOptions {
  /** As in `wss://play.example/api/socket`; see `socketUrl`. */
  readonly url: string;
  /** For programs without cookies. */
  readonly token?: string;
  readonly ports?: Ports;
  readonly openSocket?: OpenSocket;
  readonly settings?: Partial<WireSettings>;
}

/** Who the server takes you for. */
export interface You {
  readonly player: PlayerId;
  readonly name: string;
  /** Where they help to operate the server. */
  readonly role?: Role;
}

/** The socket of the server at this address. */
export const socketUrl = (origin: string): string =>
  `${origin.replace(/^http/, 'ws').replace(/\/+$/, '')}/api/socket`;

/** The one line of a program to a server: every table and the lobby share it. */
export class Connection {
  readonly #ports: Ports;
  readonly #wire: Wire;
  readonly #requests: Requests;
  readonly #clock = new ServerClock();
  readonly #tables = new Map<TableId, RemoteTable>();
  readonly #listeners = new Listeners<Connection>();
  #announcements: readonly Announcement[] = [];
  #lobby: Lobby | null = null;
  #you: You | null = null;
  #server: string | null = null;

  /** Connects immediately. */
  constructor({ url, token, ports = globalPorts, openSocket = globalSocket, settings }: ConnectionOptions) {
    this.#ports = ports;
    this.#requests = new Requests({
      ports,
      isUp: () => this.#wire.isUp,
      send: (message) => this.#wire.send(message),
      drop: () => this.#wire.drop(),
    });
    const handlers = {
      up: (welcome: ServerMessageOf<'welcome'>) => this.#up(welcome),
      down: () => this.#down(),
      onMessage: (message: ReceivedMessage) => this.#receive(message),
      changed: () => this.#changed(),
    };
    const all = { ...WIRE_SETTINGS, ...settings };
    this.#wire = new Wire({ url, token, ports, openSocket, settings: all, handlers });
    this.#wire.start();
  }

  /** The state of the connection; tables have the same in their `view.link`. */
  get link(): Link {
    return this.#wire.link;
  }
  /** Null until the server has answered, and for somebody without a name. */
  get you(): You | null {
    return this.#you;
  }
  /** The version of the server program. */
  get server(): string | null {
    return this.#server;
  }

  /** The operators' present announcements, oldest first. */
  get announcements(): readonly Announcement[] {
    const now = this.now();
    return this.#announcements.filter(({ until }) => until === null || until > now);
  }

  /** The server's time. */
  now(): number {
    return this.#ports.now() + this.#clock.offset;
  }

  /** Calls back when the link, who you are or the announcements change. */
  subscribe(listener: (connection: Connection) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Tries again immediately: after `lost`, or when the device is back online. */
  retryNow(): void {
    this.#wire.retryNow();
  }

  /** The device says that it has no network; believed until a message comes from the server. */
  offline(): void {
    this.#wire.interrupt();
  }

  /** Closes the connection and every table on it for good. Players keep their seats. */
  close(): void {
    for (const table of [...this.#tables.values()]) table.close();
    this.#requests.abandon('closed');
    this.#wire.end('closed', linkRefusal('closed'));
  }

  /** Opens a new table and returns its id; come to it with `openTable`. */
  async createTable(options: OfferedOptions, password?: string): Promise<Result<TableId, Refused>> {
    const secret = password === undefined ? {} : { password };
    const reply = await this.#ask({ type: 'table.create', options, ...secret });
    if (!reply.ok) return reply;
    const { table } = reply.value;
    return table === undefined ? err(linkRefusal('no-answer')) : ok(table);
  }

  /** Opens a table, to play or to watch, with what a private one asks for. One that is open already is returned again. */
  openTable(id: TableId, secrets: TableSecrets = {}): Promise<Result<Table, Refused>> {
    const known = this.#tables.get(id);
    if (known) return known.opened;
    if (this.#refusal) return Promise.resolve(err(this.#refusal));
    const table = new RemoteTable(this.#line, id, secrets);
    this.#tables.set(id, table);
    if (this.#wire.isUp) table.up();
    return table.opened;
  }

  /** Changes the password of a table that you host. */
  async setPassword(table: TableId, password: string): Promise<Result<null, Refused>> {
    const reply = await this.#ask({ type: 'table.password', table, password }, table);
    if (!reply.ok) return reply;
    this.#tables.get(table)?.invite(reply.value.invitation);
    return ok(null);
  }

  /** The one list of tables; close it when nobody looks any more. */
  watchLobby(): Lobby {
    if (this.#lobby) return this.#lobby;
    const lobby = new Lobby(
      () => this.#leaveLobby(lobby),
      () => this.#lobby === lobby && this.#watch(lobby),
    );
    this.#lobby = lobby;
    this.#watch(lobby);
    return lobby;
  }

  #watch({ query }: Lobby): void {
    this.#tell({ type: 'lobby.watch', ...(query && { query }) });
  }

  /** Why requests to this server cannot succeed any more; null while they may. */
  get #refusal(): Refused | null {
    const { link } = this.#wire;
    return link.status === 'here' || 'attempt' in link ? null : link.problem;
  }

  #ask(question: OutgoingRequest, group: string | null = null): Promise<Answered> {
    const refusal = this.#refusal;
    if (refusal) return Promise.resolve(err(refusal));
    return new Promise((resolve) => {
      this.#requests.ask(question, { lasting: true, group }, resolve);
    });
  }

  /** Where the answer is what the server sends from then on. */
  #tell(question: OutgoingRequest): void {
    if (this.#wire.isUp) this.#requests.ask(question, {}, () => undefined);
  }

  #leaveLobby(lobby: Lobby): void {
    if (this.#lobby !== lobby) return;
    this.#tell({ type: 'lobby.leave' });
    this.#lobby = null;
  }

  get #line(): TableLine {
    const connection = this;
    return {
      requests: this.#requests,
      get link() {
        return connection.link;
      },
      get you() {
        return connection.#you?.player ?? null;
      },
      get clockOffset() {
        return connection.#clock.offset;
      },
      now: () => this.now(),
      acknowledge: (table, seq) => this.#wire.send({ type: 'ack', table, seq }),
      outdated: () => this.#wire.end('outdated', linkRefusal('outdated')),
      forget: (table) => this.#tables.delete(table.id),
      knows: (table) => this.#tables.has(table),
    };
  }

  #up({ now, you, server }: ServerMessageOf<'welcome'>): void {
    this.#clock.heard(now, this.#ports.now());
    this.#you = you && { ...you, player: playerId(you.player) };
    this.#server = server;
    this.#requests.release(null);
    for (const table of this.#tables.values()) table.up();
    if (this.#lobby) this.#watch(this.#lobby);
  }

  #down(): void {
    this.#requests.down();
    for (const table of this.#tables.values()) table.down();
    this.#lobby?.down();
  }

  #changed(): void {
    const { link } = this.#wire;
    for (const table of [...this.#tables.values()]) table.linkChanged(link);
    if (this.#refusal) this.#requests.abandon(link.status === 'outdated' ? 'outdated' : 'not-connected');
    this.#listeners.tell(this);
  }

  #announced({ id, text, until }: ServerMessageOf<'announcement'>): void {
    if (this.#announcements.some((known) => known.id === id)) return;
    this.#announcements = [...this.#announcements, { id, text, until }];
    this.#listeners.tell(this);
  }

  #receive(message: ReceivedMessage): void {
    switch (message.type) {
      case 'reply':
        this.#requests.answered(message);
        break;
      case 'refusal':
        this.#requests.refused(message);
        break;
      case 'update':
        this.#tables.get(message.table)?.update(message);
        break;
      case 'snapshot':
        this.#tables.get(message.table)?.snapshot(message);
        break;
      case 'presence':
        this.#tables.get(message.table)?.presence(message);
        break;
      case 'table.shut':
        this.#tables.get(message.table)?.shut(refusalOf(message));
        break;
      case 'lobby':
        this.#lobby?.listed(message);
        break;
      case 'lobby.changed':
        this.#lobby?.changed(message);
        break;
      case 'beat':
        this.#clock.heard(message.now, this.#ports.now());
        for (const table of this.#tables.values()) table.head(message.heads[table.id] ?? 0);
        break;
      case 'announcement':
        this.#announced(message);
        break;
      default:
        message satisfies never;
    }
  }
}
