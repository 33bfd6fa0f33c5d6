/** `crownhead bench`: runs the benchmarks and says which goals are met. */
import { cpus, loadavg } from 'node:os';
import { BENCHES, type BenchOptions, findBenches } from './bench/benches.ts';
import { measure, type Report } from './bench/harness.ts';
import { reportText } from './bench/report-text.ts';
import type { RunOptions } from './bench/run-options.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printJson } from './output.ts';
import { startProgress } from './progress.ts';

export interface BenchCommandOptions extends BenchOptions, RunOptions {
  readonly rounds: number;
}

/** Those that are no contests and run only by their names. */
const RUNS: Readonly<Record<string, (options: RunOptions) => Promise<ExitCode>>> = {
  load: async (options) => (await import('./bench/ramp.ts')).loadCommand(options),
  chaos: async (options) => (await import('./bench/chaos.ts')).chaosCommand(options),
};

const TURN_MS = 250;

export async function benchCommand(
  name: string | undefined,
  options: BenchCommandOptions,
): Promise<ExitCode> {
  const run = name === undefined ? undefined : RUNS[name];
  if (run) return run(options);
  const chosen = findBenches(name);
  if (chosen.length === 0) {
    const names = [...BENCHES.map((entry) => entry.name), ...Object.keys(RUNS)].join(', ');
    return badUsage(`There is no benchmark called “${name}”; there are ${names}.`);
  }
  const { rounds } = options;
  const machine = {
    ...{ node: process.versions.node, cpu: cpus()[0]?.model.trim() ?? 'unknown', cores: cpus().length },
    load: loadavg()[0]!,
  };
  if (!options.json)
    await print(
      `Node ${machine.node}, ${machine.cores} × ${machine.cpu}, at a load of ${machine.load.toFixed(1)}\n`,
    );

  const reports: Report[] = [];
  const left: { readonly name: string; readonly why: string }[] = [];
  const progress = startProgress();
  for (const entry of chosen) {
    progress.show(`${entry.name}: warming up …`);
    const bench = await entry.prepare(options);
    if ('missing' in bench) {
      progress.clear();
      const why = `it needs ${bench.missing}`;
      left.push({ name: entry.name, why });
      if (!options.json) await print(`\n${entry.name}: left out, because ${why}.\n`);
      continue;
    }
    const timing = {
      clock: () => performance.now(),
      rounds,
      turnMs: TURN_MS,
      onRound: (round: number) => progress.show(`${entry.name}: round ${round} of ${rounds} …`),
    };
    const report = await measure(bench, timing).finally(() => bench.close?.());
    progress.clear();
    reports.push(report);
    if (!options.json) await print(`\n${reportText(report)}`);
  }
  if (options.json) await printJson({ machine, benches: reports, left });
  // A benchmark asked for by name must run; of all of them, those that can run are enough.
  return benchExit(reports, name !== undefined && left.length > 0);
}

/** A goal that is not met counts, and so does a question without an answer. */
export function benchExit(reports: readonly Pick<Report, 'contestants'>[], unanswered: boolean): ExitCode {
  const missed = reports.some(({ contestants }) => contestants.some(({ met }) => met === false));
  return missed || unanswered ? EXIT.no : EXIT.fine;
}
