/** Words of the list of unfinished games on the first screen. */

import type { YourGamesWords } from '../en/your-games.ts';
import { plural } from '../plural.ts';

export const yourGames: YourGamesWords = {
  title: 'Parties en cours',
  wait: (count) => plural('fr', count, { one: 'À vous dans 1 partie', other: 'À vous dans # parties' }),
  here: 'Sur cet appareil',
  go: 'Continuer',
  older: (count) =>
    plural('fr', count, { one: 'Une autre partie en cours', other: '# autres parties en cours' }),
  forget: 'Ranger',
  forgotten: 'La partie a été rangée.',
  undo: 'Annuler',
};
