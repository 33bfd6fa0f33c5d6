/** Words used on many screens. */
import type { Words } from '../words.ts';

export const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Zurück',
  cancel: 'Abbrechen',
  ok: 'OK',
  close: 'Schließen',
  notLoaded: 'Dieser Teil konnte nicht geladen werden. Besteht eine Verbindung?',
  tryAgain: 'Noch einmal',
};
