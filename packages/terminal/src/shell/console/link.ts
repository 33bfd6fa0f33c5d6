/** The connection to a console server while there is one: tried a set number of times, at the start and when it is lost (N11, N17). */
import { globalPorts, type Link, type Ports, type Refused, unreachable } from '@crownhead/client';
import { ConsoleTable, formatServerAddress, type ServerAddress } from '@crownhead/client/console';
import { backoff, WIRE_SETTINGS } from '@crownhead/client/remote';
import type { ShellEvent } from '../../app/screen.ts';
import type { ConnectScreen } from '../../screens/visit.ts';
import { askForPort, dial, type LineSocket, type PortAnswer } from './dial.ts';

export interface ConsoleVisit {
  readonly place: ServerAddress;
  readonly name: string;
  /** How often it is tried to reach the server; as every client does when left out. */
  readonly attempts?: number;
}

export interface ConsoleLinkDeps {
  tell(event: ShellEvent): void;
  /** There is a game to see; `said` is what the server has said about it so far. */
  opened(table: ConsoleTable, said: string | null): void;
  /** The table is lost, and the server has let us in again: back to waiting for a game, on this screen. */
  restarted(screen: ConnectScreen): void;
  /** Ends the program; the reason is printed where it was started. */
  quit(said: string | null): void;
  readonly ports?: Ports;
}

const STRANGER = 'That is not a Crownhead console server.';
const FULL: Refused = { error: 'server-full', message: 'Server is full.' };
const LOST = 'The connection to the server was lost: your game there is over.';

/** Sentences that are read together. */
const MOST_SAID = 3;

type Trying = 'connecting' | 'reconnecting';

export class ConsoleLink {
  readonly #parts: ConsoleLinkDeps;
  readonly #ports: Ports;
  #visit: ConsoleVisit = { place: { host: '', port: 0 }, name: '' };
  #socket: LineSocket | null = null;
  #table: ConsoleTable | null = null;
  #isOpen = false;
  /** What was said when the client was let in, and last, for the screen that will show it. */
  #greeting = '';
  #latest = '';
  #cancel: (() => void) | null = null;
  /** What belongs to an earlier try is not heard any more. */
  #try = 0;

  constructor(parts: ConsoleLinkDeps) {
    this.#parts = parts;
    this.#ports = parts.ports ?? globalPorts;
  }

  connect(visit: ConsoleVisit): void {
    this.close();
    this.#visit = visit;
    void this.#reach(1, 'connecting');
  }

  /** Leaves and says so to the server, so that the others know it was intended. */
  close(): void {
    this.#try += 1;
    this.#cancel?.();
    this.#cancel = null;
    this.#socket?.close('QUIT');
    this.#socket = null;
    this.#table = null;
    this.#isOpen = false;
  }

