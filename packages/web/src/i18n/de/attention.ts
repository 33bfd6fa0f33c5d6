/** Words for calling a player who looks elsewhere. */

import type { attention as english } from '../en/attention.ts';
import type { Widen } from '../words.ts';

export const attention: Widen<typeof english> = {
  turn: 'Du bist am Zug',
  time: 'Deine Zeit läuft ab',
  notify: 'Benachrichtigungen',
  notifyHint: 'Wenn dieser Tab im Hintergrund ist: dein Zug, Angebote, knappe Zeit.',
  refused:
    'Dein Browser blockiert Benachrichtigungen. Du kannst sie in seinen Einstellungen für diese Seite erlauben.',
};
