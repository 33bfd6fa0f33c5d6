/** Russian. */

import { bySideNames } from '../by-side-names.ts';
import type { Words } from '../words.ts';
import { game } from './game.ts';

/** Words of the board: squares, pieces and what can be done with them. */
const board: Words['board'] = {
  label: 'Доска',
  square: (name) => `Поле ${name}`,
  empty: 'пусто',
  canMove: 'может ходить',
  chosen: 'выбрана',
  target: 'можно сюда',
  movedLast: 'последний ход',
  unsent: 'ещё не отправлен',
  pieces: bySideNames({
    red: { man: 'красная шашка', king: 'красная дамка' },
    white: { man: 'белая шашка', king: 'белая дамка' },
    black: { man: 'чёрная шашка', king: 'чёрная дамка' },
    blue: { man: 'синяя шашка', king: 'синяя дамка' },
    dark: { man: 'тёмная шашка', king: 'тёмная дамка' },
    light: { man: 'светлая шашка', king: 'светлая дамка' },
  }),
};

/** Words used on many screens. */
const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Назад',
  cancel: 'Отмена',
  ok: 'ОК',
  close: 'Закрыть',
  notLoaded: 'Не удалось загрузить эту часть. Есть ли связь?',
  tryAgain: 'Ещё раз',
};

/** Words of the bars above and below every screen. */
const frame: Words['frame'] = {
  skip: 'К содержанию',
  sections: 'Разделы',
  to: { play: 'Играть', watch: 'Смотреть', games: 'Мои партии', study: 'Изучать', learn: 'Обучение' },
  settings: 'Настройки',
  language: 'Язык',
  yourTurn: 'Ваш ход',
  noName: 'Указать имя',
  you: (name) => `Вы играете как ${name}`,
};

/** Words of the small help buttons. */
const help: Words['help'] = {
  open: 'Справка',
};

/** Words of the first screen. */
const home: Words['home'] = {
  tagline: 'Шашки, какими они должны быть.',
  greeting: {
    morning: (name) => `Доброе утро, ${name}.`,
    day: (name) => `Добрый день, ${name}.`,
    evening: (name) => `Добрый вечер, ${name}.`,
  },
  friend: 'Вдвоём за одним экраном',
  friendHint: 'Двое за одним устройством.',
  options: 'Настроить',
  change: 'Настроить имена, правила и время',
  computer: 'Против компьютера',
  computerHint: 'Десять уровней: от первых шагов до полной силы.',
  online: 'Играть по сети',
  onlineHint: 'Сыграйте прямо сейчас. Без регистрации.',
  rest: 'Ещё',
  setUp: 'Расставить позицию',
  open: 'Открыть файл',
  nameAsk: 'Как вас зовут?',
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

/** Words of the small components, and the names of the sides. */
const ui: Words['ui'] = {
  sides: bySideNames({
    red: 'Красные',
    white: 'Белые',
    black: 'Чёрные',
    blue: 'Синие',
    dark: 'Тёмные',
    light: 'Светлые',
  }),
  computer: (level, rating) =>
    rating === undefined ? `Компьютер (уровень ${level})` : `Компьютер (рейтинг ${rating})`,
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

export const ru: Words = { board, common, frame, game, help, home, ui };
