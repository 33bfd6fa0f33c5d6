/** Words for an address that leads nowhere. */
import type { nothingHere as english } from '../en/nothing-here.ts';
import type { Widen } from '../words.ts';

export const nothingHere: Widen<typeof english> = {
  title: 'Seite nicht gefunden',
  hint: 'Der Link ist vielleicht veraltet oder falsch geschrieben.',
  toStart: 'Zur Startseite',
};