  get #attempts(): number {
    return this.#visit.attempts ?? WIRE_SETTINGS.attempts;
  }

  #tellLink(link: Link, said: string | null = null): void {
    const { place, name } = this.#visit;
    const number = link.status === 'here' ? (this.#table?.visit.id ?? null) : null;
    this.#parts.tell({
      type: 'online',
      online: { origin: formatServerAddress(place), link, name, number, said },
    });
    if (this.#isOpen) this.#table?.linkChanged(link);
  }

  async #reach(attempt: number, status: Trying): Promise<void> {
    const current = this.#try;
    const attempts = this.#attempts;
    this.#tellLink({ status, attempt, attempts, retryAt: null, problem: null });
    const answer = await askForPort(this.#visit.place);
    if (current !== this.#try) return;
    if (answer !== null) {
      await this.#goTo(answer, attempt, status);
      return;
    }
    this.#tryLater(attempt, status);
  }

  #tryLater(attempt: number, status: Trying): void {
    const attempts = this.#attempts;
    if (attempt >= attempts) {
      const { host, port } = this.#visit.place;
      this.#fail(unreachable(`${host} port ${port}`, attempts));
      return;
    }
    const wait = backoff(attempt);
    const retryAt = this.#ports.now() + wait;
    this.#tellLink({ status, attempt: attempt + 1, attempts, retryAt, problem: null });
    this.#cancel = this.#ports.after(wait, () => void this.#reach(attempt + 1, status));
  }

  async #goTo(answer: PortAnswer, attempt: number, status: Trying): Promise<void> {
    if (answer.kind !== 'port') {
      this.#fail(answer.kind === 'full' ? FULL : { error: 'not-connected', message: STRANGER });
      return;
    }
    const current = this.#try;
    const { place, name } = this.#visit;
    const socket = await dial({ host: place.host, port: answer.port });
    if (current !== this.#try) {
      socket?.close();
      return;
    }
    if (socket === null) {
      this.#tryLater(attempt, status);
      return;
    }
    this.#socket = socket;
    const table = new ConsoleTable({ ports: this.#ports, name, say: (line) => socket.say(line) });
    socket.listen({
      heard: (lines) => this.#heard(table, lines),
      closed: () => this.#closed(table, attempt, status),
    });
    socket.say(name === '' ? 'READY' : `READY ${name}`);
  }

  #heard(table: ConsoleTable, lines: readonly string[]): void {
    const wasIn = table.visit.id !== null;
    const { said, bye } = table.hear(lines);
    const isIn = table.visit.id !== null;
    const words = said
      .slice(-MOST_SAID)
      .map(({ text }) => text)
      .join(' ');
    if (!isIn) {
      if (words !== '') this.#refused(words, bye !== null);
      return;
    }
    if (!wasIn) this.#comeIn(table, words);
    else if (words !== '') this.#latest = words;
    if (!this.#isOpen) this.#show(table, bye);
    else if (bye !== null) this.#bye(table);
  }

  /** The server has said why it does not let us in: most of all, that the name is taken. */
  #refused(message: string, isOver: boolean): void {
    const isNotReady = /^You must be ready/.test(message);
    if (this.#isOpen) this.#restart();
    this.close();
    const error = isOver || isNotReady ? 'not-connected' : 'bad-name';
    this.#parts.tell({ type: 'refused', problem: { error, message } });
  }

  #comeIn(table: ConsoleTable, words: string): void {
    this.#table = table;
    this.#greeting = this.#isOpen ? `${LOST} ${words}` : words;
    this.#latest = '';
    if (this.#isOpen) this.#restart();
    this.#isOpen = false;
  }

  #restart(): void {
    const { name: _, ...where } = this.#visit;
    const goal = { kind: 'console', ...where } as const;
    this.#parts.restarted({ kind: 'connect', origin: formatServerAddress(where.place), goal, only: true });
  }

  /** Until there is a game, or something to answer, one waits on the start screen (C2). */
  #show(table: ConsoleTable, bye: string | null): void {
    const { state, asked } = table.view;
    const said = `${this.#greeting} ${this.#latest}`.trim() || null;
    if (bye !== null) {
      this.close();
      this.#parts.quit(bye);
    } else if (state.round !== null || asked === 'take-seat' || asked === 'ready') {
      this.#isOpen = true;
      // Who one is can be seen there.
      this.#parts.opened(table, said?.replace(/^You are .+?\. (?=A turn)/, '') ?? null);
    } else this.#tellLink({ status: 'here' }, said);
  }

  /** The server closes the line now. In the middle of a game that is a loss like any other (N17). */
  #bye(table: ConsoleTable): void {
    this.#socket?.close();
    if (table.view.state.status === 'open') this.#tryLater(0, 'reconnecting');
  }

  #closed(table: ConsoleTable, attempt: number, status: Trying): void {
    this.#socket = null;
    // A server that hangs up on a newcomer has not been reached.
    if (table.visit.id === null) this.#tryLater(attempt, status);
    else if (table.view.state.status === 'open') this.#tryLater(0, 'reconnecting');
  }

  #fail(problem: Refused): void {
    this.#tellLink({ status: 'lost', problem });
    this.#parts.quit(problem.message);
  }
}
