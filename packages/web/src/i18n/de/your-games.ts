/** Words of the list of unfinished games on the first screen. */

import type { YourGamesWords } from '../en/your-games.ts';
import { plural } from '../plural.ts';

export const yourGames: YourGamesWords = {
  title: 'Deine Partien',
  wait: (count) => plural('de', count, { one: 'Eine wartet auf dich', other: '# warten auf dich' }),
  here: 'Auf diesem Gerät',
  go: 'Weiterspielen',
  older: (count) =>
    plural('de', count, { one: 'Noch eine angefangene Partie', other: 'Noch # angefangene Partien' }),
  forget: 'Weglegen',
  forgotten: 'Die Partie ist weggelegt.',
  undo: 'Rückgängig',
};
