/** Words of the small help buttons. */
import type { Words } from '../words.ts';

export const help: Words['help'] = {
  open: 'Ayuda',
  what: (about) => `¿Qué es esto? ${about}`,
  more: 'Más en «Aprender»',
};
