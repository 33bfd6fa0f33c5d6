/** What else could have been played: the worst move for the stake, and the second best for the exclamation mark. */
import { isPlayed } from './chain.ts';
import { mayShine, ONLY_MOVE_MARGIN } from './marks.ts';
import { requestAt } from './moments.ts';
import type { Ask } from './search-pool.ts';
import type { Findings, Study } from './study.ts';
import { type Look, lookOfLine, type Points, WHOLE } from './value.ts';

/** Plies at which something was chosen. */
const chosenPlies = ({ moments }: Study): number[] =>
  [...moments.keys()].filter((i) => i < moments.length - 1 && !moments[i]!.forced);

/** The points that the worst legal move of each position would have left, by index. */
export async function worstOf(study: Study): Promise<ReadonlyMap<number, Points>> {
  const { game, moments, budgets, pool } = study;
  const jobs = chosenPlies(study).map((i) => async (ask: Ask): Promise<[number, Points]> => {
    const moment = moments[i]!;
    const { lines, ...result } = await ask(requestAt(moment, game.rules, budgets.stake, moment.moves));
    const points = lines.map(
      (line) => lookOfLine({ ...result, lines: [line] }, moment.position, budgets.stake)!.points,
    );
    return [i, Math.min(WHOLE, ...points)];
  });
  return new Map(await pool.run(jobs));
}

/** The plies whose move was the only good one and hard to find, with the best line and the second. */
export async function onlyMoves(
  study: Study,
  { chain }: Findings,
): Promise<ReadonlyMap<number, readonly [Look, Look]>> {
  const { game, moments, budgets, pool } = study;
  const best = chosenPlies(study).filter((i) => chain.losses[i] === 0 && mayShine(moments[i]!));
  const jobs = best.map((i) => async (ask: Ask): Promise<[number, readonly [Look, Look]] | null> => {
    const moment = moments[i]!;
    const at = async (nodes: number, lines: number) => {
      const result = await ask(requestAt(moment, game.rules, nodes, lines));
      return [0, 1].map((line) => lookOfLine(result, moment.position, nodes, line));
    };
    const [obvious] = await at(budgets.obvious, 1);
    if (!obvious || isPlayed(obvious.line, moment)) return null;
    let pair: readonly [Look, Look] | null = null;
    for (const nodes of [budgets.first, ...budgets.confirm]) {
      const [one, two] = await at(nodes, 2);
      if (!one || !two || !isPlayed(one.line, moment)) return null;
      if (one.points - two.points < ONLY_MOVE_MARGIN) return null;
      pair = [one, two];
    }
    return pair && [i, pair];
  });
  const found = await pool.run(jobs);
  return new Map(found.filter((entry) => entry !== null));
}
