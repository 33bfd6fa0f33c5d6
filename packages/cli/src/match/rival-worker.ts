/** The thread of the npm package `rapid-draughts` as a player: its own search, deepened until its time is over. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Limits } from '@crownhead/engine';
import type { Position } from '@crownhead/rules';
import { loadRival, type RivalGame, type RivalMove, rivalData } from '../bench/rival.ts';

export interface RivalTask {
  readonly position: Position;
  readonly limits: Limits;
}

export type RivalAnswer = { readonly move: RivalMove | null } | { readonly error: string };

/** Deeper than it will get. */
const DEEPEST = 40;
/** Where nothing limits it. */
const USUAL_DEPTH = 7;

const OUT_OF_TIME = Symbol('out of time');

const rival = loadRival();

/** Nothing but an error stops its search, so one is thrown where it asks for moves. */
function limited(game: RivalGame, isOver: () => boolean): RivalGame {
  const { strategy } = game.engine;
  game.engine.strategy = {
    ...strategy,
    moves: (node) => {
      if (isOver()) throw OUT_OF_TIME;
      return strategy.moves(node);
    },
  };
  return game;
}

/** The best move of the last depth that it finished. */
async function think({ position, limits }: RivalTask): Promise<RivalMove | null> {
  if (rival === null) throw new Error('rapid-draughts is not installed (npm ci brings it).');
  const { EnglishDraughtsComputerFactory: computers, EnglishDraughts: games } = rival;
  const { ms, nodes: mostNodes, depth } = limits;
  const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  const isFree = ms === undefined && mostNodes === undefined;
  const deepest = depth ?? (isFree ? USUAL_DEPTH : DEEPEST);
  let nodes = 0;
  const isOver = () => {
    nodes += 1;
    return nodes > (mostNodes ?? Number.POSITIVE_INFINITY) || performance.now() >= until;
  };
  const data = rivalData(position);
  const { moves } = games.setup(data);
  let best = moves[0] ?? null;
  if (moves.length < 2) return best;
  try {
    for (let maxDepth = 1; maxDepth <= deepest; maxDepth++)
      best = await computers.alphaBeta({ maxDepth })(limited(games.setup(data), isOver));
  } catch (error) {
    if (error !== OUT_OF_TIME) throw error;
  }
  return best;
}

const port = parentPort as MessagePort;
port.on('message', (task: RivalTask) => {
  think(task).then(
    (move) => port.postMessage({ move } satisfies RivalAnswer),
    (error) => port.postMessage({ error: String(error) } satisfies RivalAnswer),
  );
});
port.postMessage({ move: null } satisfies RivalAnswer);
