/** Writes down what goes over the wire between a real server and a few people, in an order that is always the same. */
import { once } from 'node:events';
import { FakeClock } from '@crownhead/testkit';
import { WebSocket } from 'ws';
import type { RunningServer } from '../../src/server.ts';
import { NO_HINTS } from '../../src/store/hints.ts';
import type { Store } from '../../src/store/store.ts';
import { openHere } from '../store-here.ts';
import { startTestServer } from '../test-server.ts';
import { jsonLine } from './json-line.ts';

type Message = { readonly type: string; readonly id?: unknown; readonly [key: string]: unknown };

/** Rounds after which nothing more is to be expected: each asks the store and every client once. */
const QUIET_ROUNDS = 4;
const SYNC = 'sync';

export class Person {
  readonly name: string;
  readonly inbox: Message[] = [];
  token = '';
  #socket: WebSocket | null = null;
  readonly #expected = new Map<unknown, () => void>();

  constructor(name: string) {
    this.name = name;
  }

  async dial(url: string): Promise<void> {
    const socket = new WebSocket(new URL('/api/socket', url.replace(/^http/, 'ws')));
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(data.toString())));
    socket.on('close', () => this.#expected.get(SYNC)?.());
    await once(socket, 'open');
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Sends a message with an id and waits for its answer. */
  async ask(message: { readonly type?: string; readonly id: string }): Promise<void> {
    const answered = new Promise<void>((resolve) => {
      this.#expected.set(message.id, resolve);
    });
    this.send(message);
    await answered;
  }

  /** Everything the server had sent before has come. */
  async sync(): Promise<void> {
    if (this.#socket?.readyState === WebSocket.OPEN) await this.ask({ type: SYNC, id: SYNC });
  }

  drop(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #receive(message: Message): void {
    if (message.id !== SYNC) this.inbox.push(message);
    this.#expected.get(message.id)?.();
    if (message.type === 'beat') this.send({ type: 'beat' });
  }
}

/** What a reader of the first message must be told of the second, if they are about the same thing. */
function differenceOf(one: Message, other: Message): object | null {
  const same = (key: string): boolean => JSON.stringify(one[key]) === JSON.stringify(other[key]);
  if (!['type', 'seq', 'events', 'watching'].every(same)) return null;
  return Object.fromEntries(Object.entries(other).filter(([key]) => !same(key)));
}

export class Recorder {
  readonly #clock: FakeClock;
  readonly #server: RunningServer;
  readonly #store: Store;
  readonly #people: Person[] = [];
  /** What is random, and what is written instead. */
  readonly #names = new Map<string, string>();
  readonly #scenes = new Map<string, string[]>();
  #scene: string[] = [];

  private constructor(server: RunningServer, store: Store, clock: FakeClock) {
    this.#clock = clock;
    this.#server = server;
    this.#store = store;
  }

  static async start(): Promise<Recorder> {
    const store = await openHere();
    const clock = new FakeClock();
    const opened = { store, hints: NO_HINTS, shared: false };
    return new Recorder(await startTestServer({}, { clock, opened }), store, clock);
  }

  /** What follows belongs under this name. */
  scene(name: string): void {
    this.#scene = [];
    this.#scenes.set(name, this.#scene);
  }

  note(words: string): void {
    this.#scene.push(`# ${words}`);
  }

  /** A new guest, over HTTP. */
  async guest(name: string): Promise<Person> {
    const body = JSON.stringify({ name });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(new URL('/api/session', this.#server.url), { method: 'POST', headers, body });
    const session = (await answer.json()) as { player: string; token: string };
    const who = name.toLowerCase();
    this.#names.set(session.player, `p-${who}`);
    this.#names.set(session.token, `token-of-${who}`);
    this.#scene.push(`${name} → POST /api/session ${body}`);
    this.#scene.push(jsonLine(`${name} ← ${answer.status}`, session));
    const person = new Person(name);
    person.token = session.token;
    this.#people.push(person);
    return person;
  }

  async dial(person: Person): Promise<void> {
    this.#scene.push(`${person.name} → GET /api/socket, Upgrade: websocket`);
    await person.dial(this.#server.url);
    this.#scene.push(`${person.name} ← 101 Switching Protocols`);
  }

  /** Sends a message and writes down everything it leads to, the sender's own first. */
  async say(person: Person, message: object | { readonly id: string }): Promise<readonly Message[]> {
    this.#scene.push(jsonLine(`${person.name} →`, message));
    if ('id' in message) await person.ask(message);
    else person.send(message);
    return this.hear([person]);
  }

  async drop(person: Person): Promise<void> {
    this.#scene.push(`# ${person.name}’s connection breaks`);
    person.drop();
    // The server notices in its own time: clients that connect after that came later.
    const witness = new Person('');
    await witness.dial(this.#server.url);
    await witness.sync();
    witness.drop();
    await this.hear();
  }

  async pass(ms: number, kinds: readonly string[]): Promise<void> {
    for (let passed = 0; passed < ms; passed += 1000) {
      await this.#clock.advance(Math.min(1000, ms - passed));
      await this.#quiet();
    }
    this.#write([], kinds);
  }

  /** What has come since the last time; beats only where they are asked for. */
  async hear(first: readonly Person[] = []): Promise<readonly Message[]> {
    await this.#quiet();
    const [own = []] = first.map(({ inbox }) => [...inbox]);
    this.#write(first, null);
    return own;
  }

  /** Stops the server and writes down its goodbyes. */
  async stop(): Promise<void> {
    await this.#server.stop();
    await new Promise((resolve) => setImmediate(resolve));
    this.#write([], null);
    for (const person of this.#people) person.drop();
  }

  rename(secret: string, name: string): void {
    this.#names.set(secret, name);
  }

  /** The scenes by name, with everything random replaced. */
  transcripts(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#scenes].map(([name, lines]) => [name, lines.map((line) => this.#tidy(line)).join('\n')]),
    );
  }

  async #quiet(): Promise<void> {
    for (let round = 0; round < QUIET_ROUNDS; round++) {
      await this.#store.openTables();
      await Promise.all(this.#people.map((person) => person.sync()));
    }
  }

  #write(first: readonly Person[], kinds: readonly string[] | null): void {
    let told: Message | null = null;
    for (const person of new Set([...first, ...this.#people])) {
      for (const message of person.inbox.splice(0)) {
        if (kinds ? !kinds.includes(message.type) : message.type === 'beat') continue;
        for (const [, id] of JSON.stringify(message).matchAll(/"([\w-]{12}\.\d+)"/g)) this.#connection(id!);
        const difference: object | null = told && differenceOf(told, message);
        if (difference) this.#scene.push(jsonLine(`${person.name} ← the same`, difference));
        else this.#scene.push(jsonLine(`${person.name} ←`, message));
        if (message.type === 'update' || message.type === 'presence') told = message;
      }
    }
  }

  #connection(id: string): void {
    if (this.#names.has(id)) return;
    const known = [...this.#names.values()].filter((name) => name.startsWith('connection-')).length;
    this.#names.set(id, `connection-${known + 1}`);
  }

  #tidy(line: string): string {
    let tidy = line
      .replace(/"server": "[^"]*"/, '"server": "x.y.z"')
      .replace(/"invitation": "[\w-]{22}"/, '"invitation": "secret-of-the-link"');
    for (const [secret, name] of this.#names) tidy = tidy.replaceAll(secret, name);
    return tidy;
  }
}
