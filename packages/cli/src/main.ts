/** The crownhead program: its commands, their help and their exit codes. Each command is loaded when it is called. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { EXIT, type ExitCode } from './exit-code.ts';
import { complain, watchOutput } from './output.ts';

/** Deeper than anybody can wait for, shallow enough for the stack. */
const DEEPEST = 99;

const POSITIONS = 'Position:';
const OUTPUT = 'Output:';
const PLAY_GROUP = 'Play:';
const POSITION_GROUP = 'Ask about a position:';
const MORE_GROUP = 'More:';

const wholeNumber =
  (what: string, least: number, most: number) =>
  (text: string): number => {
    const n = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (n >= least && n <= most) return n;
    throw new InvalidArgumentError(`The ${what} must be a whole number from ${least} to ${most}.`);
  };

const fenOption = (): Option =>
  new Option(
    '--fen <FEN>',
    'the position (default: the start of a game); “-” reads one a line from standard input and answers a JSON line each',
  ).helpGroup(POSITIONS);

const rulesOption = (): Option =>
  new Option('--rules <PRESET>', 'the rules, as “crownhead rules” lists them (default: official)').helpGroup(
    POSITIONS,
  );

const jsonOption = (): Option => new Option('--json', 'answer in JSON, for programs').helpGroup(OUTPUT);

const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ crownhead ${line}`).join('\n')}`;

