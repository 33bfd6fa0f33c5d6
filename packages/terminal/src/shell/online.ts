/** The connection to a server, while there is one: who one is there, its lobby, and the table one is at. */
import {
  globalFetch,
  globalPorts,
  isNameRefusal,
  type Link,
  type Refused,
  type Table,
  unreachable,
} from '@crownhead/client';
import {
  backoff,
  Connection,
  findTables,
  type Lobby,
  type QuickPreferences,
  quickPlay,
  Sessions,
  sendReport,
  socketUrl,
  type TableSecrets,
  WIRE_SETTINGS,
} from '@crownhead/client/remote';
import type { LobbyQuery, TableId } from '@crownhead/protocol';
import type { Result } from '@crownhead/rules';
import type { AppCommand, ShellEvent } from '../app/screen.ts';

export interface OnlineDeps {
  tell(event: ShellEvent): void;
  opened(table: Table, id: TableId): void;
  /** Is this the table that was opened last, and has not been left? */
  isAt(table: Table): boolean;
  tokenFor(name: string, origin: string): string | undefined;
  keepToken(name: string, origin: string, token: string): void;
}

export type OnlineCommand = Extract<
  AppCommand,
  {
    type:
      | 'connect'
      | 'disconnect'
      | 'retry'
      | 'lobby.watch'
      | 'lobby.leave'
      | 'quick-play'
      | 'report'
      | 'table.create'
      | 'table.open';
  }
>;

/** Becoming somebody at a server goes over HTTP, before there is a socket; it is tried as often (N11). */
const { attempts: ATTEMPTS } = WIRE_SETTINGS;

const REPORT_SENT = 'Thank you. The moderators will look at it.';
const REPORT_FAILED = 'The report could not be sent.';

const isUnreachable = ({ error }: Refused): boolean => error === 'not-connected';

export class OnlineLink {
  readonly #parts: OnlineDeps;
  #origin = '';
  #name = '';
  #connection: Connection | null = null;
  #lobby: Lobby | null = null;
  /** Where one was last. */
  #last: { readonly id: TableId; readonly table: Table } | null = null;
  /** Why one is here under an older name: told where one has arrived. */
  #unrenamed: Refused | null = null;
  /** What belongs to an older visit is not heard any more. */
  #visit = 0;
  #cancel: (() => void) | null = null;
  readonly #announced = new Set<string>();

  constructor(parts: OnlineDeps) {
    this.#parts = parts;
  }

  do(command: OnlineCommand): void {
    switch (command.type) {
      case 'connect':
        this.#connect(command.origin, command.name);
        break;
      case 'disconnect':
        this.close();
        this.#parts.tell({ type: 'online', online: null });
        break;
      case 'retry':
        if (this.#connection) this.#connection.retryNow();
        else this.#connect(this.#origin, this.#name);
        break;
      case 'lobby.watch':
        this.#watch(command.query);
        break;
      case 'lobby.leave':
        this.#lobby?.close();
        this.#lobby = null;
        break;
      case 'table.create':
        void this.#create(command);
        break;
      case 'quick-play':
        void this.#quickPlay(command.preferences);
        break;
      case 'report':
        void this.#report(command);
        break;
      case 'table.open':
        void this.#open(command.id, command, command.sit);
    }
  }

  close(): void {
    this.#visit += 1;
    this.#cancel?.();
    this.#lobby = null;
    this.#last = null;
    this.#unrenamed = null;
    this.#connection?.close();
    this.#connection = null;
  }

  /** The table one is at. */
  get #tableId(): TableId | null {
    return this.#last && this.#parts.isAt(this.#last.table) ? this.#last.id : null;
  }

