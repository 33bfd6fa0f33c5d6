/** Поиск среди сыгранных партий сервера. */
import type { ArchiveWords } from '../../online/archive-words.ts';
import { plural } from '../plural.ts';

export const archive: ArchiveWords = {
  search: 'Поиск сыгранных партий',
  player: 'Игрок',
  opening: 'Дебют',
  result: 'Результат',
  anyResult: 'Любой результат',
  results: {
    black: 'Победа красных или чёрных',
    white: 'Победа белых',
    drawn: 'Ничья',
    none: 'Без результата',
  },
  rules: 'Правила',
  anyRules: 'Любые правила',
  ownRules: 'Свои правила',
  position: 'Партии с этой позицией',
  positionBoard: 'Искомая позиция',
  dropPosition: 'Убрать позицию',
  none: 'Партий не найдено.',
  noneHint: 'Имена ищутся по целым словам: «Анна» найдёт «Анна Ли», но не «Аннабель».',
  clear: 'Показать все партии',
  further: 'Искать в более старых партиях',
  onServer: 'Партии на этом сервере',
  found: (count) =>
    plural('ru', count, {
      one: 'Найдена # партия',
      few: 'Найдено # партии',
      many: 'Найдено # партий',
      other: 'Найдено # партии',
    }),
};
