/** Words of the small components, and the names of the sides. */
import { computerName, LEVEL_NAMES } from '@crownhead/rules';

export const ui = {
  sides: {
    'red-white': { black: 'Red', white: 'White' },
    'black-white': { black: 'Black', white: 'White' },
    'red-blue': { black: 'Red', white: 'Blue' },
    'dark-light': { black: 'Dark', white: 'Light' },
  },
  computer: computerName,
  /** The computer's, from the weakest. */
  levels: LEVEL_NAMES,
  updateReady: 'A new version is ready. Your game is kept.',
  updateNow: 'Update',
} as const;
