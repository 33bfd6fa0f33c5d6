/** What the descriptions of the commands share: their groups in the help, common options, examples. */
import { BOARD_SKINS, PIECE_SKINS } from '@crownhead/terminal/skins';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ExitCode } from '../exit-code.ts';

/** Adds a command to the program, or to a command that has commands of its own. */
export type AddCommand = (group: string, name: string, description: string, parent?: Command) => Command;

/** Takes the exit code of the command that ran. */
export type Done = (code: ExitCode) => void;

/** Where a command stands in the help of the program. */
export const GROUP = { play: 'Play:', position: 'Ask about a position:', more: 'More:' } as const;

/** Where an option stands in the help of its command. */
export const POSITIONS = 'Position:';
export const OUTPUT = 'Output:';
const LOOK = 'Look:';

/** An option that takes a whole number within limits; `what` names it when it is refused. */
export const numberOption = (
  flags: string,
  description: string,
  what: string,
  least: number,
  most: number,
): Option => new Option(flags, description).argParser(wholeNumber(what, least, most));

/** Of each built-in engine. */
export const threadsOption = (): Option =>
  numberOption(
    '--threads <N>',
    'threads that search together at full strength (default: 1)',
    'number of threads',
    1,
    64,
  );

export const wholeNumber =
  (what: string, least: number, most: number) =>
  (text: string): number => {
    const n = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (n >= least && n <= most) return n;
    throw new InvalidArgumentError(`The ${what} must be a whole number from ${least} to ${most}.`);
  };

export const rulesOption = (): Option =>
  new Option('--rules <PRESET>', 'the rules, as “crownhead rules” lists them (default: official)');

export const clockOption = (): Option =>
  new Option(
    '--clock <MIN+SEC>',
    'a clock for each player: minutes, and seconds added after each move',
  ).conflicts(['moveLimit', 'warning']);

export const moveLimitOption = (): Option =>
  new Option('--move-limit <SECONDS>', 'the time per move, 10 to 300 (default with --warning: 300)');

export const warningOption = (): Option =>
  new Option('--warning <SECONDS>', 'extra time after a warning, 10 to 300; “none” for no warning');

export const nameOption = (): Option =>
  new Option('--name <NAME>', 'your name (default: the last one used, or asked)');

export const linesOption = (): Option =>
  new Option('--lines', 'type lines instead of using the full screen (the default without a terminal)');

/** How the full screen looks; `look-flags.ts` reads them. */
export const lookOptions = (): readonly Option[] => [
  new Option('--color <DEPTH>', 'how many colors to use')
    .choices(['auto', 'none', '16', '256', 'true'])
    .helpGroup(LOOK),
  new Option('--ascii', 'plain letters: C is a man, K a king').helpGroup(LOOK),
  new Option('--ground <GROUND>', 'the terminal’s background color')
    .choices(['light', 'dark'])
    .helpGroup(LOOK),
  new Option('--board <SKIN>', 'the colors of the board').choices(BOARD_SKINS).helpGroup(LOOK),
  new Option('--pieces <SKIN>', 'what the pieces look like').choices(PIECE_SKINS).helpGroup(LOOK),
];

export const fenOption = (): Option =>
  new Option(
    '--fen <FEN>',
    'the position (default: the start of a game); “-” reads one per line from standard input and prints one JSON line for each',
  ).helpGroup(POSITIONS);

export const positionRulesOption = (): Option => rulesOption().helpGroup(POSITIONS);

export const jsonOption = (): Option => new Option('--json', 'print JSON, for programs').helpGroup(OUTPUT);

export const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ crownhead ${line}`).join('\n')}`;
