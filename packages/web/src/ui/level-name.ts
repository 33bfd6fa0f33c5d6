/** What a level of the computer is called, in the language of the screen. */
import type { LevelNumber } from '@crownhead/rules';
import { words } from '../i18n/words.ts';

export const levelName = (level: number): string => words.value.ui.levels[level as LevelNumber];
