/** Слова о порядке на сервере: объявления, жалобы, блокировки. */
import type { moderation as english } from '../en/moderation.ts';
import type { Widen } from '../words.ts';

export const moderation: Widen<typeof english> = {
  announcement: 'Объявление',
  dismiss: 'Закрыть объявление',
  banned: (reason) => `Вам закрыт доступ к этому серверу. Причина: ${reason}`,
  bannedUntil: (until, reason) => `Доступ к этому серверу закрыт для вас до ${until}. Причина: ${reason}`,
  muted: (reason) => `Вы не можете писать в чат и менять имя. Причина: ${reason}`,
  mutedUntil: (until, reason) => `До ${until} вы не можете писать в чат и менять имя. Причина: ${reason}`,
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
