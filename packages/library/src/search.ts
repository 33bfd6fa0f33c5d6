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

function isHeld({ isAt }: Finder, from: number, held: number): boolean {
  for (let place = from + 1; place < from + held; place += 1) if (!isAt(place)) return false;
  return true;
}

/** The first ply of one game where it is found. */
function firstPly(collection: Collection, finder: Finder, game: number, held: number, byPly: number): number {
  const start = collection.starts[game]!;
  const end = Math.min(collection.starts[game + 1]! - held + 1, start + byPly + 1);
  for (let place = finder.next(start, end); place >= 0; place = finder.next(place + 1, end)) {
    const ply = place - start;
    if (finder.turn !== null && finder.turn !== turnAt(collection, game, ply)) continue;
    if (isHeld(finder, place, held)) return ply;
  }
  return NOT_FOUND;
}

function boardTest(
  collection: Collection,
  { pattern, reversed, held = 1, byPly = Number.POSITIVE_INFINITY }: BoardQuery,
): (game: number) => number {
  const find = (wanted: Pattern) => {
    const finder = finderFor(collection, wanted);
    return (game: number): number => firstPly(collection, finder, game, held, byPly);
  };
  const straight = find(pattern);
  if (!reversed) return straight;
  const turned = find(mirrorPattern(pattern));
  return (game) => {
    const [a, b] = [straight(game), turned(game)];
    return a === NOT_FOUND || b === NOT_FOUND ? Math.max(a, b) : Math.min(a, b);
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
