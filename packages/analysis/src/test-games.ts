/** Games and engines for tests of reports: engines in this thread, games by random choice with a seed. */
import { Engine, LEVELS, moveAtLevel, Random, requestOf } from '@crownhead/engine';
import { openCore, openTables } from '@crownhead/engine/node';
import {
  type Game,
  isJump,
  listMoves,
  newGame,
  OFFICIAL,
  type Position,
  playMove,
  type RuleSet,
  standardStart,
} from '@crownhead/rules';
import type { Budgets } from './budgets.ts';
import type { SearchPort } from './search-pool.ts';

/** Enough to disagree about moves, little enough for many games. */
export const SMALL: Budgets = {
  first: 1_000,
  confirm: [2_000, 4_000],
  stake: 1_000,
  obvious: 500,
  rounds: 2,
};

const core = openCore();
const tables = openTables();

/** An engine where it is called. */
export function localEngine(megabytes = 16): SearchPort & { readonly engine: Engine } {
  const engine = new Engine({ megabytes, prober: tables, core, clock: () => performance.now() });
  return { engine, search: async (request) => engine.search(request), clear: () => engine.clear() };
}

/** A game of random moves, jumps preferred, so that it has errors of every size. */
export function randomGame(
  seed: number,
  plies: number,
  rules: RuleSet = OFFICIAL,
  start: Position = standardStart(rules.first === 'random' ? 'black' : rules.first),
): Game {
  const random = new Random(seed);
  let game = newGame({ rules, start, drawRule: 'auto' });
  while (game.outcome === null && game.plies.length < plies) {
    const listed = listMoves(game.position, rules, 1_000);
    const moves = listed.ok ? listed.value : [];
    const jumps = moves.filter(isJump);
    const among = jumps.length > 0 ? jumps : moves;
    if (among.length === 0) break;
    game = playMove(game, among[Math.floor(random.next() * among.length)]!);
  }
  return game;
}

/** A game of a level of the computer against itself: errors such as people make. */
export function levelGame(engine: Engine, seed: number, level: number, plies = 90): Game {
  let game = newGame({ drawRule: 'auto' });
  while (game.outcome === null && game.plies.length < plies) {
    const move = moveAtLevel(engine, requestOf(game, {}), LEVELS[level - 1]!, seed + game.plies.length);
    if (move === null) break;
    game = playMove(game, move);
  }
  return game;
}
