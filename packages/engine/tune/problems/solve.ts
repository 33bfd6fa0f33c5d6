/**
 * How many problems an engine solves within so many nodes, or so much processor time: this one, or one of the Hub protocol.
 * node packages/engine/tune/problems/solve.ts [FILE] [--nodes N | --ms N] [--count N] [--engine COMMAND]
 */
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { newGame, sameMove } from '@crownhead/rules';
import { Engine } from '../../src/engine.ts';
import { HubProgram } from '../../src/node/hub-program.ts';
import { openCore } from '../../src/node/open-core.ts';
import { openTables } from '../../src/node/open-tables.ts';
import { PROVED } from '../../src/score.ts';
import { type Limits, requestFor } from '../../src/search-request.ts';
import { type Problem, parseProblems } from './problem-file.ts';

const LOWEST_PRIORITY = 19;
const MEGABYTES = 64;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string' },
    ms: { type: 'string' },
    count: { type: 'string' },
    engine: { type: 'string' },
  },
});
setPriority(LOWEST_PRIORITY);
const file = positionals[0] ?? new URL('./problems.txt', import.meta.url);
const limits: Limits =
  values.ms === undefined ? { nodes: Number(values.nodes ?? 300_000) } : { ms: Number(values.ms) };
const problems = parseProblems(readFileSync(file, 'utf8')).slice(0, Number(values.count ?? Number.MAX_VALUE));

/** In milliseconds: a busy machine takes nothing away from it. */
function threadCpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Answer {
  readonly isSolved: boolean;
  /** Null where the engine does not tell. */
  readonly isProved: boolean | null;
}

const engine = new Engine({
  megabytes: MEGABYTES,
  prober: openTables(),
  core: openCore(),
  clock: threadCpuTime,
});

/** A proof ends the search: no further look changes the move. */
function solve({ position, move }: Problem): Answer {
  engine.clear();
  let isProved = false;
  const found = engine.search(
    requestFor(position, limits),
    ({ lines }) => {
      isProved = (lines[0]?.score ?? 0) >= PROVED;
    },
    () => isProved,
  );
  const best = found.lines[0];
  isProved = (best?.score ?? 0) >= PROVED;
  return { isSolved: isProved || (best !== undefined && sameMove(best.moves[0]!, move)), isProved };
}

async function ask(program: HubProgram, { position, move }: Problem): Promise<Answer> {
  program.newGame();
  const played = await program.play(newGame({ start: position }), limits);
  return { isSolved: played.ok && sameMove(played.value, move), isProved: null };
}

async function askAll(command: string): Promise<Answer[]> {
  const program = await HubProgram.start(command);
  const answers: Answer[] = [];
  for (const problem of problems) answers.push(await ask(program, problem));
  await program.close();
  return answers;
}

const answers = values.engine === undefined ? problems.map(solve) : await askAll(values.engine);
const share = (count: number): string => `${((100 * count) / problems.length).toFixed(1)} %`;
const solved = share(answers.filter(({ isSolved }) => isSolved).length);
const proved = answers.some(({ isProved }) => isProved !== null)
  ? `, ${share(answers.filter(({ isProved }) => isProved).length)} proved`
  : '';
console.log(`${problems.length} problems at ${JSON.stringify(limits)}: ${solved} solved${proved}`);
