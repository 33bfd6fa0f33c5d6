/** What is said of a game as a whole: points given away, share kept, turning points, the losing move. */
import { type Game, opposite, type Side } from '@crownhead/rules';
import type { Chain } from './chain.ts';
import { MARKS, type Mark } from './marks.ts';
import type { Moment } from './moments.ts';
import type { PlyReport, SideReport } from './report-types.ts';
import { fromPoints, HALF, isProved, type Points, toPoints, WHOLE } from './value.ts';

/** A turning point takes at least so much, and no more than half of it ever comes back. */
const TURNING_LOSS: Points = 1_500;
/** Whoever still has this much has a chance. */
const CHANCE: Points = 3_500;
/** Without a result, a game in which a side has this little left is counted as lost. */
const GONE: Points = 1_500;

export function sideReport(side: Side, plies: readonly PlyReport[]): SideReport {
  const own = plies.filter((ply) => ply.side === side);
  const sum = (pick: (ply: PlyReport) => number): Points =>
    own.reduce((points, ply) => points + toPoints(pick(ply)), 0);
  const loss = sum((ply) => ply.loss);
  const stake = sum((ply) => ply.stake);
  const kept = stake === 0 ? 1 : 1 - loss / stake;
  const count = (mark: Mark): number => own.filter((ply) => ply.mark === mark).length;
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, count(mark)])) as Record<Mark, number>;
  return { loss: fromPoints(loss), kept: Math.round(kept * 10_000) / 100, marks };
}

/** What a side has at each position. */
const pointsFor = (side: Side, moments: readonly Moment[], { links }: Chain): Points[] =>
  links.map(({ points }, i) => (moments[i]!.side === side ? points : WHOLE - points));

/** Plies, counted from 1, that took a proved result away, or much that never came back. */
export function turningPoints(moments: readonly Moment[], chain: Chain): number[] {
  const { links, losses } = chain;
  const found: number[] = [];
  for (const [i, loss] of losses.entries()) {
    const [before, after] = [links[i]!, links[i + 1]!];
    const wasProved = isProved(before.verdict) && isProved(after.verdict);
    const changed = wasProved && loss >= HALF;
    const later = pointsFor(moments[i]!.side, moments, chain).slice(i + 1);
    const gone = loss >= TURNING_LOSS && later.every((points) => points <= before.points - loss / 2);
    if (changed || gone) found.push(i + 1);
  }
  return found;
}

/** The side that lost the game, by its result or by what it has left at the end; null for neither. */
function loserOf(game: Game, moments: readonly Moment[], { links }: Chain): Side | null {
  if (game.outcome !== null) return game.outcome.winner && opposite(game.outcome.winner);
  const last = links[links.length - 1]!.points;
  const { side } = moments[moments.length - 1]!;
  if (last <= GONE) return side;
  return last >= WHOLE - GONE ? opposite(side) : null;
}

/**
 * The last ply of the loser, counted from 1, before which there was still a chance. Null where nobody lost, where there never was a
 * chance, and where it was there to the end: then it was lost on time or given up.
 */
export function losingPly(game: Game, moments: readonly Moment[], chain: Chain): number | null {
  const loser = loserOf(game, moments, chain);
  if (loser === null) return null;
  const points = pointsFor(loser, moments, chain);
  if (points[points.length - 1]! >= CHANCE) return null;
  // The other side's moves only give, so it was the loser's move that took the chance away.
  const last = points.findLastIndex((having) => having >= CHANCE);
  return last < 0 ? null : last + 1;
}
