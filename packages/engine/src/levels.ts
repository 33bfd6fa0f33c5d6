/**
 * Ten levels, from one a child can beat to full strength. Weak ones err like people: they look a move or two ahead, cannot
 * tell near-equal moves apart, and overlook long jumps. They never play nonsense, and the same seed plays the same move.
 */
import type { Move } from '@crownhead/rules';
import type { Limits, Question } from './question.ts';
import { Random } from './random.ts';
import { INFINITE, type Score } from './score.ts';
import type { RootSearch, Thinker } from './thinker.ts';
import { Transpositions } from './transposition.ts';

export interface Level {
  readonly level: number;
  readonly name: string;
  /** Plies looked ahead, jumps at the end of them followed. */
  readonly depth: number | null;
  /** Nodes looked at, for levels that search as long as they may. */
  readonly nodes: number | null;
  /** How far apart, in hundredths of a man, two moves must be to be told apart most of the time. */
  readonly noise: number;
  /** How often an answer that takes several pieces is not seen coming. */
  readonly overlooks: number;
}

export const LEVELS: readonly Level[] = [
  { level: 1, name: 'First steps', depth: 1, nodes: null, noise: 60, overlooks: 0.8 },
  { level: 2, name: 'Beginner', depth: 1, nodes: null, noise: 30, overlooks: 0.5 },
  { level: 3, name: 'Casual', depth: 2, nodes: null, noise: 22, overlooks: 0.3 },
  { level: 4, name: 'Family champion', depth: 3, nodes: null, noise: 15, overlooks: 0.15 },
  { level: 5, name: 'Club player', depth: 4, nodes: null, noise: 9, overlooks: 0.05 },
  { level: 6, name: 'Strong club player', depth: 6, nodes: null, noise: 4, overlooks: 0 },
  { level: 7, name: 'Expert', depth: null, nodes: 20_000, noise: 0, overlooks: 0 },
  { level: 8, name: 'Master', depth: null, nodes: 100_000, noise: 0, overlooks: 0 },
  { level: 9, name: 'Grandmaster', depth: null, nodes: 600_000, noise: 0, overlooks: 0 },
  { level: 10, name: 'Full strength', depth: null, nodes: null, noise: 0, overlooks: 0 },
];

/** What a jump in answer is worth seeing: one piece is seen by everybody. */
const LONG_JUMP = 2;

/** Enough for the few plies that these levels look ahead. */
const LEVEL_MEGABYTES = 1;

/** How one move looks to a player of this level. */
function impression(
  search: RootSearch,
  move: number,
  { depth, noise, overlooks }: Level,
  random: Random,
): Score {
  const seen = search.score(move, -INFINITE, INFINITE, depth!);
  const answer = search.continuation()[0];
  const blunder = answer !== undefined && answer.captured.length >= LONG_JUMP && random.next() < overlooks;
  // Not seeing the answer, the player judges the board as it stands after the move.
  const score = blunder ? search.glance(move) : seen;
  return score + random.bell() * noise;
}

/** The move a level plays; null where there is none. `limits` bounds the levels that have no bound of their own. */
export function moveAtLevel(
  thinker: Thinker,
  question: Question,
  level: Level,
  seed: number,
  shouldStop: () => boolean = () => false,
): Move | null {
  if (level.depth === null) {
    const limits: Limits =
      level.nodes === null ? question.limits : { ...question.limits, nodes: level.nodes };
    const thought = thinker.think({ ...question, limits, lines: 1 }, undefined, shouldStop);
    return thought.lines[0]?.moves[0] ?? null;
  }
  // What was searched before would change what is seen now, and with it the move that a seed plays.
  const search = thinker.root(question, shouldStop, new Transpositions(LEVEL_MEGABYTES));
  const random = new Random(seed);
  let best: Move | null = search.moves[0] ?? null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [i, move] of search.moves.entries()) {
    const score = impression(search, i, level, random);
    if (search.stopped) break;
    if (score > bestScore) {
      bestScore = score;
      best = move;
    }
  }
  return best;
}
