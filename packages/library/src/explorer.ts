/** The explorer: what was played from a position, how often, and how those games ended. */
import { applyMove, listMoves, type Move, type Position, parseRules, samePosition } from '@crownhead/rules';
import { type Collection, type GameResult, positionAt, resultOfGame, textOf, turnAt } from './collection.ts';
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
  games: number;
  lastYear: number;
  readonly counts: Record<GameResult, number>;
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

  /** The move after this ply of a game. */
  add(game: number, ply: number): void {
    const edge = this.#edgeTo(game, ply + 1);
    if (edge.lastGame === game) return;
    edge.lastGame = game;
    edge.games += 1;
    edge.counts[resultOfGame(this.#collection, game)] += 1;
    edge.lastYear = Math.max(edge.lastYear, this.#collection.years[game]!);
  }

  #edgeTo(game: number, ply: number): Edge {
    const { starts, black, white, kings } = this.#collection;
    const at = starts[game]! + ply;
    const known = this.#edges.find(
      ({ after }) => after.black === black[at] && after.white === white[at] && after.kings === kings[at],
    );
    if (known) return known;
    const edge: Edge = {
      ...{ after: positionAt(this.#collection, game, ply), game, lastGame: -1, games: 0, lastYear: 0 },
      counts: { none: 0, black: 0, white: 0, drawn: 0 },
    };
    this.#edges.push(edge);
    return edge;
  }

  moves(position: Position): readonly ExplorerMove[] {
    return this.#edges
      .toSorted((a, b) => b.games - a.games)
      .map((edge) => ({
        move: moveTo(this.#collection, position, edge),
        after: edge.after,
        games: edge.games,
        ...{ black: edge.counts.black, white: edge.counts.white, drawn: edge.counts.drawn },
        lastYear: edge.lastYear,
      }));
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
      if (place + 1 < end) edges.add(game, place - start);
    }
    if (isThere) games += 1;
  }
  return { moves: edges.moves(position), games };
}
