/** The two passes over a game: every position, then what looks like an error again with more nodes, until nothing new does. */
import type { Game } from '@crownhead/rules';
import type { Budgets } from './budgets.ts';
import { type Chain, chainOf } from './chain.ts';
import { type Confirmed, firstPass, SIZES, type Size, searchAgain } from './evidence.ts';
import { MARK_FROM } from './marks.ts';
import type { Moment } from './moments.ts';
import type { SearchPool } from './search-pool.ts';
import type { Look } from './value.ts';

/** A game being reported on. */
export interface Study {
  readonly game: Game;
  readonly moments: readonly Moment[];
  readonly budgets: Budgets;
  readonly pool: SearchPool;
}

/** What the passes found. */
export interface Findings {
  readonly chain: Chain;
  /** Positions that were searched again. */
  readonly confirmed: ReadonlyMap<number, Confirmed>;
}

/** The first position from here on that was searched: forced moves lead to it. */
export function searchedFrom(moments: readonly Moment[], from: number): number {
  let i = from;
  while (i < moments.length - 1 && moments[i]!.forced) i++;
  return i;
}

/** The positions to be searched again: those of suspicious plies, of plies that were better than they seemed, and of the answers. */
function suspects(moments: readonly Moment[], { links, losses }: Chain): Set<number> {
  const wanted = new Set<number>();
  for (const [i, loss] of losses.entries()) {
    if (moments[i]!.forced || Math.max(loss, links[i]!.raised) < MARK_FROM['?!']) continue;
    wanted.add(i);
    wanted.add(searchedFrom(moments, i + 1));
  }
  return wanted;
}

/** `onPart` is called with the part of each pass that is done. */
export async function findErrors(
  { game, moments, budgets, pool }: Study,
  onPart: (phase: 'positions' | 'confirming', part: number) => void,
): Promise<Findings> {
  const searched = moments.filter(({ forced }) => !forced).length;
  let done = 0;
  const looks: Look[] = await firstPass(moments, game.rules, budgets, pool, () =>
    onPart('positions', ++done / searched),
  );
  const confirmed = new Map<number, Confirmed>();
  let chain = chainOf(moments, looks);
  // What no longer looks like an error at the middle size is not searched at the deep one.
  const stages = Array.from({ length: budgets.rounds }, () => SIZES).flat();
  for (const [stage, size] of stages.entries()) {
    const which = [...suspects(moments, chain)]
      .filter((i) => isNext(size, confirmed.get(i)))
      .sort((a, b) => a - b);
    let again = 0;
    const found = await searchAgain(which, size, moments, game.rules, budgets, pool, () =>
      onPart('confirming', (stage + ++again / which.length) / stages.length),
    );
    for (const [i, look] of found) {
      confirmed.set(i, { ...confirmed.get(i), [size]: look });
      looks[i] = look;
    }
    chain = chainOf(moments, looks);
  }
  return { chain, confirmed };
}

const isNext = (size: Size, known: Confirmed | undefined): boolean =>
  size === 'middle' ? known === undefined : known !== undefined && known.deep === undefined;
