/** Words of the small components, and the names of the sides. */
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  sides: {
    'red-white': { black: 'Rouges', white: 'Blancs' },
    'black-white': { black: 'Noirs', white: 'Blancs' },
    'red-blue': { black: 'Rouges', white: 'Bleus' },
    'dark-light': { black: 'Foncés', white: 'Clairs' },
  },
  updateReady: 'Une nouvelle version est prête. Votre partie est conservée.',
  updateNow: 'Mettre à jour',
};
