/** Words used on many screens. */
import type { Words } from '../words.ts';

export const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Retour',
  cancel: 'Annuler',
  ok: 'OK',
  close: 'Fermer',
};
