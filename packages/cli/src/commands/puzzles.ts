/** The commands around puzzles. */
import { Option } from 'commander';
import {
  type AddCommand,
  type Done,
  examples,
  GROUP,
  jsonOption,
  linesOption,
  lookOptions,
  numberOption,
} from './parts.ts';

const workersOption = (): Option =>
  numberOption(
    '--workers <W>',
    'the number of engines (default: one per processor)',
    'number of workers',
    1,
    256,
  );

export function puzzleCommands(add: AddCommand, done: Done): void {
  const puzzles = add(
    GROUP.more,
    'puzzles',
    'Solves puzzles in the terminal; finds them in games, checks and proves them.',
  )
    .helpCommand(false)
    .addHelpText(
      'after',
      examples(
        'puzzles mine games.pdn --out puzzles.pdn',
        'puzzles check puzzles.pdn',
        'puzzles prove puzzles.pdn --out proved.pdn --proofs proofs.bin',
        'puzzles',
      ),
    );
  [linesOption(), ...lookOptions()]
    .reduce((command, option) => command.addOption(option), puzzles)
    .action(async (flags) => {
      const { puzzlesCommand } = await import('../study/puzzle-lines.ts');
      done(await puzzlesCommand(flags));
    });
  add(GROUP.more, 'mine', 'Looks for positions where few moves keep the result.', puzzles)
    .argument('<FILE>', 'a PDN file, gzip or not; “-” reads standard input')
    .addOption(new Option('--out <FILE>', 'the PDN file that puzzles are added to').makeOptionMandatory())
    .addOption(
      new Option(
        '--endings',
        'plays each game on to five pieces and takes what the endgame tables know (quick, and all of it proved)',
      ),
    )
    .addOption(workersOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nEvery legal move is judged with three budgets of nodes; a position where they disagree is no puzzle.\nThis takes some seconds of processor time for each puzzle found. If interrupted, run it again to continue where it stopped.\n${examples('puzzles mine games.pdn --out puzzles.pdn')}`,
    )
    .action(async (file, options) => {
      const { mineCommand } = await import('../puzzles/mine-command.ts');
      done(await mineCommand(file, options));
    });
  add(GROUP.more, 'check', 'Judges every move of every puzzle again.', puzzles)
    .argument('<FILE>', 'a PDN file of puzzles; “-” reads standard input')
    .addOption(
      numberOption('--nodes <N>', 'nodes for each move', 'number of nodes', 1_000, 1e12).default(1_000_000),
    )
    .addOption(workersOption())
    .addOption(new Option('--proofs <FILE>', 'certificates, for puzzles of the tier “proved”'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nThe exit code is 1 if a search contradicts what a puzzle calls right or wrong, or a game is no puzzle.\n${examples('puzzles check puzzles.pdn --nodes 20000000')}`,
    )
    .action(async (file, options) => {
      const { checkCommand } = await import('../puzzles/check-command.ts');
      done(await checkCommand(file, options));
    });
  add(GROUP.more, 'prove', 'Proves puzzles, and writes certificates that anybody can check.', puzzles)
    .argument('<FILE>', 'a PDN file of puzzles; “-” reads standard input')
    .addOption(
      new Option('--out <FILE>', 'the PDN file for the puzzles with their tier').makeOptionMandatory(),
    )
    .addOption(new Option('--proofs <FILE>', 'the file for the certificates').makeOptionMandatory())
    .addOption(
      numberOption(
        '--nodes <N>',
        'positions to look at for each puzzle',
        'number of nodes',
        100,
        1e8,
      ).default(100_000),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nEvery right move is proved to keep the result, and every wrong one to give it away, down to the endgame tables.\n${examples('puzzles prove puzzles.pdn --out proved.pdn --proofs proofs.bin', 'puzzles check proved.pdn --proofs proofs.bin')}`,
    )
    .action(async (file, options) => {
      const { proveCommand } = await import('../puzzles/prove-command.ts');
      done(await proveCommand(file, options));
    });
}
