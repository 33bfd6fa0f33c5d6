/** `crownhead bench`: runs the benchmarks and says which targets are met. */
import { cpus } from 'node:os';
import { BENCHES, type BenchOptions, findBenches } from './bench/benches.ts';
import { measure, type Report } from './bench/harness.ts';
import { reportText } from './bench/report-text.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printJson } from './output.ts';
import { startProgress } from './progress.ts';

export interface BenchCommandOptions extends BenchOptions {
  readonly rounds: number;
  readonly json?: true;
}

const TURN_MS = 250;

export async function benchCommand(
  name: string | undefined,
  options: BenchCommandOptions,
): Promise<ExitCode> {
  const chosen = findBenches(name);
  if (chosen.length === 0) {
    const names = BENCHES.map((entry) => entry.name).join(', ');
    return badUsage(`There is no benchmark called “${name}”; there are ${names}.`);
  }
  const { rounds } = options;
  const machine = { node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  if (!options.json) await print(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}\n`);

  const reports: Report[] = [];
  const progress = startProgress();
  for (const entry of chosen) {
    progress.show(`${entry.name}: warming up …`);
    const bench = await entry.prepare(options);
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
  if (options.json) await printJson({ machine, benches: reports });
  const missed = reports.some((report) => report.contestants.some(({ met }) => met === false));
  return missed ? EXIT.no : EXIT.fine;
}
