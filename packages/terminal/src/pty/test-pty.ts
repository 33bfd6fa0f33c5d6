/** The program in a real pseudo-terminal, for tests: keys in, the screen as a player sees it out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Coordinate, Square } from '@crownhead/rules';
import { BoardOnScreen } from './test-board.ts';
import { ScreenReader } from './test-screen.ts';

export const PROGRAM = fileURLToPath(new URL('../../../cli/bin/crownhead.mjs', import.meta.url));
/** As a terminal is asked whether it is well, and what it answers. */
const STATUS_QUERY = '\x1b[5n';
const STATUS_ANSWER = '\x1b[0n';
const ECHOED_ANSWER = '^[[0n';
const PATIENCE_MS = 120_000;
/** What was written last may come after the news of the end. */
const AFTER_END_MS = 500;
/** Above and below what a box says; wider than any square. */
const BOX_EDGE = /[╭╰]─{20,}[╮╯]|\+-{20,}\+/;

type Pty = typeof import('@lydell/node-pty');

/** Null where the package is not installed; tests that need it say so. */
export const loadPty = (): Promise<Pty | null> => import('@lydell/node-pty').catch(() => null);

export interface PtyOptions {
  readonly args?: readonly string[];
  readonly columns?: number;
  readonly rows?: number;
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** False for a terminal that answers no query. */
  readonly answers?: boolean;
}

export class PtyProgram {
  readonly home: string;
  readonly startedAt = performance.now();
  /** Everything written, as it came. */
  output = '';
  exit: { readonly exitCode: number; readonly signal?: number } | null = null;
  readonly #ownHome: boolean;
  readonly #process: import('@lydell/node-pty').IPty;
  readonly #screen: ScreenReader;
  readonly #answers: boolean;
  #waiting: (() => void)[] = [];
  /** A key is on its way in pieces: an answer comes after its end. */
  #isMidKey = false;
  #pendingAnswers = 0;

  constructor(
    pty: Pty,
    { args = ['play'], columns = 80, rows = 24, home, env = {}, answers = true }: PtyOptions = {},
  ) {
    this.#answers = answers;
    this.#ownHome = home === undefined;
    this.home = home ?? mkdtempSync(join(tmpdir(), 'crownhead-pty-'));
    this.#screen = new ScreenReader(columns, rows);
    this.#process = pty.spawn(process.execPath, [PROGRAM, ...args], {
      cols: columns,
      rows,
      cwd: this.home,
      env: {
        ...(process.env as Record<string, string>),
        TERM: 'xterm-256color',
        COLORTERM: 'truecolor',
        LANG: 'C.UTF-8',
        LC_ALL: 'C.UTF-8',
        NO_COLOR: '',
        // Whatever terminal the tests are started from says nothing about this one.
        TERM_PROGRAM: '',
        WT_SESSION: '',
        COLORFGBG: '',
        XDG_CONFIG_HOME: this.home,
        ...env,
      },
    });
    this.#process.onData((text) => {
      // An answer that comes when the program has ended is echoed.
      this.output += text.replaceAll(ECHOED_ANSWER, '');
      this.#screen.write(text);
      if (this.#answers) this.#pendingAnswers += text.split(STATUS_QUERY).length - 1;
      this.#answer();
      this.#wake();
    });
    this.#process.onExit((exit) => {
      this.exit = exit;
      this.#wake();
    });
  }

  get pid(): number {
    return this.#process.pid;
  }
  get text(): string {
    return this.#screen.text;
  }
  /** Row by row, as they look. */
  get cells(): ScreenReader['cells'] {
    return this.#screen.cells;
  }
  /** What the box over the board says, on one line; empty where there is none. */
  get box(): string {
    const { lines } = this.#screen;
    const top = lines.findIndex((line) => BOX_EDGE.test(line));
    if (top < 0) return '';
    const { index, 0: edge } = BOX_EDGE.exec(lines[top]!)!;
    const height = lines.slice(top + 1).findIndex((line) => BOX_EDGE.test(line));
    const inside = lines.slice(top + 1, top + 1 + height);
    return inside
      .map((line) => line.slice(index + 1, index + edge.length - 1))
      .join(' ')
      .replace(/ +/g, ' ')
      .trim();
  }
  get board(): BoardOnScreen {
    return new BoardOnScreen(this.#screen);
  }
  /** Whether a private mode is on: 1049 is the other screen, 25 the cursor, 1002 the mouse. */
  hasMode(mode: string): boolean {
    return this.#screen.modes.get(mode) === true;
  }

  press(text: string): void {
    this.#process.write(text);
  }

  /** What a key sends, over a line that brings it in pieces. */
  async pressInPieces(pieces: readonly string[], between: () => Promise<void>): Promise<void> {
    this.#isMidKey = true;
    for (const [i, piece] of pieces.entries()) {
      if (i > 0) await between();
      this.press(piece);
    }
    this.#isMidKey = false;
    this.#answer();
  }

  #answer(): void {
    if (this.#isMidKey || this.#pendingAnswers === 0 || this.exit !== null) return;
    this.press(STATUS_ANSWER.repeat(this.#pendingAnswers));
    this.#pendingAnswers = 0;
  }

  /** A click where this text stands. */
  clickOn(text: string): void {
    const { lines } = this.#screen;
    const y = lines.findIndex((line) => line.includes(text));
    if (y < 0) throw new Error(`nothing on the screen says ${text}:\n${this.text}`);
    this.#click({ x: lines[y]!.indexOf(text), y });
  }

  /** Clicks on places of the board, one after the other. */
  clickPlaces(...places: readonly (Coordinate | Square)[]): void {
    for (const place of places) this.#click(this.board.middleOf(place));
  }

  /** Presses the button on the first place, goes over the others and lets go on the last. */
  dragPlaces(...places: readonly (Coordinate | Square)[]): void {
    const at = places.map((place) => this.board.middleOf(place));
    const tell = (code: number, { x, y }: (typeof at)[number], end: 'M' | 'm'): void =>
      this.press(`\x1b[<${code};${x + 1};${y + 1}${end}`);
    tell(0, at[0]!, 'M');
    for (const over of at.slice(1)) tell(32, over, 'M');
    tell(0, at.at(-1)!, 'm');
  }

  #click({ x, y }: { readonly x: number; readonly y: number }): void {
    this.press(`\x1b[<0;${x + 1};${y + 1}M\x1b[<0;${x + 1};${y + 1}m`);
  }

  resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#process.resize(columns, rows);
  }

  kill(signal: NodeJS.Signals): void {
    process.kill(this.pid, signal);
  }

  /** Resolves when it is so; fails with the screen when it does not become so. Half a frame is not looked at. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    let end = performance.now() + PATIENCE_MS;
    while (this.#screen.isMidFrame || !isSo()) {
      if (this.exit !== null) end = Math.min(end, performance.now() + AFTER_END_MS);
      const left = end - performance.now();
      if (left <= 0) throw new Error(`timed out waiting for ${what}; the screen says:\n${this.text}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 500));
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  shows(words: string): Promise<void> {
    return this.until(`“${words}”`, () => this.text.includes(words));
  }

  async ended(): Promise<{ readonly exitCode: number; readonly signal?: number }> {
    await this.until('the end', () => this.exit !== null);
    return this.exit!;
  }

  close(): void {
    if (this.exit === null) this.#process.kill('SIGKILL');
    // What was killed may still be writing its last file.
    if (this.#ownHome) rmSync(this.home, { recursive: true, force: true, maxRetries: 10 });
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
