/** Which code runs which screen. */
import { drawGame, gameWakes } from '../game/draw.ts';
import type { GameScreen } from '../game/model.ts';
import { updateGame } from '../game/update.ts';
import { FILE_FORMS } from '../screens/file-forms.ts';
import { formLogic } from '../screens/form.ts';
import { helpLogic } from '../screens/help.ts';
import { LOCAL_FORMS } from '../screens/local-forms.ts';
import { OWN_FORMS } from '../screens/own-forms.ts';
import type { ScreenLogic } from './screen.ts';

const game: ScreenLogic<GameScreen> = { update: updateGame, draw: drawGame, wakeAt: gameWakes };

/** By kind; the menu is apart, since it is there before all others. */
export const LOGIC: Readonly<Record<string, unknown>> = {
  form: formLogic({ ...LOCAL_FORMS, ...FILE_FORMS, ...OWN_FORMS }),
  game,
  help: helpLogic,
};
