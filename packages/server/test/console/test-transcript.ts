/** The transcripts of docs/console.md: one visit of a few people to a real console server, line by line. */
import { FakeClock } from '@crownhead/testkit';
import { READY_MS } from '../../src/console/gateway.ts';
import { ConsoleClient, TestConsole } from './test-console.ts';

/** What the document says instead of the port that was free. */
const BASE_PORT = 9000;
const MAX_CLIENTS = 3;

class Scribe {
  readonly server: TestConsole;
  readonly clock: FakeClock;
  readonly #scenes = new Map<string, string[]>();
  readonly #names = new Map<ConsoleClient, string>();
  /** How much of what each was told is written down. */
  readonly #written = new Map<ConsoleClient, number>();
  #scene: string[] = [];

  constructor(server: TestConsole, clock: FakeClock) {
    this.server = server;
    this.clock = clock;
  }

  scene(name: string): void {
    this.#scene = [];
    this.#scenes.set(name, this.#scene);
  }

  note(words: string): void {
    this.#scene.push(`# ${words}`);
  }

  async base(name: string): Promise<void> {
    this.note(`${name} connects to port ${BASE_PORT}`);
    for (const line of await ConsoleClient.hear(this.server.basePort)) this.#scene.push(`${name} ← ${line}`);
    this.note('and is disconnected');
  }

  async dial(name: string, id: number): Promise<ConsoleClient> {
    this.note(`${name} connects to port ${BASE_PORT + id}`);
    const client = await this.server.dial(this.server.basePort + id);
    this.#names.set(client, name);
    await this.hear(client, /^#/);
    return client;
  }

  /** Says a line that has no answer. */
  tell(client: ConsoleClient, line: string): void {
    this.#scene.push(`${this.#names.get(client)} → ${line}`);
    client.say(line);
  }

  /** Says a line and writes down what the speaker hears, up to the line that is expected last. */
  async say(client: ConsoleClient, line: string, last: RegExp): Promise<void> {
    this.clock.skip(100);
    this.tell(client, line);
    await this.hear(client, last);
  }

  async hear(client: ConsoleClient, last: RegExp): Promise<void> {
    await client.next(last);
    this.#write(client);
  }

  /** Whoever is disconnected has heard everything. */
  async leaves(client: ConsoleClient): Promise<void> {
    await client.closed;
    this.#write(client);
    this.note(`${this.#names.get(client)} is disconnected`);
  }

  scenes(): ReadonlyMap<string, string> {
    const { basePort } = this.server;
    const known = (text: string): string => {
      const offset = Number(text) - basePort;
      return offset >= 0 && offset <= MAX_CLIENTS ? `${BASE_PORT + offset}` : text;
    };
    const tidy = (line: string): string => line.replace(/\b\d{5}\b/g, known);
    return new Map([...this.#scenes].map(([name, lines]) => [name, lines.map(tidy).join('\n')]));
  }

  #write(client: ConsoleClient): void {
    const from = this.#written.get(client) ?? 0;
    for (const line of client.lines.slice(from)) this.#scene.push(`${this.#names.get(client)} ← ${line}`);
    this.#written.set(client, client.lines.length);
  }
}

async function arrive(scribe: Scribe): Promise<readonly [ConsoleClient, ConsoleClient, ConsoleClient]> {
  scribe.scene('console-coming');
  await scribe.base('Ann');
  const ann = await scribe.dial('Ann', 1);
  await scribe.say(ann, 'READY Ann', /WAIT/);
  scribe.scene('console-start');
  await scribe.base('Bob');
  const bob = await scribe.dial('Bob', 2);
  await scribe.say(bob, 'READY Bob', /^TURN/);
  await scribe.hear(ann, /^TURN/);
  scribe.scene('console-watching');
  await scribe.base('Eve');
  const eve = await scribe.dial('Eve', 3);
  await scribe.say(eve, 'READY', /^TURN/);
  scribe.scene('console-full');
  await scribe.base('Fay');
  return [ann, bob, eve];
}

async function play(scribe: Scribe, ann: ConsoleClient, bob: ConsoleClient, eve: ConsoleClient) {
  scribe.scene('console-moves');
  await scribe.say(ann, 'MOVE 22-18', /^TURN/);
  await scribe.hear(bob, /^TURN/);
  await scribe.hear(eve, /^TURN/);
  await scribe.say(bob, '11-14', /RECHECK/);
  await scribe.say(bob, 'F6-E5', /^TURN/);
  await scribe.hear(ann, /^TURN/);
  await scribe.hear(eve, /^TURN/);
  scribe.scene('console-repeat');
  scribe.note('Ann does not acknowledge: five seconds pass');
  await scribe.clock.advance(6000);
  await scribe.hear(ann, / MOVE /);
  scribe.tell(ann, 'ACK');
  scribe.scene('console-board');
  await scribe.say(ann, 'BOARD', /^# .* to move/);
}

async function end(scribe: Scribe, ann: ConsoleClient, bob: ConsoleClient, eve: ConsoleClient) {
  scribe.scene('console-rematch');
  scribe.note('Bob’s connection breaks');
  bob.drop();
  await scribe.hear(ann, /REMATCH/);
  await scribe.hear(eve, /WAIT/);
  await scribe.say(ann, 'YES', /WAIT/);
  await scribe.hear(eve, /SEAT/);
  await scribe.say(eve, 'YES', /^TURN/);
  scribe.tell(eve, 'ACK');
  await scribe.hear(ann, /^TURN/);
  scribe.scene('console-not-ready');
  await scribe.base('Fay');
  const fay = await scribe.dial('Fay', 2);
  scribe.note('ten seconds pass');
  await scribe.clock.advance(READY_MS);
  await scribe.leaves(fay);
  scribe.scene('console-closing');
  scribe.note('Ann quits, and Eve does not play on');
  await scribe.say(ann, 'QUIT', /^BYE/);
  await scribe.leaves(ann);
  await scribe.hear(eve, /REMATCH/);
  await scribe.say(eve, 'NO', /^BYE/);
  await scribe.leaves(eve);
}

/** Every scene by its name. */
export async function makeConsoleTranscripts(): Promise<ReadonlyMap<string, string>> {
  const clock = new FakeClock();
  const scribe = new Scribe(await TestConsole.start({ maxClients: MAX_CLIENTS }, { clock }), clock);
  try {
    const people = await arrive(scribe);
    await play(scribe, ...people);
    await end(scribe, ...people);
    return scribe.scenes();
  } finally {
    await scribe.server.stop();
  }
}
