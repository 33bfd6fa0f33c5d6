/** Words of the small components, and the names of the sides. */
export const ui = {
  sides: {
    'red-white': { black: 'Red', white: 'White' },
    'black-white': { black: 'Black', white: 'White' },
    'red-blue': { black: 'Red', white: 'Blue' },
    'dark-light': { black: 'Dark', white: 'Light' },
  },
  updateReady: 'A new version is ready. Your game is kept.',
  updateNow: 'Update',
} as const;
