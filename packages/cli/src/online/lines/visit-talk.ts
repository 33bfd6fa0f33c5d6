/** A visit to a server by typed lines: name, connection, lobby, password, table. No input or output of its own. */
import {
  isNameRefusal,
  isPasswordRefusal,
  type Link,
  noticeText,
  type TableChange,
  type TableView,
  tablePath,
  timeToReturn,
  type WaitingSeat,
  waitingText,
} from '@crownhead/client';
import { ERROR_WORDS, guestName, type OfferedOptions, type TableId } from '@crownhead/protocol';
import type { ShellEvent } from '@crownhead/terminal';
import { type Answer, type Effect, GOODBYE, say, withEffects } from './answer.ts';
import { LobbyTalk } from './lobby-talk.ts';
import { TableTalk } from './table-talk.ts';

/** What one goes there for. */
export type Goal =
  | { readonly kind: 'lobby'; readonly watch: boolean }
  | {
      readonly kind: 'table';
      readonly id: TableId;
      readonly invitation?: string;
      readonly watch: boolean;
    }
  | { readonly kind: 'host'; readonly options: OfferedOptions; readonly password?: string };

export interface VisitDeps {
  readonly origin: string;
  readonly goal: Goal;
  /** This device's time. */
  now(): number;
  /** What others have to type to come to this table; `path` is the table's. */
  invitation(path: string): string;
}

type Opening = Extract<Effect, { type: 'table.open' }>;

type Place =
  | { readonly at: 'name' | 'way' | 'lobby' }
  | { readonly at: 'password'; readonly opening: Opening }
  /** A seat is kept here: is it to be gone back to? */
  | { readonly at: 'return'; readonly seat: WaitingSeat }
  | { readonly at: 'table'; readonly talk: TableTalk };

/** Coming back is tried for some ten minutes: in lines not every try of them is news. */
const isNews = ({ status, attempt }: { readonly status: string; readonly attempt: number }): boolean =>
  status === 'connecting' || attempt <= 5 || attempt % 10 === 0;

const isGoodbye = (line: string): boolean => /^(q|quit|exit)$/i.test(line.trim());

const fail = (fault: string): Answer => withEffects({ type: 'end', fault });

export class VisitTalk {
  readonly #parts: VisitDeps;
  readonly #lobby: LobbyTalk;
  #place: Place = { at: 'name' };
  /** The table that was asked for: the answer may be that it needs a password. */
  #opening: Opening | null = null;
  #kept: WaitingSeat | null = null;
  #arrived = false;
  #isBroken = false;

  constructor(parts: VisitDeps) {
    this.#parts = parts;
    this.#lobby = new LobbyTalk(parts.goal.kind === 'lobby' && parts.goal.watch);
  }

  /** Empty while there is nothing to say. */
  get prompt(): string {
    const place = this.#place;
    switch (place.at) {
      case 'way':
        return '';
      case 'lobby':
        return this.#lobby.isShown ? 'crownhead> ' : '';
      case 'table':
        return place.talk.prompt;
      case 'return':
        return 'crownhead> ';
      case 'name':
      case 'password':
        return `${place.at}> `;
      default:
        return place satisfies never;
    }
  }

  /** What is typed now is not for everybody's eyes. */
  get isSecret(): boolean {
    return this.#place.at === 'password';
  }

  /** Can this line be answered now? In a pipe it waits until it can. `busy`: the last command has had no answer yet. */
  takes(line: string, busy = false): boolean {
    const place = this.#place;
    if (place.at === 'table') return place.talk.takes(line, busy);
    if (place.at === 'way') return isGoodbye(line);
    return place.at !== 'lobby' || this.#lobby.isShown || isGoodbye(line);
  }

  /** Is it time to leave, after the end of the input? */
  get isAsking(): boolean {
    const place = this.#place;
    return place.at === 'table' ? place.talk.isAsking : this.takes('');
  }

  /** `name` where it is known already. */
  start(name: string | null): Answer {
    return name === null ? say('What is your name?') : this.#connect(name);
  }

  /** Seats that this server keeps for the player, known before they connect. */
  kept(seats: readonly WaitingSeat[]): void {
    this.#kept = seats[0] ?? null;
  }

