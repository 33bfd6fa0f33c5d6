/** Words of the small help buttons. */
import type { Words } from '../words.ts';

export const help: Words['help'] = {
  open: 'Справка',
  what: (about) => `Что это? ${about}`,
  more: 'Подробнее в разделе «Обучение»',
};
