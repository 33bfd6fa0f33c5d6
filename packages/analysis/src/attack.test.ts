/** Claims of many kinds, from games full of errors, attacked by somebody else with ten times the nodes. */
import { Random } from '@crownhead/engine';
import { applyMove, OFFICIAL, type Position, RULE_PRESETS, type RuleSet } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import type { Budgets } from './budgets.ts';
import { momentsOf } from './moments.ts';
import { gameReport } from './report.ts';
import { type Made, refute } from './test-attack.ts';
import { localEngine, randomGame } from './test-games.ts';
import { randomPosition } from './test-planted.ts';

const BUDGETS: Budgets = { first: 3_000, confirm: [6_000, 20_000], stake: 1_000, obvious: 500, rounds: 2 };
const ATTACK = 10 * BUDGETS.confirm[1];
const WANTED = FULL ? 2_000 : 10;
const LONG = 7_200_000;

/** Whole games and endings, and now and then other rules, whose search is slower: their games are short. */
function gameOf(game: number): [plies: number, rules: RuleSet, start?: Position] {
  if (game % 30 === 7) return [16, RULE_PRESETS[game % 60 === 7 ? 'sandbox' : 'lobby'].rules];
  if (game % 2 === 0) return [60, OFFICIAL];
  const random = new Random(game);
  return [30, OFFICIAL, randomPosition(random, 5 + Math.floor(random.next() * 7))];
}

describe('claims', () => {
  const port = localEngine();
  const seed = FULL ? (Math.random() * 2 ** 31) | 0 : 1;

  it(
    `[A14] are true: an independent search with ten times the nodes refutes none, seed ${seed}`,
    async () => {
      const kinds = new Map<string, number>();
      const refuted: string[] = [];
      let attacked = 0;
      const figures = (): void =>
        console.log(
          `${attacked} claims attacked, ${refuted.length} refuted, seed ${seed}`,
          Object.fromEntries(kinds),
          refuted,
        );
      for (let game = 0; attacked < WANTED; game++) {
        if (game % 50 === 49) figures();
        const played = randomGame(seed + game, ...gameOf(game));
        const { rules } = played;
        const moments = momentsOf(played);
        const report = await gameReport(played, { engines: [port], budgets: BUDGETS });
        for (const { move, claims, ply } of report.plies) {
          const { before } = played.plies[ply - 1]!;
          for (const claim of claims) {
            kinds.set(claim.kind, (kinds.get(claim.kind) ?? 0) + 1);
            if (claim.proof === 'estimate') continue;
            attacked += 1;
            const after = applyMove(before, move!);
            const made: Made = { claim, rules, history: moments[ply - 1]!.before, before, after };
            const why = refute(made, port.engine, ATTACK);
            if (why !== null)
              refuted.push(`game ${seed + game}, ply ${ply}, ${JSON.stringify(claim)}: ${why}`);
          }
        }
      }
      figures();
      expect(refuted).toEqual([]);
    },
    LONG,
  );
});
