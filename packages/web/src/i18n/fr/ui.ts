/** Words of the small components, and the names of the sides. */
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  sides: {
    'red-white': { black: 'Rouges', white: 'Blancs' },
    'black-white': { black: 'Noirs', white: 'Blancs' },
    'red-blue': { black: 'Rouges', white: 'Bleus' },
    'dark-light': { black: 'Foncés', white: 'Clairs' },
  },
  computer: (level) => `Ordinateur (niveau ${level})`,
  /** The computer's, from the weakest. */
  levels: {
    1: 'Premiers pas',
    2: 'Débutant',
    3: 'Amateur',
    4: 'Champion de la famille',
    5: 'Joueur de club',
    6: 'Bon joueur de club',
    7: 'Expert',
    8: 'Maître',
    9: 'Grand maître',
    10: 'Pleine force',
  },
  updateReady: 'Une nouvelle version est prête. Votre partie est conservée.',
  updateNow: 'Mettre à jour',
};
