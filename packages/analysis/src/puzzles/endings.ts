/** Endings as puzzles: a game is played on, with every exchange that costs nothing, until the endgame tables know all about it. */
import { requestFor } from '@crownhead/engine';
import {
  applyMove,
  boardOutcome,
  type Game,
  isJump,
  legalMoves,
  type Move,
  movesAreOfficial,
  OFFICIAL,
  type Position,
} from '@crownhead/rules';
import { capturesFrom, countedValue, type Goal, type Puzzle } from '@crownhead/training';
import { isInTables } from '../in-tables.ts';
import type { Ask } from '../search-pool.ts';
import { buildPuzzle } from './build.ts';
import { PUZZLE_BUDGETS } from './judge.ts';

const PLAYED_ON = 80;
/** Plies of the ending itself: later ones resemble those before. */
const KNOWN_PLIES = 16;
const FEWEST_MOVES = 4;
/** Enough for a sensible move; the tables need none. */
const NODES = 1_000;

/** An exchange by which nobody wins a piece; null where there is none. */
function exchangeAt(position: Position): Move | null {
  const moves = legalMoves(position);
  if (moves.length === 0 || isJump(moves[0]!)) return null;
  const values = moves.map((move) => countedValue(position, move, 1));
  const best = Math.max(...values);
  const isExchange = (move: Move, i: number): boolean =>
    values[i] === best && capturesFrom(applyMove(position, move)).length > 1;
  return moves.find(isExchange) ?? null;
}

/** What may be asked: few moves keep what the tables promise. Null where many do, or they know nothing. */
async function goalAt(position: Position, ask: Ask): Promise<Goal | null> {
  const moves = legalMoves(position);
  if (moves.length < FEWEST_MOVES || isJump(moves[0]!)) return null;
  const { lines } = await ask({ ...requestFor(position, { nodes: NODES }), lines: moves.length });
  const kinds = lines.map(({ verdict }) => verdict.kind);
  const [best] = kinds;
  if (best !== 'win' && best !== 'draw') return null;
  return kinds.filter((kind) => kind === best).length * 3 <= Math.max(3, moves.length) ? best : null;
}

/** A puzzle of the ending that a game under the official rules leads to. All that they say is in the tables. */
export async function mineEndings(game: Game, source: string, ask: Ask): Promise<readonly Puzzle[]> {
  if (!movesAreOfficial(game.rules)) return [];
  let { position } = game;
  let known = 0;
  for (let i = 0; i < PLAYED_ON && known < KNOWN_PLIES; i += 1) {
    if (boardOutcome(position, OFFICIAL) !== null) break;
    const isKnown = isInTables(position);
    if (isKnown) known += 1;
    const goal = isKnown ? await goalAt(position, ask) : null;
    const puzzle = goal && (await buildPuzzle(position, goal, source, PUZZLE_BUDGETS, ask));
    // What follows resembles it.
    if (puzzle) return [puzzle];
    const move = exchangeAt(position) ?? (await moveAt(position, ask));
    if (!move) break;
    position = applyMove(position, move);
  }
  return [];
}

const moveAt = async (position: Position, ask: Ask): Promise<Move | null> =>
  (await ask(requestFor(position, { nodes: NODES }))).lines[0]?.moves[0] ?? null;
