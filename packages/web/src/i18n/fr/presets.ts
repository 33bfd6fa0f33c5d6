/** The presets in French. */
import type { PresetWords } from '../en/presets.ts';

export const presets: PresetWords = {
  official: {
    name: 'Règles officielles',
    about: 'Règles de tournoi : prise obligatoire, jusqu’au bout ; s’il y en a plusieurs, vous choisissez.',
  },
  sandbox: {
    name: 'Entraînement libre',
    about: 'Prise facultative, une pièce par tour ; on peut reprendre ses coups à volonté.',
  },
  desktop: {
    name: 'Jusqu’au bout',
    about: 'Prise obligatoire, pas de nulle ; cinq minutes par coup, et qui dépasse son temps perd.',
  },
  console: {
    name: 'Avec arbitre',
    about: 'Ni abandon ni offre de nulle : l’arbitre la déclare si personne ne peut gagner.',
  },
  lobby: {
    name: 'Partie détendue',
    about:
      'Prise facultative, arrêt à volonté, une nouvelle dame continue ; bloqué ou en retard, on passe son tour.',
  },
  timed: {
    name: 'Partie minutée',
    about:
      'Cinq minutes par coup, un avertissement, une minute de plus ; couleurs tirées au sort ; ni conseil ni reprise.',
  },
};
