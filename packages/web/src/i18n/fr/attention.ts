/** Words for calling a player who looks elsewhere. */

import type { attention as english } from '../en/attention.ts';
import type { Widen } from '../words.ts';

export const attention: Widen<typeof english> = {
  turn: 'À vous de jouer',
  time: 'Votre temps s’épuise',
  notify: 'Notifications',
  notifyHint: 'Quand cet onglet est en arrière-plan : votre tour, les offres, le temps court.',
  refused: 'Votre navigateur ne les autorise pas. Ses réglages pour cette page permettent de le changer.',
};
