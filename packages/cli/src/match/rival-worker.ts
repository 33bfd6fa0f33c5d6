/** The thread of the npm package `rapid-draughts` as a player: its own search, deepened until its time is over. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Limits } from '@crownhead/engine';
import { type Position, squaresOf } from '@crownhead/rules';
import { loadRival, type RivalData, type RivalGame, type RivalMove } from '../bench/rival.ts';

export interface RivalTask {
  readonly position: Position;
  readonly limits: Limits;
}

export type RivalAnswer = { readonly move: RivalMove | null } | { readonly error: string };

/** The bit of each square from 1 on, as its board has them. */
const BITS = [
  11, 5, 31, 25, 10, 4, 30, 24, 3, 29, 23, 17, 2, 28, 22, 16, 27, 21, 15, 9, 26, 20, 14, 8, 19, 13, 7, 1, 18,
  12, 6, 0,
] as const;

/** Deeper than it will get. */
const DEEPEST = 40;
/** Where nothing limits it. */
const USUAL_DEPTH = 7;

const OUT_OF_TIME = Symbol('out of time');

const rival = loadRival();

const wordOf = (set: Position['black']): number =>
  squaresOf(set).reduce((word, square) => word | (1 << BITS[square - 1]!), 0);

const dataOf = ({ black, white, kings, turn }: Position): RivalData => ({
  player: turn === 'black' ? 'dark' : 'light',
  board: { dark: wordOf(black), light: wordOf(white), king: wordOf(kings) },
  // By its own count of quiet moves it would give up long before the draw: it is not told.
  stats: { sinceCapture: 0, sinceNonKingAdvance: 0 },
});

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
  const data = dataOf(position);
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
