/** Words of the list of unfinished games on the first screen. */

import type { YourGamesWords } from '../en/your-games.ts';
import { plural } from '../plural.ts';

export const yourGames: YourGamesWords = {
  title: 'Текущие партии',
  wait: (count) =>
    plural('ru', count, {
      one: 'Ваш ход в # партии',
      few: 'Ваш ход в # партиях',
      other: 'Ваш ход в # партиях',
    }),
  here: 'На этом устройстве',
  go: 'Продолжить',
  older: (count) =>
    plural('ru', count, {
      one: 'Ещё # неоконченная партия',
      few: 'Ещё # неоконченные партии',
      many: 'Ещё # неоконченных партий',
      other: 'Ещё # неоконченной партии',
    }),
  forget: 'Убрать',
  forgotten: 'Партия убрана.',
  undo: 'Вернуть',
};
