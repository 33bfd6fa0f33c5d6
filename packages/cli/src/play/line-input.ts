/**
 * Keyboard or pipe, and screen, of those who play by lines: typed lines wait until they are taken, and what is printed never
 * stands behind a prompt.
 */
import { createInterface } from 'node:readline';
import { print, withoutControls } from '../output.ts';
import { Echo } from './echo.ts';

export interface LineListener {
  /** A line was typed, or there will be no more. */
  changed(): void;
  /** Ctrl-C, which comes as a key at a keyboard; left out, it ends the input. */
  interrupted?(): void;
}

export class LineInput {
  /** Somebody types; otherwise a pipe or a file is read. */
  readonly isPerson = process.stdin.isTTY === true;
  readonly #signs: (text: string) => string;
  readonly #echo = new Echo(process.stdout);
  readonly #lines = createInterface({
    input: process.stdin,
    ...(this.isPerson ? { output: this.#echo, terminal: process.stdout.isTTY === true } : {}),
  });
  readonly #queue: string[] = [];
  #printing: Promise<void> = Promise.resolve();
  /** The cursor stands behind a prompt. */
  #hasPrompt = false;
  #hasEnded = false;

  /** `signs` writes a text in the letters that the terminal has. */
  constructor(signs: (text: string) => string, { changed, interrupted }: LineListener) {
    this.#signs = signs;
    const lines = this.#lines;
    lines.on('line', (line) => {
      this.#hasPrompt = false;
      this.#echo.lineTyped();
      this.#queue.push(line);
      changed();
    });
    lines.on('close', () => {
      this.#hasEnded = true;
      changed();
    });
    // A password is not to come back with the arrow keys.
    lines.on('history', (history) => {
      if (this.#echo.isHidden) history.shift();
    });
    // A terminal that is gone reads like the end of the input.
    process.stdin.on('error', () => lines.close());
    lines.on('SIGINT', interrupted ?? (() => lines.close()));
  }

  /** The line to be answered next. */
  get next(): string | undefined {
    return this.#queue[0];
  }

  /** Every line has been taken, and no other will come. */
  get isDone(): boolean {
    return this.#hasEnded && this.#queue.length === 0;
  }

  /** Resolves when everything is printed. */
  get printed(): Promise<void> {
    return this.#printing;
  }

  /** Takes the next line. Without a keyboard nobody has seen what was typed, so the record shows it; not a password. */
  take(prompt: string, isSecret = false): string | undefined {
    const line = this.#queue.shift();
    if (line !== undefined && !this.isPerson) void this.print([`${prompt}${isSecret ? '…' : line}`]);
    return line;
  }

  /** In the order of the calls, and not behind what is being typed. The words of a server are among it. */
  print(lines: readonly string[]): Promise<void> {
    const fresh = this.#hasPrompt ? '\n' : '';
    this.#hasPrompt = false;
    const text = this.#signs(`${fresh}${lines.map((line) => `${withoutControls(line)}\n`).join('')}`);
    this.#printing = this.#printing.then(() => print(text));
    return this.#printing;
  }

  /** Once after each line, typed or printed; what has been typed of the next one is shown again. */
  prompt(text: string, isSecret = false): void {
    if (!this.isPerson || this.#hasPrompt || this.#hasEnded || text === '') return;
    this.#hasPrompt = true;
    const shown = this.#signs(text);
    if (isSecret) {
      this.#echo.hideAfter(shown);
      return;
    }
    // Not before: another try at a password may be on its way.
    this.#echo.show();
    this.#lines.setPrompt(shown);
    this.#lines.prompt(true);
  }

  /** Nothing is read from here on; resolves when everything is printed. */
  close(): Promise<void> {
    this.#lines.close();
    process.stdin.destroy();
    return this.#printing;
  }
}
