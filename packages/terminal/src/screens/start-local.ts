/** Starts a local game from a form; an unfinished one is given up only after a confirmation. */
import type { LocalSetup } from '@crownhead/client/local';
import type { Context, ScreenStep } from '../app/screen.ts';
import type { FormScreen } from './form.ts';

const WARNING = 'You have an unfinished game. Starting another gives it up: press Enter again to do so.';

export function startLocal(
  screen: FormScreen,
  setup: LocalSetup,
  { canContinue }: Context,
  said?: string,
): ScreenStep<FormScreen> {
  const calm = { ...screen, busy: false };
  if (canContinue && !screen.warned) return { screen: { ...calm, warned: true, said: WARNING } };
  return {
    screen: { ...calm, said: null },
    commands: [{ type: 'table.local', setup, ...(said !== undefined && { said }) }],
  };
}
