/** Words used on many screens. */
import type { Words } from '../words.ts';

export const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Zurück',
  cancel: 'Abbrechen',
  ok: 'OK',
  close: 'Schließen',
  notLoaded: 'Das konnte nicht geladen werden. Bitte prüfe deine Verbindung.',
  tryAgain: 'Erneut versuchen',
};
