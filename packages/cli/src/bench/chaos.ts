/** `crownhead bench chaos`: games go on while everything fails in turn, and nothing that was acknowledged may be lost. */
import { writeFileSync } from 'node:fs';
import type { ChaosReport } from '@crownhead/server/test-chaos';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { badUsage, print, printJson } from '../output.ts';
import { startProgress } from '../progress.ts';
import { duration, plural, table, thousands } from '../words.ts';
import { linePlot, type Panel } from './line-plot.ts';
import type { RunOptions } from './run-options.ts';

const STORES = ['SQLite', 'PostgreSQL'] as const;
const GAMES = 20;
const SECONDS = 60;
/** In life somebody moves about every so many seconds. */
const LIFE_SECONDS = 10;
/** Everybody is to play again within this. */
const GOAL_MS = 10_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function chaosText(report: ChaosReport): string {
  const { store, games, moves, acknowledged, lost, faults } = report;
  const rows = faults.map(({ kind, at, lastedMs, recoveryMs, chargedMs }) => [
    kind,
    `${at.toFixed(0)} s`,
    seconds(lastedMs),
    seconds(recoveryMs),
    seconds(chargedMs),
  ]);
  const life = duration((moves * LIFE_SECONDS) / games);
  return [
    `${store}: ${plural(games, 'game')} for ${duration(report.seconds)}, with ${plural(faults.length, 'fault')} from seed ${report.seed}`,
    `  ${thousands(moves)} moves, as many as in ${life} of play at one move in ${LIFE_SECONDS} s at each table`,
    `  ${thousands(acknowledged)} commands acknowledged, ${lost.length} lost`,
    ...lost.map((what) => `  LOST: ${what}`),
    '',
    table(
      [['fault', 'at', 'lasted', 'all play again after', 'charged for a move at most'], ...rows],
      [1, 2, 3, 4],
    ),
    '',
  ].join('\n');
}

const panel = ({ store, perSecond, faults }: ChaosReport): Panel => ({
  title: `${store}: moves acknowledged in a second, and what failed`,
  x: 'seconds',
  y: 'moves/s',
  lines: [{ name: store, points: perSecond.map((moves, i) => [i, moves]) }],
  spans: faults.map(({ kind, at, lastedMs }) => ({ from: at, to: at + lastedMs / 1000, label: kind })),
});

/** Whether nothing was lost, and everybody could play on in time. */
export const chaosMet = ({ lost, faults }: ChaosReport): boolean =>
  lost.length === 0 && faults.every(({ recoveryMs }) => recoveryMs <= GOAL_MS);

export async function chaosCommand(options: RunOptions): Promise<ExitCode> {
  let run: typeof import('@crownhead/server/test-chaos').runChaos;
  try {
    run = (await import('@crownhead/server/test-chaos')).runChaos;
  } catch {
    return badUsage('bench chaos needs a checkout of the source with its development packages (npm ci).');
  }
  const { seed, games = GAMES, plot } = options;
  const progress = startProgress();
  const reports: ChaosReport[] = [];
  for (const store of STORES) {
    progress.show(`${store}: games begin …`);
    const onFault = (number: number, kind: string) => progress.show(`${store}: fault ${number}, ${kind} …`);
    const report = await run({ store, seed, games, seconds: options.seconds ?? SECONDS, onFault });
    progress.clear();
    reports.push(report);
    if (!options.json) await print(`${chaosText(report)}\n`);
  }
  if (plot) writeFileSync(plot, linePlot(reports.map(panel)));
  if (options.json) await printJson({ chaos: reports });
  return reports.every(chaosMet) ? EXIT.fine : EXIT.no;
}
