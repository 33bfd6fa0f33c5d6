/** La recherche parmi les parties terminées d’un serveur. */
import type { ArchiveWords } from '../../online/archive-words.ts';
import { plural } from '../plural.ts';

export const archive: ArchiveWords = {
  search: 'Chercher parmi les parties terminées',
  player: 'Joueur',
  opening: 'Ouverture',
  result: 'Résultat',
  anyResult: 'Tous les résultats',
  results: {
    black: 'Victoire des rouges ou noirs',
    white: 'Victoire des blancs',
    drawn: 'Nulle',
    none: 'Sans résultat',
  },
  rules: 'Règles',
  anyRules: 'Toutes les règles',
  ownRules: 'Règles personnalisées',
  position: 'Parties avec cette position',
  positionBoard: 'La position recherchée',
  dropPosition: 'Retirer la position',
  none: 'Aucune partie trouvée.',
  noneHint: 'Les noms sont cherchés par mots entiers : « Ann » trouve Ann Lee, mais pas Anna.',
  clear: 'Afficher toutes les parties',
  further: 'Chercher dans les parties plus anciennes',
  onServer: 'Parties sur ce serveur',
  found: (count) => plural('fr', count, { one: '# partie trouvée', other: '# parties trouvées' }),
};
