/** Players of a rating: between the levels beside it, and the same from the same seed. */
import {
  LEAST_RATING,
  LEVEL_RATINGS,
  levelBelow,
  levelNearest,
  MOST_RATING,
  newGame,
  playMove,
  RULE_PRESETS,
  type Side,
  START,
} from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { levelAt } from './invalid-request.ts';
import { LEVELS } from './level-list.ts';
import { moveAtLevel } from './levels.ts';
import { openCore } from './node/open-core.ts';
import { seedAt } from './random.ts';
import { playerRated } from './rated-player.ts';
import { requestFor, requestOf } from './search-request.ts';

const newThinker = () => new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => 0 });
const rated = Object.values(LEVEL_RATINGS);
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

/** How many games in all, with the sides in turn, and what the player of this strength scores against level 2. */
const GAMES = 60;
function scoreAgainstLevel2(strength: number | { readonly rating: number }): number {
  const engine = newThinker();
  let score = 0;
  for (let number = 0; number < GAMES; number++) {
    const own: Side = number % 2 === 0 ? 'black' : 'white';
    let game = newGame({ drawRule: 'auto' });
    for (let ply = 0; ply < 120 && game.outcome === null; ply++) {
      const seed = seedAt(number >> 1, game.position);
      // The first plies are level 1's, so that games differ.
      const level = ply < 2 ? LEVELS[0]! : levelAt(game.position.turn === own ? strength : 2, seed);
      game = playMove(game, moveAtLevel(engine, requestOf(game, {}), level, seed)!);
    }
    const winner = game.outcome?.winner ?? null;
    score += winner === null ? 0.5 : winner === own ? 1 : 0;
  }
  return score;
}

describe('[S4] playing at a rating', () => {
  it('has a scale on which each level is above the one below, and a club player has 1600', () => {
    expect(rated).toEqual([...rated].sort((a, b) => a - b));
    expect(new Set(rated).size).toBe(LEVELS.length - 1);
    expect([LEVEL_RATINGS[5], LEAST_RATING, MOST_RATING]).toEqual([1600, rated[0], rated.at(-1)]);
    expect([levelBelow(1700), levelNearest(1700), levelNearest(1900)]).toEqual([5, 5, 6]);
  });

  it('is playing like a level at the rating of that level, and like both neighbours between them', () => {
    for (const [i, rating] of rated.entries())
      expect(new Set(SEEDS.map((seed) => playerRated(rating, seed).level))).toEqual(new Set([i + 1]));
    const share = (rating: number): number =>
      SEEDS.filter((seed) => playerRated(rating, seed).level === 6).length / SEEDS.length;
    const shares = [1600, 1685, 1770, 1855].map(share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(Math.abs(shares[2]! - 0.5)).toBeLessThan(0.1);
  });

  it('scores between the two levels beside it', () => {
    const [between, above] = [{ rating: 980 }, 3].map(scoreAgainstLevel2);
    // Level 2 wins as much as it loses against itself, where every game is played twice with the sides changed.
    expect(between).toBeGreaterThan(GAMES / 2);
    expect(above).toBeGreaterThan(between!);
  });

  it('gives the same move from the same seed, under every rule set', () => {
    for (const { rules } of Object.values(RULE_PRESETS)) {
      const request = requestFor(START, { nodes: 500 }, rules);
      const move = (seed: number) => moveAtLevel(newThinker(), request, playerRated(1320, seed), seed);
      for (const seed of [1, 2, 3]) {
        expect(move(seed)).not.toBeNull();
        expect(move(seed)).toEqual(move(seed));
      }
    }
  });

  it.each([
    0,
    100,
    LEAST_RATING - 1,
    MOST_RATING + 1,
    1600.5,
    Number.NaN,
  ])('rejects a rating of %d', (rating) => {
    expect(() => levelAt({ rating }, 1)).toThrow(
      `The rating must be a whole number from ${LEAST_RATING} to ${MOST_RATING}.`,
    );
  });
});
