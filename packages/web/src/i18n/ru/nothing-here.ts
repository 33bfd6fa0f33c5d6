/** Words for an address that leads nowhere. */
import type { nothingHere as english } from '../en/nothing-here.ts';
import type { Widen } from '../words.ts';

export const nothingHere: Widen<typeof english> = {
  title: 'По этому адресу ничего нет',
  hint: 'Возможно, ссылка устарела или указана не полностью.',
  toStart: 'На главную',
};
