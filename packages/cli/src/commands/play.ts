/** The commands that put a person at a table. */
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import { type Command, Option } from 'commander';
import {
  type AddCommand,
  clockOption,
  type Done,
  examples,
  GROUP,
  linesOption,
  lookOptions,
  moveLimitOption,
  nameOption,
  numberOption,
  rulesOption,
  threadsOption,
  warningOption,
} from './parts.ts';

const withLook = (command: Command): Command =>
  lookOptions().reduce((built, option) => built.addOption(option), command);

function addPlay(add: AddCommand, done: Done): void {
  const play = add(
    GROUP.play,
    'play',
    'Plays in the terminal: two people, the computer, or others over the network.',
  )
    .addOption(rulesOption())
    .addOption(new Option('--black <NAME>', 'name of the player on squares 1–12'))
    .addOption(new Option('--white <NAME>', 'name of the player on squares 21–32'))
    .addOption(new Option('--fen <FEN>', 'the position to start from'))
    .addOption(
      new Option(
        '--name <NAME>',
        'your name, in the menu and against the computer (default: the last one used)',
      ),
    )
    .addOption(
      new Option('--computer <SIDE>', 'the side the computer plays').choices(['black', 'white', 'both']),
    )
    .addOption(numberOption('--level <N>', 'how well it plays, 1 to 10 (default: 5)', 'level', 1, 10))
    .addOption(
      numberOption(
        '--rating <N>',
        `plays at this rating instead, ${LEAST_RATING} to ${MOST_RATING}; 1600 is a club player`,
        'rating',
        LEAST_RATING,
        MOST_RATING,
      ).conflicts('level'),
    )
    .addOption(threadsOption())
    .addOption(new Option('--no-book', 'the computer finds its openings itself instead of from its book'))
    .addOption(new Option('--no-ponder', 'at full strength the computer does not think in your time'))
    .addOption(
      new Option(
        '--engine <COMMAND>',
        'the command line, in quotes, of another engine to play for the computer, by the Hub protocol (default side: white)',
      ).conflicts(['level', 'rating']),
    )
    .addOption(clockOption())
    .addOption(moveLimitOption())
    .addOption(warningOption())
    .addOption(
      new Option('--open <FILE>', 'a saved game (PDN) to continue').conflicts([
        'rules',
        'fen',
        'black',
        'white',
        'clock',
        'moveLimit',
        'warning',
      ]),
    )
    .addOption(linesOption());
  withLook(play)
    .addHelpText(
      'after',
      `\nWithout options it shows its menu. An unfinished game is saved and offered at the next start, also with --lines.\n${examples(
        'play',
        'play --computer white --level 3',
        'play --computer black --rating 1600',
        'play --rules lobby --black Ann --white Bob',
        'play --move-limit 60 --warning 30',
        'play --engine "./other-engine --hub"',
        'play --open game.pdn',
        'play --lines',
      )}`,
    )
    .action(async (options) => {
      const { playCommand } = await import('../play/play-command.ts');
      done(await playCommand(options));
    });
}

function addHost(add: AddCommand, done: Done): void {
  const host = add(GROUP.play, 'host', 'Hosts a table on this computer and plays there.')
    .addOption(new Option('--port <PORT>', 'the port to listen on; 0 picks a free one (default: 8080)'))
    .addOption(new Option('--host <ADDRESS>', 'the address to listen on (default: 0.0.0.0, all of them)'))
    .addOption(nameOption())
    .addOption(rulesOption())
    .addOption(clockOption())
    .addOption(moveLimitOption())
    .addOption(warningOption())
    .addOption(new Option('--password <WORDS>', 'the password required to join'))
    .addOption(
      new Option('--spectators <WHETHER>', 'whether others may watch (default: yes)').choices(['yes', 'no']),
    )
    .addOption(
      new Option('--db <FILE>', 'a file to store tables and games in (default: they end with the program)'),
    )
    .addOption(linesOption());
  withLook(host)
    .addHelpText(
      'after',
      `\nIt prints what the other person has to type. Without a terminal (a service, a pipe) and without --lines, it opens the table for two others.\n${examples(
        'host',
        'host --name Ann --rules lobby --clock 5+3',
        'host --port 3000 --password sesame',
      )}`,
    )
    .action(async (options) => {
      const { hostCommand } = await import('../online/host.ts');
      done(await hostCommand(options));
    });
}

function addJoin(add: AddCommand, done: Done): void {
  const join = add(GROUP.play, 'join', 'Joins a server, a table or a console server.')
    .argument('[ADDRESS]', 'host, host:port (default: 8080), or the invitation you were given')
    .addOption(nameOption())
    .addOption(new Option('--watch', 'watch instead of playing'))
    .addOption(linesOption())
    .addOption(new Option('--console <HOST:PORT>', 'a console server instead (default port: 9000)'))
    .addOption(
      numberOption(
        '--attempts <N>',
        'how many times to try a console server (default: 5)',
        'number of attempts',
        1,
        100,
      ),
    );
  withLook(join)
    .addHelpText(
      'after',
      `\nThe exit code is 1 when the server cannot be reached or is lost.\n${examples(
        'join 192.168.1.5',
        'join 192.168.1.5:8080/t/k3mq7xw2p9',
        'join play.example --name Bob',
        'join play.example --lines',
        'join --console 192.168.1.5:9000',
      )}`,
    )
    .action(async (address, options) => {
      const { joinCommand } = await import('../online/join.ts');
      done(await joinCommand(address, options));
    });
}

export function playCommands(add: AddCommand, done: Done): void {
  addPlay(add, done);
  addHost(add, done);
  addJoin(add, done);
}
