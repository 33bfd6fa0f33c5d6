/** What the engine reports while it thinks, as Hub lines. */
import { estimateOf, type Move } from '@crownhead/rules';
import type { SearchResult } from '../engine.ts';
import { formatHubLine } from './line.ts';
import { formatHubMove } from './move.ts';

const MS_PER_SECOND = 1000;
const MILLION = 1e6;

/** An estimate in men, and beyond any number of them what is proved, counted in hundredths. */
const scoreOf = ({ score, verdict }: SearchResult['lines'][number]): string =>
  (verdict.kind === 'estimate' ? estimateOf(score).men : score / 100).toFixed(2);

/** Score in men, time in seconds, speed in millions of nodes a second, as other programs of this protocol have them. */
export function formatInfo({ depth, nodes, ms, lines }: SearchResult): string {
  const best = lines[0];
  const seconds = ms / MS_PER_SECOND;
  return formatHubLine('info', {
    depth,
    score: best === undefined ? '0.00' : scoreOf(best),
    nodes,
    time: seconds.toFixed(2),
    nps: (seconds > 0 ? nodes / seconds / MILLION : 0).toFixed(2),
    pv: (best?.moves ?? []).map(formatHubMove).join(' '),
  });
}

/** The move chosen and the answer expected; neither where the game is over. */
export function formatDone(moves: readonly Move[]): string {
  const [move, ponder] = moves;
  return formatHubLine('done', {
    ...(move === undefined ? {} : { move: formatHubMove(move) }),
    ...(ponder === undefined ? {} : { ponder: formatHubMove(ponder) }),
  });
}
