/** Words of the small components, and the names of the sides. */
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  sides: {
    'red-white': { black: 'Rojas', white: 'Blancas' },
    'black-white': { black: 'Negras', white: 'Blancas' },
    'red-blue': { black: 'Rojas', white: 'Azules' },
    'dark-light': { black: 'Oscuras', white: 'Claras' },
  },
  computer: (level) => `Ordenador (nivel ${level})`,
  /** The computer's, from the weakest. */
  levels: {
    1: 'Primeros pasos',
    2: 'Principiante',
    3: 'Aficionado',
    4: 'Campeón de la familia',
    5: 'Jugador de club',
    6: 'Buen jugador de club',
    7: 'Experto',
    8: 'Maestro',
    9: 'Gran maestro',
    10: 'Toda su fuerza',
  },
  updateReady: 'Hay una versión nueva. Tu partida está guardada.',
  updateNow: 'Actualizar',
};
