/** Finds the problem among the candidates of a game: one whose win a search proves, by one move and no other. */
import type { Move } from '@crownhead/rules';
import type { Engine } from '../../src/engine.ts';
import { Random } from '../../src/random.ts';
import { PROVED } from '../../src/score.ts';
import { requestFor } from '../../src/search-request.ts';
import { type Board, positionOf } from '../board.ts';
import type { Problem } from './problem-file.ts';

/** So many nodes show whether another move wins as well. */
const SECOND_MOVE = 500_000;
/** What is proved with fewer than this is no problem. */
const TRIVIAL = 5000;
/** Who is not ahead by so much after this share of the nodes is not likely to win. */
const HOPEFUL = 100;
const HOPEFUL_FROM = 0.1;

interface Proof {
  readonly move: Move;
  readonly nodes: number;
}

/** The move whose win a search of so many nodes proves, and with how many; null where it proves none. */
function proveWin(engine: Engine, board: Board, nodes: number): Proof | null {
  engine.clear();
  let score = 0;
  const found = engine.search(
    requestFor(positionOf(board), { nodes }),
    ({ lines }) => {
      score = lines[0]?.score ?? 0;
    },
    (visited) => score >= PROVED || (visited > nodes * HOPEFUL_FROM && score < HOPEFUL),
  );
  const best = found.lines[0];
  return best && best.score >= PROVED ? { move: best.moves[0]!, nodes: found.nodes } : null;
}

function hasSecondWin(engine: Engine, board: Board): boolean {
  const request = { ...requestFor(positionOf(board), { nodes: SECOND_MOVE }), lines: 2 };
  return (engine.search(request).lines[1]?.score ?? 0) >= PROVED;
}

/** One candidate is drawn by the seed, so that near and far ones come up alike. */
export function mineGame(
  engine: Engine,
  candidates: readonly Board[],
  nodes: number,
  seed: number,
): Omit<Problem, 'game'> | null {
  const board = candidates[Math.floor(new Random(seed).next() * candidates.length)];
  const proof = board && proveWin(engine, board, nodes);
  if (!board || !proof || proof.nodes < TRIVIAL || hasSecondWin(engine, board)) return null;
  return { position: positionOf(board), ...proof };
}
