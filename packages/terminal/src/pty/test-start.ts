/** Programs in terminals of their own, for tests: started as wanted, all ended with the test. */
import { test as anyTest, describe } from 'vitest';
import { loadPty, type PtyOptions, PtyProgram } from './test-pty.ts';

/** There the console draws what a program writes once more in its own way, and signals only end it. */
const pty = process.platform === 'win32' ? null : await loadPty();
if (pty === null)
  console.warn(
    'SKIPPED: @lydell/node-pty is not installed or this is Windows, so nothing is tried in a real terminal.',
  );

export const isThere = pty !== null;
export const describeInTerminal = describe.skipIf(!isThere);

/** The last of what is written when the screen is given back. */
export const GIVEN_BACK = '\x1b[?25h\x1b[?1049l';

export const KEYS = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  enter: '\r',
  escape: '\x1b',
  home: '\x1b[H',
  end: '\x1b[F',
  pageDown: '\x1b[6~',
  clearLine: '\x15',
  redraw: '\x0c',
  interrupt: '\x03',
} as const;

type Environment = Readonly<Record<string, string>>;

/** Terminals by what they say about themselves, as the program finds out what they can show. */
export const LOOKS = {
  truecolor: {},
  '256 colours': { COLORTERM: '' },
  '16 colours': { COLORTERM: '', TERM: 'xterm' },
  'no colours': { NO_COLOR: '1' },
  ASCII: { LANG: 'C', LC_ALL: 'C' },
  'ASCII without colours': { LANG: 'C', LC_ALL: 'C', NO_COLOR: '1' },
} as const satisfies Readonly<Record<string, Environment>>;
export type Look = keyof typeof LOOKS;

export class Programs {
  readonly #running: PtyProgram[] = [];

  start(options: PtyOptions = {}): PtyProgram {
    const program = new PtyProgram(pty!, options);
    this.#running.push(program);
    return program;
  }

  /** Past the question for the name. */
  async atMenu(options?: PtyOptions): Promise<PtyProgram> {
    const program = this.start(options);
    await program.shows('Other players see this name.');
    program.press('Ann\r');
    await program.shows('Welcome, Ann.');
    return program;
  }

  /** Ann and Bob at the board. */
  async atBoard(args: readonly string[] = [], options: PtyOptions = {}): Promise<PtyProgram> {
    const program = this.start({ ...options, args: ['play', '--black', 'Ann', '--white', 'Bob', ...args] });
    await program.shows('Bob White');
    return program;
  }

  close(): void {
    for (const program of this.#running) program.close();
  }
}

/** A test that gets programs and has them ended: several may run side by side. */
export const test = anyTest.extend<{ programs: Programs }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read off its pattern.
  programs: async ({}, use) => {
    const programs = new Programs();
    await use(programs);
    programs.close();
  },
});
