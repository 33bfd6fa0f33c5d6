/** Console servers for tests: the real program, and one that says what a test tells it to. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { PROGRAM } from './test-pty.ts';

const TRIES = 20;
const HOST = '127.0.0.1';

/** `crownhead console-server`. Ports must be consecutive, so a free range is found by trying. */
export class ConsoleServer {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  get at(): string {
    return `${HOST}:${this.port}`;
  }

  static async start(...flags: readonly string[]): Promise<ConsoleServer> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const server = await ConsoleServer.startAt(12_000 + Math.floor(Math.random() * 8000), ...flags);
      if (server) return server;
    }
    throw new Error('no free ports');
  }

  /** Null where a port is taken. */
  static async startAt(port: number, ...flags: readonly string[]): Promise<ConsoleServer | null> {
    const args = [PROGRAM, 'console-server', '--base-port', `${port}`, ...flags];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const _ of child.stdout!) {
      child.stdout!.resume();
      return new ConsoleServer(child, port);
    }
    return null;
  }

  /** As a machine that vanishes. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

/** A base port and one port for a client, with nobody but the test behind them. */
export class ScriptedServer {
  readonly heard: string[] = [];
  readonly #base: Server;
  readonly #own: Server;
  #client: Socket | null = null;
  #waiting: (() => void)[] = [];

  private constructor() {
    this.#base = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(`ID 1 PORT ${(this.#own.address() as AddressInfo).port}\n`);
    });
    this.#own = createServer((socket) => {
      this.#client = socket;
      socket.setEncoding('utf8').on('error', () => undefined);
      socket.on('data', (text: string) => {
        this.heard.push(...text.split('\n').filter(Boolean));
        this.#wake();
      });
    });
  }

  static async start(): Promise<ScriptedServer> {
    const server = new ScriptedServer();
    for (const one of [server.#base, server.#own]) await once(one.listen(0, HOST), 'listening');
    return server;
  }

  get at(): string {
    return `${HOST}:${(this.#base.address() as AddressInfo).port}`;
  }

  /** As it is, with whatever is in it. */
  send(text: string): void {
    this.#client!.write(text);
  }

  say(...lines: readonly string[]): void {
    this.send(lines.map((line) => `${line}\n`).join(''));
  }

  state(action: string, fen: string, text = ''): void {
    this.say(`STATE ${Date.now()} ${action} ${fen} ${Buffer.byteLength(text)}${text && ' '}${text}`);
  }

  /** Resolves when the client has said it. */
  async hears(line: RegExp): Promise<void> {
    while (!this.heard.some((said) => line.test(said)))
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The client is ready and plays White against Bob. */
  async begin(fen: string): Promise<void> {
    await this.hears(/^READY/);
    this.say('WELCOME 1 PLAYER 600 You are Ann. A turn of more than 10 minutes loses the game.');
    this.say('GAME 1 W You play White, Bob plays Red.');
    this.state(fen.startsWith('W') ? 'MOVE' : 'WAIT', fen);
  }

  /** Without a goodbye. */
  hangUp(): void {
    this.#client?.destroy();
  }

  close(): void {
    this.hangUp();
    this.#base.close();
    this.#own.close();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
