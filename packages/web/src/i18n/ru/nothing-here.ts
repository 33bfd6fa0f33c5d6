/** Words for an address that leads nowhere. */
import type { nothingHere as english } from '../en/nothing-here.ts';
import type { Widen } from '../words.ts';

export const nothingHere: Widen<typeof english> = {
  title: 'Страница не найдена',
  hint: 'Возможно, ссылка устарела или содержит ошибку.',
  toStart: 'На главную',
};
