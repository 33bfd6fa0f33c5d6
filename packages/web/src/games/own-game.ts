/** A finished game as its player sees it in a list, wherever it was played; sorting and searching such a list. */
import { sameName } from '@crownhead/match';
import type { OwnGame as ListedGame } from '@crownhead/protocol';
import { type BySide, isDraw, type Outcome, opposite, type Side } from '@crownhead/rules';
import { shownName } from '../i18n/shown-name.ts';
import { textMatcher } from '../ui/text-matcher.ts';
import type { FinishedGame } from './finished.ts';

export interface OwnGame {
  readonly id: string;
  readonly place: 'here' | 'online';
  readonly endedAt: number;
  readonly names: BySide<string>;
  /** Null where both sides were people at this device, or computers. */
  readonly side: Side | null;
  readonly outcome: Outcome;
  readonly plies: number;
  readonly opening: string | null;
  /** Undefined where it is not known. */
  readonly preset: string | null | undefined;
}

/** In the order of a list sorted by result. `black` and `white` won a game that was not mine alone. */
export const RESULTS = ['won', 'drawn', 'lost', 'black', 'white', 'none'] as const;
export type OwnResult = (typeof RESULTS)[number];

/** Two people at one device: it is my game where one of them has my name. */
function mySide({ people, names }: FinishedGame, myName: string): Side | null {
  if (people.length < 2) return people[0] ?? null;
  return people.find((side) => myName !== '' && sameName(names[side], myName)) ?? null;
}

export const localGame = (game: FinishedGame, myName: string): OwnGame => {
  const { id, endedAt, names, outcome, plies, opening, preset } = game;
  return { id, place: 'here', side: mySide(game, myName), endedAt, names, outcome, plies, opening, preset };
};

export const onlineGame = (game: ListedGame): OwnGame => ({
  id: game.id,
  place: 'online',
  endedAt: game.endedAt,
  names: { black: game.black, white: game.white },
  side: game.side,
  outcome: game.outcome,
  plies: game.plies,
  opening: game.opening ?? null,
  preset: game.preset,
});

export function resultOf({ outcome, side }: Pick<OwnGame, 'outcome' | 'side'>): OwnResult {
  const { winner } = outcome;
  if (winner === null) return isDraw(outcome) ? 'drawn' : 'none';
  if (side === null) return winner;
  return winner === side ? 'won' : 'lost';
}

/** Whom I played, or both where I was neither or both of them. */
export const opponentOf = ({ names, side }: Pick<OwnGame, 'names' | 'side'>): string =>
  side === null ? `${shownName(names.black)} – ${shownName(names.white)}` : shownName(names[opposite(side)]);

export const addressOf = ({ place, id }: Pick<OwnGame, 'place' | 'id'>): string => `/games/${place}/${id}`;

/** Games against somebody whose name has every word of the search in it. */
export function byOpponent(games: readonly OwnGame[], text: string): readonly OwnGame[] {
  const fits = textMatcher(text);
  return games.filter((game) => fits(opponentOf(game)));
}
