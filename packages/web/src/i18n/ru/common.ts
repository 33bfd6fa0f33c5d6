/** Words used on many screens. */
import type { Words } from '../words.ts';

export const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Назад',
  cancel: 'Отмена',
  ok: 'ОК',
  close: 'Закрыть',
  notLoaded: 'Не удалось загрузить эту часть. Есть ли связь?',
  tryAgain: 'Ещё раз',
};
