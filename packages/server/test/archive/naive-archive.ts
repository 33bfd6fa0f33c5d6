/** The answers of the archive by looking at every position of every game, and random questions. */
import { type ArchiveFilter, type ArchiveMove, LOBBY_RULES } from '@crownhead/protocol';
import { formatMove, isDraw, type Position, type Side, samePosition } from '@crownhead/rules';
import { NAMES, type Pick, type RandomGame } from './random-games.ts';

export interface Question extends Omit<ArchiveFilter, 'fen'> {
  readonly position: Position | null;
}

const positionsOf = ({ played }: RandomGame): readonly Position[] => [
  ...played.plies.map(({ before }) => before),
  played.position,
];

/** Written out by hand, since how names are folded is what is asked about. */
const FOLDED: Readonly<Record<string, readonly string[]>> = {
  Ann: ['ann'],
  'Ann Bell': ['ann', 'bell', 'ann bell'],
  Ben: ['ben'],
  'Zoë Müller': ['zoe', 'muller', 'zoe muller'],
  Bell: ['bell'],
  'O’Hara, Cleo': ['o', 'hara', 'cleo', 'o hara cleo'],
};

const hasPlayer = ({ listing }: RandomGame, player: string, side: Side | undefined): boolean =>
  (['black', 'white'] as const).some(
    (each) => (side === undefined || side === each) && FOLDED[listing[each]]!.includes(player),
  );

const resultOf = ({ listing: { outcome } }: RandomGame): string =>
  outcome.winner ?? (isDraw(outcome) ? 'drawn' : 'none');

function fits(game: RandomGame, { player, side, opening, result, rules, position }: Question): boolean {
  if (game.private || game.listing.plies === 0) return false;
  if (player !== undefined && !hasPlayer(game, player, side)) return false;
  if (opening !== undefined) {
    const name = (game.listing.opening ?? '').toLowerCase();
    if (name !== opening && !name.split(/[\s,.’']+/).includes(opening)) return false;
  }
  if (result !== undefined && resultOf(game) !== result) return false;
  if (rules !== undefined && (game.listing.preset ?? 'own') !== rules) return false;
  return position === null || positionsOf(game).some((each) => samePosition(each, position));
}

/** Last ended first, each with the first ply at which the position was there. */
export const naiveSearch = (games: readonly RandomGame[], question: Question, from = 0, to = Infinity) =>
  games
    .filter((game) => fits(game, question) && game.listing.endedAt >= from && game.listing.endedAt < to)
    .map((game) => {
      const { position } = question;
      if (position === null) return game.listing;
      return { ...game.listing, ply: positionsOf(game).findIndex((each) => samePosition(each, position)) };
    })
    .sort((a, b) => b.endedAt - a.endedAt || (a.id < b.id ? 1 : -1));

export function naiveExplore(games: readonly RandomGame[], question: Question & { position: Position }) {
  const fitting = games.filter((game) => fits(game, question));
  const moves = new Map<string, ArchiveMove>();
  for (const game of fitting) {
    const here = game.played.plies.filter(({ before }) => samePosition(before, question.position));
    const texts = here.map((ply) => (ply.kind === 'move' ? formatMove(ply.move) : 'pass'));
    for (const text of new Set(texts)) {
      const move = text === 'pass' ? null : text;
      const sum = moves.get(text) ?? { move, games: 0, black: 0, white: 0, drawn: 0, last: 0 };
      const result = resultOf(game);
      moves.set(text, {
        move,
        games: sum.games + 1,
        black: sum.black + (result === 'black' ? 1 : 0),
        white: sum.white + (result === 'white' ? 1 : 0),
        drawn: sum.drawn + (result === 'drawn' ? 1 : 0),
        last: Math.max(sum.last, game.listing.endedAt),
      });
    }
  }
  const sorted = [...moves.values()].sort(
    (a, b) => b.games - a.games || ((a.move ?? '') < (b.move ?? '') ? -1 : 1),
  );
  return { games: fitting.length, complete: true, moves: sorted };
}

const maybe = <T>(pick: Pick, oneIn: number, value: () => T): T | undefined =>
  pick(oneIn) === 0 ? value() : undefined;

/** A position that was on the board somewhere, early ones more often. */
export function somePosition(pick: Pick, games: readonly RandomGame[]): Position {
  const positions = positionsOf(games[pick(games.length)]!);
  return positions[Math.min(pick(positions.length), pick(positions.length))]!;
}

/** Something that fits a game here and there. */
export function randomQuestion(pick: Pick, games: readonly RandomGame[]): Question {
  const parts = {
    player: maybe(pick, 2, () => {
      const folded = FOLDED[NAMES[pick(NAMES.length)]!]!;
      return folded[pick(folded.length)]!;
    }),
    opening: maybe(pick, 4, () => {
      const names = games.flatMap(({ listing }) => (listing.opening ? [listing.opening.toLowerCase()] : []));
      const name = names[pick(names.length)] ?? 'none';
      return pick(2) === 0 ? name : name.split(' ')[0]!;
    }),
    side: maybe(pick, 2, () => (['black', 'white'] as const)[pick(2)]!),
    result: maybe(pick, 4, () => (['black', 'white', 'drawn', 'none'] as const)[pick(4)]!),
    rules: maybe(pick, 4, () => LOBBY_RULES[pick(LOBBY_RULES.length)]!),
  };
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  return { ...given, position: pick(2) === 0 ? somePosition(pick, games) : null };
}
