/** A benchmark's report as a table for people. */
import { compact, table } from '../words.ts';
import type { Report, Spread, Standing } from './harness.ts';

/** Half the distance between the slowest and the quickest round. */
const plusMinus = ({ median, low, high }: Spread): string =>
  `±${(((high - low) / 2 / median) * 100).toFixed(0)}%`;

const times = (ratio: number): string => `${ratio.toFixed(ratio >= 10 ? 1 : 2)}×`;

function row({ name, perSecond, against, ratio, target, met }: Standing, unit: string): string[] {
  return [
    name,
    `${compact(perSecond.median)} ${unit}/s`,
    plusMinus(perSecond),
    ratio ? times(ratio.median) : against === null ? '' : '–',
    ratio ? `${times(ratio.low)} to ${times(ratio.high)}` : '',
    target === null ? '' : `≥ ${target}×`,
    met === null ? '' : met ? 'met' : 'NOT MET',
    against === null ? '' : `against ${against}`,
  ];
}

export function reportText(report: Report): string {
  const { name, title, unit, rounds, contestants, absent, notes } = report;
  const head = ['', 'median', 'spread', 'ratio', 'over rounds', 'target', '', ''];
  return [
    `${name}: ${title} (${rounds} rounds)`,
    '',
    table([head, ...contestants.map((standing) => row(standing, unit))], [1, 2, 3, 4, 5]),
    '',
    ...absent.map((absentee) => `  Left out: ${absentee.name}, because ${absentee.why}.`),
    ...notes.map((note) => `  ${note}`),
    ...(absent.length + notes.length > 0 ? [''] : []),
  ].join('\n');
}
