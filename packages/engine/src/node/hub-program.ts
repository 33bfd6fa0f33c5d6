/** Another program that speaks the Hub protocol: started, asked for moves one at a time, and ended with this program. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { err, type Game, type Move, type Result } from '@crownhead/rules';
import { HubClient } from '../hub/client.ts';
import { readHubMove } from '../hub/move.ts';
import type { Limits } from '../search-request.ts';

/** A program that is asked to leave gets this long before it is made to. */
const LEAVING_MS = 500;
const STARTING_MS = 30_000;

/** The words of a command line; quotes keep words together. */
export const commandWords = (text: string): string[] =>
  [...text.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );

const WHY_NOT: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'it is not a program, or may not be run',
};

const whyNot = (error: NodeJS.ErrnoException): string => WHY_NOT[error.code ?? ''] ?? error.message;

/**
 * A running Hub engine. `start` it by its command line, call `newGame` before each game, ask for moves with `play`, and `close` it.
 */
export class HubProgram {
  readonly #program: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #client: HubClient;
  readonly #gone: Promise<unknown>;
  /** Nothing is left running, whatever ends this program. */
  readonly #kill = (): void => void this.#child.kill('SIGKILL');
  #last: Promise<unknown> = Promise.resolve();
  #isReady = false;

  private constructor(program: string, args: readonly string[]) {
    this.#program = program;
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const child = this.#child;
    this.#client = new HubClient((line) => child.stdin.write(`${line}\n`));
    this.#gone = once(child, 'close').catch(() => undefined);
    child.on('error', (error) => this.fail(`${program} cannot be started: ${whyNot(error)}.`));
    child.on('close', (code, signal) => {
      process.off('exit', this.#kill);
      const when = this.#isReady ? '' : ' before it was ready';
      this.fail(`${this.name} has ended${when}, with ${signal ?? `code ${code}`}.`);
    });
    process.on('exit', this.#kill);
    // What is written to a program that has ended is lost, and that it has ended is known already.
    child.stdin.on('error', () => undefined);
    // What it says besides the protocol would spoil the screen.
    child.stderr.resume();
    createInterface({ input: child.stdout }).on('line', (line) => this.#client.receive(line));
  }

  /** Started and ready; otherwise it fails with a sentence about why it is not. */
  static async start(commandLine: string, startingMs: number = STARTING_MS): Promise<HubProgram> {
    const [program, ...args] = commandWords(commandLine);
    if (program === undefined) throw new Error('The command line of the engine is empty.');
    const started = new HubProgram(program, args);
    const late = setTimeout(() => {
      started.fail(`${program} does not answer “hub” and “init”: it may not be a Hub engine.`);
      started.#kill();
    }, startingMs);
    await started.#client.start().finally(() => clearTimeout(late));
    started.#isReady = true;
    return started;
  }

  /** What it calls itself. */
  get name(): string {
    return this.#client.name || this.#program;
  }

  /** The games before are over: it forgets what it learned from them. */
  newGame(): void {
    this.#client.newGame();
  }

  /** What is asked fails with this, and what will be. */
  fail(message: string): void {
    this.#client.fail(new Error(message));
  }

  /** The text of its move. One question at a time: the next one waits for the answer to the last. */
  think(game: Game, limits: Limits, signal?: AbortSignal): Promise<string> {
    const asked = this.#last.then(() => {
      if (signal?.aborted) return '';
      const stop = (): void => this.#client.stop();
      signal?.addEventListener('abort', stop);
      return this.#client.think(game, limits).finally(() => signal?.removeEventListener('abort', stop));
    });
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  /** The move it plays; what it said instead where that is not a legal one. Fails when the program does. */
  async play(game: Game, limits: Limits, signal?: AbortSignal): Promise<Result<Move, string>> {
    const text = await this.think(game, limits, signal);
    const move = readHubMove(game.position, text);
    return move.ok ? move : err(text);
  }

  /** Asks it to leave, and makes it leave. */
  async close(): Promise<void> {
    this.#child.stdin.write('quit\n');
    const killing = setTimeout(this.#kill, LEAVING_MS);
    await this.#gone;
    clearTimeout(killing);
  }
}
