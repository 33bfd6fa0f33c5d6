/** Words for calling a player who looks elsewhere. */

import type { attention as english } from '../en/attention.ts';
import type { Widen } from '../words.ts';

export const attention: Widen<typeof english> = {
  turn: 'Te toca',
  time: 'Se te acaba el tiempo',
  notify: 'Notificaciones',
  notifyHint: 'Mientras miras otra cosa: tu turno, una pregunta, el tiempo que se acaba.',
  refused: 'Tu navegador no las permite. Puedes cambiarlo en sus ajustes para esta página.',
};