  #connect(name: string): Answer {
    this.#place = { at: 'way' };
    const { origin } = this.#parts;
    return { lines: [`Connecting to ${origin} …`], effects: [{ type: 'connect', origin, name }] };
  }

  type(line: string): Answer {
    const place = this.#place;
    const text = line.trim();
    switch (place.at) {
      case 'name': {
        const name = guestName(text);
        return name.ok ? this.#connect(name.value) : say(ERROR_WORDS[name.error]);
      }
      case 'password':
        if (text === '') return this.#notIn();
        return this.#open({ ...place.opening, password: text });
      case 'return':
        return this.#answerReturn(place.seat, text);
      case 'lobby':
        return this.#went(this.#lobby.type(line));
      case 'table':
        return this.#went(place.talk.type(line));
      case 'way':
        return isGoodbye(line) ? GOODBYE : say();
      default:
        return place satisfies never;
    }
  }

  /** Nobody types any more. */
  ended(): Answer {
    if (this.#place.at === 'name') return fail('A name is needed: use --name.');
    return { ...GOODBYE, lines: ['The input has ended. Goodbye.'] };
  }

  told(event: ShellEvent): Answer {
    switch (event.type) {
      case 'online':
        return event.online ? this.#linked(event.online.link) : say();
      case 'lobby':
        if (this.#place.at === 'lobby') return this.#lobby.told(event.lobby);
        this.#lobby.noted(event.lobby);
        return say();
      case 'refused':
        return this.#refused(event.problem);
      case 'table.refused':
        return say(event.problem.message);
      case 'notice':
      case 'game.not-kept':
        return say(event.text);
      case 'table.opened':
      case 'table.changed':
      case 'visit.restarted':
      case 'hint':
      case 'lines':
      case 'game-report':
      case 'annotated':
      case 'mistake':
      case 'training':
      case 'opponent':
      case 'library':
      case 'own-games':
      case 'library.reading':
      case 'library.failed':
      case 'file.read':
      case 'file.written':
      case 'server':
      case 'waiting':
        return say();
      default:
        return event satisfies never;
    }
  }

  /** At the table that was asked for; `now` is its time. */
  opened(id: TableId, view: TableView, now: () => number): Answer {
    const talk = new TableTalk(view, now, this.#parts.goal.kind === 'host');
    this.#place = { at: 'table', talk };
    this.#opening = null;
    const waits = view.seats.length > 0 && view.state.seats.includes(null);
    const { lines } = talk.arrive();
    return {
      lines: waits ? [this.#parts.invitation(tablePath(id, view.invitation)), ...lines] : lines,
      effects: [{ type: 'lobby.leave' }],
    };
  }

  changed(change: TableChange): Answer {
    const place = this.#place;
    if (place.at !== 'table') return say();
    const { lines, effects } = place.talk.changed(change);
    if (!place.talk.isOver) return { lines, effects };
    const away = this.#away();
    return { lines: [...lines, ...away.lines], effects: [...effects, ...away.effects] };
  }

  #open(opening: Opening): Answer {
    this.#opening = opening;
    this.#place = { at: 'way' };
    return withEffects(opening);
  }

  /** Where an answer of the lobby or the table leads. */
  #went(answer: Answer): Answer {
    for (const effect of answer.effects) {
      if (effect.type === 'table.open') return this.#open(effect);
      if (effect.type === 'table.create' || effect.type === 'quick-play') this.#place = { at: 'way' };
      if (effect.type === 'leave') return this.#away();
    }
    return answer;
  }

  /** While a table's password is asked for, the user is still in the lobby. */
  #notIn(): Answer {
    if (this.#parts.goal.kind !== 'lobby') return GOODBYE;
    this.#place = { at: 'lobby' };
    return this.#lobby.list();
  }

  /** A visit to one table is over; others see the list again. */
  #away(): Answer {
    if (this.#parts.goal.kind !== 'lobby') return GOODBYE;
    this.#place = { at: 'lobby' };
    this.#lobby.forget();
    return withEffects({ type: 'leave' }, { type: 'lobby.watch' });
  }

  /** N11, N17: attempts are reported as they are waited for, and the last one ends the visit. */
  #linked(link: Link): Answer {
    if (link.status === 'here') {
      if (!this.#arrived) return this.#arrive();
      if (!this.#isBroken) return say();
      this.#isBroken = false;
      return say('The connection is back.');
    }
    if (!('attempt' in link)) {
      if (link.status === 'closed') return say();
      const { error, message } = link.problem;
      // Not the player's fault.
      return error === 'ended'
        ? { lines: [message], effects: [{ type: 'end', fault: null }] }
        : fail(message);
    }
    this.#isBroken ||= link.status === 'reconnecting';
    const isSilent = link.attempt === 0;
    if (!isSilent && (link.retryAt === null || !isNews(link))) return say();
    return say(noticeText({ code: link.status, ...link }, this.#parts.now()));
  }

  #toLobby(): Answer {
    this.#place = { at: 'lobby' };
    return withEffects({ type: 'lobby.watch' });
  }

  /** N9: who waits, where, and how long. */
  #askReturn(seat: WaitingSeat): Answer {
    this.#place = { at: 'return', seat };
    const left = timeToReturn(seat, this.#parts.now());
    return say(
      ...waitingText(seat),
      ...(left === null ? [] : [`${left} left to reconnect.`]),
      'Return to it? Type yes or no.',
    );
  }

  #answerReturn(seat: WaitingSeat, text: string): Answer {
    if (/^(y|yes|)$/i.test(text)) return this.#open({ type: 'table.open', id: seat.table, sit: true });
    if (/^(n|no)$/i.test(text)) return this.#toLobby();
    return isGoodbye(text) ? GOODBYE : say('Type yes to return to your game, or no.');
  }

  #arrive(): Answer {
    this.#arrived = true;
    const { goal } = this.#parts;
    switch (goal.kind) {
      case 'lobby':
        return this.#kept ? this.#askReturn(this.#kept) : this.#toLobby();
      case 'table':
        return this.#open({
          type: 'table.open',
          id: goal.id,
          ...(goal.invitation && { invitation: goal.invitation }),
          sit: !goal.watch,
        });
      case 'host': {
        const { kind: _, ...table } = goal;
        return withEffects({ type: 'table.create', ...table });
      }
    }
  }

  #refused(problem: Extract<ShellEvent, { type: 'refused' }>['problem']): Answer {
    const { message } = problem;
    const opening = this.#opening;
    this.#opening = null;
    if (isNameRefusal(problem)) this.#place = { at: 'name' };
    else if (opening && isPasswordRefusal(problem)) this.#place = { at: 'password', opening };
    else if (this.#arrived && this.#parts.goal.kind === 'lobby') this.#place = { at: 'lobby' };
    else return fail(message);
    return say(message);
  }
}
