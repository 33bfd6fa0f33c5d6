/** Which code runs which screen: menu and game are loaded with the program, so that a board is seen early; the others on demand. */
import { drawGame, gameWakes } from '../game/draw.ts';
import type { GameScreen } from '../game/model.ts';
import { updateGame } from '../game/update.ts';
import { menuLogic } from '../screens/menu.ts';
import { returnNote } from '../screens/return-question.ts';
import type { Screen, ScreenLogic } from './screen.ts';

let others: typeof import('./other-screens.ts') | null = null;

/** To be waited for before anything can be done on a screen; what is only shown does without. */
export async function loadScreens(): Promise<void> {
  others = await import('./other-screens.ts');
}

function loaded(): NonNullable<typeof others> {
  if (!others) throw new Error('the other screens are not loaded');
  return others;
}

const game: ScreenLogic<GameScreen> = { update: updateGame, draw: drawGame, wakeAt: gameWakes };

const AT_ONCE: Readonly<Record<string, unknown>> = {
  menu: menuLogic((...asked) => loaded().chooseFromMenu(...asked), returnNote),
  game,
};

export function logicOf({ kind }: Screen): ScreenLogic<Screen> {
  const logic = AT_ONCE[kind] ?? loaded().OTHERS[kind];
  if (!logic) throw new Error(`no screen is called ${kind}`);
  return logic as ScreenLogic<Screen>;
}
