/** Words for calling a player who looks elsewhere. */

import type { attention as english } from '../en/attention.ts';
import type { Widen } from '../words.ts';

export const attention: Widen<typeof english> = {
  turn: 'Du bist am Zug',
  time: 'Deine Zeit läuft ab',
  notify: 'Benachrichtigungen',
  notifyHint: 'Wenn du woanders hinschaust: dein Zug, eine Frage, ablaufende Zeit.',
  refused: 'Dein Browser erlaubt sie nicht. In seinen Einstellungen zu dieser Seite lässt sich das ändern.',
};
