/** Words for an address that leads nowhere. */
import type { nothingHere as english } from '../en/nothing-here.ts';
import type { Widen } from '../words.ts';

export const nothingHere: Widen<typeof english> = {
  title: 'Il n’y a rien à cette adresse',
  hint: 'Le lien est peut-être ancien ou incomplet.',
  toStart: 'Aller à l’accueil',
};
