/** Searches a collection: one look at every game that passes the filter, and at its positions. */
import { type Collection, turnAt } from './collection.ts';
import { type GameFilter, gameTest } from './filter.ts';
import { type Finder, finderFor, mirrorPattern, type Pattern } from './pattern.ts';

/** What must have been on the board. */
export interface BoardQuery {
  readonly pattern: Pattern;
  /** Colours and board turned round will do as well. */
  readonly reversed?: boolean;
  /** On how many plies in a row, at the least; once unless given. A side to move is that of the first of them. */
  readonly held?: number;
  /** At this ply or before; at any unless given. */
  readonly byPly?: number;
}

/** Everything that is given must hold. */
export interface Query {
  readonly board?: BoardQuery;
  readonly filter?: GameFilter;
}

/** A game that was found. */
export interface Match {
  /** Its index in the collection. */
  readonly game: number;
  /** The first ply after which the board was as wanted, 0 for the start. */
  readonly ply: number;
}

const NOT_FOUND = -1;
/** No game is longer. Not infinity, with which every comparison would be one of floating-point numbers. */
const ANY_PLY = 1 << 29;

/** The first ply of one game where it is found. */
function firstPly(collection: Collection, finder: Finder, game: number, held: number, byPly: number): number {
  const start = collection.starts[game]!;
  const end = collection.starts[game + 1]!;
  // Neither later than wanted, nor so late that it cannot be held.
  const last = Math.min(end - held, start + byPly);
  let place = finder.next(start, last + 1);
  while (place >= 0 && place <= last) {
    const isTurn = finder.turn === null || finder.turn === turnAt(collection, game, place - start);
    // Where it is the wrong side's turn, it is the right one's a ply later.
    const first = isTurn ? place : place + 1;
    if (isTurn && held === 1) return first - start;
    const stop = finder.end(place + 1, end);
    if (first <= last && stop - first >= held) return first - start;
    place = finder.next(stop + 1, last + 1);
  }
  return NOT_FOUND;
}

function boardTest(
  collection: Collection,
  { pattern, reversed, held = 1, byPly = ANY_PLY }: BoardQuery,
): (game: number) => number {
  const find = (wanted: Pattern) => {
    const finder = finderFor(collection, wanted);
    return (game: number, by: number): number => firstPly(collection, finder, game, held, by);
  };
  const straight = find(pattern);
  if (!reversed) return (game) => straight(game, byPly);
  const turned = find(mirrorPattern(pattern));
  return (game) => {
    const ply = straight(game, byPly);
    const sooner = turned(game, ply === NOT_FOUND ? byPly : ply - 1);
    return sooner === NOT_FOUND ? ply : sooner;
  };
}

/** Every game that was looked for, in the order of the collection. */
export function search(collection: Collection, { board, filter = {} }: Query): readonly Match[] {
  const passes = gameTest(collection, filter);
  const plyIn = board ? boardTest(collection, board) : () => 0;
  const matches: Match[] = [];
  for (let game = 0; game < collection.games; game += 1) {
    if (!passes(game)) continue;
    const ply = plyIn(game);
    if (ply !== NOT_FOUND) matches.push({ game, ply });
  }
  return matches;
}
