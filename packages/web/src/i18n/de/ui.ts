/** Words of the small components, and the names of the sides. */
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  sides: {
    'red-white': { black: 'Rot', white: 'Weiß' },
    'black-white': { black: 'Schwarz', white: 'Weiß' },
    'red-blue': { black: 'Rot', white: 'Blau' },
    'dark-light': { black: 'Dunkel', white: 'Hell' },
  },
  updateReady: 'Eine neue Version ist da. Dein Spiel bleibt erhalten.',
  updateNow: 'Aktualisieren',
};
