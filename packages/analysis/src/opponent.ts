/**
 * An opponent for endings that are played out: it says what is proved of a position, resists as long as it can where it is lost, and where
 * a draw is proved it asks for the draw at every move: it chooses what leaves the fewest replies that hold.
 */
import { requestFor, requestOf, type SearchRequest } from '@crownhead/engine';
import {
  applyMove,
  columnOf,
  type Game,
  legalMoves,
  type Move,
  opposite,
  type Position,
  rowOf,
  type Side,
  samePosition,
  squaresOf,
} from '@crownhead/rules';
import type { KnownResult, OpponentAnswer } from '@crownhead/training';
import { isInTables } from './in-tables.ts';
import type { Ask } from './search-pool.ts';

/** Enough to resist well beyond the endgame tables. */
const NODES = 300_000;

/** What is proved, for the side to move. */
async function resultOf(request: SearchRequest, ask: Ask): Promise<KnownResult> {
  const [line] = (await ask(request)).lines;
  // Without a line the side to move cannot move.
  if (line === undefined) return 'loss';
  return line.verdict.kind === 'estimate' ? 'unknown' : line.verdict.kind;
}

/** Steps from each piece of a side to the nearest of the other side, all together. */
function distance(position: Position, side: Side): number {
  const others = squaresOf(position[opposite(side)]);
  return squaresOf(position[side]).reduce((sum, square) => {
    const steps = others.map((other) =>
      Math.max(Math.abs(rowOf(square) - rowOf(other)), Math.abs(columnOf(square) - columnOf(other))),
    );
    return sum + Math.min(...steps);
  }, 0);
}

interface Try {
  readonly move: Move;
  /** The share of replies that hold. */
  readonly holding: number;
  readonly isRepeated: boolean;
  readonly distance: number;
}

async function lookAt(game: Game, move: Move, ask: Ask): Promise<Try | null> {
  const { turn } = game.position;
  const after = applyMove(game.position, move);
  // Nobody gives the draw away who asks for it.
  if ((await resultOf(requestFor(after, { depth: 1 }), ask)) !== 'draw') return null;
  const replies = legalMoves(after);
  let holding = 0;
  for (const reply of replies)
    if ((await resultOf(requestFor(applyMove(after, reply), { depth: 1 }), ask)) !== 'win') holding += 1;
  return {
    move,
    holding: holding / replies.length,
    isRepeated: game.plies.some(({ before }) => samePosition(before, after)),
    distance: distance(after, turn),
  };
}

/** The most trying first: something new, few replies that hold, close to the other side. */
const byTrial = (a: Try, b: Try): number =>
  Number(a.isRepeated) - Number(b.isRepeated) || a.holding - b.holding || a.distance - b.distance;

/** What the opponent plays in a game that is not over, and what it knows of the position. */
export async function opponentAnswer(game: Game, ask: Ask): Promise<OpponentAnswer> {
  const { position } = game;
  const { lines } = await ask(requestOf(game, { nodes: NODES }));
  const [best] = lines;
  const [move] = best?.moves ?? [];
  if (!best || !move) throw new RangeError('There is no move to answer with.');
  const result = best.verdict.kind === 'estimate' ? 'unknown' : best.verdict.kind;
  if (result !== 'draw' || !isInTables(position)) return { result, move };
  const tries: Try[] = [];
  for (const one of legalMoves(position)) {
    const looked = await lookAt(game, one, ask);
    if (looked) tries.push(looked);
  }
  return { result, move: tries.sort(byTrial)[0]?.move ?? move };
}
