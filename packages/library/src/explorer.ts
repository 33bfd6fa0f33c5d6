/** The explorer: what was played from a position, how often, and how those games ended. */
import { applyMove, listMoves, type Move, type Position, parseRules, samePosition } from '@crownhead/rules';
import {
  type Collection,
  GAME_RESULTS,
  positionAt,
  type StoredResult,
  textOf,
  turnAt,
} from './collection.ts';
import { type GameFilter, gameTest } from './filter.ts';
import { finderFor } from './pattern.ts';

/** One move from the position. */
export interface ExplorerMove {
  /** Null for a turn without a move. */
  readonly move: Move | null;
  readonly after: Position;
  /** In how many games it was played here; a game in which it was played twice counts once. */
  readonly games: number;
  /** How many of them Black won, White won, and were drawn; the rest have no known result. */
  readonly black: number;
  readonly white: number;
  readonly drawn: number;
  /** The latest year in which it was played; 0 where none is known. */
  readonly lastYear: number;
}

/** What was played from a position. */
export interface Explored {
  /** The most frequent first. */
  readonly moves: readonly ExplorerMove[];
  /** How many games had the position, those that ended in it included. */
  readonly games: number;
}

interface Edge {
  readonly after: Position;
  /** The first game that has it, whose rules tell which move it was. */
  readonly game: number;
  lastGame: number;
  lastYear: number;
  /** By the index of the result. */
  readonly counts: number[];
}

function moveTo(collection: Collection, position: Position, { after, game }: Edge): Move | null {
  const rules = parseRules(textOf(collection, 'rules', game));
  const moves = rules.ok ? listMoves(position, rules.value) : rules;
  return (moves.ok && moves.value.find((move) => samePosition(applyMove(position, move), after))) || null;
}

/** Collects the moves from one position. */
class Edges {
  readonly #collection: Collection;
  readonly #edges: Edge[] = [];

  constructor(collection: Collection) {
    this.#collection = collection;
  }

  /** The move that leads to this place, in the game that it belongs to. */
  add(game: number, place: number): void {
    const edge = this.#edgeTo(game, place);
    if (edge.lastGame === game) return;
    edge.lastGame = game;
    edge.counts[this.#collection.results[game]!]! += 1;
    const year = this.#collection.years[game]!;
    if (year > edge.lastYear) edge.lastYear = year;
  }

  #edgeTo(game: number, place: number): Edge {
    const { starts, black, white, kings } = this.#collection;
    const [b, w, k] = [black[place]!, white[place]!, kings[place]!];
    for (const edge of this.#edges)
      if (edge.after.black === b && edge.after.white === w && edge.after.kings === k) return edge;
    const after = positionAt(this.#collection, game, place - starts[game]!);
    const edge: Edge = { after, game, lastGame: -1, lastYear: 0, counts: GAME_RESULTS.map(() => 0) };
    this.#edges.push(edge);
    return edge;
  }

  moves(position: Position): readonly ExplorerMove[] {
    return this.#edges
      .map((edge) => {
        const { after, lastYear, counts } = edge;
        const games = counts.reduce((sum, count) => sum + count, 0);
        const count = (result: StoredResult): number => counts[GAME_RESULTS.indexOf(result)]!;
        const results = { black: count('black'), white: count('white'), drawn: count('drawn') };
        return { move: moveTo(this.#collection, position, edge), after, games, ...results, lastYear };
      })
      .toSorted((a, b) => b.games - a.games);
  }
}

/** What was played from a position in all games, or in those that pass the filter: those of one player, for example. */
export function explore(collection: Collection, position: Position, filter: GameFilter = {}): Explored {
  const passes = gameTest(collection, filter);
  const { next } = finderFor(collection, { kind: 'position', position });
  const edges = new Edges(collection);
  let games = 0;
  for (let game = 0; game < collection.games; game += 1) {
    if (!passes(game)) continue;
    const start = collection.starts[game]!;
    const end = collection.starts[game + 1]!;
    let isThere = false;
    for (let place = next(start, end); place >= 0; place = next(place + 1, end)) {
      if (turnAt(collection, game, place - start) !== position.turn) continue;
      isThere = true;
      if (place + 1 < end) edges.add(game, place + 1);
    }
    if (isThere) games += 1;
  }
  return { moves: edges.moves(position), games };
}
