/** A real console server on a free range of ports, and clients that speak to it over raw TCP. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { OfferedOptions } from '@crownhead/protocol';
import { DEFAULT_CONSOLE_OPTIONS } from '../../src/console/options.ts';
import { type RunningConsole, startConsoleServer } from '../../src/console/start.ts';
import type { CoreDeps } from '../../src/core.ts';
import { openedHere } from '../store-here.ts';

const HOST = '127.0.0.1';
/** Below the ports that the system assigns. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const TRIES = 50;

/** Ports must be consecutive, so a free range is found by trying: `start` fails where one of them is taken. */
export async function onFreePorts<T>(start: (basePort: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const basePort = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    try {
      return await start(basePort);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === TRIES) throw error;
    }
  }
}

interface Waiting {
  readonly wanted: RegExp;
  readonly found: (line: string) => void;
  readonly failed: (error: Error) => void;
}

export class ConsoleClient {
  readonly socket: Socket;
  /** Everything it was ever told. */
  readonly lines: string[] = [];
  readonly closed: Promise<unknown>;
  /** Lines that nobody has asked for yet. */
  #unread: string[] = [];
  #rest = '';
  #waiting: Waiting | null = null;

  constructor(socket: Socket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.setEncoding('utf8');
    socket.on('data', (text) => this.#receive(String(text)));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#waiting?.failed(new Error(`closed, after ${this.lines.at(-1)}`)));
  }

  /** `from` is another address of this machine, for somebody from elsewhere. */
  static async dial(port: number, from: string = HOST): Promise<ConsoleClient> {
    const socket = connect({ port, host: HOST, localAddress: from });
    const client = new ConsoleClient(socket);
    await once(socket, 'connect');
    return client;
  }

  /** All that is said at a port until it closes. */
  static async hear(port: number, from: string = HOST): Promise<readonly string[]> {
    const client = await ConsoleClient.dial(port, from);
    await client.closed;
    return client.lines;
  }

  say(...lines: readonly string[]): void {
    this.socket.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** The next line that fits; those before it are passed over. */
  next(wanted: RegExp): Promise<string> {
    const at = this.#unread.findIndex((line) => wanted.test(line));
    if (at >= 0) return Promise.resolve(this.#unread.splice(0, at + 1)[at]!);
    this.#unread = [];
    if (this.socket.closed) return Promise.reject(new Error(`closed, after ${this.lines.at(-1)}`));
    return new Promise((found, failed) => {
      this.#waiting = { wanted, found, failed };
    });
  }

  /** What has come and was not asked for. */
  unread(): readonly string[] {
    return this.#unread;
  }

  /** As when a cable is pulled. */
  drop(): void {
    this.socket.destroy();
  }

  #receive(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    for (const line of lines) {
      this.lines.push(line);
      if (this.#waiting?.wanted.test(line)) {
        this.#waiting.found(line);
        this.#waiting = null;
      } else if (!this.#waiting) this.#unread.push(line);
    }
  }
}

export class TestConsole {
  readonly basePort: number;
  readonly #server: RunningConsole;
  readonly #clients: ConsoleClient[] = [];

  private constructor(basePort: number, server: RunningConsole) {
    this.basePort = basePort;
    this.#server = server;
  }

  static start(
    { maxClients = 5, options = {} }: { maxClients?: number; options?: Partial<OfferedOptions> } = {},
    deps: CoreDeps = {},
    basePort?: number,
  ): Promise<TestConsole> {
    const whole = { ...DEFAULT_CONSOLE_OPTIONS, ...options };
    const startAt = async (port: number) => {
      const ports = { basePort: port, maxClients };
      const opened = deps.opened ?? (await openedHere());
      const server = await startConsoleServer({ host: HOST, ports, options: whole }, { ...deps, opened });
      return new TestConsole(port, server);
    };
    return basePort === undefined ? onFreePorts(startAt) : startAt(basePort);
  }

  /** Asks at the base port; answers the number it got, or null where it got none. */
  async ask(): Promise<number | null> {
    const [line = ''] = await ConsoleClient.hear(this.basePort);
    const [, id, port] = /^ID (\d+) PORT (\d+)$/.exec(line) ?? [];
    if (id !== undefined && Number(port) !== this.basePort + Number(id)) throw new Error(line);
    return id === undefined ? null : Number(id);
  }

  async dial(port: number): Promise<ConsoleClient> {
    const client = await ConsoleClient.dial(port);
    this.#clients.push(client);
    return client;
  }

  /** Asks for a port and goes there. */
  async come(): Promise<ConsoleClient> {
    const id = await this.ask();
    if (id === null) throw new Error('the server is full');
    return this.dial(this.basePort + id);
  }

  /** Comes and is ready. */
  async join(name: string): Promise<ConsoleClient> {
    const client = await this.come();
    client.say(`READY ${name}`);
    await client.next(/^WELCOME/);
    return client;
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.drop();
    await this.#server.stop();
  }

  /** Stops while clients are still there. */
  stopFirst(): Promise<void> {
    return this.#server.stop();
  }
}
