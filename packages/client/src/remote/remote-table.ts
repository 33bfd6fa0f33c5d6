/** A table on a server, mirrored here: every row of its log is applied in order, and missing rows are requested. */
import {
  NO_TABLE,
  playerId,
  replay,
  type Spectator,
  STATE_VERSION,
  type TableEvent,
  type TableState,
} from '@crownhead/match';
import type { ServerMessageOf, TableCommand, TableId } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import { isKnownEvent } from '../known-event.ts';
import { linkRefusal } from '../link-words.ts';
import { Listeners } from '../listeners.ts';
import type { Link, Refused, Sent, Table, TableChange, TableView } from '../table.ts';
import { viewOf } from '../view.ts';
import type { Requests } from './requests.ts';

/** What a table needs of its connection. */
export interface TableLine {
  readonly requests: Requests;
  readonly link: Link;
  readonly you: TableView['you'];
  readonly clockOffset: number;
  now(): number;
  acknowledge(table: TableId, seq: number): void;
  /** Something came that only a newer program understands. */
  outdated(): void;
  forget(table: RemoteTable): void;
  /** Has somebody come to this table again since? */
  knows(table: TableId): boolean;
}

/** What lets somebody in at a private table: its password, or the secret of an invitation link. */
export interface TableSecrets {
  readonly password?: string;
  readonly invitation?: string;
}

const HERE: Link = { status: 'here' };

export class RemoteTable implements Table {
  readonly id: TableId;
  readonly #line: TableLine;
  readonly #secrets: TableSecrets;
  readonly #listeners = new Listeners<TableChange>();
  readonly #opened = Promise.withResolvers<Result<RemoteTable, Refused>>();
  #state: TableState = NO_TABLE;
  #seq = 0;
  #spectators: readonly Spectator[] = [];
  #watching = 0;
  #link: Link;
  /** The server knows on this socket that we are here. */
  #isOpen = false;
  #asking = false;
  #hasState = false;
  /** Moves the server has not answered. */
  #moves = 0;
  #invitation: string | null = null;
  #view: TableView;

  constructor(line: TableLine, id: TableId, secrets: TableSecrets) {
    this.#line = line;
    this.id = id;
    this.#secrets = secrets;
    this.#link = line.link;
    this.#view = this.#look();
  }

  /** Resolves when the table is here for the first time, or with the reason why it will not be. */
  get opened(): Promise<Result<RemoteTable, Refused>> {
    return this.#opened.promise;
  }

  get view(): TableView {
    return this.#view;
  }

  now(): number {
    return this.#line.now();
  }

