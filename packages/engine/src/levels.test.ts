/** The ten levels: weaker ones err, all are legal, repeatable and in time. */
import {
  isLegal,
  LEVEL_NAMES,
  legalMoves,
  levelText,
  newGame,
  playMove,
  RULE_PRESETS,
  START,
} from '@crownhead/rules';
import { at, FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { LEVELS, type Level } from './level-list.ts';
import { moveAtLevel } from './levels.ts';
import { openCore } from './node/open-core.ts';
import { seedAt } from './random.ts';
import { type Limits, requestFor, requestOf, type SearchRequest } from './search-request.ts';

const newThinker = () => new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => 0 });

/** Levels that search as long as they may are given little, so that the tests are quick. */
const FEW: Limits = { nodes: 2000 };
const quick = LEVELS.map((level) => ({
  ...level,
  nodes: level.depth === null && level.nodes !== null ? 2000 : level.nodes,
}));

/** How far games are played, and how many slips are tried. */
const [PLIES, SEEDS] = FULL ? [24, 6] : [10, 2];

/** Full strength would soon begin nothing new on such a clock; what ends everything is far away. */
const SLOW_MS = 800;

describe('levels', () => {
  it('[L3][S7] are ten, each looking further or erring less than the one before', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const [i, level] of LEVELS.entries()) {
      const before = LEVELS[i - 1];
      if (before === undefined) continue;
      expect(level.noise).toBeLessThanOrEqual(before.noise);
      expect(level.overlooks).toBeLessThanOrEqual(before.overlooks);
      const [reach, reachBefore] = [level, before].map(({ depth, nodes }) => [
        depth ?? 99,
        nodes ?? Infinity,
      ]);
      const further = reach!.some((n, what) => n > reachBefore![what]!);
      expect(further || level.noise < before.noise, level.name).toBe(true);
      expect(reach![0], level.name).toBeGreaterThanOrEqual(reachBefore![0]!);
    }
  });

  it('[L3][S7] play the same game from the same seed', () => {
    const game = (level: (typeof LEVELS)[number], seed: number): string => {
      const engine = newThinker();
      let now = newGame({ drawRule: 'auto' });
      for (let ply = 0; ply < PLIES && now.outcome === null; ply++) {
        const move = moveAtLevel(engine, requestOf(now, FEW), level, seedAt(seed, now.position))!;
        now = playMove(now, move);
      }
      return now.plies.map((ply) => (ply.kind === 'move' ? ply.move.path.join() : '')).join(' ');
    };
    for (const level of quick) expect(game(level, 7), level.name).toBe(game(level, 7));
    // The weak ones vary: six seeds do not all play the same.
    for (const level of quick.slice(0, 4)) {
      const games = new Set(Array.from({ length: 6 }, (_, seed) => game(level, seed)));
      expect(games.size, level.name).toBeGreaterThan(3);
    }
  });

  it('[L3] do not depend on what was searched before, below full strength', () => {
    const positions = [
      START,
      at('W:W18,20,21,22,23,25,26,30,32:B2,5,7,8,9,11,13,15,16'),
      at('B:WK7,13,17,21,25:B1,6,9,12,19,K23,K31'),
    ];
    const experienced = newThinker();
    for (const position of positions) experienced.search(requestFor(position, { depth: 9 }));
    for (const level of LEVELS.slice(0, 8)) {
      for (const position of positions) {
        // Without slips a seed makes no difference.
        for (let seed = 0; seed < (level.noise > 0 ? SEEDS : 1); seed++) {
          const request = requestFor(position, {});
          const move = moveAtLevel(newThinker(), request, level, seed);
          expect(moveAtLevel(experienced, request, level, seed), level.name).toEqual(move);
        }
      }
    }
  });

  it('[L3] do not depend on the moves of the game they result about before', () => {
    const expert = LEVELS[6]!;
    const experienced = newThinker();
    let game = newGame({ drawRule: 'auto' });
    while (game.outcome === null && game.plies.length < PLIES) {
      const request = requestOf(game, {});
      const move = moveAtLevel(newThinker(), request, expert, 1)!;
      expect(moveAtLevel(experienced, request, expert, 1)).toEqual(move);
      game = playMove(game, move);
    }
  });

  it('[L3] play legal moves only, under every preset, against each other', () => {
    for (const [id, { rules }] of Object.entries(RULE_PRESETS)) {
      const engine = newThinker();
      for (const [black, white] of [
        [quick[0]!, quick[3]!],
        [quick[4]!, quick[9]!],
      ] as const) {
        let game = newGame({
          rules: { ...rules, first: rules.first === 'white' ? 'white' : 'black' },
          drawRule: 'auto',
        });
        for (let ply = 0; ply < 2 * PLIES && game.outcome === null; ply++) {
          const level = game.position.turn === 'black' ? black : white;
          const move = moveAtLevel(engine, requestOf(game, { nodes: 120 }), level, ply);
          expect(move, `${id} ${ply}`).not.toBeNull();
          expect(isLegal(game.position, game.rules, move!), `${id} ${ply}`).toBe(true);
          game = playMove(game, move!);
        }
      }
    }
  });

  /** How often a level asks whether to stop, which is how long it searches, on a clock that moves when looked at. */
  const askings = (level: Level, request: SearchRequest, tick: number): number => {
    let now = 0;
    const clock = () => {
      now += tick;
      return now;
    };
    let asked = 0;
    moveAtLevel(
      new Engine({ megabytes: 1, prober: null, core: openCore(), clock }),
      request,
      level,
      1,
      () => {
        asked += 1;
        return false;
      },
    );
    return asked;
  };
  const lobby = RULE_PRESETS.lobby.rules;
  const MANY_ROUTES = at(
    'B:WK6,K7,K8,K13,K14,K15,K16,K21,K22,K23,K24,K29:BK1,K2,K3,K4,K9,K11,K17,K20,K25,K27,K28,K32',
  );

  it('[L3] keep to the time they are given, whatever the rules', () => {
    for (const level of LEVELS.slice(3)) {
      for (const limits of [{ ms: 10 }, { clock: { left: 30, increment: 0 } }]) {
        expect(askings(level, requestFor(MANY_ROUTES, limits, lobby), 1), level.name).toBeLessThan(12);
      }
    }
  });

  it('[L3] look at so many positions and no more, however many moves there are', () => {
    // Under these rules every 64 nodes are followed by the question whether to stop.
    const deepest = LEVELS.findLast(({ depth }) => depth !== null)!;
    const most = FULL ? deepest.nodes! : 10_000;
    const nodes = askings({ ...deepest, nodes: most }, requestFor(MANY_ROUTES, {}, lobby), 0) * 64;
    expect(nodes / most).toBeGreaterThan(0.9);
    expect(nodes / most).toBeLessThan(1.1);
    expect(deepest.nodes).toBe(100_000);
    for (const level of LEVELS) if (level.depth !== null) expect(level.nodes).toBe(deepest.nodes);
    // What was asked for counts where it is less.
    for (const level of LEVELS) {
      const few = requestFor(MANY_ROUTES, { nodes: 640 }, lobby);
      expect(askings(level, few, 0), level.name).toBeLessThan(10);
    }
  });

  it('[L3] think as long on a slow machine, where time does not run out', () => {
    for (const level of LEVELS.slice(0, 8)) {
      const request = requestFor(START, { clock: { left: 1_000_000, increment: 0 } });
      expect(askings(level, request, SLOW_MS), level.name).toBe(askings(level, request, 0));
    }
  });

  it('[L3] have no move where there is none, and stop when told', () => {
    const over = at('B:W1,6,10,15:B');
    for (const level of quick) {
      expect(moveAtLevel(newThinker(), requestFor(over, FEW), level, 1)).toBeNull();
      const stopped = moveAtLevel(newThinker(), requestFor(START, {}), level, 1, () => true);
      expect(legalMoves(START)).toContainEqual(stopped);
    }
  });
});

it('[W6] [L3] levels are called as everywhere', () => {
  expect(LEVELS.map(({ level, name }) => [`${level}`, name])).toEqual(Object.entries(LEVEL_NAMES));
  expect(levelText(3)).toBe('level 3, Casual');
});
