/** What the terminal echoes of typed input: everything except passwords. */
import { Writable } from 'node:stream';
import type { WriteStream } from 'node:tty';

export class Echo extends Writable {
  readonly #screen: WriteStream;
  #isHidden = false;

  constructor(screen: WriteStream) {
    super({ decodeStrings: false });
    this.#screen = screen;
  }

  /** As wide as the screen behind it: long lines are edited in rows of this width. */
  get columns(): number {
    return this.#screen.columns;
  }

  get isHidden(): boolean {
    return this.#isHidden;
  }

  override _write(text: string | Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.#isHidden) this.#screen.write(text);
    done();
  }

  hideAfter(prompt: string): void {
    this.#screen.write(prompt);
    this.#isHidden = true;
  }

  /** The end of a hidden line is shown: what is said next stands below it. */
  lineTyped(): void {
    if (this.#isHidden && this.#screen.isTTY) this.#screen.write('\n');
  }

  show(): void {
    this.#isHidden = false;
  }
}
