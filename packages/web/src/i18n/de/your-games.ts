/** Words of the list of unfinished games on the first screen. */

import type { YourGamesWords } from '../en/your-games.ts';
import { plural } from '../plural.ts';

export const yourGames: YourGamesWords = {
  title: 'Laufende Partien',
  wait: (count) => plural('de', count, { one: 'In 1 Partie am Zug', other: 'In # Partien am Zug' }),
  here: 'Auf diesem Gerät',
  go: 'Weiterspielen',
  older: (count) =>
    plural('de', count, { one: 'Noch eine angefangene Partie', other: 'Noch # angefangene Partien' }),
  forget: 'Entfernen',
  forgotten: 'Partie entfernt.',
  undo: 'Rückgängig',
};
