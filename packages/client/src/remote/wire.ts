/** The socket to a server: connects, says hello, detects silence, and reconnects after every break for as long as it makes sense. */
import {
  type ClientMessage,
  isErrorCode,
  PROTOCOL_VERSION,
  parseServerMessage,
  type Restricted,
  type ServerMessage,
  type ServerMessageOf,
} from '@crownhead/protocol';
import { linkRefusal, unreachable } from '../link-words.ts';
import type { Cancel, OpenSocket, Ports, Socket } from '../ports.ts';
import type { Link, Refused } from '../table.ts';
import { backoff } from './backoff.ts';
import type { WireSettings } from './wire-settings.ts';

type Trying = Extract<Link, { attempt: number }>;

/** What a connection receives once it is open: the wire itself handles the rest. */
export type ReceivedMessage = Exclude<ServerMessage, { type: 'welcome' | 'bye' }>;

interface WireHandlers {
  up(welcome: ServerMessageOf<'welcome'>): void;
  down(): void;
  onMessage(message: ReceivedMessage): void;
  /** The link has another status, or another try begins. */
  changed(): void;
}

export interface WireDeps {
  readonly url: string;
  readonly token?: string | undefined;
  readonly ports: Ports;
  readonly openSocket: OpenSocket;
  readonly settings: WireSettings;
  readonly handlers: WireHandlers;
}

/** A line that was up this long starts to count its tries from zero. */
const SETTLED_MS = 5000;

export const refusalOf = ({
  error,
  message,
  restriction,
}: {
  error: string;
  message: string;
  restriction?: Restricted;
}): Refused => ({
  // A newer server may have reasons of its own.
  error: isErrorCode(error) ? error : 'internal',
  message,
  ...(restriction && { restriction }),
});

export class Wire {
  readonly #parts: WireDeps;
  #link: Link;
  #socket: Socket | null = null;
  /** Messages of older sockets are not heard any more. */
  #generation = 0;
  #attempt = 1;
  #upSince: number | null = null;
  #wasUp = false;
  #problem: Refused | null = null;
  #cancelWait: Cancel | null = null;
  #cancelSilence: Cancel | null = null;
  /** When the server has promised to speak again, in milliseconds after its last word; null for an older one. */
  #beatMs: number | null = null;
  #cancelLate: Cancel | null = null;
  #interrupted = false;

  constructor(parts: WireDeps) {
    this.#parts = parts;
    this.#link = this.#trying(null);
  }

  get link(): Link {
    return this.#link;
  }

  get isUp(): boolean {
    return this.#upSince !== null;
  }

