/** Words of the small help buttons. */
import type { Words } from '../words.ts';

export const help: Words['help'] = {
  open: 'Hilfe',
  what: (about) => `Was ist das? ${about}`,
  more: 'Mehr unter „Lernen“',
};
