/**
 * Runs every check and all tests, and closes with one line of totals. The build comes first, since the tests need it; the
 * other checks run beside the tests.
 * `--quick` leaves out coverage and end-to-end tests; `--full` asks the tests for their larger sizes.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runProblem, summarise } from './summary.ts';

const ROOT = join(import.meta.dirname, '..');

const BUILD = ['web app', 'npm run -s build'];
// The compiler in one thread: several would each look at much of the same, while tests want the other processors.
const CHECKS = [
  ['format and lint', 'biome ci --colors=off .'],
  ['types', 'tsc --singleThreaded -p tsconfig.json'],
  ['rules without Node or DOM types', 'tsc --singleThreaded -p packages/rules/tsconfig.json'],
  ['match without Node or DOM types', 'tsc --singleThreaded -p packages/match/tsconfig.json'],
  ['library without Node or DOM types', 'tsc --singleThreaded -p packages/library/tsconfig.json'],
  ['training without Node or DOM types', 'tsc --singleThreaded -p packages/training/tsconfig.json'],
  ['client without Node or DOM types', 'tsc --singleThreaded -p packages/client/tsconfig.json'],
  ['web with DOM types', 'tsc --singleThreaded -p packages/web/tsconfig.json'],
  ['tests in a browser with Node and DOM types', 'tsc --singleThreaded -p packages/web/e2e/tsconfig.json'],
  ['boundaries', 'node scripts/boundaries.ts'],
  ['unused code', 'knip --no-config-hints'],
];

/** Runs a tool to its end and returns what it wrote; `follow` is given each text as it arrives. */
function run(commandLine, follow = () => undefined) {
  const [tool, ...args] = commandLine.split(' ');
  const shell = process.platform === 'win32';
  return new Promise((done) => {
    const child = spawn(tool, shell ? args.map((arg) => `"${arg}"`) : args, { cwd: ROOT, shell });
    child.stdin.end();
    // One after the other, because mixed as they arrive they can cut each other's lines.
    const [out, err] = [child.stdout, child.stderr].map((stream) => collect(stream, follow));
    child.on('error', (error) => done({ exitCode: 1, output: `${error.message}\n` }));
    child.on('close', (exitCode) => done({ exitCode, output: out.join('') + err.join('') }));
  });
}

function collect(stream, follow) {
  const texts = [];
  stream.setEncoding('utf8').on('data', (text) => {
    texts.push(text);
    follow(text);
  });
  return texts;
}

const show = (text) => process.stdout.write(text);

async function check([name, commandLine]) {
  const start = performance.now();
  const { exitCode, output } = await run(commandLine);
  const ok = exitCode === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  show(`${ok ? '✓' : '✗'} ${name} (${seconds} s)${ok ? '' : `: ${commandLine}\n\n${output}`}\n`);
  return ok;
}

/** One after the other; one that fails does not stop the others. */
async function runChecks() {
  const results = [];
  for (const each of CHECKS) results.push(await check(each));
  return results;
}

/** Counts and random play that coverage would make several times slower, and that reach nothing the others do not. */
const LONG = ['model', 'pdn-archives', 'pdn-memory', 'perft-deep'];
const DECIDING = 'packages/{rules,match}/src';

/** The packages whose coverage is asked for have a run of their own: nobody else has to run slower for it. */
const DECISIONS = {
  name: 'decisions',
  scope: `--coverage --maxWorkers=2 --exclude ${DECIDING}/{${LONG}}.test.ts packages/rules/ packages/match/`,
};
const OTHERS = { name: 'others', scope: `--exclude ${DECIDING}/!(${LONG.join('|')}).test.ts` };
const QUICK = { name: 'quick', scope: '--exclude packages/*/e2e/**' };

async function runTests({ name, scope }, follow) {
  const file = `.tmp/vitest-${name}.json`;
  const report = join(ROOT, file);
  rmSync(report, { force: true }); // a crash must not be hidden by the report of an earlier run
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const { exitCode, output } = await run(`vitest run ${reporters} ${scope}`, follow);
  return { exitCode, output, report: readReport(report) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // never written, or cut off by a crash
  }
}

const { values: mode } = parseArgs({ options: { quick: { type: 'boolean' }, full: { type: 'boolean' } } });
if (mode.full) process.env.CROWNHEAD_FULL = '1';
if (process.stdout.isTTY) process.env.FORCE_COLOR = '1';
else process.env.NO_COLOR = '1';
// The tools are called by name: the pinned ones must be found before any others of this machine.
process.env.PATH = join(ROOT, 'node_modules/.bin') + delimiter + process.env.PATH;

/** What needs the build, and a browser. */
async function buildAndTest() {
  const built = await check(BUILD);
  if (!mode.quick) await run('node scripts/browser.ts', show);
  return { built, run: await runTests(mode.quick ? QUICK : OTHERS, show) };
}

async function checkAndDecide() {
  const checks = await runChecks();
  return { checks, runs: mode.quick ? [] : [await runTests(DECISIONS)] };
}

const [tested, checked] = await Promise.all([buildAndTest(), checkAndDecide()]);
// Held back, so that the two runs do not cut each other's lists.
for (const { output } of checked.runs) show(output);
const runs = [tested.run, ...checked.runs];
for (const problem of runs.map(runProblem)) if (problem !== null) console.log(`✗ tests: ${problem}`);
const { line, exitCode } = summarise([tested.built, ...checked.checks], runs);
console.log(`\n${line}`);
process.exitCode = exitCode;
