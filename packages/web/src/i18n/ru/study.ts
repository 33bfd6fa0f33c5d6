/** Слова раздела «Изучать». */
import type { StudyWords } from '../en/study.ts';

export const study: StudyWords = {
  title: 'Изучать',
  lead: 'Разбирайте партии и играйте сильнее.',
  to: { analysis: 'Анализ', train: 'Тренировка' },
  hints: {
    analysis: 'Пробуйте ходы, спрашивайте движок, читайте отчёт о партии.',
    train: 'Уроки, окончания и карточки с тем, что хочется запомнить.',
  },
};
