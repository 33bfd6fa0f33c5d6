/** The command for training. */
import { Option } from 'commander';
import { type AddCommand, type Done, examples, GROUP, jsonOption, lookOptions, OUTPUT } from './parts.ts';

export function trainCommands(add: AddCommand, done: Done): void {
  const train = add(
    GROUP.play,
    'train',
    'Trains in the terminal: cards that are due, lessons, endings, squares.',
  )
    .addOption(
      new Option(
        '--import <FILE>',
        'add the events of a training log, from the browser for example; “-” reads standard input',
      ),
    )
    .addOption(
      new Option('--export <FILE>', 'write the training log to this file; “-” prints it').helpGroup(OUTPUT),
    )
    .addOption(jsonOption());
  lookOptions()
    .reduce((command, option) => command.addOption(option), train)
    .addHelpText(
      'after',
      `\nWith --json it prints what is due today, the rating for puzzles and the days in a row.\n${examples('train', 'train --json', 'train --export training.txt')}`,
    )
    .action(async (options) => {
      const { trainCommand } = await import('../study/train-command.ts');
      done(await trainCommand(options));
    });
}
