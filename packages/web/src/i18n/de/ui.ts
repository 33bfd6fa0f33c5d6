/** Words of the small components, and the names of the sides. */
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  sides: {
    'red-white': { black: 'Rot', white: 'Weiß' },
    'black-white': { black: 'Schwarz', white: 'Weiß' },
    'red-blue': { black: 'Rot', white: 'Blau' },
    'dark-light': { black: 'Dunkel', white: 'Hell' },
  },
  computer: (level) => `Computer (Stufe ${level})`,
  /** The computer's, from the weakest. */
  levels: {
    1: 'Erste Schritte',
    2: 'Anfänger',
    3: 'Hobbyspieler',
    4: 'Familienmeister',
    5: 'Vereinsspieler',
    6: 'Starker Vereinsspieler',
    7: 'Experte',
    8: 'Meister',
    9: 'Großmeister',
    10: 'Volle Stärke',
  },
  updateReady: 'Eine neue Version ist da. Dein Spiel bleibt erhalten.',
  updateNow: 'Aktualisieren',
};
