/** The form as it was last used, for screens that come later and so may bring along what reads it. */
import type { SideNames } from '@crownhead/match';
import type { GameForm } from './game-form.ts';
import { formStorage, keepForm } from './kept-form.ts';
import { parseForm } from './remembered.ts';

export const lastForm = (): GameForm => parseForm(formStorage.read());

/** Who changes the colours of the pieces wants them called by these from the next game on. */
export function nameSidesLike(sideNames: SideNames): void {
  const form = lastForm();
  const table = { ...form.options.table, sideNames };
  keepForm({ ...form, options: { ...form.options, table } });
}
