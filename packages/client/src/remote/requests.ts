/** Requests to the server: each is answered once, and repeated under the same id until it is. */
import { type ClientMessage, ERROR_WORDS, LONGEST_MESSAGE, type ServerMessageOf } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import { linkRefusal } from '../link-words.ts';
import type { Cancel, Ports } from '../ports.ts';
import type { LinkError, Refused } from '../table.ts';
import { refusalOf } from './wire.ts';

type Message = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type OutgoingRequest = WithoutId<Message>;
export type Answered = Result<ServerMessageOf<'reply'>, Refused>;

interface Asking {
  /** The table that must be open before this can be asked; null for none. */
  readonly group?: string | null;
  /** Asked again on the next socket; the others are repeated by their callers. */
  readonly lasting?: boolean;
}

interface Pending extends Required<Asking> {
  readonly message: Message;
  readonly done: (answer: Answered) => void;
  tries: number;
  /** On the present socket. */
  triesHere: number;
  problem: Refused | null;
  cancel: Cancel | null;
}

export interface RequestsDeps {
  readonly ports: Ports;
  isUp(): boolean;
  send(message: ClientMessage): void;
  /** The server hears but does not answer: another socket may do better. */
  drop(): void;
}

const REPEAT_MS = 5000;
/** After so many questions without an answer the socket is given up, and after so many altogether the question. */
const TRIES_ON_A_SOCKET = 3;
const TRIES = 10;
/** Nothing is decided yet: the same question may have another answer in a moment. */
const FOR_NOW: readonly string[] = ['too-fast', 'busy', 'unavailable', 'draining'];

export class Requests {
  readonly #parts: RequestsDeps;
  readonly #pending = new Map<string, Pending>();
  readonly #open = new Set<string | null>();
  /** No two programs choose the same ids, nor does one after it was started again. */
  readonly #prefix: string;
  #count = 0;

  constructor(parts: RequestsDeps) {
    this.#parts = parts;
    const word = (): string => parts.ports.random().toString(36);
    this.#prefix = `${word()}.${word()}`;
  }

  /** `done` is called once, and synchronously, since a promise would be late: the next message may depend on the answer. */
  ask(
    question: OutgoingRequest,
    { lasting = false, group = null }: Asking,
    done: (answer: Answered) => void,
  ): void {
    this.#count += 1;
    const message = { ...question, id: `${this.#prefix}.${this.#count}` };
    if (JSON.stringify(message).length > LONGEST_MESSAGE) {
      done(err({ error: 'too-large', message: ERROR_WORDS['too-large'] }));
      return;
    }
    const fresh = { tries: 0, triesHere: 0, problem: null, cancel: null };
    const pending: Pending = { message, group, lasting, done, ...fresh };
    this.#pending.set(message.id, pending);
    if (this.#parts.isUp() && this.#open.has(group)) this.#send(pending);
  }

  /** What waits for the connection (null) or for a table can be asked now, in the order it was sent. */
  release(group: string | null): void {
    this.#open.add(group);
    for (const pending of [...this.#pending.values()]) {
      if (pending.group === group && pending.triesHere === 0) this.#send(pending);
    }
  }

  /** The socket is gone; what was asked on it is asked again on the next. */
  down(): void {
    this.#open.clear();
    for (const pending of [...this.#pending.values()]) {
      pending.cancel?.();
      pending.triesHere = 0;
      if (!pending.lasting) this.#finish(pending, err(linkRefusal('not-connected')));
    }
  }

  /** Nothing will be answered any more, for this table or at all. */
  abandon(error: LinkError, group?: string): void {
    for (const pending of [...this.#pending.values()]) {
      if (group !== undefined && pending.group !== group) continue;
      // One that was sent may have been done.
      const known = error === 'not-connected' && pending.tries > 0 ? 'no-answer' : error;
      this.#finish(pending, err(linkRefusal(known)));
    }
  }

  answered(reply: ServerMessageOf<'reply'>): void {
    const pending = this.#pending.get(reply.id);
    if (pending) this.#finish(pending, ok(reply));
  }

  refused(refusal: ServerMessageOf<'refusal'>): void {
    const pending = refusal.id === null ? undefined : this.#pending.get(refusal.id);
    if (!pending) return;
    const problem = refusalOf(refusal);
    if (FOR_NOW.includes(problem.error)) pending.problem = problem;
    else this.#finish(pending, err(problem));
  }

  #send(pending: Pending): void {
    pending.tries += 1;
    pending.triesHere += 1;
    pending.cancel = this.#parts.ports.after(REPEAT_MS, () => this.#repeat(pending));
    this.#parts.send(pending.message);
  }

  #repeat(pending: Pending): void {
    if (pending.tries >= TRIES) this.#finish(pending, err(pending.problem ?? linkRefusal('no-answer')));
    else if (pending.problem === null && pending.triesHere >= TRIES_ON_A_SOCKET) this.#parts.drop();
    else this.#send(pending);
  }

  #finish(pending: Pending, answer: Answered): void {
    pending.cancel?.();
    this.#pending.delete(pending.message.id);
    pending.done(answer);
  }
}
