/**
 * Values chained along a game. A position is worth at least what the move played there led to, and exactly that where the search would
 * have played it too: then what is known later is the better judgement. So every loss is the difference of two neighbours, and what one
 * side lost less what the other lost is exactly how far the expected score has moved.
 */
import { type Move, sameMove } from '@crownhead/rules';
import type { Moment } from './moments.ts';
import { flipped, HALF, isProved, type Look, type Points, WHOLE } from './value.ts';

/** A position in the chain, for its side to move. */
interface Link extends Look {
  /** By how much the move played was better than the search of its position knew. */
  readonly raised: Points;
}

export interface Chain {
  readonly links: readonly Link[];
  /** One a ply: what the move played gave away. */
  readonly losses: readonly Points[];
}

/** Is this line one that begins with the move played? */
export const isPlayed = ([move]: readonly Move[], { played }: Moment): boolean =>
  move !== undefined && played !== null && sameMove(move, played);

/** What a proof at a position says of the next one, whatever a search there estimated. */
function carriedOn(look: Look, moment: Moment, next: Look): Look {
  const { kind } = look.verdict;
  if (kind === 'estimate' || isProved(next.verdict)) return next;
  // Every move of a lost position leads to a won one; of a won or drawn one the best move does to its like.
  if (kind === 'loss' || isPlayed(look.line, moment)) {
    const verdict = kind === 'loss' ? ({ kind: 'win', plies: null } as const) : flipped(look.verdict, -1);
    const points = verdict.kind === 'win' ? WHOLE : verdict.kind === 'draw' ? HALF : 0;
    return { ...next, verdict, points };
  }
  return kind === 'draw' && next.points < HALF ? { ...next, points: HALF } : next;
}

/** `looks` has one for each moment; that of a forced move is replaced by what followed it. */
export function chainOf(moments: readonly Moment[], looks: readonly Look[]): Chain {
  const known = [...looks];
  for (let i = 0; i + 1 < known.length; i++) {
    known[i + 1] = carriedOn(known[i]!, moments[i]!, known[i + 1]!);
  }
  const links = new Array<Link>(known.length);
  const losses = new Array<Points>(known.length - 1);
  links[known.length - 1] = { ...known[known.length - 1]!, raised: 0 };
  for (let i = known.length - 2; i >= 0; i--) {
    const next = links[i + 1]!;
    const look = known[i]!;
    const moment = moments[i]!;
    const { forced, played } = moment;
    const reached = WHOLE - next.points;
    const after: Look = {
      verdict: flipped(next.verdict, 1),
      points: reached,
      line: played === null ? [] : [played, ...next.line],
      nodes: next.nodes,
    };
    const followed = forced || isPlayed(look.line, moment) || reached > look.points;
    const raised = forced ? 0 : Math.max(0, reached - look.points);
    links[i] = followed ? { ...after, raised } : { ...look, raised: 0 };
    losses[i] = links[i]!.points - reached;
  }
  return { links, losses };
}
