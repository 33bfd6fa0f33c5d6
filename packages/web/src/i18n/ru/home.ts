/** Words of the first screen. */
import { plural } from '../plural.ts';
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
  yourGames: 'Ваши партии',
  wait: (count) => plural('ru', count, { one: '# ждёт вас', few: '# ждут вас', other: '# ждут вас' }),
  here: 'На этом устройстве',
  move: (number) => `ход ${number}`,
  yourTurn: 'Ваш ход',
  older: (count) =>
    plural('ru', count, {
      one: 'Ещё # неоконченная партия',
      few: 'Ещё # неоконченные партии',
      many: 'Ещё # неоконченных партий',
      other: 'Ещё # неоконченной партии',
    }),
  against: (one, other) => `${one} – ${other}`,
  toMove: (name) => `Ходит: ${name}`,
  forget: 'Убрать',
  forgotten: 'Партия убрана.',
  undo: 'Вернуть',
  playerOne: 'Игрок 1',
  playerTwo: 'Игрок 2',
  show: 'Два игрока показывают несколько ходов',
  pause: 'Пауза',
  playOn: 'Дальше',
};
