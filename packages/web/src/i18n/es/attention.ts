/** Words for calling a player who looks elsewhere. */

import type { attention as english } from '../en/attention.ts';
import type { Widen } from '../words.ts';

export const attention: Widen<typeof english> = {
  turn: 'Te toca',
  time: 'Se te acaba el tiempo',
  notify: 'Notificaciones',
  notifyHint: 'Cuando esta pestaña está en segundo plano: tu turno, ofertas, poco tiempo.',
  refused: 'Tu navegador no las permite. Puedes cambiarlo en sus ajustes para esta página.',
};
