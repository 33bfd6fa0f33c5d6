/** Words of the bars above and below every screen. */
import type { Words } from '../words.ts';

export const frame: Words['frame'] = {
  skip: 'К содержанию',
  sections: 'Разделы',
  to: { play: 'Играть', watch: 'Смотреть', games: 'Мои партии', learn: 'Обучение' },
  settings: 'Настройки',
  language: 'Язык',
  yourTurn: 'Ваш ход',
  noName: 'Указать имя',
  you: (name) => `Вы играете как ${name}`,
};
