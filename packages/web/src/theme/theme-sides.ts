/** What the two sides are called where no table has said it: by the colours they have. */
import type { SideNames } from '@crownhead/rules';
import type { Theme } from '../settings.ts';

export const THEME_SIDES: Readonly<Record<Theme, SideNames>> = {
  tournament: 'red-white',
  'red-white': 'red-white',
  'black-white': 'black-white',
  'red-blue': 'red-blue',
  'dark-light': 'dark-light',
  contrast: 'dark-light',
  'colour-safe': 'dark-light',
  wood: 'dark-light',
};