/** `done` takes the exit code of the command that ran. */
function buildProgram(done: (code: ExitCode) => void): Command {
  const program = new Command('crownhead')
    // Before the commands, which take these over when they are added.
    .exitOverride()
    .configureOutput({ outputError: (text) => complain(oneLine(text)) })
    .description('Checkers (English/American draughts): rules, positions and games on the command line.')
    .version(manifest.version, '-V, --version', 'the version')
    .helpOption('-h, --help', 'this help')
    .commandsGroup(MORE_GROUP)
    .helpCommand('help [command]', 'the help of a command')
    .addHelpText(
      'after',
      examples('play', 'moves', 'check-move --fen "B:W18,23:B11,15" --move 15x22', 'perft 9'),
    )
    .addHelpText('after', '\nExit codes: 0 fine, 1 the answer is “no”, “illegal” or “failed”, 2 bad usage.');

  const command = (group: string, name: string, description: string, parent = program): Command =>
    parent.command(name).helpGroup(group).description(description).helpOption('-h, --help', 'this help');

  command(PLAY_GROUP, 'play', 'Plays in the terminal: two people, the computer, or others over the network.')
    .addOption(
      new Option('--rules <PRESET>', 'the rules, as “crownhead rules” lists them (default: official)'),
    )
    .addOption(new Option('--black <NAME>', 'who plays the side on 1–12'))
    .addOption(new Option('--white <NAME>', 'who plays the side on 21–32'))
    .addOption(new Option('--fen <FEN>', 'the position to start from'))
    .addOption(new Option('--computer <SIDE>', 'what the computer plays').choices(['black', 'white', 'both']))
    .addOption(
      new Option('--level <N>', 'how well it plays, 1 to 10 (default: 5)').argParser(
        wholeNumber('level', 1, 10),
      ),
    )
    .addOption(
      new Option(
        '--clock <MIN+SEC>',
        'a clock for each: minutes, and seconds added after each move',
      ).conflicts('moveLimit'),
    )
    .addOption(new Option('--move-limit <SECONDS>', 'how long a move may take, 10 to 300'))
    .addOption(
      new Option('--open <FILE>', 'a saved game (PDN) to play on').conflicts([
        'rules',
        'fen',
        'black',
        'white',
        'clock',
        'moveLimit',
      ]),
    )
    .addOption(new Option('--lines', 'by typed lines instead of a full screen, as without a terminal'))
    .addOption(new Option('--color <DEPTH>', 'colours').choices(['auto', 'none', '16', '256', 'true']))
    .addOption(new Option('--ascii', 'plain letters: C is a man, K a king'))
    .addOption(new Option('--ground <GROUND>', 'the terminal’s own colour').choices(['light', 'dark']))
    .addHelpText(
      'after',
      `\nWithout options it shows its menu. A game that was left is kept and can be continued there.\n${examples(
        'play',
        'play --computer white --level 3',
        'play --rules lobby --black Ann --white Bob',
        'play --open game.pdn',
        'play --lines',
      )}`,
    )
    .action(async (options) => {
      const { playCommand } = await import('./play/play-command.ts');
      done(await playCommand(options));
    });

  command(PLAY_GROUP, 'host', 'Opens a table on this machine for somebody on another one, and plays there.')
    .addOption(new Option('--port <PORT>', 'where it listens; 0 picks a free one (default: 8080)'))
    .addOption(new Option('--host <ADDRESS>', 'on which address (default: 0.0.0.0, all of them)'))
    .addOption(new Option('--name <NAME>', 'what to be called (default: as last time, or asked)'))
    .addOption(
      new Option('--rules <PRESET>', 'the rules, as “crownhead rules” lists them (default: official)'),
    )
    .addOption(
      new Option(
        '--clock <MIN+SEC>',
        'a clock for each: minutes, and seconds added after each move',
      ).conflicts('moveLimit'),
    )
    .addOption(new Option('--move-limit <SECONDS>', 'how long a move may take, 10 to 300'))
    .addOption(new Option('--password <WORDS>', 'only who knows it may come in'))
    .addOption(
      new Option('--spectators <WHETHER>', 'may others watch? (default: yes)').choices(['yes', 'no']),
    )
    .addOption(new Option('--db <FILE>', 'keeps tables and games there (default: they end with the program)'))
    .addHelpText(
      'after',
      `\nIt says what the other person has to type. Without a full-screen terminal it opens the table for two others.\n${examples(
        'host',
        'host --name Ann --rules lobby --clock 5+3',
        'host --port 3000 --password sesame',
      )}`,
    )
    .action(async (options) => {
      const { hostCommand } = await import('./online/host.ts');
      done(await hostCommand(options));
    });

  command(PLAY_GROUP, 'join', 'Joins somebody’s server or table, or a console server.')
    .argument('[ADDRESS]', 'host, host:port (default: 8080), or the invitation that was given')
    .addOption(new Option('--name <NAME>', 'what to be called (default: as last time, or asked)'))
    .addOption(new Option('--watch', 'to watch games, not to play'))
    .addOption(
      new Option('--console <HOST:PORT>', 'a console server instead, by typed lines (default: 9000)'),
    )
    .addHelpText(
      'after',
      `\nThe exit code is 1 when nobody could be reached.\n${examples(
        'join 192.168.1.5',
        'join 192.168.1.5:8080/t/k3mq7xw2p9',
        'join play.example --name Bob',
        'join --console 192.168.1.5:9000',
      )}`,
    )
    .action(async (address, options) => {
      const { joinCommand } = await import('./online/join.ts');
      done(await joinCommand(address, options));
    });

  command(PLAY_GROUP, 'serve', 'The server: tables for everybody who connects, on this machine or many.')
    .addOption(new Option('--port <PORT>', 'where it listens; 0 picks a free one (default: 8080)'))
    .addOption(new Option('--host <ADDRESS>', 'on which address; 0.0.0.0 for all (default: 127.0.0.1)'))
    .addOption(
      new Option(
        '--db <FILE>',
        'where it keeps tables and games: a file, or a postgres:// URL that many share (default: crownhead.db)',
      ),
    )
    .addOption(new Option('--open', 'show it in the browser, where there is one'))
    .addOption(new Option('--origins <LIST>', 'web pages of these origins may connect too, with commas'))
    .addOption(new Option('--proxies <N>', 'how many trusted proxies stand in front (default: 0)'))
    .addOption(new Option('--engines <N>', 'threads that think for computer players'))
    .addOption(new Option('--log-level <LEVEL>', 'silent, error, warn, info or debug (default: info)'))
    .addOption(new Option('--most-connections <N>', 'full beyond this'))
    .addOption(new Option('--most-connections-per-address <N>', 'the same for one address'))
    .addOption(new Option('--most-tables <N>', 'full beyond this'))
    .addOption(new Option('--tables-per-person <N>', 'tables one person may have open'))
    .addOption(new Option('--spectators-per-table <N>', 'how many may watch one table'))
    .addOption(new Option('--messages-per-second <N>', 'how much one client may send (default: 20)'))
    .addOption(
      new Option('--console-base-port <PORT>', 'also opens the console door, as console-server does'),
    )
    .addOption(new Option('--console-max-clients <N>', 'clients of the console door (default: 5)'))
    .addHelpText(
      'after',
      `\nEvery option can also be given in the environment, as CROWNHEAD_PORT, CROWNHEAD_DB and so on.\n${examples(
        'serve',
        'serve --port 3000 --host 0.0.0.0 --db club.db',
        'serve --db postgres://crownhead@db.example/crownhead',
      )}`,
    )
    .action(async (options) => {
      const { serveCommand } = await import('./serve.ts');
      done(await serveCommand(options));
    });

  command(PLAY_GROUP, 'console-server', 'A table over plain TCP lines, for simple clients and for nc.')
    .addOption(
      new Option('--base-port <PORT>', 'where clients ask; each gets a port after it (default: 9000)'),
    )
    .addOption(new Option('--max-clients <N>', 'two who play, and those who watch (default: 5)'))
    .addOption(new Option('--host <ADDRESS>', 'on which address; 0.0.0.0 for all').default('127.0.0.1'))
    .addOption(new Option('--turn-limit <SECONDS>', 'how long a turn may take; 0 for no limit'))
    .addOption(
      new Option('--rules <PRESET>', 'the rules, as “crownhead rules” lists them').default('console'),
    )
    .addHelpText(
      'after',
      `\nThe protocol is described in docs/console.md.\n${examples(
        'console-server --base-port 9000 --max-clients 5',
        'console-server --host 0.0.0.0 --turn-limit 120 --rules official',
      )}`,
    )
    .action(async (options) => {
      const { consoleServerCommand } = await import('./console-server.ts');
      done(await consoleServerCommand(options));
    });

  command(POSITION_GROUP, 'moves', 'Lists the legal moves of a position.')
    .addOption(fenOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'moves',
        'moves --fen "W:W18,K3:B11,15" --json',
        'moves --fen - --rules lobby < positions.txt',
      ),
    )
    .action(async (options) => {
      const { movesCommand } = await import('./moves.ts');
      done(await movesCommand(options));
    });

  command(POSITION_GROUP, 'check-move', 'Says whether a move is legal, and if not, why not.')
    .addOption(
      new Option(
        '--fen <FEN>',
        'the position; “-” reads lines of a position, a tab and a move from standard input and answers a JSON line each',
      )
        .makeOptionMandatory()
        .helpGroup(POSITIONS),
    )
    .addOption(new Option('--move <TEXT>', 'the move: 11-15, 11x18x25, e3-d4').helpGroup(POSITIONS))
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nThe exit code is 1 when the move, or any line read, is not legal.\n${examples(
        'check-move --fen "B:W18,23:B11,15" --move 15x22',
        'check-move --fen - --json < questions.txt',
      )}`,
    )
    .action(async (options) => {
      const { checkMoveCommand } = await import('./check-move.ts');
      done(await checkMoveCommand(options));
    });

  command(POSITION_GROUP, 'perft', 'Counts the lines of play of a length: the test of a move generator.')
    .argument('<DEPTH>', 'how many plies', wholeNumber('depth', 0, DEEPEST))
    .addOption(fenOption())
    .addOption(rulesOption())
    .addOption(new Option('--divide', 'also count by first move').helpGroup(OUTPUT))
    .addOption(jsonOption())
    .addHelpText('after', examples('perft 9', 'perft 6 --divide', 'perft 4 --fen - < positions.txt'))
    .action(async (depth, options) => {
      const { perftCommand } = await import('./perft.ts');
      done(await perftCommand(depth, options));
    });

  command(POSITION_GROUP, 'endgame', 'Says who wins a position of few pieces, from the endgame tables.')
    .addOption(fenOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nFor the side to move, with best play by both and without the 40-move rule. Unknown with more pieces than the\ntables have, or under rules with other moves. CROWNHEAD_TABLES names another folder of tables.\n${examples(
        'endgame --fen "W:WK1:BK32"',
        'endgame --fen "B:WK18,K22:BK1" --json',
        'endgame --fen - < positions.txt',
      )}`,
    )
    .action(async (options) => {
      const { endgameCommand } = await import('./endgame.ts');
      done(await endgameCommand(options));
    });

  const pdn = command(MORE_GROUP, 'pdn', 'Works on PDN files.')
    .helpCommand(false)
    .addHelpText('after', examples('pdn check games.pdn'));
  command(MORE_GROUP, 'check', 'Replays every game and says which moves are not legal.', pdn)
    .argument('<FILE...>', 'PDN files of any size; “-” reads standard input')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nThe exit code is 1 when any game is not legal or any file cannot be read.\n${examples(
        'pdn check games.pdn',
        'pdn check *.pdn --json',
        'pdn check - < games.pdn',
      )}`,
    )
    .action(async (files, options) => {
      const { pdnCheckCommand } = await import('./pdn-check.ts');
      done(await pdnCheckCommand(files, options));
    });

  const endgames = command(MORE_GROUP, 'endgames', 'Makes and checks the endgame tables.')
    .helpCommand(false)
    .addHelpText('after', examples('endgames build --pieces 5', 'endgames verify'));
  const workersOption = (): Option =>
    new Option('--workers <W>', 'how many threads (default: one a processor)').argParser(
      wholeNumber('number of workers', 1, 256),
    );
  command(MORE_GROUP, 'build', 'Solves every position of few pieces and checks each of them.', endgames)
    .addOption(
      new Option('--pieces <N>', 'up to how many pieces')
        .makeOptionMandatory()
        .argParser(wholeNumber('number of pieces', 2, 6)),
    )
    .addOption(
      new Option('--distances <N>', 'with plies to the end for up to how many pieces')
        .default(4)
        .argParser(wholeNumber('number of pieces', 2, 5)),
    )
    .addOption(new Option('--out <DIR>', 'where the tables go (default: the engine’s own folder)'))
    .addOption(workersOption())
    .addOption(new Option('--no-verify', 'leave out the check of every position'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nStopped with Ctrl-C or killed, it goes on where it was when started again.\n${examples(
        'endgames build --pieces 5',
        'endgames build --pieces 6 --out /tmp/tables --workers 2',
      )}`,
    )
    .action(async (options) => {
      const { endgamesBuildCommand } = await import('./endgames.ts');
      done(await endgamesBuildCommand(options));
    });
  command(
    MORE_GROUP,
    'verify',
    'Checks that every position has the best value its moves lead to; the exit code is 1 when one has not.',
    endgames,
  )
    .addOption(new Option('--dir <DIR>', 'the folder of the tables (default: the engine’s own)'))
    .addOption(workersOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('endgames verify', 'endgames verify --dir /tmp/tables --json'))
    .action(async (options) => {
      const { endgamesVerifyCommand } = await import('./endgames.ts');
      done(await endgamesVerifyCommand(options));
    });

  command(MORE_GROUP, 'engine', 'The engine for other programs: Hub protocol on standard input and output.')
    .addOption(
      new Option('--level <N>', 'its strength, 1 to 10 (default: 10, the strongest)').argParser(
        wholeNumber('level', 1, 10),
      ),
    )
    .addOption(
      new Option('--memory <MB>', 'memory for what has been searched (default: 64)').argParser(
        wholeNumber('memory', 1, 4096),
      ),
    )
    .addOption(new Option('--no-tables', 'do without the endgame tables'))
    .addHelpText(
      'after',
      `\nThe protocol is described in packages/engine/HUB.md.\n${examples('engine', 'engine --level 3')}`,
    )
    .action(async (options) => {
      const { engineCommand } = await import('./engine.ts');
      done(await engineCommand(options));
    });

  command(MORE_GROUP, 'match', 'Lets two engines play each other, every opening from both sides.')
    .argument('<A>', 'level:1 to level:10, engine, random, rapid-draughts, or "hub:COMMAND LINE"')
    .argument('<B>', 'the other one')
    .addOption(
      new Option('--games <N>', 'how many games (default: every opening twice)').argParser(
        wholeNumber('number of games', 1, 1_000_000),
      ),
    )
    .addOption(
      new Option('--time <MS>', 'milliseconds a move (default: 100)').argParser(
        wholeNumber('time', 1, 3_600_000),
      ),
    )
    .addOption(
      new Option('--nodes <N>', 'positions looked at a move, instead of a time or besides it').argParser(
        wholeNumber('number of nodes', 1, 1e12),
      ),
    )
    .addOption(
      new Option('--openings <WHICH>', 'ballots, start, or a PDN file whose games are played on').default(
        'ballots',
      ),
    )
    .addOption(new Option('--out <DIR>', 'keeps results and games there; the same command goes on from them'))
    .addOption(
      new Option('--concurrency <K>', 'games at a time')
        .default(1)
        .argParser(wholeNumber('concurrency', 1, 256)),
    )
    .addOption(
      new Option('--memory <MB>', 'memory of each engine of our own')
        .default(32)
        .argParser(wholeNumber('memory', 1, 4096)),
    )
    .addOption(new Option('--adjudicate', 'end a game when the endgame tables know its result'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'match level:3 level:2 --games 40',
        'match engine rapid-draughts --time 100 --out results',
        'match engine "hub:./other-engine hub" --games 312 --concurrency 2',
      ),
    )
    .action(async (a, b, options) => {
      const { matchCommand } = await import('./match/match-command.ts');
      done(await matchCommand(a, b, options));
    });

  command(MORE_GROUP, 'rules', 'Lists the rule presets and options.')
    .addOption(jsonOption())
    .addHelpText('after', examples('rules', 'moves --rules "official capture=optional"'))
    .action(async (options) => {
      const { rulesCommand } = await import('./rules.ts');
      done(await rulesCommand(options));
    });

  command(MORE_GROUP, 'bench', 'Runs the benchmarks; the exit code is 1 when a target is not met.')
    .argument(
      '[NAME]',
      'rules.perft, rules.pdn, engine.search, server.moves, terminal.start, or rules, engine, server or terminal (default: all)',
    )
    .addOption(
      new Option('--rounds <N>', 'how many rounds')
        .default(5)
        .argParser(wholeNumber('number of rounds', 1, 1000)),
    )
    .addOption(new Option('--pdn <FILE>', 'an archive for rules.pdn to read (default: made-up games)'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples('bench', 'bench rules.perft --rounds 9', 'bench rules.pdn --pdn games.pdn --json'),
    )
    .action(async (name, options) => {
      const { benchCommand } = await import('./bench.ts');
      done(await benchCommand(name, options));
    });

  return program;
}

/** Commander's complaints as one line in our own form. */
function oneLine(text: string): string {
  return text
    .replace(/^error: /, '')
    .trim()
    .replace(/\n+/g, ' ');
}

/** Runs one command line (without the program's own name) and answers its exit code. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  watchOutput();
  let code: ExitCode = EXIT.fine;
  const program = buildProgram((done) => {
    code = done;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    complain(error instanceof Error ? error.message : String(error));
    return EXIT.no;
  }
}
