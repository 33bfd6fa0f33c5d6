/** A table of a console server: the lines of one connection as the table that every screen shows. */
import type { TableEvent, TableState } from '@crownhead/match';
import type { TableCommand } from '@crownhead/protocol';
import { err, ok } from '@crownhead/rules';
import { linkRefusal } from '../link-words.ts';
import { Listeners } from '../listeners.ts';
import type { Cancel, Ports } from '../ports.ts';
import type { Link, Refused, Sent, Sentence, Table, TableChange, TableView } from '../table.ts';
import { viewOf } from '../view.ts';
import { clientLine } from './client-line.ts';
import { YOU } from './seats.ts';
import { readServerLine } from './server-line.ts';
import { applyLine, startVisit, type Visit } from './visit.ts';

/** What a console table needs of the world. */
export interface ConsoleTableDeps {
  readonly ports: Pick<Ports, 'now' | 'after'>;
  /** As it is said to the server; it may answer with another one. */
  readonly name: string;
  say(line: string): void;
}

/** A server that has not taken a move by then will not. */
const ANSWER_MS = 10_000;

interface Pending {
  readonly turn: string;
  readonly forget: Cancel;
  resolve(sent: Sent): void;
}

/** The turn that is being played: a move is taken when it has gone by. */
const turnOf = ({ round }: TableState): string =>
  round ? `${round.number}:${round.turn}:${round.game.outcome === null}` : '';

/** A table of a console server, made from its lines, for the same screens as every other table. */
export class ConsoleTable implements Table {
  readonly #parts: ConsoleTableDeps;
  readonly #listeners = new Listeners<TableChange>();
  #visit: Visit;
  #link: Link = { status: 'here' };
  #seq = 0;
  #offset: number | null = null;
  #isSpectator = false;
  #pending: Pending | null = null;
  #view: TableView;

  constructor(parts: ConsoleTableDeps) {
    this.#parts = parts;
    this.#visit = startVisit(parts.name);
    this.#view = this.#look();
  }

  get view(): TableView {
    return this.#view;
  }

  /** What is known of the visit: the number and the name, once the server has let the client in. */
  get visit(): { readonly id: number | null; readonly name: string } {
    return this.#visit;
  }

  now(): number {
    return this.#parts.ports.now() + (this.#offset ?? 0);
  }

  subscribe(listener: (change: TableChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  send(command: TableCommand): Promise<Sent> {
    const { link, state } = this.#view;
    if (link.status !== 'here')
      return Promise.resolve(
        err('problem' in link && link.problem ? link.problem : linkRefusal('not-connected')),
      );
    const line = clientLine(state, command);
    if (!line.ok) return Promise.resolve(line);
    this.#parts.say(line.value);
    // The protocol has no answer to anything but a move: its result is announced, or refused in a message.
    return command.type === 'move' ? this.#taken() : Promise.resolve(ok(this.#seq));
  }

  close(): void {
    this.linkChanged({ status: 'closed', problem: linkRefusal('closed') });
  }

  linkChanged(link: Link): void {
    if (this.#link.status === 'closed') return;
    this.#link = link;
    if (link.status !== 'here') this.#answer(err(linkRefusal('not-connected')));
    this.#tell(this.#visit.state, [], []);
  }

  /** Lines that came together lead to one change; returns the last words of a server that has said goodbye. */
  hear(lines: readonly string[]): { readonly said: readonly Sentence[]; readonly bye: string | null } {
    const before = this.#visit.state;
    const events: TableEvent[] = [];
    const said: Sentence[] = [];
    let refused: string | null = null;
    let bye: string | null = null;
    for (const text of lines) {
      const line = readServerLine(text);
      if (line.kind === 'welcome') this.#isSpectator = line.role === 'SPECTATOR';
      if (line.kind === 'state') this.#setOffset(line.at);
      const outcome = applyLine(this.#visit, line);
      this.#visit = outcome.visit;
      events.push(...outcome.events);
      said.push(...outcome.said);
      for (const reply of outcome.replies) this.#parts.say(reply);
      refused = outcome.refused ?? refused;
      bye = outcome.bye;
      if (bye !== null) break;
    }
    this.#seq += 1;
    this.#tell(before, events, said);
    if (refused !== null) this.#answer(err(refusedMove(refused)));
    else if (this.#pending && this.#pending.turn !== turnOf(this.#visit.state)) this.#answer(ok(this.#seq));
    return { said, bye };
  }

  /** What arrives was sent a moment ago, so the latest of all stamps is nearest; only to a spectator an old state is sent. */
  #setOffset(at: number): void {
    const measured = at - this.#parts.ports.now();
    const least = this.#isSpectator ? 0 : measured;
    this.#offset = Math.max(this.#offset ?? least, measured);
  }

  #taken(): Promise<Sent> {
    this.#answer(err(linkRefusal('no-answer')));
    const { promise, resolve } = Promise.withResolvers<Sent>();
    const forget = this.#parts.ports.after(ANSWER_MS, () => this.#answer(err(linkRefusal('no-answer'))));
    this.#pending = { turn: turnOf(this.#visit.state), forget, resolve };
    return promise;
  }

  #answer(sent: Sent): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.forget();
    pending?.resolve(sent);
  }

  #look(): TableView {
    return viewOf({
      state: this.#visit.state,
      you: YOU,
      seq: this.#seq,
      link: this.#link,
      spectators: [],
      watching: 0,
      clockOffset: this.#offset ?? 0,
    });
  }

  #tell(before: TableState, events: readonly TableEvent[], said: readonly Sentence[]): void {
    this.#view = this.#look();
    this.#listeners.tell({ view: this.#view, before, events, said });
  }
}

const refusedMove = (message: string): Refused => ({
  error: 'bad-request',
  message: message === '' ? 'The server did not take this move.' : message,
});
