/**
 * The move a level plays. Weak ones err like people: they look a move or two ahead, cannot tell near-equal moves apart, and
 * overlook long jumps. They never play nonsense. Below full strength the same request and seed give the same move,
 * whatever was searched before and however fast the machine is, unless the time given runs out first.
 */
import type { Move } from '@crownhead/rules';
import type { Engine, SearchResult } from './engine.ts';
import { checkRequest } from './invalid-request.ts';
import type { Level } from './level-list.ts';
import { Random } from './random.ts';
import type { RootSearch } from './root-search.ts';
import { INFINITE, type Score } from './score.ts';
import type { SearchRequest } from './search-request.ts';

/** What a jump in answer is worth seeing: one piece is seen by everybody. */
const LONG_JUMP = 2;

/** How one move looks to a player of this level. */
function impression(
  search: RootSearch,
  move: number,
  depth: number,
  { noise, overlooks }: Level,
  random: Random,
): Score {
  const seen = search.score(move, -INFINITE, INFINITE, depth);
  const answer = search.continuation()()[0];
  const blunder = answer !== undefined && answer.captured.length >= LONG_JUMP && random.next() < overlooks;
  // Not seeing the answer, the player judges the board as it stands after the move.
  const score = blunder ? search.staticEval(move) : seen;
  return score + random.bell() * noise;
}

/** The move that looks best; of those seen so far, where the search is stopped before it has seen them all. */
function pickNoisyBest(search: RootSearch, depth: number, level: Level, random: Random): Move | null {
  let best: Move | null = search.moves[0] ?? null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [i, move] of search.moves.entries()) {
    const score = impression(search, i, depth, level, random);
    if (search.stopped) break;
    if (score > bestScore) {
      bestScore = score;
      best = move;
    }
  }
  return best;
}

/** Looks one ply ahead, then two, up to as many as the level has, so that there is a fair choice whenever it must stop. */
function lookAhead(
  engine: Engine,
  request: SearchRequest,
  level: Level,
  plies: number,
  seed: number,
  shouldStop: () => boolean,
): Move | null {
  const stop = engine.stopper(request.limits, shouldStop);
  let nodes = 0;
  let best: Move | null = null;
  for (let depth = 1; depth <= plies; depth++) {
    // Each time from nothing, so that what a level sees depends on its depth alone.
    const search = engine.root(request, (more) => stop(nodes + more), level.megabytes);
    const move = pickNoisyBest(search, depth, level, new Random(seed));
    if (search.stopped && depth > 1) break;
    best = move;
    if (search.stopped) break;
    nodes += search.nodes;
  }
  return best;
}

const lesser = (own: number | null, given: number | undefined): number =>
  Math.min(own ?? Number.POSITIVE_INFINITY, given ?? Number.POSITIVE_INFINITY);

/** The move a level plays; null where there is none. The request's limits end it too, whichever comes first. */
export function moveAtLevel(
  engine: Engine,
  given: SearchRequest,
  level: Level,
  seed: number,
  shouldStop: () => boolean = () => false,
  report: (result: SearchResult) => void = () => undefined,
): Move | null {
  checkRequest(given);
  const { position, rules } = given;
  const known = level.book && engine.book?.choose(position, rules, level.book, seed);
  if (known) return known;
  const nodes = lesser(level.nodes, given.limits.nodes);
  const limits = Number.isFinite(nodes) ? { ...given.limits, nodes } : given.limits;
  const request = { ...given, limits, lines: 1 };
  if (level.depth !== null) {
    const plies = lesser(level.depth, given.limits.depth);
    return lookAhead(engine, request, level, plies, seed, shouldStop);
  }
  const result = engine.search(request, report, shouldStop, level.megabytes);
  return result.lines[0]?.moves[0] ?? null;
}
