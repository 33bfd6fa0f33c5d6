/** The page of the benchmarks from what was measured: first all of them at a glance, then a plot and a table for each. */
import { figure, goal, RATIO_WORDS, times } from '../packages/cli/src/bench/figures.ts';
import type { ContestantResult, Form, Report } from '../packages/cli/src/bench/harness.ts';
import type { Bar } from './bar-plot.ts';

/** What `crownhead bench --json` says. */
export interface Measured {
  readonly machine: {
    readonly node: string;
    readonly cpu: string;
    readonly cores: number;
    readonly load: number;
  };
  readonly benches: readonly Report[];
  readonly left: readonly { readonly name: string; readonly why: string }[];
}

const compared = ({ ratio, against }: ContestantResult, { form }: Report): string =>
  ratio === null
    ? ''
    : `${times(ratio.median)} ${form === 'rate' ? '' : `${RATIO_WORDS[form]} as `}${against}`;

const FORM_HEADS: Readonly<Record<Form, string>> = {
  rate: 'rate (more is better)',
  time: 'time (less is better)',
  size: 'size (less is better)',
};

function judged(standing: ContestantResult, { form }: Report): string {
  if (standing.met === null) return '';
  return `${goal(standing, form)}: ${standing.met ? 'met' : '**not met**'}`;
}

/** Those with a goal; where nobody has one, the first who is compared with somebody. */
function heads({ contestants }: Report): readonly ContestantResult[] {
  const withGoal = contestants.filter(({ met }) => met !== null);
  return withGoal.length > 0 ? withGoal : contestants.filter(({ against }) => against !== null).slice(0, 1);
}

const overview = (benches: readonly Report[]): string =>
  [
    '| | | measured | beside | goal |',
    '| --- | --- | ---: | --- | --- |',
    ...benches.flatMap((report) =>
      heads(report).map((standing) => {
        const link = `[${report.name}](#${report.name.replace('.', '')})`;
        const value = figure(standing.perSecond.median, report);
        return `| ${link} | ${standing.name} | ${value} | ${compared(standing, report)} | ${judged(standing, report)} |`;
      }),
    ),
  ].join('\n');

function section(report: Report): string {
  const { name, title, form, rounds, contestants, absent, notes } = report;
  const rows = contestants.map((standing) => {
    const { perSecond, ratio } = standing;
    const spread = ratio ? ` (${times(ratio.low)} to ${times(ratio.high)})` : '';
    return `| ${standing.name} | ${figure(perSecond.median, report)} | ${compared(standing, report)}${spread} | ${judged(standing, report)} |`;
  });
  return [
    `## ${name}`,
    '',
    `![${title}](benchmarks/${name}.svg)`,
    '',
    `${title[0]!.toUpperCase()}${title.slice(1)}. Median of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, in each of which all take their turns.`,
    '',
    `| | ${FORM_HEADS[form]} | beside (over the rounds) | goal |`,
    '| --- | ---: | --- | --- |',
    ...rows,
    '',
    ...notes.map((note) => `- ${note}`),
    ...absent.map((absentee) => `- Left out: ${absentee.name}, because ${absentee.why}.`),
    '',
  ].join('\n');
}

export function page({ machine, benches, left }: Measured): string {
  const { cores, cpu, node, load } = machine;
  return `# Benchmarks

Written by \`npm run benchmarks\`, which runs \`crownhead bench\` and draws what it says: rules, engine, analysis,
library, server, web app and terminal, each beside a peer or a baseline in the same run. Measured on ${cores} cores (${cpu}) with Node ${node}, at a load of
${load.toFixed(1)} when it began. Machines differ and are rarely quiet: the ratios mean more than the figures. The red lines in the plots
are the slowest and the quickest round, the grey bars are peers and baselines. \`crownhead bench\` exits with 1 when a goal is not met.

${overview(benches)}
${left.map(({ name, why }) => `\nNot measured: ${name}, because ${why}.\n`).join('')}
${benches.map(section).join('\n')}
## Load and faults

These take minutes and run only by their names. [Many machines](scale.md) has the tables.

![time until a move is acknowledged, by games at once](benchmarks/load.svg)

\`crownhead bench load\`: players, spectators and idle sockets in growing numbers, beside a bare relay on the same machine in the same run.

![moves acknowledged in a second, and what failed](benchmarks/chaos.svg)

\`crownhead bench chaos\`: games on either store while everything fails in turn, and in the end what everybody was told beside what is saved.
`;
}

/** Bars of a time are the longer the slower, as they are read below. */
export function plotOf(report: Report): { readonly title: string; readonly bars: readonly Bar[] } {
  const { title, form, contestants } = report;
  const size = (perSecond: number): number => (form === 'rate' ? perSecond : 1000 / perSecond);
  const bars = contestants.map(({ name, against, perSecond: { median, low, high } }) => {
    const ends = [size(low), size(high)];
    return {
      name,
      ...{ value: size(median), low: Math.min(...ends), high: Math.max(...ends) },
      label: figure(median, report),
      own: against !== null,
    };
  });
  return { title: form === 'rate' ? title : `${title} (less is better)`, bars };
}
