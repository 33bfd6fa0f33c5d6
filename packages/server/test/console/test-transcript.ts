/** The transcripts of docs/console.md: one visit of a few people to a real console server, line by line. */
import { FakeClock } from '@crownhead/testkit';
import { READY_MS } from '../../src/console/gateway.ts';
import { ConsoleClient, TestConsole } from './test-console.ts';

/** What the document says instead of the port that was free. */
const BASE_PORT = 9000;
const MAX_CLIENTS = 3;

class TranscriptRecorder {
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

  /** A disconnected client has received everything. */
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

async function arrive(
  recorder: TranscriptRecorder,
): Promise<readonly [ConsoleClient, ConsoleClient, ConsoleClient]> {
  recorder.scene('console-coming');
  await recorder.base('Ann');
  const ann = await recorder.dial('Ann', 1);
  await recorder.say(ann, 'READY Ann', /WAIT/);
  recorder.scene('console-start');
  await recorder.base('Bob');
  const bob = await recorder.dial('Bob', 2);
  await recorder.say(bob, 'READY Bob', /^TURN/);
  await recorder.hear(ann, /^TURN/);
  recorder.scene('console-watching');
  await recorder.base('Eve');
  const eve = await recorder.dial('Eve', 3);
  await recorder.say(eve, 'READY', /^TURN/);
  recorder.scene('console-full');
  await recorder.base('Fay');
  return [ann, bob, eve];
}

async function play(
  recorder: TranscriptRecorder,
  ann: ConsoleClient,
  bob: ConsoleClient,
  eve: ConsoleClient,
) {
  recorder.scene('console-moves');
  await recorder.say(ann, 'MOVE 22-18', /^TURN/);
  await recorder.hear(bob, /^TURN/);
  await recorder.hear(eve, /^TURN/);
  await recorder.say(bob, '11-14', /RECHECK/);
  await recorder.say(bob, 'F6-E5', /^TURN/);
  await recorder.hear(ann, /^TURN/);
  await recorder.hear(eve, /^TURN/);
  recorder.scene('console-repeat');
  recorder.note('Ann does not acknowledge: five seconds pass');
  await recorder.clock.advance(6000);
  await recorder.hear(ann, / MOVE /);
  recorder.tell(ann, 'ACK');
  recorder.scene('console-board');
  await recorder.say(ann, 'BOARD', /^# .* to move/);
}

async function end(recorder: TranscriptRecorder, ann: ConsoleClient, bob: ConsoleClient, eve: ConsoleClient) {
  recorder.scene('console-rematch');
  recorder.note('Bob’s connection breaks');
  bob.drop();
  await recorder.hear(ann, /REMATCH/);
  await recorder.hear(eve, /WAIT/);
  await recorder.say(ann, 'YES', /WAIT/);
  await recorder.hear(eve, /SEAT/);
  await recorder.say(eve, 'YES', /^TURN/);
  recorder.tell(eve, 'ACK');
  await recorder.hear(ann, /^TURN/);
  recorder.scene('console-not-ready');
  await recorder.base('Fay');
  const fay = await recorder.dial('Fay', 2);
  recorder.note('ten seconds pass');
  await recorder.clock.advance(READY_MS);
  await recorder.leaves(fay);
  recorder.scene('console-closing');
  recorder.note('Ann quits, and Eve does not play on');
  await recorder.say(ann, 'QUIT', /^BYE/);
  await recorder.leaves(ann);
  await recorder.hear(eve, /REMATCH/);
  await recorder.say(eve, 'NO', /^BYE/);
  await recorder.leaves(eve);
}

/** Every scene by its name. */
export async function makeConsoleTranscripts(): Promise<ReadonlyMap<string, string>> {
  const clock = new FakeClock();
  const recorder = new TranscriptRecorder(
    await TestConsole.start({ maxClients: MAX_CLIENTS }, { clock }),
    clock,
  );
  try {
    const people = await arrive(recorder);
    await play(recorder, ...people);
    await end(recorder, ...people);
    return recorder.scenes();
  } finally {
    await recorder.server.stop();
  }
}
