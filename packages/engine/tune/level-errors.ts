/**
 * How often each level throws away most of a man: moves of every level in the same positions, judged by a deeper search.
 * node packages/engine/tune/level-errors.ts [--positions N] [--nodes N] [--levels 1,2,…]
 */
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { applyMove, legalMoves, type Move, newGame, type Position, playMove } from '@crownhead/rules';
import { Engine } from '../src/engine.ts';
import { LEVELS } from '../src/level-list.ts';
import { moveAtLevel } from '../src/levels.ts';
import { openCore } from '../src/node/open-core.ts';
import { openTables } from '../src/node/open-tables.ts';
import { Random } from '../src/random.ts';
import { requestFor, requestOf } from '../src/search-request.ts';

/** Most of a man, in the engine's scale. */
const MOST_OF_A_MAN = 150;
/** Positions are taken from games between these, which are neither too clean nor too wild. */
const PLAYED_BY = [4, 6] as const;
const LOWEST_PRIORITY = 19;

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '300' },
    nodes: { type: 'string', default: '50000' },
    levels: { type: 'string', default: LEVELS.map(({ level }) => level).join(',') },
  },
});
setPriority(LOWEST_PRIORITY);
const nodes = Number(values.nodes);
const engine = new Engine({ megabytes: 16, prober: openTables(), core: openCore(), clock: () => 0 });
const random = new Random(7);
const seed = () => Math.floor(random.next() * 2 ** 31);

/** Positions of played games, where there is a choice. */
function* positions(): Generator<Position> {
  for (;;) {
    let game = newGame({ drawRule: 'auto' });
    for (let ply = 0; game.outcome === null; ply++) {
      if (legalMoves(game.position).length > 1 && random.next() < 0.2) yield game.position;
      const level = LEVELS[PLAYED_BY[ply & 1]! - 1]!;
      game = playMove(game, moveAtLevel(engine, requestOf(game, {}), level, seed())!);
    }
  }
}

const judged = (position: Position): number =>
  engine.search(requestFor(position, { nodes }), undefined, undefined, 4).lines[0]?.score ?? 0;

/** What a move loses against the best one; 0 for the best. */
function lossOf(position: Position, best: number, move: Move): number {
  const after = applyMove(position, move);
  const score = legalMoves(after).length === 0 ? Number.POSITIVE_INFINITY : -judged(after);
  return Math.max(0, best - score);
}

const levels = values.levels.split(',').map((level) => LEVELS[Number(level) - 1]!);
const thrown = new Map(levels.map(({ level }) => [level, 0]));
let count = 0;
for (const position of positions()) {
  const best = judged(position);
  // Whoever is lost or has won already throws nothing away.
  if (Math.abs(best) > 600) continue;
  const losses = new Map<string, number>();
  for (const level of levels) {
    const move = moveAtLevel(engine, requestFor(position, { nodes }), level, seed());
    if (move === null) continue;
    const key = JSON.stringify(move);
    const loss = losses.get(key) ?? lossOf(position, best, move);
    losses.set(key, loss);
    if (loss >= MOST_OF_A_MAN) thrown.set(level.level, thrown.get(level.level)! + 1);
  }
  if (++count === Number(values.positions)) break;
}
for (const [level, times] of thrown)
  console.log(`level ${level}: ${((100 * times) / count).toFixed(1)} % of ${count} moves`);
