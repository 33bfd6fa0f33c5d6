/** Words of the small components, and the names of the sides. */
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  sides: {
    'red-white': { black: 'Rojas', white: 'Blancas' },
    'black-white': { black: 'Negras', white: 'Blancas' },
    'red-blue': { black: 'Rojas', white: 'Azules' },
    'dark-light': { black: 'Oscuras', white: 'Claras' },
  },
  updateReady: 'Hay una versión nueva. Tu partida está guardada.',
  updateNow: 'Actualizar',
};
