/** The commands that work on PDN files and on the endgame tables. */
import { Option } from 'commander';
import { type AddCommand, type Done, examples, GROUP, jsonOption, numberOption } from './parts.ts';

function addPdn(add: AddCommand, done: Done): void {
  const pdn = add(GROUP.more, 'pdn', 'Works on PDN files.')
    .helpCommand(false)
    .addHelpText('after', examples('pdn check games.pdn'));
  add(GROUP.more, 'check', 'Replays every game and reports illegal moves.', pdn)
    .argument('<FILE...>', 'PDN files of any size, gzip or not; “-” reads standard input')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nThe exit code is 1 if a game has an illegal move, or a file cannot be read or is not PDN.\nIllegal moves in variations are reported but do not count against a game.\n${examples(
        'pdn check games.pdn',
        'pdn check *.pdn --json',
        'pdn check - < games.pdn',
      )}`,
    )
    .action(async (files, options) => {
      const { pdnCheckCommand } = await import('../pdn-check.ts');
      done(await pdnCheckCommand(files, options));
    });
}

function addReport(add: AddCommand, done: Done): void {
  add(GROUP.more, 'report', 'Reports on the games of a PDN file: errors, reasons, the losing move.')
    .argument('<FILE>', 'a PDN file, gzip or not; “-” reads standard input')
    .addOption(numberOption('--game <N>', 'this game only, counted from 1', 'number of the game', 1, 1e9))
    .addOption(
      new Option('--quality <QUALITY>', 'how deep to look; a quick report takes half of the time')
        .choices(['quick', 'full'])
        .default('full'),
    )
    .addOption(
      new Option('--out <FILE>', 'write the games with marks, best lines and reasons to this PDN file'),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nWith --json each game is one line. E is what Black can expect, from 0 to 1.\nThe exit code is 1 if a file cannot be read or a game has an illegal move; it is reported on up to there.\n${examples(
        'report games.pdn',
        'report games.pdn --game 3 --out annotated.pdn',
        'report - --quality quick --json < games.pdn',
      )}`,
    )
    .action(async (file, options) => {
      const { reportCommand } = await import('../report/report-command.ts');
      done(await reportCommand(file, options));
    });
}

function addEndgames(add: AddCommand, done: Done): void {
  const endgames = add(GROUP.more, 'endgames', 'Builds and verifies the endgame tables.')
    .helpCommand(false)
    .addHelpText('after', examples('endgames build --pieces 5', 'endgames verify'));
  const workersOption = (): Option =>
    numberOption(
      '--workers <W>',
      'the number of threads (default: one per processor)',
      'number of workers',
      1,
      256,
    );
  add(GROUP.more, 'build', 'Solves every position with few pieces and verifies each of them.', endgames)
    .addOption(
      numberOption('--pieces <N>', 'the most pieces', 'number of pieces', 2, 6).makeOptionMandatory(),
    )
    .addOption(
      numberOption(
        '--distances <N>',
        'the most pieces for which the plies to the end are stored too',
        'number of pieces',
        2,
        5,
      ).default(4),
    )
    .addOption(new Option('--out <DIR>', 'the folder for the tables (default: the engine’s own)'))
    .addOption(workersOption())
    .addOption(new Option('--no-verify', 'do not verify the positions'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nIf interrupted, run it again to continue where it stopped.\n${examples(
        'endgames build --pieces 5',
        'endgames build --pieces 6 --out /tmp/tables --workers 2',
      )}`,
    )
    .action(async (options) => {
      const { endgamesBuildCommand } = await import('../endgames.ts');
      done(await endgamesBuildCommand(options));
    });
  add(
    GROUP.more,
    'verify',
    'Verifies that every position has the best value its moves lead to; the exit code is 1 if one does not.',
    endgames,
  )
    .addOption(new Option('--dir <DIR>', 'the folder of the tables (default: the engine’s own)'))
    .addOption(workersOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('endgames verify', 'endgames verify --dir /tmp/tables --json'))
    .action(async (options) => {
      const { endgamesVerifyCommand } = await import('../endgames.ts');
      done(await endgamesVerifyCommand(options));
    });
}

export function fileCommands(add: AddCommand, done: Done): void {
  addPdn(add, done);
  addReport(add, done);
  addEndgames(add, done);
}
