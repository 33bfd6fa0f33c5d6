/** A game by lines: what is typed goes to the game, what it tells is printed, and the clock is watched. */
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { LineGame } from './line-game.ts';
import { LineInput } from './line-input.ts';
import { nextTimeNotice } from './time-notices.ts';

/** As a shell counts programs that were ended by a signal. */
const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;
type Signal = keyof typeof SIGNALS;

/** Timers cannot be set further ahead; longer waits are renewed then. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class LineSession {
  readonly #input: LineInput;
  readonly #over = Promise.withResolvers<ExitCode>();
  #game: LineGame | null = null;
  #working = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(signs: (text: string) => string) {
    this.#input = new LineInput(signs, { changed: () => void this.#work() });
  }

  async run(game: LineGame, opened: readonly string[]): Promise<ExitCode> {
    this.#game = game;
    const stop = (signal: Signal): void => this.#stopped(signal);
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.on(signal, stop);
    game.welcome(opened);
    void this.#work();
    const code = await this.#over.promise;
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.off(signal, stop);
    clearTimeout(this.#timer);
    await this.close();
    return code;
  }

  /** Nothing is read from here on; resolves when everything is printed. */
  close(): Promise<void> {
    return this.#input.close();
  }

  /** Prints in the order of the calls, and shows the prompt again. */
  show(lines: readonly string[]): void {
    void this.#input.print(lines);
    // Only when everything that belongs together has been printed.
    queueMicrotask(() => void this.#work());
  }

  /** One line after the other; in a pipe each when it can be answered. */
  async #work(): Promise<void> {
    const game = this.#game;
    const input = this.#input;
    if (this.#working || game === null) return;
    this.#working = true;
    const answers = (): boolean => input.isPerson || !game.isWaiting;
    while (!game.isOver && answers()) {
      const line = input.take(game.prompt);
      if (line === undefined) break;
      await game.handle(line);
    }
    if (input.isDone && answers()) game.end();
    await input.printed;
    this.#working = false;
    if (game.isOver) this.#over.resolve(EXIT.fine);
    else if (input.next !== undefined && answers()) void this.#work();
    else this.#rest(game);
  }

  /** Nothing to do until something is typed or happens. */
  #rest(game: LineGame): void {
    this.#input.prompt(game.prompt);
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

  /** The game is kept; after a signal nothing waits. */
  #stopped(signal: Signal): void {
    this.#game?.end();
    void this.#input.printed.finally(() => process.exit(128 + SIGNALS[signal]));
  }
}
