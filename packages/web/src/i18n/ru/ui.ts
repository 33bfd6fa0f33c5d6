/** Words of the small components, and the names of the sides. */
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  sides: {
    'red-white': { black: 'Красные', white: 'Белые' },
    'black-white': { black: 'Чёрные', white: 'Белые' },
    'red-blue': { black: 'Красные', white: 'Синие' },
    'dark-light': { black: 'Тёмные', white: 'Светлые' },
  },
  computer: (level) => `Компьютер (уровень ${level})`,
  /** The computer's, from the weakest. */
  levels: {
    1: 'Первые шаги',
    2: 'Новичок',
    3: 'Любитель',
    4: 'Чемпион семьи',
    5: 'Игрок клуба',
    6: 'Сильный игрок клуба',
    7: 'Знаток',
    8: 'Мастер',
    9: 'Гроссмейстер',
    10: 'Полная сила',
  },
  updateReady: 'Готова новая версия. Ваша партия сохранена.',
  updateNow: 'Обновить',
};