  start(): void {
    this.#try();
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Cuts the socket, as if it had broken. */
  drop(): void {
    this.#broken();
  }

  /** No message comes, though the socket is open: shown until one does. */
  interrupt(): void {
    if (!this.isUp || this.#interrupted) return;
    this.#interrupted = true;
    this.#setLink({ ...this.#trying(null), attempt: 0 });
  }

  /** Does not wait any longer, and counts the tries from zero. */
  retryNow(): void {
    if ((this.#socket !== null && !this.#interrupted) || this.#link.status === 'closed') return;
    this.#attempt = 1;
    this.#try();
  }

  /** Ends for good, or until the player asks for another try. */
  end(status: 'lost' | 'outdated' | 'closed', problem: Refused): void {
    // Before anyone is notified: a closed wire must not be reopened.
    this.#link = { status, problem };
    if (this.#cut()) this.#parts.handlers.changed();
  }

  #setLink(link: Link): void {
    this.#link = link;
    this.#parts.handlers.changed();
  }

  #trying(retryAt: number | null): Trying {
    const { attempts, attemptsToReturn } = this.#parts.settings;
    return {
      status: this.#wasUp ? 'reconnecting' : 'connecting',
      attempt: this.#attempt,
      attempts: this.#wasUp ? attemptsToReturn : attempts,
      retryAt,
      problem: this.#problem,
    };
  }

  #try(): void {
    if (!this.#cut()) return;
    const generation = this.#generation;
    const current = (act: () => void) => () => {
      if (generation === this.#generation) act();
    };
    const { url, token, openSocket } = this.#parts;
    this.#setLink(this.#trying(null));
    // A listener may have ended it.
    if (generation !== this.#generation) return;
    this.#listen();
    const hello = {
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      ...(token !== undefined && { token }),
    } as const;
    try {
      this.#socket = openSocket(url, {
        opened: current(() => this.send(hello)),
        said: (text) => current(() => this.#hear(text))(),
        closed: current(() => this.#broken()),
      });
    } catch {
      // An address that nothing can be opened at.
      this.#broken();
    }
  }

  /** Starts to measure the silence again. */
  #listen(): void {
    const { ports, settings } = this.#parts;
    this.#cancelSilence?.();
    this.#cancelSilence = ports.after(settings.silence, () => this.#broken());
    this.#cancelLate?.();
    if (this.#beatMs === null) return;
    this.#cancelLate = ports.after(this.#beatMs + settings.lateness, () => this.interrupt());
  }

  #hear(text: string): void {
    const message = parseServerMessage(text);
    if (message.ok && 'next' in message.value) this.#beatMs = message.value.next ?? null;
    this.#listen();
    if (this.#interrupted && !this.#resume()) return;
    // What a newer server says beyond our language does not concern us.
    if (!message.ok) return;
    const { value } = message;
    if (value.type === 'welcome') this.#welcomed(value);
    else if (value.type === 'bye') this.#dismissed(value);
    else if (value.type === 'refusal' && value.id === null) this.#refused(value);
    else if (this.isUp) {
      if (value.type === 'beat') this.send({ type: 'beat' });
      this.#parts.handlers.onMessage(value);
    }
  }

  /** False where a listener has ended it. */
  #resume(): boolean {
    const generation = this.#generation;
    this.#interrupted = false;
    this.#setLink({ status: 'here' });
    return generation === this.#generation;
  }

  #welcomed(welcome: ServerMessageOf<'welcome'>): void {
    if (welcome.protocol !== PROTOCOL_VERSION) {
      this.end('outdated', linkRefusal('outdated'));
      return;
    }
    this.#upSince = this.#parts.ports.now();
    // Reconnections are counted separately.
    if (!this.#wasUp) this.#attempt = 0;
    this.#wasUp = true;
    this.#problem = null;
    this.#link = { status: 'here' };
    this.#parts.handlers.up(welcome);
    this.#parts.handlers.changed();
  }

  /** About the connection as a whole: the server is full, or speaks another version. */
  #refused(message: ServerMessageOf<'refusal'>): void {
    const problem = refusalOf(message);
    if (problem.error === 'other-version') this.end('outdated', problem);
    else this.#problem = problem;
  }

  #dismissed({ reason, message, restriction }: ServerMessageOf<'bye'>): void {
    if (reason === 'moved' || reason === 'removed' || reason === 'ended')
      this.end('lost', { error: reason, message, ...(restriction && { restriction }) });
    else this.#broken();
  }

  /** The socket is gone; another is tried, up to the limit of attempts. */
  #broken(): void {
    const { ports, settings } = this.#parts;
    const settled = this.#upSince !== null && ports.now() - this.#upSince >= SETTLED_MS;
    // A line that breaks as soon as it is up goes on counting, so that even this comes to an end.
    this.#attempt = settled ? 1 : this.#attempt + 1;
    if (!this.#cut()) return;
    const most = this.#wasUp ? settings.attemptsToReturn : settings.attempts;
    if (this.#attempt > most) {
      this.#setLink({ status: 'lost', problem: unreachable(null, most, this.#problem) });
      return;
    }
    const ms = this.#delay();
    // Before the notification: a listener may end the waiting.
    this.#cancelWait = ports.after(ms, () => this.#try());
    this.#setLink(this.#trying(ports.now() + ms));
  }

  /** Doubling, and spread out, so that not all clients of a restarted server come at the same moment. */
  #delay(): number {
    const { ports, settings } = this.#parts;
    const spread = 0.5 + ports.random() / 2 ** 33;
    return Math.round(backoff(this.#attempt, settings) * spread);
  }

  /** False if a listener has ended the wire, or tried again, itself. */
  #cut(): boolean {
    this.#generation += 1;
    const generation = this.#generation;
    this.#cancelWait?.();
    this.#cancelSilence?.();
    this.#cancelLate?.();
    this.#beatMs = null;
    this.#interrupted = false;
    const socket = this.#socket;
    const wasUp = this.isUp;
    this.#socket = null;
    this.#upSince = null;
    socket?.close();
    if (wasUp) this.#parts.handlers.down();
    return generation === this.#generation;
  }
}
