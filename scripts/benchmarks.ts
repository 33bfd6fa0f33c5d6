/**
 * Writes docs/benchmarks.md and its plots from one run of `crownhead bench --json`. `--only NAME` runs one group and leaves
 * the others as they are written down.
 */
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BENCHES } from '../packages/cli/src/bench/benches.ts';
import { barPlot } from './bar-plot.ts';
import { type Measured, page, plotOf } from './benchmarks-page.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/benchmarks');
const KEPT = join(FOLDER, 'results.json');

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});

/** A goal that is not met is a result like any other here: the page shows it. */
function run(): Measured {
  const args = ['packages/cli/bin/crownhead.mjs', 'bench', ...(values.only ? [values.only] : [])];
  const settings: ExecFileSyncOptionsWithStringEncoding = {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  };
  try {
    return JSON.parse(
      execFileSync(process.execPath, [...args, '--rounds', values.rounds, '--json'], settings),
    );
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    if (status !== 1 || !stdout) throw error;
    return JSON.parse(stdout);
  }
}

const before: Measured | null =
  values.only && existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : null;
const now = run();
const measured = new Set(now.benches.map(({ name }) => name));
const order = BENCHES.map(({ name }) => name);
const benches = [...(before?.benches.filter(({ name }) => !measured.has(name)) ?? []), ...now.benches].sort(
  (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
);
// What was measured before is most of the page: the machine it tells of is that one.
const all: Measured = { ...(before ?? now), benches };
mkdirSync(FOLDER, { recursive: true });
writeFileSync(KEPT, `${JSON.stringify(all, null, 2)}\n`);
for (const report of benches) {
  const { title, bars } = plotOf(report);
  writeFileSync(join(FOLDER, `${report.name}.svg`), barPlot(title, bars));
}
writeFileSync(join(ROOT, 'docs/benchmarks.md'), page(all));
console.log(`docs/benchmarks.md: ${benches.map(({ name }) => name).join(', ')}`);
for (const { name, why } of now.left) console.log(`left out: ${name}, because ${why}`);
