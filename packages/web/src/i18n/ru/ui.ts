/** Words of the small components, and the names of the sides. */
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  sides: {
    'red-white': { black: 'Красные', white: 'Белые' },
    'black-white': { black: 'Чёрные', white: 'Белые' },
    'red-blue': { black: 'Красные', white: 'Синие' },
    'dark-light': { black: 'Тёмные', white: 'Светлые' },
  },
  updateReady: 'Готова новая версия. Ваша партия сохранена.',
  updateNow: 'Обновить',
};
