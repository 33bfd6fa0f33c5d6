/** Words of the settings. */
import type { SettingsWords } from '../../screens/settings/settings-words.ts';

export const settingsText: SettingsWords = {
  title: 'Réglages',
  kept: 'Tout s’applique aussitôt et reste sur cet appareil.',
  theme: 'Damier et pièces',
  themes: {
    tournament: 'Tournoi',
    'red-white': 'Cramoisi',
    'black-white': 'Ardoise',
    'red-blue': 'Rouge et bleu',
    'dark-light': 'Lin',
    contrast: 'Contraste élevé',
    'colour-safe': 'Pour daltoniens',
    wood: 'Bois',
  },
  marks: 'Sur les cases',
  marksOf: { numbers: 'Numéros', coordinates: 'Coordonnées', none: 'Rien' },
  look: 'Apparence',
  mode: 'Clair ou sombre',
  modes: { auto: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  motion: 'Mouvement',
  motions: { auto: 'Comme le système', full: 'Les pièces glissent', none: 'Sans trajet' },
  sound: 'Sons',
  soundHint: 'Brefs et boisés : coups, prises, dames, temps court, résultats.',
  try: 'Écouter',
  language: 'Langue',
  editor: 'Composer des positions',
  startWhenFull: 'Commencer seul quand les 24 pièces sont posées',
  startWhenFullHint: 'Sinon, c’est proposé.',
};
