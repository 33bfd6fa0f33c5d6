/**
 * Writes docs/benchmarks.md and its plots from one run of `crownhead bench --json`. `--only NAME` runs one group and leaves
 * the others as they are written down.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { barPlot } from './bar-plot.ts';

interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}
interface Report {
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly rounds: number;
  readonly contestants: readonly {
    readonly name: string;
    readonly perSecond: Spread;
    readonly against: string | null;
    readonly ratio: Spread | null;
    readonly target: number | null;
    readonly met: boolean | null;
  }[];
  readonly absent: readonly { readonly name: string; readonly why: string }[];
  readonly notes: readonly string[];
}
interface Kept {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number };
  readonly benches: readonly Report[];
}

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/benchmarks.md');
const FOLDER = join(ROOT, 'docs/benchmarks');
const KEPT = join(FOLDER, 'results.json');

const figure = (value: number): string =>
  value >= 1e6
    ? `${(value / 1e6).toFixed(1)} M`
    : value >= 1e3
      ? `${(value / 1e3).toFixed(1)} k`
      : value.toFixed(0);
const times = (ratio: number): string => `${ratio.toFixed(ratio >= 10 ? 1 : 2)}×`;

function section({ name, title, unit, rounds, contestants, absent, notes }: Report): string {
  const rows = contestants.map(({ name: who, perSecond, against, ratio, target, met }) => {
    const compared = ratio
      ? `${times(ratio.median)} ${against} (${times(ratio.low)} to ${times(ratio.high)})`
      : '';
    const goal = target === null ? '' : `≥ ${target}×: ${met ? 'met' : 'not met'}`;
    return `| ${who} | ${figure(perSecond.median)} ${unit}/s | ${compared} | ${goal} |`;
  });
  return [
    `## ${name}`,
    '',
    `${title[0]!.toUpperCase()}${title.slice(1)}. Median of ${rounds} rounds; the contestants take turns in every round.`,
    '',
    '| | per second | beside | goal |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `![${title}](benchmarks/${name}.svg)`,
    '',
    ...notes.map((note) => `- ${note}`),
    ...absent.map((absentee) => `- Left out: ${absentee.name}, because ${absentee.why}.`),
    '',
  ].join('\n');
}

function page({ machine, benches }: Kept): string {
  return `# Benchmarks

Written by \`npm run benchmarks\`, which runs \`crownhead bench\` and draws what it says. Measured on ${machine.cores} cores
(${machine.cpu}) with Node ${machine.node}. Machines differ and are rarely quiet: the ratios mean more than the rates. The red
lines in the plots are the slowest and the quickest round.

${benches.map(section).join('\n')}`;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const before: Kept | null = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : null;
const args = ['packages/cli/bin/crownhead.mjs', 'bench', ...(values.only ? [values.only] : [])];
// A target that is not met is a result like any other here.
const run = (): string => {
  try {
    return execFileSync(process.execPath, [...args, '--rounds', values.rounds, '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};
const now: Kept = JSON.parse(run());
const measured = new Set(now.benches.map(({ name }) => name));
const benches = [...(before?.benches.filter(({ name }) => !measured.has(name)) ?? []), ...now.benches].sort(
  (a, b) => a.name.localeCompare(b.name),
);
const kept: Kept = { machine: now.machine, benches };
mkdirSync(FOLDER, { recursive: true });
writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
for (const { name, title, unit, contestants } of benches) {
  const bars = contestants.map(({ name: who, perSecond: { median, low, high } }) => ({
    name: who,
    ...{ value: median, low, high, label: `${figure(median)} ${unit}/s` },
  }));
  writeFileSync(join(FOLDER, `${name}.svg`), barPlot(title, bars));
}
writeFileSync(PAGE, page(kept));
console.log(`docs/benchmarks.md: ${benches.map(({ name }) => name).join(', ')}`);
