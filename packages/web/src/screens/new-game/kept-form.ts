/** The form of this device: as last used, kept when a game starts with it. */
import { globalShelf, type Refused } from '@crownhead/client';
import type { Result, SideNames } from '@crownhead/rules';
import { words } from '../../i18n/words.ts';
import { startLocal } from '../../local/session.ts';
import { type GameForm, setupOf, type UsualNames } from './game-form.ts';
import { formatForm, parseForm } from './remembered.ts';

const shelf = globalShelf('crownhead.new-game');

export const lastForm = (): GameForm => parseForm(shelf.read());

/** For those who gave no name. */
export const usualNames = (): UsualNames => [words.value.home.playerOne, words.value.home.playerTwo];

/** Starts a game and remembers how; the answer is the place to go to. */
export function startWith(form: GameForm): Result<string, Refused> {
  const started = startLocal(setupOf(form, usualNames()));
  if (started.ok) shelf.write(formatForm(form));
  return started;
}

/** Who changes the colours of the pieces wants them called by these from the next game on. */
export function nameSidesLike(sideNames: SideNames): void {
  const form = lastForm();
  const table = { ...form.options.table, sideNames };
  shelf.write(formatForm({ ...form, options: { ...form.options, table } }));
}
