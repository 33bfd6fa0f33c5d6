/** The same answers by the plainest means, for tests: every game replayed by `rules`, every square of every position looked at. */
import {
  formatMove,
  type Game,
  isDraw,
  type PdnGame,
  type Piece,
  type Position,
  pieceAt,
  readPdn,
  replayPdn,
  type Side,
  SQUARES,
  samePosition,
  squaresOf,
  tagValue,
} from '@crownhead/rules';
import type { Match, Pattern, Query, StoredResult } from './index.ts';

/** A game as the naive scan sees it. */
export interface NaiveGame {
  readonly source: PdnGame;
  readonly game: Game;
  readonly positions: readonly Position[];
}

export const naiveGames = (text: string): readonly NaiveGame[] =>
  readPdn(text).map((source) => {
    const { game } = replayPdn(source);
    return { source, game, positions: [...game.plies.map(({ before }) => before), game.position] };
  });

const other = (side: Side): Side => (side === 'black' ? 'white' : 'black');

/** What stands on a square, or what stands on it with the board turned round. */
function seen(position: Position, square: number, turned: boolean): Piece | null {
  const piece = pieceAt(position, SQUARES[turned ? 32 - square : square - 1]!);
  return piece && turned ? { ...piece, side: other(piece.side) } : piece;
}

function isOn(pattern: Pattern, position: Position, turned: boolean): boolean {
  const at = (square: number): Piece | null => seen(position, square, turned);
  switch (pattern.kind) {
    case 'position':
      return SQUARES.every((square) => {
        const [a, b] = [pieceAt(pattern.position, square), at(square)];
        return a?.side === b?.side && a?.kind === b?.kind;
      });
    case 'mask': {
      const { black, white, empty, kings, men } = pattern.mask;
      return (
        squaresOf(black).every((square) => at(square)?.side === 'black') &&
        squaresOf(white).every((square) => at(square)?.side === 'white') &&
        squaresOf(empty).every((square) => at(square) === null) &&
        squaresOf(kings).every((square) => at(square)?.kind === 'king') &&
        squaresOf(men).every((square) => at(square)?.kind === 'man')
      );
    }
    case 'material': {
      const count = (side: Side, kind: string): number =>
        SQUARES.filter((square) => at(square)?.side === side && at(square)?.kind === kind).length;
      return (['black', 'white'] as const).every((side) => {
        const { men, kings } = pattern.material[side];
        return count(side, 'man') === men && count(side, 'king') === kings;
      });
    }
  }
}

const turnOf = (pattern: Pattern): Side | null =>
  pattern.kind === 'material' ? null : pattern.kind === 'mask' ? pattern.mask.turn : pattern.position.turn;

function firstPly({ positions }: NaiveGame, { board }: Query): number | null {
  if (!board) return 0;
  const { pattern, reversed = false, held = 1, byPly = 1e9 } = board;
  const turn = turnOf(pattern);
  const fits = (ply: number, turned: boolean): boolean =>
    (turn === null || positions[ply]!.turn === (turned ? other(turn) : turn)) &&
    ply + held <= positions.length &&
    positions.slice(ply, ply + held).every((position) => isOn(pattern, position, turned));
  const ply = positions.findIndex(
    (_, at) => at <= byPly && (fits(at, false) || (reversed && fits(at, true))),
  );
  return ply < 0 ? null : ply;
}

const tag = ({ source }: NaiveGame, name: string): string =>
  (tagValue(source.tags, name) ?? '').toLowerCase();

export const naiveResult = ({ game: { outcome } }: NaiveGame): StoredResult =>
  outcome === null ? 'none' : (outcome.winner ?? (isDraw(outcome) ? 'drawn' : 'none'));

function passes(game: NaiveGame, { filter = {} }: Query): boolean {
  const { player, side, event, result, years, plies } = filter;
  const seats = side ? [side] : ['black', 'white'];
  const year = Number(tag(game, 'Date').slice(0, 4)) || 0;
  return (
    (player === undefined || seats.some((seat) => tag(game, seat).includes(player.toLowerCase()))) &&
    (event === undefined || tag(game, 'Event').includes(event.toLowerCase())) &&
    (result === undefined || naiveResult(game) === result) &&
    (years === undefined || (year > 0 && year >= (years.from ?? 0) && year <= (years.to ?? 9999))) &&
    (plies === undefined ||
      (game.game.plies.length >= (plies.from ?? 0) && game.game.plies.length <= (plies.to ?? 1e9)))
  );
}

export function naiveSearch(games: readonly NaiveGame[], query: Query): readonly Match[] {
  return games.flatMap((game, index) => {
    const ply = passes(game, query) ? firstPly(game, query) : null;
    return ply === null ? [] : [{ game: index, ply }];
  });
}

/** `move: games/black/white/drawn`, sorted. */
export function naiveExplore(
  games: readonly NaiveGame[],
  position: Position,
  query: Query = {},
): readonly string[] {
  const counts = new Map<string, Record<StoredResult, number>>();
  for (const game of games.filter((one) => passes(one, query))) {
    const here = game.game.plies.filter(({ before }) => samePosition(before, position));
    const moves = here.map((ply) => (ply.kind === 'move' ? formatMove(ply.move) : '--'));
    for (const move of new Set(moves)) {
      const count = counts.get(move) ?? { none: 0, black: 0, white: 0, drawn: 0 };
      count[naiveResult(game)] += 1;
      counts.set(move, count);
    }
  }
  return [...counts]
    .map(
      ([move, { none, black, white, drawn }]) =>
        `${move}: ${none + black + white + drawn}/${black}/${white}/${drawn}`,
    )
    .toSorted();
}
