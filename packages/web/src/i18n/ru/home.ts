/** Words of the first screen. */
import type { Words } from '../words.ts';

export const home: Words['home'] = {
  tagline: 'Шашки, какими они должны быть.',
  greeting: {
    morning: (name) => `Доброе утро, ${name}.`,
    day: (name) => `Добрый день, ${name}.`,
    evening: (name) => `Добрый вечер, ${name}.`,
  },
  friend: 'Вдвоём за одним экраном',
  friendHint: 'Двое за одним устройством.',
  change: 'Изменить имена, правила или время',
  computer: 'Против компьютера',
  computerHint: 'Десять уровней: от первых шагов до полной силы.',
  online: 'Играть по сети',
  onlineHint: 'Откройте стол или сядьте за чужой. Без регистрации.',
  rest: 'Что ещё',
  setUp: 'Расставить позицию',
  open: 'Открыть партию',
  help: 'Как играть',
  nameAsk: 'Как вас называть?',
  nameSave: 'Сохранить',
  nameLater: 'Не сейчас',
  move: (number) => `ход ${number}`,
  yourTurn: 'Ваш ход',
  against: (one, other) => `${one} – ${other}`,
  toMove: (name) => `Ходит: ${name}`,
  playerOne: 'Игрок 1',
  playerTwo: 'Игрок 2',
  show: 'Два игрока показывают несколько ходов',
  pause: 'Пауза',
  playOn: 'Дальше',
};
