/** Words for calling a player who looks elsewhere. */

import type { attention as english } from '../en/attention.ts';
import type { Widen } from '../words.ts';

export const attention: Widen<typeof english> = {
  turn: 'À vous de jouer',
  time: 'Votre temps s’épuise',
  notify: 'Notifications',
  notifyHint: 'Quand vous regardez ailleurs : votre tour, une question, le temps qui s’épuise.',
  refused: 'Votre navigateur ne les autorise pas. Ses réglages pour cette page permettent de le changer.',
};
