/** Words used on many screens. */
import type { Words } from '../words.ts';

export const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Retour',
  cancel: 'Annuler',
  ok: 'OK',
  close: 'Fermer',
  notLoaded: 'Cette partie n’a pas pu être chargée. Êtes-vous en ligne ?',
  tryAgain: 'Réessayer',
};
