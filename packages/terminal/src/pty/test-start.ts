/** Programs in terminals of their own, for one file of tests: started as wanted, all ended after each test. */
import { afterEach, describe } from 'vitest';
import { loadPty, type PtyOptions, PtyProgram } from './test-pty.ts';

const pty = await loadPty();
if (pty === null)
  console.warn('SKIPPED: @lydell/node-pty is not installed, so nothing is tried in a real terminal.');

export const describeInTerminal = describe.skipIf(pty === null);

/** The last of what is written when the screen is given back. */
export const GIVEN_BACK = '\x1b[?25h\x1b[?1049l';

export const KEYS = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  enter: '\r',
  escape: '\x1b',
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

export interface Starter {
  (options?: PtyOptions): PtyProgram;
  /** Past the question for the name. */
  atMenu(options?: PtyOptions): Promise<PtyProgram>;
  /** Ann and Bob at the board, Ann to move. */
  atBoard(args?: readonly string[], options?: PtyOptions): Promise<PtyProgram>;
}

export function usePrograms(): Starter {
  const programs: PtyProgram[] = [];
  afterEach(() => {
    for (const program of programs.splice(0)) program.close();
  });
  const start = (options: PtyOptions = {}): PtyProgram => {
    const program = new PtyProgram(pty!, options);
    programs.push(program);
    return program;
  };
  return Object.assign(start, {
    async atMenu(options?: PtyOptions) {
      const program = start(options);
      await program.shows('What should the other players call you?');
      program.press('Ann\r');
      await program.shows('Good to see you, Ann.');
      return program;
    },
    async atBoard(args: readonly string[] = [], options: PtyOptions = {}) {
      const program = start({ ...options, args: ['play', '--black', 'Ann', '--white', 'Bob', ...args] });
      await program.shows('Ann Red');
      return program;
    },
  });
}
