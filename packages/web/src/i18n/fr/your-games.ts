/** Words of the list of unfinished games on the first screen. */

import type { YourGamesWords } from '../en/your-games.ts';
import { plural } from '../plural.ts';

export const yourGames: YourGamesWords = {
  title: 'Vos parties',
  wait: (count) => plural('fr', count, { one: 'Une vous attend', other: '# vous attendent' }),
  here: 'Sur cet appareil',
  go: 'Continuer',
  older: (count) =>
    plural('fr', count, { one: 'Une autre partie en cours', other: '# autres parties en cours' }),
  forget: 'Ranger',
  forgotten: 'La partie a été rangée.',
  undo: 'Annuler',
};
