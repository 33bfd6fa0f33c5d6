/** Words for an address that leads nowhere. */
import type { nothingHere as english } from '../en/nothing-here.ts';
import type { Widen } from '../words.ts';

export const nothingHere: Widen<typeof english> = {
  title: 'Unter dieser Adresse gibt es nichts',
  hint: 'Vielleicht ist der Link veraltet oder nicht vollständig.',
  toStart: 'Zur Startseite',
};
