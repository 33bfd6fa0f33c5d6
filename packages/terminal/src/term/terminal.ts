/** The terminal itself: takes the whole screen, gives it back whatever happens, writes frames and reads input. */
import { writeSync } from 'node:fs';
import type { Canvas, Size } from './canvas.ts';
import { Decoder, type Input } from './decode.ts';
import { diff } from './diff.ts';
import { STATUS_QUERY } from './sequences.ts';
import { type ColourDepth, encodeStyle } from './sgr.ts';
import type { Style } from './style.ts';

/** The alternate screen, no cursor, no wrapping, bracketed paste, clicks and drags reported with their position. */
const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[?1002h\x1b[?1006h';
const LEAVE = '\x1b[0m\x1b[?1006l\x1b[?1002l\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l';
const ASK_BACKGROUND = '\x1b]11;?\x07';
/** A terminal that answers no query: the rest of a key that comes in pieces is waited for longer than networks take. */
const GAP_MS = 2000;
/** Of a terminal that answers: the answer may have been lost on the way. */
const ASK_AGAIN_MS = 5000;
/** A paste that pauses for longer is over, so that keys work again. */
const PASTE_MS = 5000;
/** Of somebody who has hung up, or takes nothing any more. */
const GONE: readonly string[] = ['EIO', 'EPIPE', 'EBADF', 'ENXIO', 'EAGAIN'];

export interface TerminalStreams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream & { readonly fd: number };
}

export interface TerminalHandlers {
  input(inputs: readonly Input[]): void;
  resized(size: Size): void;
}

export class Terminal {
  readonly #input: NodeJS.ReadStream;
  readonly #output: TerminalStreams['output'];
  readonly #decoder = new Decoder();
  readonly #styles = new Map<Style, string>();
  #depth: ColourDepth;
  #shown: Canvas | null = null;
  #open = false;
  #handlers: TerminalHandlers | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isAsked = false;
  /** A slow line gets the newest frame when it has taken the last one. */
  #waiting: Canvas | null = null;

  constructor({ input, output }: TerminalStreams, depth: ColourDepth) {
    this.#input = input;
    this.#output = output;
    this.#depth = depth;
  }

  get size(): Size {
    return { width: this.#output.columns || 80, height: this.#output.rows || 24 };
  }

  open(): void {
    if (this.#open) return;
    this.#open = true;
    process.on('exit', this.close);
    this.#input.setRawMode?.(true);
    this.#input.on('data', this.#hear);
    this.#input.resume();
    this.#output.on('resize', this.#resize);
    this.#output.on('drain', this.#drained);
    this.#output.write(ENTER);
    this.#shown = null;
  }

  /** After others have had it: takes it again, if it is ours. */
  retake(): void {
    if (!this.#open) return;
    this.close();
    this.open();
  }

  listen(handlers: TerminalHandlers): void {
    this.#handlers = handlers;
  }

  askBackground(): void {
    this.#output.write(ASK_BACKGROUND);
  }

  /** Asks for the answer that decides what an escape was. */
  askStatus(): void {
    this.#isAsked = true;
    this.#output.write(STATUS_QUERY);
  }

  /** Restores the screen. Written synchronously, since the process may be ending. */
  readonly close = (): void => {
    if (!this.#open) return;
    this.#open = false;
    process.off('exit', this.close);
    clearTimeout(this.#timer);
    this.#output.off('resize', this.#resize);
    this.#output.off('drain', this.#drained);
    this.#input.off('data', this.#hear);
    this.#input.pause();
    try {
      this.#input.setRawMode?.(false);
      writeSync(this.#output.fd, LEAVE);
    } catch (error) {
      if (!GONE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  };

  /** Shows a canvas; nothing is written where nothing differs. */
  show(canvas: Canvas): void {
    if (!this.#open) return;
    if (this.#output.writableNeedDrain) {
      this.#waiting = canvas;
      return;
    }
    const text = diff(this.#shown, canvas, this.#encode);
    this.#shown = canvas;
    if (text !== '') this.#output.write(text);
  }

  /** What is on the screen is not known any more. */
  forget(): void {
    this.#shown = null;
  }

  /** Changes the number of colours; everything is redrawn. */
  setDepth(depth: ColourDepth): void {
    if (depth === this.#depth) return;
    this.#depth = depth;
    this.#styles.clear();
    this.#shown = null;
  }

  readonly #encode = (style: Style): string => {
    const known = this.#styles.get(style);
    if (known !== undefined) return known;
    const text = encodeStyle(style, this.#depth);
    this.#styles.set(style, text);
    return text;
  };

  readonly #hear = (bytes: Buffer): void => {
    clearTimeout(this.#timer);
    const { answers } = this.#decoder;
    const inputs = this.#decoder.push(bytes);
    if (this.#decoder.answers > answers) this.#isAsked = false;
    this.#tell(inputs);
    this.#wait();
  };

  /**
   * An escape is the key when the terminal's answer follows it; the rest of an arrow would come before the answer, however
   * slow the line is. Only one query is under way, since its answer may come in pieces too.
   */
  #wait(): void {
    if (!this.#open) return;
    const flush = (): void => this.#tell(this.#decoder.flush());
    if (this.#decoder.isPasting) this.#timer = setTimeout(flush, PASTE_MS);
    else if (this.#decoder.isUndecided) {
      if (!this.#isAsked) this.askStatus();
      this.#timer =
        this.#decoder.answers === 0
          ? setTimeout(flush, GAP_MS)
          : setTimeout(() => this.askStatus(), ASK_AGAIN_MS);
    }
  }

  #tell(inputs: readonly Input[]): void {
    if (inputs.length > 0) this.#handlers?.input(inputs);
  }

  readonly #resize = (): void => this.#handlers?.resized(this.size);

  readonly #drained = (): void => {
    const canvas = this.#waiting;
    this.#waiting = null;
    if (canvas) this.show(canvas);
  };
}
