/** Playing on from a move of a game that was opened. */
import { type PdnTableReplay, sameName, tidyName } from '@crownhead/match';
import { type BySide, computerLevel, computerRating, levelNearest, SIDES, type Side } from '@crownhead/rules';
import type { GameForm, LevelNumber } from '../screens/new-game/game-form.ts';
import { playOnOptions } from './replay-table.ts';

export type PlayOnMode = 'computer' | 'friend';

interface KnownComputer {
  readonly side: Side;
  readonly level: LevelNumber;
  readonly rating: number | null;
}

/** The side that a computer had in the game, with its strength. */
export function computerOf(names: BySide<string>): KnownComputer | null {
  for (const side of SIDES) {
    const rating = computerRating(names[side]);
    const level = rating === null ? computerLevel(names[side]) : levelNearest(rating);
    if (level !== null) return { side, level, rating };
  }
  return null;
}

/** The side to move after this many plies. */
export const turnAfter = ({ game }: PdnTableReplay, plies: number): Side =>
  (game.plies[plies]?.before ?? game.position).turn;

/** The form as last used, with the game to go on: two people keep their names, a computer its side and strength. */
export function playOnForm(
  replay: PdnTableReplay,
  plies: number,
  mode: PlayOnMode,
  last: GameForm,
): GameForm {
  const options = playOnOptions(replay, plies);
  const { names } = replay.facts;
  const known = computerOf(names);
  if (mode === 'friend') {
    const black = tidyName(names.black) ?? '';
    const white = tidyName(names.white) ?? '';
    const usable = !sameName(black, white);
    return { ...last, mode, options, colour: 'black', names: usable ? [black, white] : ['', ''] };
  }
  const own = known ? (known.side === 'black' ? 'white' : 'black') : turnAfter(replay, plies);
  const levels: GameForm['levels'] = known ? [known.level, last.levels[1]] : last.levels;
  const ratings: GameForm['ratings'] = known ? [known.rating, last.ratings[1]] : last.ratings;
  const name = known ? (tidyName(names[own]) ?? '') : last.names[0];
  return { ...last, mode, options, colour: own, levels, ratings, names: [name, ''] };
}
