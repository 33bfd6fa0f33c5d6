/** Who will sit at which side of the board, as far as the form says it. */
import { computerName, opposite, type Side } from '@crownhead/rules';
import { shownName } from '../../i18n/shown-name.ts';
import { myName } from '../../me/my-name.ts';
import { formWords } from './form-words.ts';
import { type Colour, type GameForm, type LevelNumber, namesIn } from './game-form.ts';
import { usualNames } from './kept-form.ts';

export interface Seated {
  readonly side: Side;
  readonly name: string;
  /** The side is drawn when the game begins. */
  readonly isDrawn: boolean;
  /** A computer's that plays at one. */
  readonly level: LevelNumber | null;
}

const HOST_SIDE = { 'host-black': 'black', 'host-white': 'white', random: 'random' } as const;

/** The side of the first player, wherever the game is played. */
const colourOf = ({ mode, colour, options }: GameForm): Colour =>
  mode === 'online' ? HOST_SIDE[options.sides] : mode === 'computers' ? 'black' : colour;

type Player = Pick<Seated, 'name' | 'level'>;

/** The first player and the second. */
function playersIn(form: GameForm): readonly [Player, Player] {
  const { mode } = form;
  const { you, guest } = formWords.value.preview;
  const [first, second] = namesIn(form, usualNames());
  const named = (name: string): Player => ({ name, level: null });
  const machine = (which: 0 | 1): Player => {
    const level = form.levels[which];
    const rating = form.ratings[which];
    return rating === null
      ? { name: shownName(computerName(level)), level }
      : { name: shownName(computerName(level, rating)), level: null };
  };
  switch (mode) {
    case 'friend':
      return [named(first), named(second)];
    case 'computer':
      return [named(form.names[0].trim() || myName.value || you), machine(0)];
    case 'computers':
      return [machine(0), machine(1)];
    case 'online':
      return [named(myName.value || you), named(guest)];
  }
}

/** As the board will be turned: the player's own side at the bottom; for two people, the second side. */
export function seatedIn(form: GameForm): { readonly top: Seated; readonly bottom: Seated } {
  const colour = colourOf(form);
  const isDrawn = colour === 'random';
  const [first, second] = playersIn(form);
  const side: Side = isDrawn ? 'white' : colour;
  const mine: Seated = { ...first, side, isDrawn };
  const other: Seated = { ...second, side: opposite(side), isDrawn };
  const mineBelow = form.mode === 'computer' || form.mode === 'online' || side === 'white';
  return mineBelow ? { bottom: mine, top: other } : { bottom: other, top: mine };
}

/** "You vs Computer (level 3)", "Ann vs Bob": one line for other screens. */
export function pairing(form: GameForm): string {
  const [first, second] = playersIn(form);
  return formWords.value.against(first.name, second.name);
}