  /** Of the table one is at. */
  async setPassword(password: string): Promise<Result<null, Refused>> {
    const id = this.#tableId;
    if (id === null || !this.#connection) throw new Error('there is no table to lock');
    return this.#connection.setPassword(id, password);
  }

  #connect(origin: string, name: string): void {
    this.close();
    this.#origin = origin;
    this.#name = name;
    const token = this.#parts.tokenFor(name, origin);
    if (token === undefined) void this.#introduce(1, null);
    else void this.#comeBack(token);
  }

  #tellLink(link: Link): void {
    const name = this.#connection?.you?.name ?? null;
    this.#parts.tell({ type: 'online', online: { origin: this.#origin, link, name } });
  }

  /** Comes back with the pass of last time, under today’s name; a new pass is asked for only where the server knows nobody by it. */
  async #comeBack(token: string): Promise<void> {
    const visit = this.#visit;
    this.#tellLink({ status: 'connecting', attempt: 1, attempts: ATTEMPTS, retryAt: null, problem: null });
    const sessions = new Sessions({ origin: this.#origin, token });
    const known = await sessions.whoAmI();
    if (visit !== this.#visit) return;
    if (!known.ok && known.error.error === 'no-session') {
      void this.#introduce(1, null);
      return;
    }
    const isRenamed = known.ok && known.value.name !== this.#name;
    const renamed = isRenamed ? await sessions.rename(this.#name) : null;
    if (visit !== this.#visit) return;
    const problem = renamed && !renamed.ok ? renamed.error : null;
    // A name that somebody else has is asked for again; who may not change it now plays on under the old one.
    if (problem && isNameRefusal(problem)) this.#parts.tell({ type: 'refused', problem });
    else {
      this.#unrenamed = problem;
      this.#plug(token);
    }
  }

  #tellUnrenamed(): void {
    const problem = this.#unrenamed;
    const name = this.#connection?.you?.name;
    if (problem === null || name === undefined) return;
    this.#unrenamed = null;
    this.#parts.tell({ type: 'notice', text: `Here you are still ${name}. ${problem.message}` });
  }

  async #introduce(attempt: number, problem: Refused | null): Promise<void> {
    const visit = this.#visit;
    this.#tellLink({ status: 'connecting', attempt, attempts: ATTEMPTS, retryAt: null, problem });
    const sessions = new Sessions({ origin: this.#origin });
    const begun = await sessions.create(this.#name);
    if (visit !== this.#visit) return;
    if (begun.ok) this.#begin(sessions.token);
    else if (!isUnreachable(begun.error)) this.#parts.tell({ type: 'refused', problem: begun.error });
    else if (attempt >= ATTEMPTS)
      this.#tellLink({ status: 'lost', problem: unreachable(this.#origin, attempt) });
    else {
      const wait = backoff(attempt);
      const retryAt = globalPorts.now() + wait;
      this.#tellLink({ status: 'connecting', attempt: attempt + 1, attempts: ATTEMPTS, retryAt, problem });
      this.#cancel = globalPorts.after(wait, () => void this.#introduce(attempt + 1, problem));
    }
  }

  #plug(token: string | undefined): void {
    const visit = this.#visit;
    const connection = new Connection({
      url: socketUrl(this.#origin),
      ...(token !== undefined && { token }),
    });
    this.#connection = connection;
    this.#tellLink(connection.link);
    connection.subscribe(() => {
      if (visit !== this.#visit) return;
      this.#announce();
      if (connection.link.status === 'here' && connection.you === null) void this.#introduceAgain();
      else {
        this.#tellLink(connection.link);
        if (connection.link.status === 'here') this.#tellUnrenamed();
      }
    });
  }

  /** Each once, also where the connection is opened again, and only where there is a screen that shows it. */
  #announce(): void {
    if (this.#lobby === null && this.#tableId === null) return;
    for (const { id, text } of this.#connection?.announcements ?? []) {
      if (this.#announced.has(id)) continue;
      this.#announced.add(id);
      this.#parts.tell({ type: 'notice', text: `Announcement: ${text}` });
    }
  }

  async #report({ about, reason, text }: Extract<OnlineCommand, { type: 'report' }>): Promise<void> {
    if (this.#tableId === null) return;
    const token = this.#parts.tokenFor(this.#name, this.#origin);
    const source = { origin: this.#origin, token, fetch: globalFetch };
    const sent = await sendReport(source, { table: this.#tableId, about, reason, text });
    this.#parts.tell({ type: 'notice', text: sent ? REPORT_SENT : REPORT_FAILED });
  }

  /** A server that has restarted knows nobody, and its tables are gone: one says one's name once more. */
  async #introduceAgain(): Promise<void> {
    const visit = this.#visit;
    const sessions = new Sessions({ origin: this.#origin });
    const begun = await sessions.create(this.#name);
    // Where it is gone once more, this is for the next time.
    if (visit !== this.#visit || (!begun.ok && isUnreachable(begun.error))) return;
    if (!begun.ok) {
      this.#parts.tell({ type: 'refused', problem: begun.error });
      return;
    }
    const isInLobby = this.#lobby !== null;
    this.close();
    this.#begin(sessions.token);
    if (isInLobby) this.#watch();
  }

  #begin(token: string | undefined): void {
    if (token !== undefined) this.#parts.keepToken(this.#name, this.#origin, token);
    this.#plug(token);
  }

  #watch(query?: LobbyQuery): void {
    if (!this.#connection) return;
    const lobby = this.#connection.watchLobby();
    if (query) lobby.search(query);
    if (lobby === this.#lobby) return;
    this.#lobby = lobby;
    lobby.subscribe((view) => {
      if (lobby === this.#lobby) this.#parts.tell({ type: 'lobby', lobby: view });
    });
    this.#parts.tell({ type: 'lobby', lobby: lobby.view });
    this.#announce();
  }

  async #create({ options, password }: Extract<OnlineCommand, { type: 'table.create' }>): Promise<void> {
    const visit = this.#visit;
    const made = await this.#connection?.createTable(options, password);
    if (visit !== this.#visit) return;
    const id = this.#accepted(made);
    if (id !== null) await this.#open(id, {}, true);
  }

  async #quickPlay(preferences: QuickPreferences): Promise<void> {
    const connection = this.#connection;
    if (!connection) return;
    const visit = this.#visit;
    const source = { origin: this.#origin, fetch: globalFetch };
    const sat = await quickPlay({
      connection,
      preferences,
      list: async () => (await findTables(source, { state: 'free' }))?.tables ?? [],
      wait: (ms) => new Promise((resolve) => void globalPorts.after(ms, () => resolve())),
      isAt: (id) => visit === this.#visit && id === this.#tableId,
      arrived: (id) => {
        if (visit === this.#visit) void this.#open(id, {}, false);
      },
      failed: (problem) => {
        if (visit === this.#visit) this.#parts.tell({ type: 'refused', problem });
      },
    });
    if (visit === this.#visit) this.#accepted(sat);
  }

  /** A visitor who came to play takes a free seat, or watches where there is none; one who has left is not brought back. */
  async #open(id: TableId, { password, invitation }: TableSecrets, sit: boolean): Promise<void> {
    const visit = this.#visit;
    const opened = await this.#connection?.openTable(id, {
      ...(password !== undefined && { password }),
      ...(invitation !== undefined && { invitation }),
    });
    if (visit !== this.#visit) return;
    const table = this.#accepted(opened);
    if (table === null) return;
    const { seats, state } = table.view;
    if (sit && seats.length === 0 && state.seats.includes(null))
      await table.send({ type: 'seat.take', ready: true });
    if (visit !== this.#visit) return;
    this.#last = { id, table };
    this.#parts.opened(table, id);
    this.#announce();
  }

  #accepted<T>(answer: Result<T, Refused> | undefined): T | null {
    if (answer?.ok) return answer.value;
    if (answer) this.#parts.tell({ type: 'refused', problem: answer.error });
    return null;
  }
}
