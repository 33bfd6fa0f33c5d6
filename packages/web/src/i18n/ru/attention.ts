/** Words for calling a player who looks elsewhere. */

import type { attention as english } from '../en/attention.ts';
import type { Widen } from '../words.ts';

export const attention: Widen<typeof english> = {
  turn: 'Ваш ход',
  time: 'Ваше время истекает',
  notify: 'Уведомления',
  notifyHint: 'Когда эта вкладка в фоне: ваш ход, предложения, мало времени.',
  refused: 'Браузер их не разрешает. Это можно изменить в его настройках для этой страницы.',
};
