/** A benchmark's report as a table for people. */
import { plural, table } from '../words.ts';
import { figure, goal, RATIO_WORDS, times } from './figures.ts';
import type { ContestantResult, Report, Spread } from './harness.ts';

/** Half the distance between the slowest and the quickest round. */
const plusMinus = ({ median, low, high }: Spread): string =>
  `±${(((high - low) / 2 / median) * 100).toFixed(0)}%`;

function row(standing: ContestantResult, report: Report): string[] {
  const { name, perSecond, against, ratio, met } = standing;
  return [
    name,
    figure(perSecond.median, report),
    plusMinus(perSecond),
    ratio ? times(ratio.median) : against === null ? '' : '–',
    ratio ? `${times(ratio.low)} to ${times(ratio.high)}` : '',
    goal(standing, report.form),
    met === null ? '' : met ? 'met' : 'NOT MET',
    against === null ? '' : `against ${against}`,
  ];
}

export function reportText(report: Report): string {
  const { name, title, form, rounds, contestants, absent, notes } = report;
  const head = ['', 'median', 'spread', RATIO_WORDS[form] || 'ratio', 'over rounds', 'goal', '', ''];
  return [
    `${name}: ${title} (${plural(rounds, 'round')})`,
    '',
    table([head, ...contestants.map((standing) => row(standing, report))], [1, 2, 3, 4, 5]),
    '',
    ...absent.map((absentee) => `  Left out: ${absentee.name}, because ${absentee.why}.`),
    ...notes.map((note) => `  ${note}`),
    ...(absent.length + notes.length > 0 ? [''] : []),
  ].join('\n');
}
