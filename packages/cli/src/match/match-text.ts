/** What `crownhead match` prints for people. */
import type { Estimate, GameResult, Limits, MatchStanding } from '@crownhead/engine';
import { plural, thousands } from '../words.ts';

export function limitWords({ ms, nodes }: Limits, cpu: boolean): string {
  const time = ms === undefined ? [] : [`${thousands(ms)} ms${cpu ? ' of processor time' : ''}`];
  const count = nodes === undefined ? [] : [`${thousands(nodes)} nodes`];
  return `${[...time, ...count].join(' or ')} a move`;
}

const signed = (n: number): string =>
  Number.isFinite(n) ? `${n < 0 ? '−' : '+'}${Math.abs(Math.round(n))}` : n < 0 ? '−∞' : '+∞';

const eloWords = (elo: Estimate | null): string =>
  elo === null
    ? 'Elo: unknown, all games ended alike'
    : `Elo ${signed(elo.value)} (95 %: ${signed(elo.low)} to ${signed(elo.high)})`;

export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** `+12 =20 −5` */
export const tallyWords = ({ won, drawn, lost }: MatchStanding): string => `+${won} =${drawn} −${lost}`;

export interface MatchReport {
  readonly a: string;
  readonly b: string;
  readonly openings: string;
  readonly limits: Limits;
  /** Is the time processor time? */
  readonly cpu: boolean;
  /** Games of the match, played or not. */
  readonly total: number;
  readonly standing: MatchStanding;
  readonly results: readonly GameResult[];
}

export function matchText({ a, b, openings, limits, cpu, total, standing, results }: MatchReport): string {
  const { won, drawn, lost, games, points, score, elo, los } = standing;
  const faults = results.filter(({ fault }) => fault !== null);
  const of = games === total ? '' : ` of ${thousands(total)}`;
  return [
    `${a} against ${b}: ${plural(games, 'game')}${of}, openings: ${openings}, ${limitWords(limits, cpu)}`,
    `  ${a} won ${won}, drew ${drawn} and lost ${lost}: ${points} of ${plural(games, 'point')}${games > 0 ? ` (${percent(score)})` : ''}`,
    `  ${eloWords(elo)}${los === null ? '' : `, stronger with a probability of ${percent(los)}`}`,
    ...faults.map(({ game, fault }) => `  Game ${game}: ${fault!.seat === 'a' ? a : b} ${fault!.words}.`),
    '',
  ].join('\n');
}
