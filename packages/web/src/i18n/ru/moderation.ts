/** Слова о порядке на сервере: объявления, жалобы, блокировки. */
import type { moderation as english } from '../en/moderation.ts';
import type { Widen } from '../words.ts';

export const moderation: Widen<typeof english> = {
  announcement: 'Объявление',
  dismiss: 'Закрыть объявление',
  report: {
    open: 'Пожаловаться на игрока',
    title: 'Пожаловаться на игрока',
    who: 'На кого?',
    why: 'Что случилось?',
    reasons: {
      insults: 'Оскорбления или угрозы',
      name: 'Оскорбительное имя',
      cheating: 'Нечестная игра',
      stalling: 'Намеренно тянет время',
      other: 'Другое',
    },
    text: 'Подробности (необязательно)',
    send: 'Отправить жалобу',
    cancel: 'Отмена',
    sent: 'Спасибо. Модераторы разберутся.',
    failed: 'Не удалось отправить жалобу.',
  },
};
