/** Colours that fit the names of a table's sides, so that nobody called Blue plays with white pieces (R9). */
import type { SideNames } from '@crownhead/rules';
import { THEMES, type Theme } from '../settings.ts';
import { THEME_SIDES } from '../theme/theme-sides.ts';

/** Chosen to be seen at all: names matter less. */
const FOR_THE_EYES: readonly Theme[] = ['contrast', 'colour-safe'];

/** The chosen theme where its names are the table's, otherwise the first that has them. */
export function tableTheme(sideNames: SideNames, chosen: Theme): Theme {
  if (THEME_SIDES[chosen] === sideNames || FOR_THE_EYES.includes(chosen)) return chosen;
  return THEMES.find((theme) => THEME_SIDES[theme] === sideNames) ?? chosen;
}
