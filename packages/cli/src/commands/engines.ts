/** The commands for engines, rules and benchmarks. */
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import { Option } from 'commander';
import { BENCHES } from '../bench/benches.ts';
import {
  type AddCommand,
  type Done,
  examples,
  GROUP,
  jsonOption,
  numberOption,
  threadsOption,
} from './parts.ts';

function addEngine(add: AddCommand, done: Done): void {
  add(
    GROUP.more,
    'engine',
    'Runs the engine for other programs, with the Hub protocol on standard input and output.',
  )
    .addOption(
      numberOption('--level <N>', 'its strength, 1 to 10 (default: 10, the strongest)', 'level', 1, 10),
    )
    .addOption(numberOption('--memory <MB>', 'memory for the hash table (default: 64)', 'memory', 1, 4096))
    .addOption(threadsOption())
    .addOption(new Option('--no-tables', 'do not use the endgame tables'))
    .addOption(new Option('--no-book', 'do not use the opening book'))
    .addOption(new Option('--cpu', 'count processor time instead of the time that goes by'))
    .addHelpText(
      'after',
      `\nThe protocol is described in packages/engine/HUB.md.\n${examples('engine', 'engine --level 3')}`,
    )
    .action(async (options) => {
      const { engineCommand } = await import('../engine.ts');
      done(await engineCommand(options));
    });
}

function addMatch(add: AddCommand, done: Done): void {
  add(GROUP.more, 'match', 'Plays a match between two engines, each opening from both sides.')
    .argument(
      '<A>',
      `level:1 to level:10, rating:${LEAST_RATING} to rating:${MOST_RATING}, engine, engine:typescript, random, rapid-draughts, or "hub:COMMAND LINE"`,
    )
    .argument('<B>', 'the opponent, given in the same way')
    .addOption(
      numberOption(
        '--games <N>',
        'the number of games (default: every opening twice)',
        'number of games',
        1,
        1_000_000,
      ),
    )
    .addOption(numberOption('--time <MS>', 'milliseconds per move (default: 100)', 'time', 1, 3_600_000))
    .addOption(
      new Option(
        '--cpu',
        'the time is processor time, so that a busy machine favors nobody; a Hub program has to count it itself, as “engine --cpu” does',
      ),
    )
    .addOption(
      numberOption(
        '--nodes <N>',
        'positions searched per move, instead of or in addition to a time',
        'number of nodes',
        1,
        1e12,
      ),
    )
    .addOption(
      new Option(
        '--openings <WHICH>',
        'ballots (three moves), eleven-man (ballots with fewer draws), start, or a PDN file whose games are continued',
      ).default('ballots'),
    )
    .addOption(
      new Option('--out <DIR>', 'save results and games there; the same command continues from them'),
    )
    .addOption(
      numberOption('--concurrency <K>', 'games played at the same time', 'concurrency', 1, 256).default(1),
    )
    .addOption(numberOption('--memory <MB>', 'memory of each built-in engine', 'memory', 1, 4096).default(32))
    .addOption(threadsOption())
    .addOption(new Option('--adjudicate', 'end a game when the endgame tables know its result'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'match level:3 level:2 --games 40',
        'match rating:1700 level:5 --games 40',
        'match engine rapid-draughts --time 100 --out results',
        'match engine "hub:./other-engine hub" --games 312 --concurrency 2',
        'match engine "hub:../before/packages/cli/bin/crownhead.mjs engine --cpu" --time 20 --cpu --adjudicate',
      ),
    )
    .action(async (a, b, options) => {
      const { matchCommand } = await import('../match/match-command.ts');
      done(await matchCommand(a, b, options));
    });
}

function addRules(add: AddCommand, done: Done): void {
  add(GROUP.more, 'rules', 'Lists the rule presets and options.')
    .addOption(jsonOption())
    .addHelpText('after', examples('rules', 'moves --rules "official capture=optional"'))
    .action(async (options) => {
      const { rulesCommand } = await import('../rules.ts');
      done(await rulesCommand(options));
    });
}

function addBench(add: AddCommand, done: Done): void {
  add(
    GROUP.more,
    'bench',
    'Runs the benchmarks; the exit code is 1 if a goal is missed, or if a benchmark asked for by name cannot run here.',
  )
    .argument(
      '[NAME]',
      `rules, engine, analysis, library, server, web or terminal, or one of theirs: ${BENCHES.map(({ name }) => name).join(', ')}; or chaos or load, which run only by their names (default: all but those two)`,
    )
    .addOption(numberOption('--rounds <N>', 'the number of rounds', 'number of rounds', 1, 1000).default(5))
    .addOption(numberOption('--seed <N>', 'what chaos does when', 'seed', 0, 2 ** 32).default(1))
    .addOption(
      numberOption(
        '--seconds <N>',
        'how long chaos goes on for each store, at the least; how long load stays at each step (default: 60, 10)',
        'number of seconds',
        1,
        86_400,
      ),
    )
    .addOption(
      numberOption(
        '--games <N>',
        'games at once in chaos (default: 20); for load, one step with so many',
        'number of games',
        1,
        1000,
      ),
    )
    .addOption(new Option('--plot <FILE>', 'where chaos and load draw what they found, as SVG'))
    .addOption(
      new Option(
        '--pdn <FILE>',
        'an archive for rules.pdn and library to read (default: generated games, the shipped set)',
      ),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'bench',
        'bench web',
        'bench rules.perft --rounds 9',
        'bench rules.pdn --pdn games.pdn --json',
        'bench chaos --seed 7 --seconds 300 --plot chaos.svg',
        'bench load --plot load.svg',
      ),
    )
    .action(async (name, options) => {
      const { benchCommand } = await import('../bench.ts');
      done(await benchCommand(name, options));
    });
}

export function engineCommands(add: AddCommand, done: Done): void {
  addEngine(add, done);
  addMatch(add, done);
  addRules(add, done);
  addBench(add, done);
}
