/** What keeps a game from being started, of all that somebody has filled in. */
import { hostOptionFault, type OptionFault, type StartFault, sameName, tidyName } from '@crownhead/match';
import { isRating } from '@crownhead/rules';
import { type GameForm, type Mode, nameOr, type UsualNames } from './game-form.ts';

export type NameFault = 'long-name' | 'same-names';
/** A private table waits for its password. */
export type FormFault = NameFault | 'bad-rating' | OptionFault | StartFault | 'no-password';

/** How many names this form asks for: a table on a server knows its players already. */
const NAMED: Readonly<Record<Mode, number>> = { friend: 2, computer: 1, computers: 0, online: 0 };

/** The first thing wrong with the names, and whose it is. */
export function nameFault(
  { mode, names }: GameForm,
  usual: UsualNames,
): { readonly fault: NameFault; readonly player: 0 | 1 } | null {
  const people = ([0, 1] as const).slice(0, NAMED[mode]);
  const long = people.find((player) => names[player].trim() !== '' && tidyName(names[player]) === null);
  if (long !== undefined) return { fault: 'long-name', player: long };
  const same = people.length === 2 && sameName(nameOr(names[0], usual[0]), nameOr(names[1], usual[1]));
  return same ? { fault: 'same-names', player: 1 } : null;
}

/** How many computers play: the first has the first level. */
const COMPUTERS: Readonly<Record<Mode, number>> = { friend: 0, computer: 1, computers: 2, online: 0 };

const hasBadRating = ({ mode, ratings }: GameForm): boolean =>
  ratings.slice(0, COMPUTERS[mode]).some((rating) => rating !== null && !isRating(rating));

/** The first thing that keeps the game from starting. */
export function formFault(form: GameForm, usual: UsualNames, password = ''): FormFault | null {
  const isLocked = form.mode === 'online' && form.options.private && password === '';
  return (
    nameFault(form, usual)?.fault ??
    (hasBadRating(form) ? 'bad-rating' : null) ??
    hostOptionFault(form.options) ??
    (isLocked ? 'no-password' : null)
  );
}
