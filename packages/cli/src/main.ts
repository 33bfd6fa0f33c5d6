/** The crownhead program: its commands, their help and their exit codes. Each command is loaded when it is called. */
import { Command, CommanderError, Help } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { adminCommands } from './commands/admin.ts';
import { engineCommands } from './commands/engines.ts';
import { fileCommands } from './commands/files.ts';
import { libraryCommands } from './commands/library.ts';
import { type AddCommand, type Done, examples, GROUP } from './commands/parts.ts';
import { playCommands } from './commands/play.ts';
import { positionCommands } from './commands/positions.ts';
import { puzzleCommands } from './commands/puzzles.ts';
import { serverCommands } from './commands/servers.ts';
import { trainCommands } from './commands/train.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { printError, watchOutput } from './output.ts';

/** Whoever starts one of these waits for a screen: the other commands are not even described then. */
const AT_TABLE: readonly (string | undefined)[] = ['play', 'host', 'join'];

/** With less room than this beside the names of options, what they do is not broken into lines. */
const NARROWEST = 20;

function buildProgram(first: string | undefined, done: Done): Command {
  const program = new Command('crownhead')
    // Before the commands, which take these over when they are added.
    .exitOverride()
    .configureOutput({
      writeOut: (text) => process.stdout.write(fitted(text, process.stdout)),
      writeErr: (text) => process.stderr.write(fitted(text, process.stderr)),
      outputError: (text) => printError(oneLine(text)),
    })
    .configureHelp({ minWidthToWrap: NARROWEST })
    .description('Checkers (English/American draughts): play, host games, analyze positions.')
    .version(manifest.version, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .commandsGroup(GROUP.more)
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText(
      'after',
      `\nWithout a command, in a terminal, “crownhead play” runs.\n${examples('play', 'serve --open', 'check-move --fen "B:W18,23:B11,15" --move 15x22', 'perft 9')}`,
    )
    .addHelpText('after', '\nExit codes: 0 fine, 1 the answer is “no”, “illegal” or “failed”, 2 bad usage.');

  const add: AddCommand = (group, name, description, parent = program) =>
    parent.command(name).helpGroup(group).description(description).helpOption('-h, --help', 'show this help');

  playCommands(add, done);
  if (AT_TABLE.includes(first)) return program;
  serverCommands(add, done);
  positionCommands(add, done);
  fileCommands(add, done);
  libraryCommands(add, done);
  puzzleCommands(add, done);
  trainCommands(add, done);
  engineCommands(add, done);
  adminCommands(add, done);
  return program;
}

/** Commander breaks its own lines only: what we add to them is broken between words here. A command stays as it is typed. */
function fitted(text: string, { columns = 80 }: { readonly columns?: number }): string {
  const fit = (line: string): string => (line.startsWith('  $ ') ? line : new Help().boxWrap(line, columns));
  return text.split('\n').map(fit).join('\n');
}

/** Commander's complaints as one line in our own form. */
function oneLine(text: string): string {
  return text
    .replace(/^error: /, '')
    .trim()
    .replace(/\n+/g, ' ');
}

/** The program alone, at a terminal, shows the menu; in a pipe it explains itself. */
const atTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Runs one command line (without the program's own name) and returns its exit code. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  watchOutput();
  let code: ExitCode = EXIT.fine;
  const line = args.length === 0 && atTerminal() ? ['play'] : args;
  const program = buildProgram(line[0], (done) => {
    code = done;
  });
  try {
    await program.parseAsync(line, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    printError(error instanceof Error ? error.message : String(error));
    return EXIT.no;
  }
}