  subscribe(listener: (change: TableChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  send(command: TableCommand): Promise<Sent> {
    const { link } = this.#view;
    if (link.status !== 'here' && !('attempt' in link)) return Promise.resolve(err(link.problem));
    const question = { type: 'command', table: this.id, seen: this.#seq, command } as const;
    const { promise, resolve } = Promise.withResolvers<Sent>();
    const isMove = command.type === 'move';
    if (isMove) this.#countMoves(1);
    this.#line.requests.ask(question, { lasting: true, group: this.id }, (answer) => {
      if (isMove) this.#countMoves(-1);
      resolve(answer.ok ? ok(answer.value.seq ?? this.#seq) : answer);
    });
    return promise;
  }

  #countMoves(by: 1 | -1): void {
    this.#moves += by;
    // While the line is well, nobody need know how far a move has come.
    if (this.#link.status !== 'here' && this.#link.status !== 'closed') this.#tell([], this.#state);
  }

  close(): void {
    if (this.#link.status === 'closed') return;
    if (this.#isOpen) this.#shutThere();
    this.#end(linkRefusal('closed'));
  }

  /** A new socket: the table is opened on it, from what is known here. */
  up(): void {
    this.#open();
  }

  down(): void {
    this.#isOpen = false;
  }

  /** The connection is in another state. A table is here again only when it is open and up to date. */
  linkChanged(link: Link): void {
    if (this.#link.status === 'closed') return;
    if (link.status === 'here') {
      this.#resume();
      return;
    }
    // A table that has never been here is not worth waiting for.
    if (!this.#hasState && !('attempt' in link)) {
      this.#end(link.problem);
      return;
    }
    this.#link = link;
    this.#tell([], this.#state);
  }

  /** The line was only silent for a while, and this table is open on it as before. */
  #resume(): void {
    if (!this.#isOpen || this.#link.status === 'here') return;
    this.#settle();
    this.#tell([], this.#state);
  }

  snapshot({ state, seq }: ServerMessageOf<'snapshot'>): void {
    if (state.v !== STATE_VERSION) {
      this.#line.outdated();
      return;
    }
    const before = this.#state;
    this.#state = state;
    this.#seq = seq;
    this.#hasState = true;
    this.#applied([], before);
  }

  /** A row without events is the present state once more: somebody wants to know whether we are awake (N14). */
  update({ seq, events }: ServerMessageOf<'update'>): void {
    if (!this.#hasState) return;
    if (seq <= this.#seq) {
      this.#acknowledge();
      return;
    }
    if (seq !== this.#seq + 1 || events.length === 0) {
      this.#catchUp();
      return;
    }
    if (!events.every(isKnownEvent)) {
      this.#line.outdated();
      return;
    }
    const before = this.#state;
    this.#state = replay(before, events);
    this.#seq = seq;
    this.#applied(events, before);
  }

  /** A heartbeat carries the number of the last row, so that losing the last message is noticed too. */
  head(seq: number): void {
    if (seq > this.#seq) this.#catchUp();
  }

  presence({ count, watching, invitation }: ServerMessageOf<'presence'>): void {
    this.#watching = count;
    this.#invitation = invitation ?? this.#invitation;
    this.#spectators = watching.map(({ player, name }) => ({ player: playerId(player), name }));
    this.#tell([], this.#state);
  }

  /** With another password there is another invitation. */
  invite(invitation: string | undefined): void {
    this.#invitation = invitation ?? null;
    this.#tell([], this.#state);
  }

  /** The server has closed the table for us. */
  shut(problem: Refused): void {
    this.#isOpen = false;
    this.#end(problem);
  }

  #applied(events: readonly TableEvent[], before: TableState): void {
    this.#settle();
    this.#tell(events, before);
    this.#acknowledge();
  }

  /** Only what asks for a move: where two fast computers play, a word about each move would be too many. */
  #acknowledge(): void {
    if (this.#view.asked === 'move') this.#line.acknowledge(this.id, this.#seq);
  }

  #catchUp(): void {
    if (this.#isOpen && !this.#asking) this.#open();
  }

  #open(): void {
    this.#asking = true;
    const seen = this.#hasState ? { seen: this.#seq } : {};
    const question = { type: 'table.open', table: this.id, ...seen, ...this.#secrets } as const;
    this.#line.requests.ask(question, {}, (answer) => {
      this.#asking = false;
      if (this.#link.status === 'closed') {
        // Left before the server had let us in.
        if (answer.ok && !this.#line.knows(this.id)) this.#shutThere();
        return;
      }
      // On the next socket it will be opened again.
      if (!answer.ok && answer.error.error !== 'not-connected') this.#end(this.#whyNot(answer.error));
      if (!answer.ok) return;
      this.#isOpen = true;
      this.#invitation = answer.value.invitation ?? null;
      this.#line.requests.release(this.id);
      this.#settle();
      this.#tell([], this.#state);
    });
  }

  /** A server that no longer knows us has restarted: the table is gone with the name, which is what matters here. */
  #whyNot(problem: Refused): Refused {
    return this.#hasState && problem.error === 'no-session' ? linkRefusal('closed') : problem;
  }

  #shutThere(): void {
    this.#line.requests.ask({ type: 'table.shut', table: this.id }, {}, () => undefined);
  }

  /** Open and with a state: callers that waited for the table have it. */
  #settle(): void {
    if (!this.#isOpen || !this.#hasState || this.#link.status === 'closed') return;
    this.#link = HERE;
    this.#opened.resolve(ok(this));
  }

  #end(problem: Refused): void {
    this.#link = { status: 'closed', problem };
    this.#line.requests.abandon('closed', this.id);
    this.#opened.resolve(err(problem));
    this.#line.forget(this);
    this.#tell([], this.#state);
  }

  #look(): TableView {
    return viewOf({
      state: this.#state,
      you: this.#line.you,
      seq: this.#seq,
      link: this.#link,
      unsent: this.#moves > 0 && this.#link.status !== 'here',
      spectators: this.#spectators,
      watching: this.#watching,
      invitation: this.#invitation,
      clockOffset: this.#line.clockOffset,
    });
  }

  #tell(events: readonly TableEvent[], before: TableState): void {
    this.#view = this.#look();
    this.#listeners.tell({ view: this.#view, before, events });
  }
}
