/** Слова обозревателя: что играли в позиции. */
import { counted } from '../counted.ts';
import type { ExplorerWords } from '../en/explorer.ts';

export const explorer: ExplorerWords = {
  title: 'Сыгранные ходы',
  columns: { move: 'Ход', games: 'Партии', results: 'Результаты' },
  games: (count) =>
    counted('ru', count, { one: '# партия', few: '# партии', many: '# партий', other: '# партии' }),
  results: (black, drawn, white) => `${black}, ничьи ${drawn} %, ${white}`,
  wins: (side, percent) => `${side} выиграли ${percent} %`,
  legend: (black, white) => `${black} · ничья · ${white}`,
  noResults: 'результаты неизвестны',
  lastYear: (year) => `последний раз в ${year} году`,
  pass: 'без хода',
  none: 'В этой коллекции такой позиции не было.',
  ended: 'На этом партии этой коллекции закончились.',
  loading: 'Поиск…',
  failed: 'Не удалось загрузить партии.',
  collection: 'Партии',
  player: 'Один игрок',
  anyPlayer: 'Все игроки',
  toLibrary: 'Показать эти партии',
  opening: (name) => `Дебют: ${name}`,
};
