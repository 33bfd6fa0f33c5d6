/** The presets in French. */
import type { PresetWords } from '../en/presets.ts';

export const presets: PresetWords = {
  official: {
    name: 'Règles officielles',
    about: 'Règles de tournoi : qui peut prendre doit prendre, jusqu’au bout ; vous choisissez comment.',
  },
  sandbox: {
    name: 'Entraînement libre',
    about: 'Prendre est libre, une pièce par tour ; les bleus commencent ; on reprend ses coups à volonté.',
  },
  desktop: {
    name: 'Jusqu’au bout',
    about: 'Prise obligatoire, pas de partie nulle ; cinq minutes par coup, le retard fait perdre.',
  },
  console: {
    name: 'Avec arbitre',
    about:
      'Les blancs commencent ; ni abandon ni offre de nulle : l’arbitre la déclare si personne ne peut gagner.',
  },
  lobby: {
    name: 'Partie détendue',
    about:
      'Prise libre, arrêt à volonté, une nouvelle dame continue ; bloqué ou en retard, on passe son tour.',
  },
  timed: {
    name: 'Partie minutée',
    about:
      'Cinq minutes par coup, un avertissement, une minute de plus ; couleurs tirées au sort ; ni aide ni reprise.',
  },
};
