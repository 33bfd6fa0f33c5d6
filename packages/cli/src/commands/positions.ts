/** The commands that answer questions about one position. */
import { Option } from 'commander';
import {
  type AddCommand,
  type Done,
  examples,
  fenOption,
  GROUP,
  jsonOption,
  numberOption,
  OUTPUT,
  POSITIONS,
  positionRulesOption,
  wholeNumber,
} from './parts.ts';

/** As `positionSvg` takes them; it is loaded only when it is called. */
const SVG_LABELS = ['numbers', 'coordinates', 'both', 'none'] as const;

const MOST_LINES = 50;
/** Days of searching. */
const MOST_NODES = 1e12;

/** Deeper than anybody can wait for, shallow enough for the stack. */
const DEEPEST = 99;

function addMoves(add: AddCommand, done: Done): void {
  add(GROUP.position, 'moves', 'Lists the legal moves of a position.')
    .addOption(fenOption())
    .addOption(positionRulesOption())
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
      const { movesCommand } = await import('../moves.ts');
      done(await movesCommand(options));
    });
}

function addCheckMove(add: AddCommand, done: Done): void {
  add(GROUP.position, 'check-move', 'Checks whether a move is legal and, if not, says why.')
    .addOption(
      new Option(
        '--fen <FEN>',
        'the position; “-” reads lines of a position, a tab and a move from standard input and prints one JSON line for each',
      )
        .makeOptionMandatory()
        .helpGroup(POSITIONS),
    )
    .addOption(new Option('--move <TEXT>', 'the move: 11-15, 11x18x25, e3-d4').helpGroup(POSITIONS))
    .addOption(positionRulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nThe exit code is 1 when the move, or any line read, is not legal.\n${examples(
        'check-move --fen "B:W18,23:B11,15" --move 15x22',
        'check-move --fen - --json < questions.txt',
      )}`,
    )
    .action(async (options) => {
      const { checkMoveCommand } = await import('../check-move.ts');
      done(await checkMoveCommand(options));
    });
}

function addSvg(add: AddCommand, done: Done): void {
  add(GROUP.position, 'svg', 'Draws a position as an SVG picture.')
    .addOption(new Option('--fen <FEN>', 'the position (default: the start of a game)').helpGroup(POSITIONS))
    .addOption(new Option('--move <TEXT>', 'a move to play first; its path is shown').helpGroup(POSITIONS))
    .addOption(positionRulesOption())
    .addOption(new Option('--flip', 'flip the board, as Black sees it').helpGroup(OUTPUT))
    .addOption(
      new Option('--labels <LABELS>', 'numbers on the squares, coordinates on the frame')
        .choices(SVG_LABELS)
        .default('numbers')
        .helpGroup(OUTPUT),
    )
    .addOption(
      numberOption('--size <PIXELS>', 'width and height', 'size', 50, 10_000).default(480).helpGroup(OUTPUT),
    )
    .addOption(new Option('--title <TEXT>', 'the title, for screen readers').helpGroup(OUTPUT))
    .addHelpText(
      'after',
      examples('svg > start.svg', 'svg --fen "W:W18,K3:B11,15" --flip --labels coordinates > position.svg'),
    )
    .action(async (options) => {
      const { svgCommand } = await import('../svg.ts');
      done(await svgCommand(options));
    });
}

function addPerft(add: AddCommand, done: Done): void {
  add(GROUP.position, 'perft', 'Counts the lines of play to a depth, to test the move generator.')
    .argument('<DEPTH>', 'the number of plies', wholeNumber('depth', 0, DEEPEST))
    .addOption(fenOption())
    .addOption(positionRulesOption())
    .addOption(new Option('--divide', 'also count for each first move').helpGroup(OUTPUT))
    .addOption(jsonOption())
    .addHelpText('after', examples('perft 9', 'perft 6 --divide', 'perft 4 --fen - < positions.txt'))
    .action(async (depth, options) => {
      const { perftCommand } = await import('../perft.ts');
      done(await perftCommand(depth, options));
    });
}

function addEndgame(add: AddCommand, done: Done): void {
  add(GROUP.position, 'endgame', 'Looks up who wins a position with few pieces in the endgame tables.')
    .addOption(fenOption())
    .addOption(positionRulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nFor the side to move, with best play by both and without the 40-move rule. Unknown with more pieces than the tables have, or under rules with other moves. CROWNHEAD_TABLES names another folder of tables.\n${examples(
        'endgame --fen "W:WK1:BK32"',
        'endgame --fen "B:WK18,K22:BK1" --json',
        'endgame --fen - < positions.txt',
      )}`,
    )
    .action(async (options) => {
      const { endgameCommand } = await import('../endgame.ts');
      done(await endgameCommand(options));
    });
}

function addAnalyze(add: AddCommand, done: Done): void {
  add(GROUP.position, 'analyze', 'Searches a position for its best lines and says what they are worth.')
    .addOption(fenOption())
    .addOption(positionRulesOption())
    .addOption(
      numberOption('--lines <N>', 'how many of the best lines', 'number of lines', 1, MOST_LINES)
        .default(1)
        .helpGroup(POSITIONS),
    )
    .addOption(
      numberOption('--nodes <N>', 'how many positions to search', 'number of nodes', 1, MOST_NODES)
        .default(1_000_000)
        .helpGroup(POSITIONS),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nFor the side to move. ●W, ●D and ●L are proved results, with the plies to the end where they are known; other numbers are estimates in men. The same question gets the same answer.\n${examples(
        'analyze --fen "W:W18,K3:B11,15"',
        'analyze --lines 3 --nodes 5000000 --json',
        'analyze --fen - --nodes 100000 < positions.txt',
      )}`,
    )
    .action(async (options) => {
      const { analyzeCommand } = await import('../analyze.ts');
      done(await analyzeCommand(options));
    });
}

function addProve(add: AddCommand, done: Done): void {
  add(
    GROUP.position,
    'prove',
    'Proves that the side to move wins or draws, with a certificate that can be checked.',
  )
    .addOption(new Option('--fen <FEN>', 'the position').helpGroup(POSITIONS))
    .addOption(
      new Option('--goal <GOAL>', 'what to prove: a win, or at least a draw')
        .choices(['win', 'draw'])
        .helpGroup(POSITIONS),
    )
    .addOption(
      numberOption('--nodes <N>', 'the most positions to look at', 'number of nodes', 1, 50_000_000).default(
        1_000_000,
      ),
    )
    .addOption(new Option('--out <FILE>', 'write the certificate to this file').helpGroup(OUTPUT))
    .addOption(new Option('--check <FILE>', 'check a certificate instead').conflicts(['fen', 'goal', 'out']))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nUnder the official rules, without draws by move count. The exit code is 1 if it is not proved, or the certificate is refused.\n${examples(
        'prove --fen "W:WK18,K22,32:B3,12,K24" --goal win --out proof.bin',
        'prove --check proof.bin',
      )}`,
    )
    .action(async (options) => {
      const { proveCommand } = await import('../prove.ts');
      done(await proveCommand(options));
    });
}

export function positionCommands(add: AddCommand, done: Done): void {
  addMoves(add, done);
  addCheckMove(add, done);
  addSvg(add, done);
  addPerft(add, done);
  addEndgame(add, done);
  addAnalyze(add, done);
  addProve(add, done);
}
