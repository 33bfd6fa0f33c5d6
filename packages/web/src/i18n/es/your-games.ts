/** Words of the list of unfinished games on the first screen. */

import type { YourGamesWords } from '../en/your-games.ts';
import { plural } from '../plural.ts';

export const yourGames: YourGamesWords = {
  title: 'Partidas en curso',
  wait: (count) => plural('es', count, { one: 'Te toca en 1 partida', other: 'Te toca en # partidas' }),
  here: 'En este dispositivo',
  go: 'Continuar',
  older: (count) =>
    plural('es', count, { one: 'Otra partida sin terminar', other: 'Otras # partidas sin terminar' }),
  forget: 'Retirar',
  forgotten: 'La partida se ha retirado.',
  undo: 'Deshacer',
};
