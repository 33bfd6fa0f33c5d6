/** Слова списка своих партий. */
import type { GamesWords } from '../en/games.ts';
import { plural } from '../plural.ts';

export const games: GamesWords = {
  title: 'Мои партии',
  list: 'Завершённые партии',
  running: 'Идут',
  finished: 'Завершённые',
  find: 'Найти соперника',
  count: (count) =>
    plural('ru', count, { one: '# партия', few: '# партии', many: '# партий', other: '# партии' }),
  none: 'Нет партий с соперником под таким именем.',
  empty: 'Здесь появятся ваши завершённые партии.',
  play: 'Сыграть партию',
  open: 'Открыть файл',
  puzzles: 'Задачи из моих партий',
  saveAll: 'Сохранить все в PDN',
  saved: (count) =>
    plural('ru', count, {
      one: 'Сохранена # партия.',
      few: 'Сохранено # партии.',
      many: 'Сохранено # партий.',
      other: 'Сохранено # партии.',
    }),
  onlyHere: 'Сервер недоступен: здесь партии, сыгранные на этом устройстве.',
  columns: {
    result: 'Итог',
    opponent: 'Соперник',
    date: 'Дата',
    opening: 'Дебют',
    moves: 'Ходы',
    rules: 'Правила',
    place: 'Где',
    actions: 'Действия',
  },
  results: { won: 'Победа', drawn: 'Ничья', lost: 'Поражение', none: 'Без результата' },
  wins: (name) => `Победил игрок ${name}`,
  moves: (count) => plural('ru', count, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' }),
  places: { here: 'Это устройство', online: 'В сети' },
  ownRules: 'Свои правила',
  delete: (opponent) => `Удалить с этого устройства партию с соперником ${opponent}`,
  deleted: 'Партия удалена с этого устройства.',
  undo: 'Отменить',
};
