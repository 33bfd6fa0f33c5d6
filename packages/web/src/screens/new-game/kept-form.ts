/** The form of this device: as last used, kept when a game starts with it. */
import { globalStorage, type Refused } from '@crownhead/client';
import type { Result } from '@crownhead/rules';
import { words } from '../../i18n/words.ts';
import { startLocal } from '../../local/session.ts';
import { myName } from '../../me/my-name.ts';
import { DEFAULT_FORM, type GameForm, setupOf, type UsualNames } from './game-form.ts';

export const formStorage = globalStorage('crownhead.new-game');

/** The form as last used, for the first screen: who has never played here loads nothing to read it with. */
export async function firstForm(): Promise<GameForm> {
  return formStorage.read() === null ? DEFAULT_FORM : (await import('./last-form.ts')).lastForm();
}

export const keepForm = (form: GameForm): void => void formStorage.write(JSON.stringify(form));

/** Who gave no name for this game goes by the one they have here, if any. */
export const usualNames = (): UsualNames => [
  myName.value || words.value.home.playerOne,
  words.value.home.playerTwo,
];

/** Starts a game and remembers how; the answer is the place to go to. */
export function startWith(form: GameForm): Result<string, Refused> {
  const started = startLocal(setupOf(form, usualNames()));
  if (started.ok) keepForm(form);
  return started;
}
