/** Requests that no search could answer, or ever finish: rejected up front instead of guessed at. */
import { isRating, LEAST_RATING, MOST_RATING, type Strength } from '@crownhead/rules';
import { LEVELS, type Level } from './level-list.ts';
import { playerRated } from './rated-player.ts';
import type { SearchRequest } from './search-request.ts';

/** The part of a request that makes no sense. */
export type RequestPart = 'depth' | 'nodes' | 'ms' | 'clock' | 'lines' | 'level' | 'rating';

const WORDS: Readonly<Record<RequestPart, string>> = {
  depth: 'The depth must be a whole number from 1.',
  nodes: 'The number of nodes must be a whole number from 1.',
  ms: 'The time for a move must be a number of milliseconds from 0.',
  clock: 'The time on a clock must be a number of milliseconds from 0.',
  lines: 'The number of lines must be a whole number from 1.',
  level: `The level must be a whole number from 1 to ${LEVELS.length}.`,
  rating: `The rating must be a whole number from ${LEAST_RATING} to ${MOST_RATING}.`,
};

/** Thrown for a request that makes no sense: a mistake of the program that asks. */
export class InvalidRequest extends Error {
  readonly part: RequestPart;

  constructor(part: RequestPart) {
    super(WORDS[part]);
    this.name = 'InvalidRequest';
    this.part = part;
  }
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 1;
const isTime = (n: number): boolean => Number.isFinite(n) && n >= 0;

/** Throws for a limit that would never be reached, as well as for one that is none. */
export function checkRequest({ limits, lines }: SearchRequest): void {
  const { depth, nodes, ms, clock } = limits;
  if (depth !== undefined && !isCount(depth)) throw new InvalidRequest('depth');
  if (nodes !== undefined && !isCount(nodes)) throw new InvalidRequest('nodes');
  if (ms !== undefined && !isTime(ms)) throw new InvalidRequest('ms');
  if (clock !== undefined && !(isTime(clock.left) && isTime(clock.increment)))
    throw new InvalidRequest('clock');
  if (!isCount(lines)) throw new InvalidRequest('lines');
}

/** The level that plays here: the one of this number, or the one that a player of this rating plays like at this move. */
export function levelAt(strength: Strength, seed: number): Level {
  if (typeof strength === 'number') {
    const level = LEVELS[strength - 1];
    if (level === undefined) throw new InvalidRequest('level');
    return level;
  }
  if (!isRating(strength.rating)) throw new InvalidRequest('rating');
  return playerRated(strength.rating, seed);
}
