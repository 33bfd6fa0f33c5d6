/** Words of the small components, and the names of the sides. */
export const ui = {
  sides: {
    'red-white': { black: 'Red', white: 'White' },
    'black-white': { black: 'Black', white: 'White' },
    'red-blue': { black: 'Red', white: 'Blue' },
    'dark-light': { black: 'Dark', white: 'Light' },
  },
  /** The computer's, from the weakest. */
  levels: {
    1: 'First steps',
    2: 'Beginner',
    3: 'Casual',
    4: 'Family champion',
    5: 'Club player',
    6: 'Strong club player',
    7: 'Expert',
    8: 'Master',
    9: 'Grandmaster',
    10: 'Full strength',
  },
  updateReady: 'A new version is ready. Your game is kept.',
  updateNow: 'Update',
} as const;
