/** The commands of the game library. */
import { type Command, Option } from 'commander';
import {
  type AddCommand,
  type Done,
  examples,
  GROUP,
  jsonOption,
  lookOptions,
  numberOption,
  OUTPUT,
  POSITIONS,
} from './parts.ts';

const GAMES = 'Games:';
const FILES =
  'PDN files of any size, gzip or not; “-” reads standard input (default: the games that come with Crownhead)';

/** Which games are looked at. */
const filterOptions = (): readonly Option[] =>
  [
    new Option('--player <TEXT>', 'games of this player'),
    new Option('--side <SIDE>', 'the side that this player had').choices(['black', 'white']),
    new Option('--opponent <TEXT>', 'games against this player'),
    new Option('--event <TEXT>', 'games of this event'),
    new Option('--year <YEARS>', 'games of a year, or of years such as 1950-1960, 1950- or -1960'),
    new Option(
      '--opening <TEXT>',
      'games with this opening: its name, or its first moves such as “9-14 22-18 5-9”',
    ),
    new Option('--result <RESULT>', 'games that ended so').choices(['black', 'white', 'drawn', 'none']),
    new Option('--plies <LENGTH>', 'games of this length in plies, or of lengths such as 20-60, 20- or -60'),
  ].map((option) => option.helpGroup(GAMES));

const boardOptions = (): readonly Option[] =>
  [
    new Option('--fen <FEN>', 'this position').conflicts(['mask', 'material']),
    new Option('--mask <MASK>', 'some squares, such as “B11,k15:Wm30:E14”').conflicts(['material']),
    new Option('--material <MATERIAL>', 'kings and men, Black’s first, such as 2k1m-1k'),
    new Option('--reversed', 'with colors and board turned round as well'),
    numberOption('--held <N>', 'on so many plies in a row', 'number of plies', 1, 10_000),
    numberOption('--by-ply <N>', 'at this ply or before', 'ply', 0, 10_000),
  ].map((option) => option.helpGroup(POSITIONS));

const outOption = (): Option =>
  new Option('--out <FILE>', 'write the games that were found to this PDN file, without comments').helpGroup(
    OUTPUT,
  );

const withOptions = (command: Command, options: readonly Option[]): Command =>
  options.reduce((one, option) => one.addOption(option), command);

const MASKS =
  '\nA mask has sections of black, white and empty squares, B, W and E, with k for a king and m for a man, and before them B: or W: if it matters who is to move. With “own” and “other” instead of B and W, either side may be meant.';

export function libraryCommands(add: AddCommand, done: Done): void {
  const library = add(
    GROUP.more,
    'library',
    'Searches thousands of games, by board and by what is known about them; in the terminal without anything more.',
  )
    .helpCommand(false)
    .addHelpText(
      'after',
      examples(
        'library search --player tinsley games.pdn',
        'library explore --fen "W:W21-32:B1-10,12,15"',
        'library info',
      ),
    );
  withOptions(library, lookOptions()).action(async (options) => {
    const { studyScreen } = await import('../study/study-screen.ts');
    done(await studyScreen('library', options, '“crownhead library --help” lists what works without one.'));
  });
  const command = (
    name: string,
    description: string,
    options: readonly Option[],
    ...lines: string[]
  ): Command =>
    withOptions(add(GROUP.more, name, description, library).argument('[FILE...]', FILES), [
      ...options,
      jsonOption(),
    ]).addHelpText(
      'after',
      lines[0]!.startsWith('\n') ? `${lines[0]}\n${examples(...lines.slice(1))}` : examples(...lines),
    );

  command(
    'search',
    'Finds games, and the first ply at which the board was as wanted; 0 is the start.',
    [...boardOptions(), ...filterOptions(), outOption()],
    MASKS,
    'library search --fen "W:W18,21,22,24-32:B1-7,9-12,15"',
    'library search games.pdn --mask "own k1: empty 5,6" --held 4',
    'library search games.pdn more.pdn --material 2k-1k --reversed --json',
    'library search games.pdn --player tinsley --side white --year 1955-1975 --result drawn --out drawn.pdn',
  ).action(async (files, options) => {
    const { librarySearchCommand } = await import('../library/library-command.ts');
    done(await librarySearchCommand(files, options));
  });
  command(
    'explore',
    'Lists the moves that were played from a position, with how often and how the games ended.',
    [
      new Option('--fen <FEN>', 'the position (default: the start of a game)').helpGroup(POSITIONS),
      ...filterOptions(),
    ],
    'library explore',
    'library explore games.pdn --fen "W:W21-32:B1-10,12,15" --player tinsley --json',
  ).action(async (files, options) => {
    const { libraryExploreCommand } = await import('../library/library-command.ts');
    done(await libraryExploreCommand(files, options));
  });
  command(
    'duplicates',
    'Finds games that are there more than once, with the same moves.',
    [],
    'library duplicates games.pdn more.pdn',
  ).action(async (files, options) => {
    const { libraryDuplicatesCommand } = await import('../library/library-command.ts');
    done(await libraryDuplicatesCommand(files, options));
  });
  command(
    'info',
    'Counts games, plies, positions and results.',
    [],
    'library info',
    'library info games.pdn --json',
  ).action(async (files, options) => {
    const { libraryInfoCommand } = await import('../library/library-command.ts');
    done(await libraryInfoCommand(files, options));
  });
}
