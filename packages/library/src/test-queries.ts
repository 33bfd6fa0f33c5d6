/** Random games and questions about them, from a seed, for tests. */
import {
  asSet,
  bitOf,
  drawn,
  endGame,
  type Game,
  listMoves,
  newGame,
  OFFICIAL,
  type Position,
  playMove,
  playTimePass,
  RULE_PRESETS,
  type RuleSet,
  SQUARES,
  writePdn,
} from '@crownhead/rules';
import { GAME_RESULTS, type Pattern, type Query } from './index.ts';
import type { NaiveGame } from './test-naive.ts';

/** Below a limit. */
export type Random = (limit: number) => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % limit;
  };
}

const NAMES = ['Tinsley', 'Wyllie', 'Anderson', 'Müller', 'Long', 'Hellman', ''];
const EVENTS = ['World Title', 'Club night', 'Hastings', ''];
const PRESETS: readonly RuleSet[] = Object.values(RULE_PRESETS).map(({ rules }) => rules);
const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

function randomGame(random: Random, rules: RuleSet, start: Position | undefined): Game {
  let game = newGame({ rules: { ...rules, first: rules.first === 'random' ? 'white' : rules.first }, start });
  const most = random(90);
  while (game.outcome === null && game.plies.length < most) {
    if (rules !== OFFICIAL && random(30) === 0) {
      game = playTimePass(game);
      continue;
    }
    const moves = listMoves(game.position, game.rules);
    if (!moves.ok || moves.value.length === 0) break;
    game = playMove(game, pick(random, moves.value.slice(0, 3 + random(9))));
  }
  return game.outcome === null && random(3) === 0 ? endGame(game, drawn('agreed')) : game;
}

/** Games by random people, most under the official rules, some from other starts. */
export function randomPdn(random: Random, games: number): string {
  let start: Position | undefined;
  return Array.from({ length: games }, () => {
    const rules = random(6) === 0 ? pick(random, PRESETS) : OFFICIAL;
    const game = randomGame(random, rules, random(8) === 0 ? start : undefined);
    if (rules === OFFICIAL) start = game.plies.at(random(game.plies.length || 1))?.before;
    const tags = [
      { name: 'Event', value: pick(random, EVENTS) },
      { name: 'Date', value: random(4) === 0 ? '????.??.??' : `${1850 + random(160)}.0${1 + random(9)}.??` },
    ];
    const facts = { names: { black: pick(random, NAMES), white: pick(random, NAMES) } };
    return `${writePdn({ game, tags, facts })}\n`;
  }).join('');
}

function randomPattern(random: Random, position: Position): Pattern {
  const kind = random(3);
  if (kind === 0) return { kind: 'position', position };
  const { black, white, kings } = position;
  const count = (set: number): number => SQUARES.filter((square) => (set & bitOf(square)) !== 0).length;
  if (kind === 1) {
    const sideOf = (set: number) => ({ men: count(set & ~kings), kings: count(set & kings) });
    return { kind: 'material', material: { black: sideOf(black), white: sideOf(white) } };
  }
  let [given, minded] = [0, 0];
  for (let n = 1 + random(6); n > 0; n -= 1) given |= 1 << random(32);
  for (let n = random(4); n > 0; n -= 1) minded |= 1 << random(32);
  const pieces = (black | white) & minded & given;
  return {
    kind: 'mask',
    mask: {
      ...{ black: asSet(black & given), white: asSet(white & given), empty: asSet(~(black | white) & given) },
      ...{ kings: asSet(pieces & kings), men: asSet(pieces & ~kings) },
      turn: random(3) === 0 ? position.turn : null,
    },
  };
}

/** A position that some game had, or one move from it. */
export function randomPosition(random: Random, games: readonly NaiveGame[]): Position {
  const { positions } = pick(random, games);
  return pick(random, random(3) === 0 ? positions.slice(0, 4) : positions);
}

export function randomQuery(random: Random, games: readonly NaiveGame[]): Query {
  const chance = (one: number): boolean => random(one) === 0;
  const pattern = randomPattern(random, randomPosition(random, games));
  return {
    ...(chance(8)
      ? {}
      : {
          board: {
            pattern,
            ...(chance(2) ? { reversed: true } : {}),
            ...(chance(3) ? { held: 1 + random(5) } : {}),
            ...(chance(4) ? { byPly: random(60) } : {}),
          },
        }),
    ...(chance(2)
      ? {}
      : {
          filter: {
            ...(chance(3) ? { player: pick(random, NAMES).slice(0, 4).toUpperCase() } : {}),
            ...(chance(4) ? { side: pick(random, ['black', 'white'] as const) } : {}),
            ...(chance(4) ? { event: pick(random, EVENTS).slice(0, 5) } : {}),
            ...(chance(4) ? { result: pick(random, GAME_RESULTS) } : {}),
            ...(chance(4)
              ? { years: { from: 1850 + random(80), ...(chance(2) ? { to: 1930 + random(80) } : {}) } }
              : {}),
            ...(chance(4)
              ? { plies: { ...(chance(2) ? { from: random(40) } : {}), to: 20 + random(70) } }
              : {}),
          },
        }),
  };
}
