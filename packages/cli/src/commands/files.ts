/** The commands that work on PDN files and on the endgame tables. */
import { Option } from 'commander';
import { type AddCommand, type Done, examples, GROUP, jsonOption, numberOption } from './parts.ts';

export function fileCommands(add: AddCommand, done: Done): void {
  const pdn = add(GROUP.more, 'pdn', 'Works on PDN files.')
    .helpCommand(false)
    .addHelpText('after', examples('pdn check games.pdn'));
  add(GROUP.more, 'check', 'Replays every game and reports illegal moves.', pdn)
    .argument('<FILE...>', 'PDN files of any size, gzip or not; “-” reads standard input')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nThe exit code is 1 when any game is not legal, or any file cannot be read or is not PDN.\nIllegal moves in variations are reported but do not count against a game.\n${examples(
        'pdn check games.pdn',
        'pdn check *.pdn --json',
        'pdn check - < games.pdn',
      )}`,
    )
    .action(async (files, options) => {
      const { pdnCheckCommand } = await import('../pdn-check.ts');
      done(await pdnCheckCommand(files, options));
    });

  const endgames = add(GROUP.more, 'endgames', 'Makes and checks the endgame tables.')
    .helpCommand(false)
    .addHelpText('after', examples('endgames build --pieces 5', 'endgames verify'));
  const workersOption = (): Option =>
    numberOption(
      '--workers <W>',
      'how many threads (default: one per processor)',
      'number of workers',
      1,
      256,
    );
  add(GROUP.more, 'build', 'Solves every position of few pieces and checks each of them.', endgames)
    .addOption(
      numberOption('--pieces <N>', 'up to how many pieces', 'number of pieces', 2, 6).makeOptionMandatory(),
    )
    .addOption(
      numberOption(
        '--distances <N>',
        'with plies to the end for up to how many pieces',
        'number of pieces',
        2,
        5,
      ).default(4),
    )
    .addOption(new Option('--out <DIR>', 'where the tables go (default: the engine’s own folder)'))
    .addOption(workersOption())
    .addOption(new Option('--no-verify', 'skip checking every position'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nIf interrupted, it continues where it was when started again.\n${examples(
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
    'Checks that every position has the best value its moves lead to; the exit code is 1 when one has not.',
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
