/**
 * Runs every check and then the tests, and closes with one line of totals.
 * `--quick` leaves out coverage and end-to-end tests; `--full` asks the tests for their larger sizes.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runProblem, summarise } from './summary.ts';

const ROOT = join(import.meta.dirname, '..');

const CHECKS = [
  ['format and lint', 'biome ci --colors=off .'],
  ['types', 'tsc -p tsconfig.json'],
  ['rules without Node or DOM types', 'tsc -p packages/rules/tsconfig.json'],
  ['match without Node or DOM types', 'tsc -p packages/match/tsconfig.json'],
  ['client without Node or DOM types', 'tsc -p packages/client/tsconfig.json'],
  ['web with DOM types', 'tsc -p packages/web/tsconfig.json'],
  ['tests in a browser with Node and DOM types', 'tsc -p packages/web/e2e/tsconfig.json'],
  ['web app', 'npm run -s build'],
  ['boundaries', 'node scripts/boundaries.ts'],
  ['unused code', 'knip --no-config-hints'],
];

/** Runs a tool to its end. Output is collected unless `stdio` passes it through. */
function run(commandLine, stdio = ['ignore', 'pipe', 'pipe']) {
  const [tool, ...args] = commandLine.split(' ');
  return new Promise((done) => {
    const child = spawn(tool, args, { cwd: ROOT, stdio, shell: process.platform === 'win32' });
    // One after the other, because mixed as they arrive they can cut each other's lines.
    const [out, err] = [child.stdout, child.stderr].map(collect);
    child.on('error', (error) => done({ exitCode: 1, output: `${error.message}\n` }));
    child.on('close', (exitCode) => done({ exitCode, output: out.join('') + err.join('') }));
  });
}

function collect(stream) {
  const texts = [];
  stream?.setEncoding('utf8').on('data', (text) => texts.push(text));
  return texts;
}

async function check([name, commandLine]) {
  const start = performance.now();
  const { exitCode, output } = await run(commandLine);
  const ok = exitCode === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)${ok ? '' : `: ${commandLine}\n\n${output}`}`);
  return ok;
}

/** As many checks at a time as there are processors; one that fails does not stop the others. */
async function runChecks() {
  const waiting = [...CHECKS];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/** The packages whose coverage is asked for have a run of their own: nobody else has to run slower for it. */
const RUNS = [
  { name: 'decisions', scope: '--coverage packages/rules/ packages/match/' },
  { name: 'others', scope: '--exclude packages/rules/** --exclude packages/match/**' },
];
const QUICK_RUNS = [{ name: 'quick', scope: '--exclude packages/*/e2e/**' }];

async function runTests({ name, scope }) {
  const file = `.tmp/vitest-${name}.json`;
  const report = join(ROOT, file);
  rmSync(report, { force: true }); // a crash must not be hidden by the report of an earlier run
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const { exitCode } = await run(`vitest run ${reporters} ${scope}`, 'inherit');
  return { exitCode, report: readReport(report) };
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
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
// The tools are called by name: the pinned ones must be found before any others of this machine.
process.env.PATH = join(ROOT, 'node_modules/.bin') + delimiter + process.env.PATH;

const checks = await runChecks();
if (!mode.quick) await run('node scripts/browser.ts', 'inherit');
const runs = [];
for (const each of mode.quick ? QUICK_RUNS : RUNS) runs.push(await runTests(each));
for (const problem of runs.map(runProblem)) if (problem !== null) console.log(`✗ tests: ${problem}`);
const { line, exitCode } = summarise(checks, runs);
console.log(`\n${line}`);
process.exitCode = exitCode;
