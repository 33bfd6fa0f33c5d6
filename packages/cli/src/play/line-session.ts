/** Keyboard or pipe, and screen, of a game by lines: typed lines go to the game, its output is printed. */
import { createInterface, type Interface } from 'node:readline';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { print } from '../output.ts';
import type { LineGame } from './line-game.ts';
import { nextTimeNotice } from './time-notices.ts';
import { shownSafely } from './typed.ts';

/** As a shell counts programs that were ended by a signal. */
const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;
type Signal = keyof typeof SIGNALS;

/** Timers cannot be set further ahead; longer waits are renewed then. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class LineSession {
  readonly #signs: (text: string) => string;
  /** Somebody types; otherwise a pipe or a file is read. */
  readonly #person = process.stdin.isTTY === true;
  readonly #queue: string[] = [];
  readonly #over = Promise.withResolvers<ExitCode>();
  #lines: Interface | null = null;
  #game: LineGame | null = null;
  #printing: Promise<void> = Promise.resolve();
  /** The cursor stands behind a prompt. */
  #hasPrompt = false;
  #noMore = false;
  #working = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(signs: (text: string) => string) {
    this.#signs = signs;
  }

  async run(game: LineGame, opened: readonly string[]): Promise<ExitCode> {
    this.#game = game;
    const lines = createInterface({
      input: process.stdin,
      ...(this.#person ? { output: process.stdout, terminal: process.stdout.isTTY === true } : {}),
    });
    this.#lines = lines;
    lines.on('line', (line) => {
      this.#hasPrompt = false;
      this.#queue.push(line);
      void this.#work();
    });
    lines.on('close', () => {
      this.#noMore = true;
      void this.#work();
    });
    // A terminal that is gone reads like the end of the input.
    process.stdin.on('error', () => lines.close());
    // At a keyboard Ctrl-C comes as a key: one who has had enough.
    lines.on('SIGINT', () => lines.close());
    const stop = (signal: Signal): void => this.#stopped(signal);
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.on(signal, stop);
    game.welcome(opened);
    void this.#work();
    const code = await this.#over.promise;
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.off(signal, stop);
    clearTimeout(this.#timer);
    lines.close();
    process.stdin.destroy();
    await this.#printing;
    return code;
  }

  /** Prints, in the order it was told, and shows the prompt again. */
  show(lines: readonly string[]): void {
    // Not behind what is being typed.
    const fresh = this.#hasPrompt ? '\n' : '';
    this.#hasPrompt = false;
    const text = this.#signs(`${fresh}${lines.join('\n')}\n`);
    this.#printing = this.#printing.then(() => print(text));
    // Only when everything that belongs together has been printed.
    queueMicrotask(() => void this.#work());
  }

  /** One line after the other; in a pipe each when it can be answered. */
  async #work(): Promise<void> {
    const game = this.#game;
    if (this.#working || game === null) return;
    this.#working = true;
    while (!game.isOver && (this.#person || !game.isWaiting)) {
      const line = this.#queue.shift();
      if (line === undefined) break;
      // Without a keyboard nobody has seen what was typed, so the record shows it.
      if (!this.#person) this.show([`${game.prompt}${shownSafely(line)}`]);
      await game.handle(line);
    }
    if (this.#noMore && this.#queue.length === 0 && (this.#person || !game.isWaiting)) game.end();
    await this.#printing;
    this.#working = false;
    if (game.isOver) this.#over.resolve(EXIT.fine);
    else if (this.#queue.length > 0 && (this.#person || !game.isWaiting)) void this.#work();
    else this.#rest(game);
  }

  /** Nothing to do until something is typed or happens. */
  #rest(game: LineGame): void {
    this.#prompt(game);
    clearTimeout(this.#timer);
    const now = Date.now();
    const notice = nextTimeNotice(game.view, now);
    if (notice === null) return;
    this.#timer = setTimeout(
      () => {
        if (Date.now() >= notice.at) this.show([notice.text]);
        else this.#rest(game);
      },
      Math.min(LONGEST_WAIT, Math.max(1, notice.at - now)),
    );
  }

  /** Once after each line, typed or printed; what has been typed of the next one is shown again. */
  #prompt({ prompt }: LineGame): void {
    if (!this.#person || this.#hasPrompt || this.#noMore || prompt === '') return;
    this.#hasPrompt = true;
    this.#lines?.setPrompt(this.#signs(prompt));
    this.#lines?.prompt(true);
  }

  /** The game is kept; after a signal nothing waits. */
  #stopped(signal: Signal): void {
    this.#game?.end();
    void this.#printing.finally(() => process.exit(128 + SIGNALS[signal]));
  }
}
