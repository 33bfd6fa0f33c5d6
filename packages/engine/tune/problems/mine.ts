/**
 * Finds problems in games of self-play. Stop it at any time; the same command continues, since what was found in each game
 * is kept in WORK. OUT gets the first N problems, in the order of the games, once there are as many.
 * node packages/engine/tune/problems/mine.ts WORK OUT FOLDER… [--count N] [--nodes N]
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from '../../src/engine.ts';
import { openCore } from '../../src/node/open-core.ts';
import { openTables } from '../../src/node/open-tables.ts';
import { boardOf, seenByMover } from '../board.ts';
import { GameFolder, gameFiles, readGames } from '../game-folder.ts';
import type { PlayedGame } from '../game-record.ts';
import { candidatesOf } from './candidates.ts';
import { mineGame } from './miner.ts';
import { formatProblem, parseProblems } from './problem-file.ts';

const LOWEST_PRIORITY = 19;
const REPORT_MS = 60_000;
const MEGABYTES = 64;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '500' }, nodes: { type: 'string', default: '50000000' } },
});
const [work, out, ...folders] = positionals;
if (work === undefined || out === undefined || folders.length === 0)
  throw new Error('which files and folders? WORK OUT FOLDER…');
setPriority(LOWEST_PRIORITY);
const count = Number(values.count);
const nodes = Number(values.nodes);

/** A line is a game and what was found in it; one cut short by a crash is not one. */
const LINE = /^(\S+) (-|\S+ \S+ \d+)\n/gm;
const done = new Map<string, string>();
for (const [, game, found] of (existsSync(work) ? readFileSync(work, 'utf8') : '').matchAll(LINE))
  done.set(game!, found!);

const engine = new Engine({ megabytes: MEGABYTES, prober: openTables(), core: openCore(), clock: () => 0 });
const problems = new Map<string, string>();

function take(game: string, found: string): void {
  if (found === '-') return;
  const line = `${found} ${game}`;
  const { own, other, kings } = seenByMover(boardOf(parseProblems(line)[0]!.position));
  // The same position, or its mirror image, from another game is not another problem.
  const key = `${own},${other},${kings}`;
  if (!problems.has(key)) problems.set(key, line);
}

function mine(game: PlayedGame, name: string): void {
  const candidates = candidatesOf(game);
  if (candidates.length === 0) return;
  const known = done.get(name);
  if (known !== undefined) {
    take(name, known);
    return;
  }
  const problem = mineGame(engine, candidates, nodes, game.number);
  const found = problem === null ? '-' : formatProblem({ ...problem, game: '' }).trimEnd();
  appendFileSync(work!, `${name} ${found}\n`);
  take(name, found);
}

let reported = performance.now();
let games = 0;
for (const folder of folders) {
  for (const file of gameFiles(folder)) {
    readGames(file, (game) => {
      if (problems.size >= count) return;
      games += 1;
      mine(game, `${basename(folder)}:${game.number}`);
      if (performance.now() - reported < REPORT_MS) return;
      reported = performance.now();
      console.log(`${problems.size} of ${count} problems in ${games} games`);
    });
  }
}
const head = [
  '# Positions of 6 to 10 pieces from self-play in which one move wins: position, move, nodes of the proof, run and game.',
  `# Made by tune/problems/mine.ts, each proved by a search of at most ${nodes} nodes. Runs of self-play:`,
  ...folders.map((folder) => `# ${basename(folder)} ${JSON.stringify(GameFolder.settingsIn(folder))}`),
];
writeFileSync(out, `${[...head, ...problems.values()].join('\n')}\n`);
console.log(`${problems.size} problems from ${games} games`);
