/** Words of the settings. */
import type { SettingsWords } from '../../screens/settings/settings-words.ts';

export const settingsText: SettingsWords = {
  title: 'Настройки',
  kept: 'Всё действует сразу и остаётся на этом устройстве.',
  theme: 'Доска и шашки',
  themes: {
    tournament: 'Турнир',
    'red-white': 'Кармин',
    'black-white': 'Сланец',
    'red-blue': 'Красное и синее',
    'dark-light': 'Лён',
    contrast: 'Высокий контраст',
    'colour-safe': 'Для дальтоников',
    wood: 'Дерево',
  },
  marks: 'На полях',
  marksOf: { numbers: 'Номера', coordinates: 'Координаты', none: 'Ничего' },
  look: 'Внешний вид',
  mode: 'Светло или темно',
  modes: { auto: 'Как в системе', light: 'Светло', dark: 'Темно' },
  motion: 'Движение',
  motions: { auto: 'Как в системе', full: 'Шашки ходят', none: 'Без движения' },
  sound: 'Звуки',
  soundHint: 'Короткие, деревянные: ходы, взятия, дамки, мало времени, результат.',
  try: 'Послушать',
  language: 'Язык',
  editor: 'Расстановка позиций',
  startWhenFull: 'Начинать самой, когда стоят все 24 шашки',
  startWhenFullHint: 'Иначе это предлагается.',
};
