/** Words of the small help buttons. */
import type { Words } from '../words.ts';

export const help: Words['help'] = {
  open: 'Aide',
  what: (about) => `Qu’est-ce que c’est ? ${about}`,
  more: 'Plus dans « Apprendre »',
};
